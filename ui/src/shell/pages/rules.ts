/** The chapters of a rulebook. Knows no game. */
import type { Rule } from "../wire";

interface Chapter {
  title: string;
  rules: Rule[];
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
