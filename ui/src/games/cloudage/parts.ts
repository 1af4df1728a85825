/** The parts of the table, and what lies in each. */
import type { Lies } from "../../board/parts.svelte";

export type Part = "map" | "city" | "airship" | "missions" | "hand";

export const LIES: Lies<Part> = {
  space: "map",
  legacy: "map",
  region: "city",
  resource: "city",
  ability: "airship",
  growth: "airship",
  level: "city",
  navigation: "airship",
  mission: "missions",
  half: "missions",
};
