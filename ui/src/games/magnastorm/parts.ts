/** The parts of the table, and which of them the offered moves are about. */
import type { Action } from "../../board/types";

export type Beside = "switchboard" | "research"; // the parts of the desk
export type Part = "planet" | Beside;
export const PARTS: Part[] = ["planet", "switchboard", "research"];

const LIES: Record<string, Part> = {
  space: "planet",
  area: "planet",
  station: "planet",
  column: "switchboard",
  panel: "switchboard",
  crew: "switchboard",
  upper: "switchboard",
  research: "research",
  objective: "research",
};

export function partOf(id: string): Part | undefined {
  return LIES[id.split(":", 1)[0] ?? ""];
}

/** Where something can be chosen now, in the order in which the moves are offered. */
export function asked(left: Action[]): Part[] {
  const found = left.flatMap((action) => action.targets.map(partOf));
  return [...new Set(found)].filter((part) => part !== undefined);
}
