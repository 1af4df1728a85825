/** Who plays against bots of this browser's games moves up: the level that was beaten, by game, is kept here. */
import type { Seat } from "./wire";

const KEY = "cloudtop.climb";

/** The level that "Play now" seats: the first for a newcomer, then the one above the highest that was beaten. */
export function nextLevel(game: string, levels: string[]): string {
  return levels[Math.min(beaten()[game] ?? 0, levels.length - 1)] ?? "";
}

/** A game is over: if I won it alone against bots, the weakest of them counts as beaten. */
export function climb(game: string, levels: string[], seats: Seat[], mine: string[], winners: string[]): void {
  const bots = seats.filter((seat) => !mine.includes(seat.seat));
  if (mine.length !== 1 || !winners.includes(mine[0]!) || !bots.length || bots.some((seat) => seat.kind !== "bot"))
    return;
  const won = Math.min(...bots.map((seat) => levels.indexOf(seat.bot ?? ""))) + 1;
  const now = beaten();
  if (won > (now[game] ?? 0)) write({ ...now, [game]: won });
}

/** How many levels were beaten, by game; storage may be missing or hold anything. */
function beaten(): Record<string, number> {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof data !== "object" || data === null) return {};
    return Object.fromEntries(Object.entries(data).filter(([, level]) => Number.isInteger(level) && level >= 0));
  } catch {
    return {};
  }
}

function write(levels: Record<string, number>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(levels));
  } catch {
    // nothing is kept then
  }
}
