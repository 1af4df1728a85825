/** What the engine tells of Die Inseln im Nebel. Made by tools/typescript.py from its records; do not edit. */

/** The table as one seat may see it. */
export interface View {
  seat: string | null; // whose eyes; nobody's: a looker-on
  round: number; // 0 during set-up
  rounds: number | null; // how many there will be, if that is known
}

/** Everything that may happen. */
export type EventName = never;

/** What a seat may have more or less of. */
export type Thing = never;
