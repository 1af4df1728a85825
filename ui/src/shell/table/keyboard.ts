/** Which key does what at the table, unless somebody is typing. */
import { stride, walk, type Arrow } from "./roving";

export type Keymap = { [key: string]: (n: number) => unknown; digit: (n: number) => unknown };

const TYPING = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";

/** From thing to thing: without a mouse there is no other way, so a board never gets these keys. */
export const WALKING = ["N", "P"];

function meant(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement | null;
  return !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || at?.matches(TYPING));
}

/** Walks, before a board hears of the key. */
export function walked(event: KeyboardEvent): void {
  if (!meant(event) || !WALKING.includes(event.key.toUpperCase())) return;
  event.stopImmediatePropagation();
  if (walk(event.key.toUpperCase() === "N" ? 1 : -1)) event.preventDefault();
}

/** Does what a key means; says whether it meant anything. */
export function pressed(event: KeyboardEvent, keymap: Keymap): boolean {
  const at = event.target as HTMLElement | null;
  if (!meant(event)) return false;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
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
