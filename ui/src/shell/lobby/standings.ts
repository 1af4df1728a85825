/** How my tables stand, and which of them wait for me. */
import { json } from "../api";
import { held, type Kept } from "../mine";
import type { Summary, SummaryWish } from "../wire";

export type Standings = ReadonlyMap<string, Summary>;

/** Of all these tables at once; a table that the server does not have, or has to wake first, is left out. */
export async function getStandings(tables: Kept[]): Promise<Standings> {
  const wish: SummaryWish = { tables: tables.map(({ table }) => table) };
  const found = wish.tables.length ? await json<Summary[]>("api/summaries", wish) : [];
  return new Map(found.map((summary) => [summary.table, summary]));
}

/** Who has to decide, of the seats that are played in this browser. */
export function mine(table: Kept, summary: Summary | undefined): string[] {
  const tokens = held(table.seats);
  const seats = table.seats.filter(({ token }) => tokens.includes(token)).map(({ seat }) => seat);
  return summary && !summary.over ? summary.waiting.filter((seat) => seats.includes(seat)) : [];
}

export function isOver(table: Kept, summary: Summary | undefined): boolean {
  return summary?.over ?? table.over === true;
}

/** Tables that wait for me come first; otherwise they stay in their order. */
export function mineFirst(tables: Kept[], standings: Standings): Kept[] {
  const waits = (table: Kept) => mine(table, standings.get(table.table)).length > 0;
  return [...tables.filter(waits), ...tables.filter((table) => !waits(table))];
}
