/** The values of a game's box, in tables and rows. Knows no game. */
import type { Text } from "../text";
import type { Value } from "../wire";

export interface Row {
  table: string;
  name: string;
  values: Value[];
}

interface Shelf {
  table: string;
  rows: Row[];
}

export function shelves(values: Value[]): Shelf[] {
  const tables = new Map<string, Map<string, Value[]>>();
  for (const value of values) {
    const rows = tables.get(value.table) ?? new Map<string, Value[]>();
    tables.set(value.table, rows.set(value.row, [...(rows.get(value.row) ?? []), value]));
  }
  return [...tables].map(([table, rows]) => ({
    table,
    rows: [...rows].map(([name, of]) => ({ table, name, values: of })),
  }));
}

/** The row that a thing on the board is printed in: "tile:D-BG" is row D-BG of the tiles. */
export function rowOf(all: Shelf[], thing: string | null): Row | null {
  const at = thing?.indexOf(":") ?? -1;
  if (!thing || at < 0) return null;
  const [table, name] = [thing.slice(0, at), thing.slice(at + 1)];
  return all.find((shelf) => shelf.table === table)?.rows.find((row) => row.name === name) ?? null;
}

/** A row in words: its own message (`tile-D-BG`), or its name. */
export function rowName(row: Row, text: Text): string {
  const message = `${row.table}-${row.name}`.replace(/\s+/g, "-");
  return text.has(message) ? text.say(message) : plain(row.name);
}

/** What is printed and a player wants to know, each value with its name; where a thing is drawn is nobody's business. */
export function told(row: Row, text: Text): { name: string; value: string }[] {
  const named = row.values.filter(({ field }) => text.has(`field-${field}`));
  const all = named.map(({ field, value }) => ({ name: text.say(`field-${field}`), value: inWords(value, text) }));
  return all.filter(({ value }) => value !== "");
}

/** A value in words: amounts of things as "2 metal"; nothing for what has no words. */
function inWords(value: unknown, text: Text): string {
  if (Array.isArray(value)) return value.every((part) => typeof part === "number") ? brief(value) : "";
  if (typeof value !== "object" || value === null) return brief(value);
  const parts = Object.entries(value);
  if (!parts.every(([name, count]) => typeof count === "number" && text.has(`thing-${name}`))) return "";
  return parts.map(([name, count]) => text.say(`thing-${name}`, { count: count as number })).join(", ");
}

/** What a row does, if the game says so: message `commander-03-about`, with its values as facts. */
export function rowAbout(row: Row, text: Text): string {
  const message = `${row.table}-${row.name}-about`.replace(/\s+/g, "-");
  const facts = Object.fromEntries(row.values.map(({ field, value }) => [field, brief(value)]));
  return text.has(message) ? text.say(message, facts) : "";
}

/** A table in words; nothing for one that only says how something is drawn. */
export function tableName(table: string, text: Text): string {
  return text.has(`table-${table}`) ? text.say(`table-${table}`) : "";
}

/** Where the values of a row come from, each place once. */
export function origins(row: Row): { kind: Value["kind"]; where: string }[] {
  const all = new Map(row.values.map(({ kind, where }) => [`${kind} ${where}`, { kind, where }]));
  return [...all.values()];
}

export function plain(name: string): string {
  const words = name.replace(/_/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A printed value in short: `{ own: 1, yellow: 2 }` is "own 1, yellow 2", a list its parts. */
export function brief(value: unknown): string {
  if (Array.isArray(value))
    return value.map((part) => (Array.isArray(part) ? part.map(brief).join(" + ") : brief(part))).join(", ");
  if (value === true || value === false) return value ? "yes" : "no";
  if (typeof value !== "object" || value === null) return String(value ?? "") || "none";
  const parts = Object.entries(value).filter(([, part]) => part !== "" && part !== false);
  const words = ([name, part]: [string, unknown]) =>
    typeof part === "number" ? `${name} ${part}` : part === true ? name : brief(part);
  return parts.map(words).join(", ") || "none";
}

/** Only addresses of pages become links. */
export function address(where: string): URL | null {
  return /^https?:\/\//.test(where) && URL.canParse(where) ? new URL(where) : null;
}
