/** Which key does what at the table, unless somebody is typing. */
import { stride, walk, type Arrow } from "./roving";

export type Keymap = { [key: string]: (n: number) => unknown; digit: (n: number) => unknown };

const TYPING = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";

/** Does what a key means; says whether it meant anything. */
export function pressed(event: KeyboardEvent, keymap: Keymap): boolean {
  const at = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (at?.matches(TYPING)) return false;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key === "n" || key === "p") return walk(key === "n" ? 1 : -1);
  if (key.startsWith("Arrow")) return mayStride(at) && stride(key as Arrow);
  if (key >= "1" && key <= "9" && key.length === 1) return Boolean(keymap.digit(Number(key)));
  const act = key === "digit" ? undefined : keymap[key];
  act?.(0);
  return act !== undefined;
}

/** Arrows scroll lists and move through widgets of their own; elsewhere they walk over the board. */
function mayStride(at: HTMLElement | null): boolean {
  return !at || at === document.body || at.matches("[data-thing]") || at.closest("[data-thing]") !== null;
}
