/** What has happened since the last turn of a seat, as the log says it; it stays while the next one is played. Knows no game. */
import { CHANCE, tell } from "../pages/log";
import type { Text } from "../text";
import type { Move } from "../wire";

export interface Since {
  seat: string;
  lines: string[];
}

const MOST = 60; // lines; who was away for longer reads the log

/** By seat, in the order in which it happened; events that the picture tells (`quiet`) are left out. */
export function since(moves: Move[], facing: string, quiet: string[], text: Text): Since[] {
  const others = moves.findLastIndex(({ seat }) => seat !== facing && seat !== CHANCE);
  if (others < 0) return [];
  const own = moves.slice(0, others).findLastIndex(({ seat }) => seat === facing);
  const next = moves.findIndex(({ seat }, n) => n > others && seat === facing);
  const events = moves.slice(own + 1, next < 0 ? undefined : next).flatMap((move) => move.events);
  const found: Since[] = [];
  for (const event of events.filter(({ name, seat }) => seat.length === 1 && !quiet.includes(name)).slice(-MOST)) {
    const line = tell(event, facing, text)
      .map((piece) => piece.text)
      .join("");
    const last = found.at(-1);
    if (last?.seat === event.seat) last.lines.push(line);
    else found.push({ seat: event.seat, lines: [line] });
  }
  return found;
}
