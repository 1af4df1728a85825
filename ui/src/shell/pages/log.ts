/** The log as lines of text: who, what, when. Knows no game. */
import type { Facts, Text } from "../text";
import type { Openings } from "../api";
import type { GameEvent, Move } from "../wire";

export const CHANCE = "chance";

/** A stretch of a sentence; with an icon if it stands for a fact. */
export interface Piece {
  text: string;
  icon?: { name: string; value: string };
}

export interface Line {
  key: string;
  n: number; // of the move it belongs to
  name: string;
  seat: string;
  rule: string;
  facts: GameEvent["facts"];
  readonly pieces: Piece[]; // put into words only where they are read
}

export interface Group {
  round: string | null; // nothing before the first round
  lines: Line[];
}

/** An event's facts as far as whoever is facing the table knows them. */
export function known(event: GameEvent, facing: string | null): Facts {
  return tells(event, facing) ? { ...event.facts, ...event.secret } : event.facts;
}

function tells(event: GameEvent, facing: string | null): boolean {
  return facing !== null && event.secret !== undefined && (event.to ?? []).includes(facing);
}

/** The event in words, cut where a fact is named, so that an icon can stand beside its words. */
export function tell(event: GameEvent, facing: string | null, text: Text): Piece[] {
  const facts = known(event, facing);
  const secret = `event-${event.name}-secret`;
  const message = !tells(event, facing) && text.has(secret) ? secret : `event-${event.name}`;
  const said = text.inWords(facts);
  let sentence = text.say(message, said);
  if (event.seat === CHANCE) sentence = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  return cut(sentence, facts, said);
}

const TAKEN = "\0";

/** Cut a sentence before each fact's words; facts that are not named in it lead the sentence. */
export function cut(sentence: string, facts: Facts, said: Facts): Piece[] {
  const marks: { place: number; name: string; value: string }[] = [];
  let open = sentence; // without the words that stand for a fact already
  const words = ([name, value]: [string, unknown]) => String(said[name] ?? value);
  const named = Object.entries(facts).sort((one, two) => words(two).length - words(one).length);
  for (const [name, value] of named) {
    if (typeof value !== "string" || value === "") continue;
    const { length } = words([name, value]);
    const place = find(open, words([name, value]));
    marks.push({ place: Math.max(place, 0), name, value });
    if (place >= 0) open = open.slice(0, place) + TAKEN.repeat(length) + open.slice(place + length);
  }
  marks.sort((one, two) => one.place - two.place);
  const pieces: Piece[] = [];
  let from = 0;
  for (const { place, name, value } of marks) {
    const before = sentence.slice(from, place);
    if (before) addText(pieces, before);
    pieces.push({ text: "", icon: { name, value } });
    from = place;
  }
  addText(pieces, sentence.slice(from));
  return pieces;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Where whole words stand in a sentence: "a" is not in "takes". */
function find(sentence: string, words: string): number {
  const [all, part] = [sentence.toLowerCase(), words.toLowerCase()];
  let place = all.indexOf(part);
  while (place >= 0) {
    const around = [all.charAt(place - 1), all.charAt(place + part.length)];
    if (!around.some((letter) => LETTER.test(letter))) return place;
    place = all.indexOf(part, place + 1);
  }
  return -1;
}

function addText(pieces: Piece[], text: string): void {
  const last = pieces.at(-1);
  if (last && last.text === "") last.text = text;
  else if (text) pieces.push({ text });
}

export interface Wish {
  seat: string | null; // only this seat's lines
  kind: string | null; // only events of this name
  all: boolean; // also the quiet ones
}

export function wanted(event: GameEvent, wish: Wish, quiet: string[]): boolean {
  if (wish.seat !== null && event.seat !== wish.seat) return false;
  if (wish.kind !== null) return event.name === wish.kind;
  return wish.all || !quiet.includes(event.name);
}

/** The number of the round that an event opens, or nothing. */
export function roundOf(event: GameEvent, opens: Openings): string | null {
  const what = opens[event.name];
  return what === "turn" || what === "round" ? String(event.facts.round) : null;
}

/** All wanted lines, in groups by round. */
export function groups(
  moves: Move[],
  facing: string | null,
  text: Text,
  wish: Wish,
  quiet: string[],
  opens: Openings,
): Group[] {
  const out: Group[] = [];
  let group: Group = { round: null, lines: [] };
  for (const move of moves) {
    move.events.forEach((event, i) => {
      const round = roundOf(event, opens);
      if (round !== null && round !== group.round) {
        if (group.lines.length) out.push(group);
        group = { round, lines: [] };
      }
      if (!wanted(event, wish, quiet)) return;
      const { name, seat, rule, facts } = event;
      const key = `${move.n}.${i}`;
      group.lines.push({
        key,
        n: move.n,
        name,
        seat,
        rule,
        facts,
        get pieces() {
          return tell(event, facing, text);
        },
      });
    });
  }
  if (group.lines.length) out.push(group);
  return out;
}

/** The groups in the order in which they are drawn: the one a move belongs to first, then outwards. */
export function nearest(all: Group[], n: number): number[] {
  const from = Math.max(
    all.findLastIndex(({ lines }) => lines[0].n <= n),
    0,
  );
  return [...all.keys()].sort((one, two) => Math.abs(one - from) - Math.abs(two - from) || two - one);
}

/** The kinds of events in the log, in the order in which they first happened. */
export function kinds(moves: Move[]): string[] {
  return [...new Set(moves.flatMap((move) => move.events.map((event) => event.name)))];
}

/** What a kind of event is called: `kind-<name>` if the game has it, else its own name in words. */
export function kindName(kind: string, text: Text): string {
  if (text.has(`kind-${kind}`)) return text.say(`kind-${kind}`);
  const plain = kind.replace(/[-_]+/g, " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
