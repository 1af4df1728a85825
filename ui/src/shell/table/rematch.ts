import { recall, remember } from "../mine";
import { go, tablePath } from "../router";

/** To the table of the rematch, with the seat that this browser had at the table before. */
export function joinRematch(table: string, next: string): void {
  const kept = recall(table);
  if (kept && !recall(next)) remember(next, { ...kept, over: false, updated: Date.now() });
  go(tablePath(next));
}
