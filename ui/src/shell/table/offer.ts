/** The generic clicking: each click narrows the offer until one action is left. Knows no game. */
import type { Action } from "../../board/types";

export const WHOLE = "act:"; // an id that means a whole action, such as "act:walkway g7-j7"

/** The actions that are still meant after the picks. */
export function narrow(offer: Action[], picks: string[]): Action[] {
  return offer.filter((action) => picks.every((pick) => means(action, pick)));
}

export function means(action: Action, id: string): boolean {
  return id.startsWith(WHOLE) ? action.line === id.slice(WHOLE.length) : action.targets.includes(id);
}

/** Can `id` still be clicked: does it tell the remaining actions apart, or belong to one of them? */
export function glows(left: Action[], picks: string[], id: string): boolean {
  return !picks.includes(id) && left.some((action) => means(action, id));
}

/** The word of a target: "turn" of "turn:r1". */
export function word(target: string): string {
  return target.split(":", 1)[0] ?? target;
}

/** If the actions left differ only in one preferred word, the one that has the preferred value. */
export function settle(left: Action[], preferred: Record<string, string>): Action | null {
  if (left.length === 1) return left[0] ?? null;
  for (const [name, value] of Object.entries(preferred)) {
    const rests = new Set(left.map((action) => action.targets.filter((t) => word(t) !== name).join(" ")));
    const chosen = left.filter((action) => action.targets.includes(`${name}:${value}`));
    if (rests.size === 1 && chosen.length === 1) return chosen[0] ?? null;
  }
  return null;
}

/** Verbs with nothing else to click become buttons beside the prompt. */
export function buttons(left: Action[]): Action[] {
  return left.filter((action) => action.targets.length === 1);
}
