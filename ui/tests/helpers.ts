/** A socket without a server, and tables without a game. */
import type { SocketLike } from "../src/shell/table/net";
import type { Face, FromServer, Move, News, Now, Seat, TableMessage, ToServer } from "../src/shell/wire";

export class FakeSocket implements SocketLike {
  onopen: ((event: unknown) => void) | null = null;
  onmessage: ((event: unknown) => void) | null = null;
  onclose: ((event: unknown) => void) | null = null;
  sent: ToServer[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.onopen?.({});
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006): void {
    this.onclose?.({ code });
  }

  last<K extends ToServer["do"]>(kind: K): Extract<ToServer, { do: K }> | undefined {
    return this.sent.findLast((message): message is Extract<ToServer, { do: K }> => message.do === kind);
  }
}

export function seat(letter: string, changes: Partial<Seat> = {}): Seat {
  return {
    seat: letter,
    name: `Name${letter}`,
    kind: "person",
    bot: null,
    here: true,
    thinking: false,
    owner: "person",
    grace: 0,
    resigned: false,
    lots: false,
    late: false,
    left: null,
    runs: false,
    link: "",
    places: 1,
    ...changes,
  };
}

export function face(lines: Face["offer"] = [], changes: Partial<Face> = {}): Face {
  return {
    view: { seat: null, round: 0, rounds: null },
    step: "Step",
    offer: lines,
    scores: [],
    undo: { count: 0, reason: "nothing" },
    ...changes,
  };
}

export function now(length: number, faces: Record<string, Face>, waiting: string[], changes: Partial<Now> = {}): Now {
  return { seq: length, length, over: false, waiting, faces, ranking: null, ...changes };
}

export function move(n: number, by: string, line?: string, events: Move["events"] = []): Move {
  return { n, seat: by, ...(line && { line }), events };
}

export function table(at: Now, changes: Partial<TableMessage> = {}): TableMessage {
  return {
    is: "table",
    table: "T",
    game: "toy",
    content: "standard 0123456789ab",
    options: {},
    seq: at.seq,
    open: false,
    manners: { stand_in: "level:3", hints: true, undo: true, minutes: 0, bonus: 0, days: 0, at_zero: "bot" },
    words: [],
    next: null,
    campaign: "",
    follows: "rematch",
    seal: "ab".repeat(32),
    you: ["A"],
    seats: [seat("A"), seat("B")],
    listed: false,
    moves: Array.from({ length: at.length }, (_, n) => move(n, "chance")),
    now: at,
    ...changes,
  };
}

export function news(at: Now, moves: Move[], changes: Partial<News> = {}): News {
  return { is: "news", seq: at.seq, back: null, moves, now: at, ...changes };
}
