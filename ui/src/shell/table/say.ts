/** Sentences about offers and prompts, from the words of the game. Knows no game. */
import type { Action, Terms } from "../../board/types";
import { verb, word } from "./offer";
import { cut, type Piece } from "../pages/log";
import type { Facts, Text } from "../text";
import type { Reason } from "../wire";

/** What a list of targets says: "tile:D-BG" is the fact `tile`, "~cube:A" is `cube`; a second `cell` is `cell2`. */
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
  const facts = action.terms?.facts ?? {};
  const named = `named-${verb(action)}`; // names what lies there, by the facts of the offer
  if (Object.keys(facts).length > 0 && text.has(named)) return text.say(named, text.inWords(facts as Facts));
  const bare = action.targets.find((target) => !target.includes(":"));
  const message = bare && text.has(`do-${verb(action)}-${bare}`) ? `do-${verb(action)}-${bare}` : `do-${verb(action)}`;
  return text.has(message) ? text.say(message, text.inWords(targetFacts(action.targets))) : action.line;
}

/** The same, cut where a fact is named, so that the game's icon can stand beside it. */
export function actionPieces(text: Text, action: Action): Piece[] {
  const facts = targetFacts(action.targets);
  return cut(actionWords(text, action), facts, text.inWords(facts));
}

/** An action in words, with what it takes and gives. */
export function offerWords(text: Text, action: Action): string {
  return [actionWords(text, action), ...deals(text, action)].join(" · ");
}

/** The same on its button: message `button-<verb>` if the game has one, which names the terms itself. */
export function buttonPieces(text: Text, action: Action): Piece[] {
  const message = `button-${verb(action)}`;
  if (action.terms && text.has(message)) {
    const facts = termFacts(action.terms);
    const named = text.inWords(targetFacts(action.targets));
    const said = { ...named, ...text.inWords(facts), ...inWords(text, action.terms) };
    return cut(text.say(message, said), facts, said);
  }
  const pieces = actionPieces(text, action);
  return [...pieces, ...deals(text, action).map((deal) => ({ text: ` · ${deal}` }))];
}

/** Terms as facts of a message: each thing by its own number, and all that is taken or given as a list (`A A yellow`). */
function termFacts({ cost, gain, facts }: Terms): Facts {
  return { ...gain, ...cost, ...facts, cost: repeated(cost), gain: repeated(gain) };
}

function repeated(amounts: Record<string, number>): string {
  return Object.entries(amounts)
    .flatMap(([thing, count]) => Array<string>(count).fill(thing))
    .join(" ");
}

function inWords(text: Text, { cost, gain }: Terms): { cost: string; gain: string } {
  return { cost: amounts(text, cost), gain: amounts(text, gain) };
}

/** "2 yellow, 1 blue": message `thing-<name>` with its count. */
export function amounts(text: Text, things: Record<string, number>): string {
  const said = Object.entries(things).map(([thing, count]) => text.say(`thing-${thing}`, { count }));
  return said.join(", ") || text.say("nothing");
}

/** What an action takes and what it gives, each as a phrase; nothing where there is nothing. */
function deals(text: Text, { terms }: Action): string[] {
  if (!terms) return [];
  const said = inWords(text, terms);
  return (["cost", "gain"] as const)
    .filter((side) => Object.keys(terms[side]).length > 0)
    .map((side) => text.say(`terms-${side}`, { amounts: said[side] }));
}

/** The same among others that share its last target: message `one-<verb>`, if it can be shorter there. */
export function shortPieces(text: Text, action: Action): Piece[] {
  const message = `one-${verb(action)}`;
  if (!text.has(message)) return actionPieces(text, action);
  const facts = targetFacts(action.targets.slice(0, -1));
  return cut(text.say(message, text.inWords(facts)), facts, text.inWords(facts));
}

/** A target by its own name: message `cube-A` for "~cube:A", or its value. */
export function targetWords(text: Text, target: string): string {
  const [name, value] = split(target);
  const message = value === undefined ? name : `${name}-${value}`;
  return text.has(message) ? text.say(message) : (value ?? name);
}

/** The words that still tell the actions apart, such as "turn". */
export function openWords(left: Action[]): string[] {
  const first = left[0]?.targets ?? [];
  const shared = first.filter((target) => left.every((action) => action.targets.includes(target)));
  const open = left.flatMap((action) => action.targets.filter((target) => !shared.includes(target)).map(word));
  const words = [...new Set(open)];
  return words.length > 1 ? words.filter((name) => name !== "verb") : words; // what is named also tells the verbs apart
}

/** The one sentence for whoever must decide, narrowed by what was picked already. */
export function promptWords(text: Text, step: string, facts: Facts, left: Action[], picks: string[]): string {
  const open = openWords(left);
  const narrowed = `prompt-${step}-${open[0]}`;
  const message = picks.length > 0 && open.length === 1 && text.has(narrowed) ? narrowed : `prompt-${step}`;
  return text.say(message, text.inWords({ ...facts, ...targetFacts(picks), count: left.length }));
}

/** What exactly stands in the way, in words; nothing if the sentence of the rule says it all. Seats go by their names. */
export function becauseWords(text: Text, reason: Reason, seatName: (seat: string) => string): string {
  if (!reason.because) return "";
  const who = String(reason.facts["who"] ?? "");
  const facts = who ? { ...reason.facts, who: list(who.split(" ").map(seatName)) } : reason.facts;
  return text.say(`because-${reason.because}`, text.inWords(facts as Facts));
}

/** What a kind of thing is and does: message `about-space` for "space:g5", nothing if the game does not say it. */
export function aboutWords(text: Text, id: string): string {
  const message = `about-${word(id)}`;
  return text.has(message) ? text.say(message) : "";
}

/** Names in one breath: "Ada", "Ada and Ben", "Ada, Ben and Cy". */
export function list(names: string[], language = "en"): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

function split(target: string): [string, string | undefined] {
  const at = target.indexOf(":");
  return at < 0 ? [target, undefined] : [word(target), target.slice(at + 1)];
}
