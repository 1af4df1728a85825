/** The parts of the table, and what lies in each. */
import type { Lies } from "../../board/parts.svelte";

export type Part = "scene" | "row";

export const LIES: Lies<Part> = {
  tile: "scene", // of the own hand: where it can go is seen in the city
  space: "scene",
  cell: "scene",
  row: "row",
  pile: "row",
};
