/** What a person would count on the planet. */
import type { MagnastormView } from "../view";

/** Labs by seat in each sector. */
export function labsBySector(view: Pick<MagnastormView, "areas">): Map<number, Map<string, number>> {
  const found = new Map<number, Map<string, number>>();
  for (const { sector, spaces } of view.areas) {
    const seats = found.get(sector) ?? new Map<string, number>();
    found.set(sector, seats);
    for (const { owner, labs } of spaces) {
      if (owner && labs > 0) seats.set(owner, (seats.get(owner) ?? 0) + labs);
    }
  }
  return found;
}

/** Who has most labs, if nobody else has as many. */
export function majority(labs: Map<string, number>): string | null {
  const most = Math.max(0, ...labs.values());
  const seats = [...labs].filter(([, n]) => n === most && n > 0);
  return seats.length === 1 ? seats[0]![0] : null;
}

/** An income table without the lines at its end that say the same again. */
export function steps<T>(table: T[]): T[] {
  const last = JSON.stringify(table.at(-1));
  let end = table.length;
  while (end > 1 && JSON.stringify(table[end - 2]) === last) end--;
  return table.slice(0, end);
}

type Weather = "quiet" | "storm" | "leaving" | "clearing";

/** A sector now and in the next round: leaving means that the storm comes, clearing that it goes. */
export function weather(sector: number, quiet: number[], next: number[]): Weather {
  const [now, then] = [quiet.includes(sector), next.includes(sector)];
  if (now) return then ? "quiet" : "leaving";
  return then ? "clearing" : "storm";
}
