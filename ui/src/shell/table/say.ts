/** Sentences about offers and prompts, from the words of the game. Knows no game. */
import type { Action } from "../../board/types";
import { word } from "./offer";
import type { Facts, Text } from "../text";

/** What a list of targets says: "tile:D-BG" is the fact `tile`; a second `cell` is `cell2`. */
export function targetFacts(targets: string[]): Facts {
  const facts: Facts = {};
  for (const target of targets) {
    const [name = "", value] = split(target);
    if (name === "verb" || value === undefined) continue;
    let key = name;
    for (let n = 2; key in facts; n++) key = `${name}${n}`;
    facts[key] = value;
  }
  return facts;
}

/** An action in words: message `do-<verb>`, or `do-<verb>-<thing>` for a thing without a value (`do-draw-pile`). */
export function actionWords(text: Text, action: Action): string {
  const verb = split(action.targets[0] ?? "")[1] ?? "";
  const bare = action.targets.find((target) => !target.includes(":"));
  const message = bare && text.has(`do-${verb}-${bare}`) ? `do-${verb}-${bare}` : `do-${verb}`;
  return text.has(message) ? text.say(message, text.inWords(targetFacts(action.targets))) : action.line;
}

/** The words that still tell the actions apart, such as "turn". */
export function openWords(left: Action[]): string[] {
  const first = left[0]?.targets ?? [];
  const shared = first.filter((target) => left.every((action) => action.targets.includes(target)));
  const open = left.flatMap((action) => action.targets.filter((target) => !shared.includes(target)).map(word));
  return [...new Set(open)];
}

/** The one sentence for whoever must decide, narrowed by what was picked already. */
export function promptWords(text: Text, step: string, facts: Facts, left: Action[], picks: string[]): string {
  const open = openWords(left);
  const narrowed = `prompt-${step}-${open[0]}`;
  const message = picks.length > 0 && open.length === 1 && text.has(narrowed) ? narrowed : `prompt-${step}`;
  return text.say(message, text.inWords({ ...facts, ...targetFacts(picks) }));
}

/** Names in one breath: "Ada", "Ada and Ben", "Ada, Ben and Cy". */
export function list(names: string[], language = "en"): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

function split(target: string): [string, string | undefined] {
  const at = target.indexOf(":");
  return at < 0 ? [target, undefined] : [target.slice(0, at), target.slice(at + 1)];
}
