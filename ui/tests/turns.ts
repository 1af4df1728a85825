/** Small made-up games. */
import type { Openings } from "../src/shell/api";
import type { Move } from "../src/shell/wire";

export interface Made {
  seat: string;
  turn?: number; // the round that this move opens
}

export const OPENS: Openings = { turn: "turn" };

export function moves(made: Made[]): Move[] {
  return made.map(({ seat, turn }, n) => ({
    n,
    seat,
    events: turn ? [{ name: "turn", seat, rule: "", facts: { round: turn } }] : [],
  }));
}
