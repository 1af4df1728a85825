/** Looking rules up by meaning, as `core/search.py` does it and explains it; both must find what `searches.txt` says. */
import type { Text } from "../text";
import type { Rule } from "../wire";

const WORD = /[\p{L}\p{N}]+/gu;
const ASKED = 4;
const CHAPTER = 1.5;
const SENTENCE = 1;
const ALIKE = 0.6;
const ID = /^[A-Z]{2}-[A-Z0-9]+-?[0-9]*$/;
const PART = 4;

type Meaning = Map<string, number>;

export interface Found {
  rules: Rule[];
  stems: Set<string>; // what to mark in them
}

export function stem(word: string): string {
  const ends = (...endings: string[]) => endings.some((ending) => word.endsWith(ending));
  if (ends("ies", "ied")) word = word.length === 4 ? word.slice(0, -1) : `${word.slice(0, -3)}y`;
  else if (ends("ses", "xes", "zes", "ches", "shes")) word = word.slice(0, -2);
  else if (ends("s") && !ends("ss", "us", "is") && word.length > 3) word = word.slice(0, -1);
  const begin = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(word)?.[1] ?? "";
  if (begin.length > 2) word = begin;
  if (word.length > 3 && word.at(-1) === word.at(-2)) word = word.slice(0, -1);
  return word.length > 3 && ends("e") ? word.slice(0, -1) : word;
}

function stems(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).map(stem);
}

/** What the text files of a game say about words: which mean the same, and which say nothing. */
class Words {
  private readonly groups: Set<string>[];
  private readonly empty: Set<string>;

  constructor(text: Text) {
    const lists = ["search-alike", "search-alike-game"].filter((message) => text.has(message));
    this.groups = lists.flatMap((message) => text.say(message).split("\n")).map((line) => new Set(stems(line)));
    this.empty = new Set(stems(text.say("search-empty")));
  }

  telling(text: string): string[] {
    const found = [...new Set(stems(text))];
    const telling = found.filter((one) => !this.empty.has(one));
    return telling.length ? telling : found;
  }

  /** The stems that each word of a question may stand for, and how well they fit. */
  meanings(question: string, known: Set<string>): Meaning[] {
    return this.telling(question)
      .map((word) => this.meaning(word, known))
      .filter((meaning) => meaning.size);
  }

  private meaning(word: string, known: Set<string>): Meaning {
    const alike = this.groups.filter((group) => group.has(word)).flatMap((group) => [...group]);
    const fits: Meaning = new Map([...alike.map((other): [string, number] => [other, ALIKE]), [word, 1]]);
    const found = new Map([...fits].filter(([other]) => known.has(other)));
    if (found.size || word.length < PART) return found;
    return new Map([...known].filter((other) => other.startsWith(word)).map((other) => [other, ALIKE]));
  }
}

/** The stems of the parts of a rule, and what each part is worth. */
class Indexed {
  readonly parts: [worth: number, part: string[]][];
  readonly short: number;

  constructor(rule: Rule, words: Words) {
    const questions = rule.asked
      .split(",")
      .filter(Boolean)
      .map((question) => words.telling(question));
    const sentence = words.telling(rule.sentence);
    this.parts = questions.map((question) => [ASKED / Math.sqrt(question.length), question]);
    this.parts.push([CHAPTER, words.telling(rule.chapter)], [SENTENCE, sentence]);
    this.short = 1 + 10 / (10 + sentence.length);
  }

  fit(meaning: Meaning): number {
    return Math.max(0, ...this.parts.flatMap(([worth, part]) => part.map((one) => worth * (meaning.get(one) ?? 0))));
  }
}

/** The rules that answer a question, the best first; or those with this part of an id. */
export function search(rules: Rule[], question: string, text: Text): Found {
  const asked = question.trim().toUpperCase();
  const named = asked.includes("-") ? rules.filter((rule) => rule.id.includes(asked)) : [];
  if (named.length || ID.test(asked)) return { rules: named, stems: new Set() };

  const words = new Words(text);
  const index = rules.map((rule) => new Indexed(rule, words));
  const known = new Set(index.flatMap((entry) => entry.parts.flatMap(([, part]) => part)));
  const meanings = words.meanings(question, known);
  const fits = index.map((entry) => meanings.map((meaning) => entry.fit(meaning)));
  const rare = meanings.map((_, k) => Math.log(1 + rules.length / fits.filter((fit) => fit[k]! > 0).length));
  const all = sum(rare);

  const found = rules.flatMap((rule, place) => {
    const fit = fits[place]!;
    const covered = sum(rare.filter((_, k) => fit[k]! > 0));
    const worth = index[place]!.short * sum(rare.map((weight, k) => weight * fit[k]!));
    return covered > 0 && covered * 2 >= all ? [{ rule, worth }] : [];
  });
  found.sort((a, b) => b.worth - a.worth);
  return { rules: found.map(({ rule }) => rule), stems: new Set(meanings.flatMap((meaning) => [...meaning.keys()])) };
}

/** A sentence cut into stretches, those that were looked for marked. */
export function marked(sentence: string, wanted: Set<string>): { text: string; hit: boolean }[] {
  const out: { text: string; hit: boolean }[] = [];
  let at = 0;
  for (const match of sentence.matchAll(WORD)) {
    if (!wanted.has(stem(match[0].toLowerCase()))) continue;
    out.push({ text: sentence.slice(at, match.index), hit: false }, { text: match[0], hit: true });
    at = match.index + match[0].length;
  }
  return [...out, { text: sentence.slice(at), hit: false }].filter((part) => part.text);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
