/** Where the marks of a replay stand. Knows no game. */
import { roundOf } from "../pages/log";
import type { Openings } from "../api";
import type { Move } from "../wire";

/** A stretch of frames in which one seat had the turn. */
export interface Stretch {
  from: number; // frame in which it begins
  to: number; // frame in which the next one begins, or the last frame
  seat: string;
  round: string | null;
}

/** The stretches of a replay. Games that announce turns are cut there, others where the mover changes. */
export function stretches(moves: Move[], opens: Openings): Stretch[] {
  const announced = Object.values(opens).includes("turn");
  const out: Stretch[] = [];
  let round: string | null = null;
  moves.forEach((move, i) => {
    const before: string | null = round;
    for (const event of move.events) round = roundOf(event, opens) ?? round;
    const turn = move.events.find((event) => opens[event.name] === "turn");
    const next = announced ? { seat: turn?.seat, round } : { seat: move.seat, round: before };
    const last = out.at(-1);
    if (!next.seat || next.seat === "chance") return;
    if (!announced && last?.seat === next.seat && last.round === next.round) return;
    if (last) last.to = i + 1;
    out.push({ from: i + 1, to: moves.length, seat: next.seat, round: next.round });
  });
  return out;
}

/** The first frame of every round. */
export function rounds(all: Stretch[]): { round: string; from: number }[] {
  const out: { round: string; from: number }[] = [];
  for (const { round, from } of all) if (round !== null && out.at(-1)?.round !== round) out.push({ round, from });
  return out;
}

/** The turn before or after a frame. */
export function nextTurn(all: Stretch[], at: number, step: 1 | -1, last: number): number {
  const starts = [0, ...all.map((stretch) => stretch.from), last];
  const found = step > 0 ? starts.find((start) => start > at) : starts.findLast((start) => start < at);
  return found ?? (step > 0 ? last : 0);
}

/** Where a frame stands on the rail, in percent. */
export function place(at: number, last: number): number {
  return last > 0 ? (100 * at) / last : 0;
}

export function clamp(at: number, last: number): number {
  return Math.min(Math.max(Math.round(at), 0), last);
}
