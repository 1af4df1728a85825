/** What a person would count on the planet. */
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
