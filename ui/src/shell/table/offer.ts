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

/** Targets such as "~cube:yellow" lie nowhere on the table: they are said on buttons. */
export function spoken(target: string): boolean {
  return target.startsWith("~");
}

/** The word of a target: "turn" of "turn:r1", "cube" of "~cube:yellow". */
export function word(target: string): string {
  return target.replace("~", "").split(":", 1)[0] ?? target;
}

export function verb(action: Action): string {
  return action.targets[0]?.slice("verb:".length) ?? "";
}

/** What a person can click for an action. */
function things(action: Action): string[] {
  return action.targets.slice(1).filter((target) => !spoken(target));
}

/** If the actions left differ only in one preferred word, the one that has the preferred value. */
export function settle(left: Action[], preferred: Record<string, string>, picks: string[] = []): Action | null {
  if (left.length === 1) return left.find((action) => !half(action, picks)) ?? null;
  for (const [name, value] of Object.entries(preferred)) {
    const rests = new Set(left.map((action) => action.targets.filter((t) => word(t) !== name).join(" ")));
    const chosen = left.filter((action) => action.targets.includes(`${name}:${value}`));
    if (rests.size === 1 && chosen.length === 1) return chosen[0] ?? null;
  }
  return null;
}

/** Is one thing of a pair picked and the other one not yet, such as one end of a walkway? */
function half(action: Action, picks: string[]): boolean {
  const pair = things(action).filter((id) => things(action).some((other) => other !== id && word(other) === word(id)));
  const picked = pair.filter((id) => picks.includes(id));
  return picked.length > 0 && picked.length < pair.length && !picks.some((id) => id.startsWith(WHOLE));
}

/** Actions that no click on the board can tell from others any more become buttons beside the prompt. */
export function buttons(left: Action[], picks: string[] = []): Action[] {
  const alike = new Set(left.map((action) => things(action).join(" "))).size === 1;
  if (alike && picks.length > 0) return left;
  return left.filter((action) => things(action).every((thing) => picks.includes(thing)));
}

export interface Fold {
  verb: string;
  actions: Action[];
}

const FEW = 3; // buttons of a verb that has a menu of its own

/** Verbs with a menu of their own fold into it; others only where there are more than `most` buttons, the largest first. */
export function fold(
  actions: Action[],
  most: number,
  menu: (verb: string) => boolean,
): { plain: Action[]; folds: Fold[] } {
  const verbs = byVerb(actions).sort((one, two) => two.actions.length - one.actions.length);
  const folds: Fold[] = [];
  let left = actions.length;
  for (const found of verbs) {
    const size = found.actions.length;
    if (menu(found.verb) ? size <= FEW : size === 1 || left <= most) continue;
    folds.push(found);
    left -= size - 1;
  }
  return { plain: actions.filter((action) => !folds.some((found) => found.actions.includes(action))), folds };
}

function byVerb(actions: Action[]): Fold[] {
  return [...new Set(actions.map(verb))].map((name) => ({
    verb: name,
    actions: actions.filter((action) => verb(action) === name),
  }));
}

/** The actions of a menu in groups by the last thing they name: what is gained, in most games. */
export function groups(actions: Action[]): { target: string; actions: Action[] }[] {
  const last = (action: Action) => action.targets.at(-1) ?? "";
  return [...new Set(actions.map(last))].map((target) => ({
    target,
    actions: actions.filter((action) => last(action) === target),
  }));
}

/** The id under which an action's button is found: its verb, or the whole action if it says more than that. */
export function buttonId(action: Action): string {
  return action.targets.length === 1 ? action.targets[0]! : WHOLE + action.line;
}
