/** The keys of a board. */

/** What a key does; `false` if it means nothing just now. */
export type Key = (event: KeyboardEvent) => unknown;

/** Does what a key means at this board, before anybody else hears of it, unless somebody is typing or means a shortcut. */
export function boardKeys(event: KeyboardEvent, keys: Record<string, Key>): void {
  const typing = (event.target as Element).closest?.("input, textarea, select, [contenteditable]");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (act === undefined || act(event) === false) return;
  event.preventDefault();
  event.stopPropagation();
}
