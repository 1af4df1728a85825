/** What the engine says of the offered moves, by what the drawings ask for. */
import type { Action } from "../../board/types";

/** A cell within reach: the energy that it costs to fly there, and the harbour points that come with it. */
export interface Flight {
  cell: string;
  cost: number;
  points: number;
}

export function flights(left: Action[]): Flight[] {
  return left.flatMap(({ line, terms }) => {
    const [verb, cell] = line.split(" ");
    if (verb !== "fly" || !cell || !terms) return [];
    return [{ cell, cost: terms.cost.energy ?? 0, points: terms.gain.points ?? 0 }];
  });
}

/** What converting the next tile brings: energy, where the marker stands then, and what the bar has no room for. */
export interface Gain {
  gained: number;
  after: number;
  lost: number;
}

export function conversion(left: Action[]): Gain | null {
  const terms = left.find(({ line }) => line === "convert")?.terms;
  if (!terms) return null;
  return { gained: terms.gain.energy ?? 0, after: Number(terms.facts.after), lost: Number(terms.facts.lost) };
}

/** A tile that can be placed on a cell, and the points that it would bring there. */
export interface Placing {
  tile: string;
  score: number;
  ends: boolean; // the turn
}

/** The one tile that a click on the cell would place there; nothing as long as it could be another. */
export function placing(left: Action[], cell: string): Placing | null {
  const [only, ...others] = left.filter(({ line }) => line.startsWith("place ") && line.endsWith(` ${cell}`));
  if (!only?.terms || others.length > 0) return null;
  return { tile: only.line.split(" ")[1]!, score: Number(only.terms.facts.score), ends: only.terms.facts.ends === 1 };
}
