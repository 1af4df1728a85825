/** Small made-up games. */
import type { Move } from "../src/shell/wire";

export interface Made {
  seat: string;
  turn?: number; // the round that this move opens
}

export function moves(made: Made[]): Move[] {
  return made.map(({ seat, turn }, n) => ({
    n,
    seat,
    events: turn ? [{ name: "turn", seat, rule: "", facts: { round: turn } }] : [],
  }));
}
