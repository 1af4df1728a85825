/** Scores over time as lines in a box. Knows no game. */
import { rounds, stretches } from "../replay/scrubber";
import { LETTERS } from "../lobby/seating";
import type { Move } from "../wire";
import type { Course, Openings } from "../api";

export interface Point {
  at: number;
  total: number;
}

export interface Series {
  seat: string;
  points: Point[]; // one for the beginning, one for each change, one for the end
}

/** The totals of every seat from the beginning to the last move. */
export function series(totals: Course, end: number): Series[] {
  const seats = totals[0]?.[1].length ?? 0;
  return Array.from({ length: seats }, (_, i) => {
    const points: Point[] = [];
    for (const [at, all] of totals) if (points.at(-1)?.total !== all[i]) points.push({ at, total: all[i] ?? 0 });
    const last = points.at(-1);
    if (last && last.at < end) points.push({ at: end, total: last.total });
    return { seat: LETTERS[i] ?? "?", points };
  });
}

/** A seat's total at a moment. */
export function totalAt(points: Point[], at: number): number {
  return points.findLast((point) => point.at <= at)?.total ?? 0;
}

/** Round numbers between two amounts, about as many as wanted. */
export function ticks(low: number, high: number, want = 5): number[] {
  const raw = Math.max(high - low, 1) / want;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, ([1, 2, 5, 10].find((f) => f * power >= raw) ?? 10) * power);
  const out: number[] = [];
  for (let at = Math.floor(low / step) * step; at < high + step; at += step) out.push(at);
  return out;
}

/** Labels pushed apart so that none covers another; the order by place stays. */
export function spread(places: number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const out = [...places];
  let least = low;
  for (const i of order) {
    out[i] = Math.max(out[i] ?? 0, least);
    least = (out[i] ?? 0) + gap;
  }
  let most = high;
  for (const i of order.reverse()) {
    out[i] = Math.min(out[i] ?? 0, most);
    most = (out[i] ?? 0) - gap;
  }
  return out;
}

/** Totals step up at the move that earned them. */
export function path(points: Point[], x: (at: number) => number, y: (total: number) => number): string {
  return points.map(({ at, total }, i) => (i === 0 ? `M${x(at)} ${y(total)}` : `H${x(at)}V${y(total)}`)).join("");
}

/** The columns of the chart's table: the beginning of every round and the end. */
export function moments(moves: Move[], opens: Openings): { round: string | null; at: number }[] {
  const starts = rounds(stretches(moves, opens)).map(({ round, from }) => ({ round, at: from }));
  return [...starts, { round: null, at: moves.length }];
}
