/** What a move did, in a few words, for the notes and the line below the prompt. Knows no game. */
import { CHANCE, tell } from "../pages/log";
import type { Text } from "../text";
import type { GameEvent, Move } from "../wire";

const MOST = 3; // events that are named

/** What happened to a seat in these moves, as the log says it to these eyes; what is hidden from them stays hidden. What the
 * picture tells (`quiet`) is said only if there is nothing else. */
export function happened(moves: Move[], seat: string, eyes: string | null, quiet: string[], text: Text): string {
  const events = moves.flatMap((move) => move.events).filter((event) => event.seat === seat);
  const worth = events.filter(({ name }) => !quiet.includes(name));
  return words((worth.length > 0 ? worth : events).slice(0, MOST), eyes, text);
}

function words(events: GameEvent[], eyes: string | null, text: Text): string {
  return events
    .map((event) =>
      tell(event, eyes, text)
        .map((piece) => piece.text)
        .join(""),
    )
    .join("; ");
}

/** What moves of others have brought upon a seat, of the events that it must not miss. */
export function suffered(moves: Move[], seat: string | null, felt: string[], text: Text): string {
  const others = moves.filter((move) => move.seat !== seat);
  const events = others
    .flatMap((move) => move.events)
    .filter((event) => event.seat === seat && felt.includes(event.name));
  return words(events, seat, text);
}

/** A move and those of chance that follow it at once. */
export function withChance(moves: Move[], at: number): Move[] {
  const rest = moves.slice(at + 1);
  const end = rest.findIndex((move) => move.seat !== CHANCE);
  return moves.slice(at, end < 0 ? undefined : at + 1 + end);
}

/** The last move of another seat of which there is something to tell. */
export function lastOf(moves: Move[], facing: string | null): Move | undefined {
  return moves.findLast(
    ({ seat, events }) => seat !== CHANCE && seat !== facing && events.some((event) => event.seat === seat),
  );
}
