/** The parts of the table, and what lies in each. */
import type { Lies } from "../../board/parts.svelte";

export type Part = "island" | "sky" | "harbour";

export const LIES: Lies<Part> = {
  cell: "island",
  cloud: "sky",
  spare: "sky",
  die: "sky",
  harbour: "harbour",
  extension: "harbour",
};
