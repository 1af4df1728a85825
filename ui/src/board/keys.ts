/** The keys of a page: which are meant, and those of a board. */

const TYPING = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";

/** Is a key meant for the table: no dialog lies over it, nobody is typing or means a shortcut, and nobody else has taken it? */
export function meant(event: KeyboardEvent): boolean {
  if (document.querySelector("dialog:modal")) return false;
  const typing = (event.target as Element | null)?.closest?.(TYPING);
  return !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || typing);
}

/** A letter in any case, or the name of a key. */
export function keyOf(event: KeyboardEvent): string {
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** What a key does; `false` if it means nothing just now. */
export type Key = (event: KeyboardEvent) => unknown;

/** Does what a key means at this board, before anybody else hears of it. */
export function boardKeys(event: KeyboardEvent, keys: Record<string, Key>): void {
  if (!meant(event)) return;
  const act = keys[keyOf(event)];
  if (act === undefined || act(event) === false) return;
  event.preventDefault();
  event.stopPropagation();
}
