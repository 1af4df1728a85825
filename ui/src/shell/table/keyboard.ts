/** Which key does what at the table, unless somebody is typing. */
import { keyOf, meant } from "../../board/keys";
import { DISPLAY } from "./pointing.svelte";
import { stride, walk, type Arrow } from "./roving";

type Keymap = { [key: string]: (n: number) => unknown; digit: (n: number) => unknown };

/** From thing to thing: without a mouse there is no other way, so a board never gets these keys. */
export const WALKING = ["N", "P"];

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
  const key = keyOf(event);
  if (key.startsWith("Arrow")) return mayStride(at) && stride(key as Arrow, event.shiftKey);
  if (key >= "1" && key <= "9" && key.length === 1) return Boolean(keymap.digit(Number(key)));
  const act = key === "digit" ? undefined : keymap[key];
  act?.(0);
  return act !== undefined;
}

/** Arrows scroll lists and move through widgets of their own; elsewhere they walk over the board. */
function mayStride(at: HTMLElement | null): boolean {
  return !at || at === document.body || at.closest("[data-thing]") !== null || at.matches(DISPLAY);
}
