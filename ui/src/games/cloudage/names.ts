/** The names that the engine uses, for drawings that go through all of them. */
import type { CloudAgeView, PlayerView } from "./view";

export type Ability = keyof PlayerView["upgrades"];
export type Growth = keyof PlayerView["tiles"];
export type Resource = "energy" | "metal" | "water" | "cards";
export type Gain = Partial<Record<string, number>>;

export const RESOURCES: Resource[] = ["energy", "metal", "water", "cards"];
export const ABILITIES: Ability[] = ["movement", "combat", "planting"];
export const GROWTHS: Growth[] = ["green", "wilted_a", "wilted_b", "wilted_c"];
export const PURSE = ["energy", "metal", "water", "tiles", "points"] as const;

/** The player whose board one has before oneself: the own one, or that of the start player. */
export function homeOf(view: CloudAgeView): string {
  return view.seat ?? view.fight?.seat ?? view.first ?? "A";
}

export function playerOf(view: CloudAgeView, seat: string): PlayerView {
  return view.players.find((player) => player.seat === seat) ?? view.players[0]!;
}

/** What there is of something that comes in several kinds, each with its number. */
export function amounts(gain: Gain): [string, number][] {
  return Object.entries(gain).flatMap(([name, count]) => (count ? [[name, count]] : []));
}

/** The same list with how often each value is in it. */
export function counted<T>(list: T[]): [T, number][] {
  return [...new Set(list)].map((one) => [one, list.filter((other) => other === one).length]);
}
