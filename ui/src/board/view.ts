/** What the engine tells of any game. Made by tools/typescript.py from its records; do not edit. */

/** The table as one seat may see it. */
export interface View {
  seat: string | null; // whose eyes; nobody's: a looker-on
  round: number; // 0 during set-up
  rounds: number | null; // how many there will be, if that is known
}

/** What a move takes and gives, by thing, and what else is worth knowing of it. The engine tells it; nobody works it out. */
export interface Terms {
  cost: Record<string, number>;
  gain: Record<string, number>;
  facts: Record<string, string | number>;
}
