/** Rows of the box that the drawings need: they are the same all game long and come once, with the sheet. */
import type { Tabletop } from "../../board/types";
import type { Ability, Gain, Resource } from "./names";

export interface Project {
  colour: "green" | "blue" | "yellow";
  water: number;
  cards: number;
  points: number;
  production: boolean;
  gain: Gain;
  movement: number;
  combat: number;
  planting: number;
  power: string;
}

const NO_PROJECT: Project = {
  colour: "blue",
  water: 0,
  cards: 0,
  points: 0,
  production: false,
  gain: {},
  movement: 0,
  combat: 0,
  planting: 0,
  power: "",
};

export function projectOf(table: Tabletop, name: string): Project {
  return { ...NO_PROJECT, ...(table.sheet.project?.[name] as Partial<Project> | undefined) };
}

export interface Upgrade {
  level: number;
  cost: number;
  points: number;
}

export function upgradesOf(table: Tabletop, ability: Ability): Upgrade[] {
  const rows = Object.values(table.sheet.upgrade ?? {}) as unknown as (Upgrade & { ability: Ability })[];
  return rows.filter((row) => row.ability === ability).sort((one, two) => one.level - two.level);
}

export interface Level {
  level: number;
  energy: number;
  water: number;
  points: number;
  reward?: Gain;
}

export function levelsOf(table: Tabletop): Level[] {
  const rows = Object.values(table.sheet.production ?? {}) as unknown as Level[];
  return [...rows].sort((one, two) => one.level - two.level);
}

/** How many hundredths of a quadrant each region takes. */
export function sharesOf(table: Tabletop, pattern: string): Record<Resource, number> {
  const row = table.sheet.pattern?.[pattern] as Partial<Record<Resource, number>> | undefined;
  return { energy: row?.energy ?? 0, metal: row?.metal ?? 0, water: row?.water ?? 0, cards: row?.cards ?? 0 };
}

export interface GrowthRow {
  gain?: Gain;
  either?: Gain;
  other?: Gain;
}

export function growthOf(table: Tabletop, name: string): GrowthRow {
  return (table.sheet.growth?.[name] ?? {}) as GrowthRow;
}
