/** The parts of the table, and which of them the offered moves are about. */
import type { Action } from "../../board/types";

export type Part = "island" | "sky" | "harbour";

const LIES: Record<string, Part> = {
  cell: "island",
  cloud: "sky",
  spare: "sky",
  die: "sky",
  harbour: "harbour",
  extension: "harbour",
};

/** Where something can be chosen now, in the order in which the moves are offered. */
export function asked(left: Action[]): Part[] {
  const found = left.flatMap(({ targets }) => targets.map((id) => LIES[id.split(":", 1)[0] ?? ""]));
  return [...new Set(found)].filter((part) => part !== undefined);
}
