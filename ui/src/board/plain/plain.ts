/** How any view is told without a drawing: fields by their names, things by their words. */
import type { Action, Paragraph, Tabletop, View } from "../types";

const HEAD = ["seat", "round", "rounds"]; // told by the shell

export function fieldName(name: string): string {
  return name.replaceAll("_", " ");
}

export function fieldsOf(view: View): [string, unknown][] {
  return Object.entries(view)
    .filter(([name]) => !HEAD.includes(name))
    .map(([name, value]) => [fieldName(name), value]);
}

/** Everything that can be clicked for an offered move, once. */
export function thingsIn(left: Action[]): string[] {
  const targets = left.flatMap((action) => action.targets.slice(1));
  return [...new Set(targets)].filter((target) => !target.startsWith("~"));
}

/** A thing by its message (`card-3` for "card:3"), or by its own name. */
export function wordsOf(id: string, table: Pick<Tabletop, "say">): string {
  const message = id.replace(":", "-");
  const said = table.say(message);
  return said === message ? id.split(":").join(" ") : said;
}

export function isPlain(value: unknown): boolean {
  return Array.isArray(value) ? value.every((item) => isPlain(item)) : typeof value !== "object" || value === null;
}

export function rowsOf(value: unknown): [string, unknown][] {
  const rows = Object.entries(value as Record<string, unknown>);
  return Array.isArray(value) ? rows.map(([i, inner]) => [String(Number(i) + 1), inner]) : rows;
}

export function short(value: unknown): string {
  if (Array.isArray(value)) return value.map(short).join("  ") || "–";
  if (value === null) return "–";
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

/** The same in paragraphs, for the text table. */
export function describe(view: View): Paragraph[] {
  return fieldsOf(view).map(([title, value]) => ({ title, lines: lines(value) }));
}

function lines(value: unknown): string[] {
  if (isPlain(value)) return [short(value)];
  return rowsOf(value).flatMap(([name, inner]) => lines(inner).map((line) => `${fieldName(name)} ${line}`));
}
