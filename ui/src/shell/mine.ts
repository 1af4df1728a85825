/** My tables and my name, kept in this browser. Storage may be missing or hold anything; then it counts as empty. */

export interface MySeat {
  seat: string;
  token: string;
  kind: string;
  before?: string; // the secret that a link had; it is good until the server has heard of the new one
}

export interface MyTable {
  game: string;
  title: string;
  seats: MySeat[];
  names: string[];
  over?: boolean;
  lesson?: boolean; // it goes on from a lesson
  seal?: string; // of its luck, as it was when the table was first seen
  updated: number;
}

export type Kept = MyTable & { table: string };

const TABLES = "cloudtop.tables";
const NAME = "cloudtop.name";
const MOST = 200; // tables; the oldest are forgotten
export const OPENED = "opened"; // the kind of a seat whose link we had until somebody opened it
const HELD = ["me", "here"]; // kinds of seats that are played in this browser

export function remember(table: string, entry: MyTable): void {
  const kept = read();
  kept.set(table, { ...entry, table });
  write([...kept.values()].sort(byTime).slice(0, MOST));
}

export function recall(table: string): Kept | undefined {
  return read().get(table);
}

/** All tables, the latest first. */
export function all(): Kept[] {
  return [...read().values()].sort(byTime);
}

export function forget(table: string): void {
  const kept = read();
  kept.delete(table);
  write([...kept.values()]);
}

/** The tokens with which this browser sits at a table. */
export function held(seats: MySeat[]): string[] {
  return seats.filter((seat) => HELD.includes(seat.kind)).map((seat) => seat.token);
}

export function myName(): string {
  return storage((store) => store.getItem(NAME)) ?? "";
}

/** Has nobody been asked here yet what they are called? Who was and gave no name is not asked again. */
export function isStranger(): boolean {
  return storage((store) => store.getItem(NAME)) === null;
}

export const LONGEST_NAME = 24; // what the server takes

export function keepName(name: string): void {
  storage((store) => store.setItem(NAME, name.trim().slice(0, LONGEST_NAME)));
}

/** A secret as the server makes them: 128 bits. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function byTime(one: Kept, two: Kept): number {
  return two.updated - one.updated;
}

function storage<T>(use: (store: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

function write(tables: Kept[]): void {
  storage((store) => store.setItem(TABLES, JSON.stringify(Object.fromEntries(tables.map((t) => [t.table, t])))));
}

function read(): Map<string, Kept> {
  const kept = new Map<string, Kept>();
  let data: unknown;
  try {
    data = JSON.parse(storage((store) => store.getItem(TABLES)) ?? "{}");
  } catch {
    return kept;
  }
  if (typeof data !== "object" || data === null) return kept;
  for (const [table, entry] of Object.entries(data)) {
    const good = readEntry(entry);
    if (good) kept.set(table, { ...good, table });
  }
  return kept;
}

/** Fields of something that was stored; whatever they are, an older page or somebody else may have written them. */
type Stored<T> = { [K in keyof T]?: unknown };

function readEntry(entry: Stored<MyTable> | null): MyTable | null {
  if (typeof entry !== "object" || entry === null || typeof entry.game !== "string") return null;
  return {
    game: entry.game,
    title: text(entry.title) || entry.game,
    seats: list(entry.seats)
      .filter(isSeat)
      .map(({ seat, token, kind, before }) => ({ seat, token, kind, ...(before ? { before: text(before) } : {}) })),
    names: list(entry.names).map(text),
    over: entry.over === true,
    seal: text(entry.seal) || undefined,
    updated: typeof entry.updated === "number" && Number.isFinite(entry.updated) ? entry.updated : 0,
  };
}

function isSeat(seat: unknown): seat is MySeat {
  const stored = seat as Stored<MySeat> | null | undefined;
  return [stored?.seat, stored?.token, stored?.kind].every((part) => typeof part === "string");
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
