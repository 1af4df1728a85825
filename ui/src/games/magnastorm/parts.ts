/** The parts of the table, and what lies in each. */
import type { Lies } from "../../board/parts.svelte";

export type Beside = "switchboard" | "research"; // the parts of the desk
export type Part = "planet" | Beside;
export const PARTS: Part[] = ["planet", "switchboard", "research"];

export const LIES: Lies<Part> = {
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
