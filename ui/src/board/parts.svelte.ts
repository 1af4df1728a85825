/** The parts of a table: where something can be chosen, and how the board follows it. */
import { untrack } from "svelte";
import type { Action, Tabletop } from "./types";

/** In which part the things of a kind lie: `cell: "island"` for all of `cell:e9`. */
export type Lies<Part extends string> = Record<string, Part>;

/** Where something can be chosen now, in the order in which the moves are offered. */
export function asked<Part extends string>(left: Action[], lies: Lies<Part>): Part[] {
  const found = left.flatMap(({ targets }) => targets.map((id) => lies[id.split(":", 1)[0] ?? ""]));
  return [...new Set(found)].filter((part) => part !== undefined);
}

/** Whatever can be chosen comes into view; who looks elsewhere afterwards is left in peace. */
export function follow<Part extends string>(
  table: () => Tabletop,
  lies: Lies<Part>,
  turnTo: (parts: Part[]) => void,
): void {
  let followed = "";
  $effect(() => {
    const parts = asked(table().left, lies);
    const now = `${parts.join(" ")} ${table().picks.join(" ")}`;
    if (now === followed) return;
    followed = now;
    if (parts.length > 0) untrack(() => turnTo(parts));
  });
}
