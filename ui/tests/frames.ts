/** Small made-up replays. */
import type { Frame, GameEvent } from "../src/shell/wire";

export interface Made {
  seat: string;
  turn?: number; // the round that this move opens
  totals?: number[];
}

export function frames(made: Made[]): Frame[] {
  const out: Frame[] = [frame(0, null, made[0]?.totals?.map(() => 0) ?? [])];
  for (const one of made) out.push(frame(out.length, one, one.totals ?? []));
  return out;
}

function frame(length: number, made: Made | null, totals: number[]): Frame {
  const events: GameEvent[] = [];
  if (made?.turn) events.push({ name: "turn", seat: made.seat, rule: "", facts: { round: made.turn } });
  const scores = totals.map((total, i) => ({ seat: "ABCD"[i]!, total, lines: [] }));
  const face = {
    view: { seat: null, round: 0, rounds: null },
    step: "",
    offer: [],
    scores,
    undo: { count: 0, reason: "nothing" as const },
  };
  return {
    length,
    move: made && { n: length - 1, seat: made.seat, events },
    now: { seq: length, length, over: false, waiting: [], faces: { "-": face }, ranking: null },
  };
}
