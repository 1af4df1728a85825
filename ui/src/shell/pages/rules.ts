/** Looking things up in a rulebook. Knows no game. */
import type { Rule } from "../wire";

interface Chapter {
  title: string;
  rules: Rule[];
}

/** The rules that have every word of the search, in their id or their sentence. */
export function find(rulebook: Rule[], search: string): Rule[] {
  const wanted = terms(search);
  return rulebook.filter((rule) => {
    const where = `${rule.id} ${rule.chapter} ${rule.sentence}`.toLowerCase();
    return wanted.every((term) => where.includes(term));
  });
}

export function chapters(rules: Rule[]): Chapter[] {
  const out: Chapter[] = [];
  for (const rule of rules) {
    const last = out.at(-1);
    if (last?.title === rule.chapter) last.rules.push(rule);
    else out.push({ title: rule.chapter, rules: [rule] });
  }
  return out;
}

/** A sentence cut into stretches, those that were searched for marked. */
export function marked(sentence: string, search: string): { text: string; hit: boolean }[] {
  const wanted = terms(search).map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!wanted.length) return [{ text: sentence, hit: false }];
  const parts = sentence.split(new RegExp(`(${wanted.join("|")})`, "gi"));
  return parts.map((text, i) => ({ text, hit: i % 2 === 1 })).filter((part) => part.text);
}

function terms(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean);
}
