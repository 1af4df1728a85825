/** The messages between the page and the server, as docs/web.md describes them. */
import type { Terms, View } from "../board/types";

export interface Seat {
  seat: string;
  name: string;
  kind: "person" | "bot";
  bot: string | null;
  here: boolean;
  thinking: boolean;
  owner: "person" | "bot";
}

export interface GameEvent {
  name: string;
  seat: string;
  rule: string;
  facts: Record<string, string | number>;
  secret?: Record<string, string | number>;
  to?: string[];
}

export interface Move {
  n: number;
  seat: string;
  line?: string;
  events: GameEvent[];
}

export interface ScoreLine {
  name: string;
  amount: number;
  rule: string;
}

export interface Score {
  seat: string;
  total: number;
  lines: ScoreLine[];
}

export interface Placing {
  seat: string;
  rank: number;
  total: number;
  rule: string;
}

export interface Face {
  view: View;
  step: string;
  offer: ([string, string[]] | [string, string[], Terms])[];
  scores: Score[];
  undo: { count: number; reason: "chance" | "other" | "nothing" };
}

export interface Now {
  seq: number;
  length: number;
  over: boolean;
  waiting: string[];
  faces: Record<string, Face>;
  ranking: Placing[] | null;
}

export interface TableMessage {
  is: "table";
  table: string;
  game: string;
  content: string; // the label of its box
  options: Record<string, unknown>;
  seq: number;
  open?: boolean; // nothing is hidden in this game
  you: string[];
  next?: string | null; // the table of the rematch
  seats: Seat[];
  moves: Move[];
  now: Now;
}

export interface News {
  is: "news";
  seq: number;
  back: number | null;
  moves: Move[];
  now: Now;
  ack?: string;
  seats?: Seat[]; // after a resync
}

export interface Advice {
  line: string;
  worth: number;
  tries: number;
}

export type FromServer =
  | TableMessage
  | News
  | { is: "ack"; id: string; seq: number }
  | { is: "kept"; id: string; seq: number } // it is on the disk; its news follow
  | { is: "seats"; seats: Seat[]; seq?: number }
  | { is: "why"; id: string; seq: number; reasons: { rule: string; line: string }[] }
  | { is: "hint"; id: string; seq: number; level: string; advice: Advice[] }
  | { is: "rematch"; table: string }
  | { is: "notice"; what: string; seat: string; bot: string } // something went wrong; `web-<what>` says it
  | { is: "error"; id?: string; code: string; message: string; rule?: string };

export type ToServer =
  | { do: "hello"; tokens: string[]; seq: number }
  | { do: "act"; id: string; seat: string; seq: number; lines: string[] }
  | { do: "undo"; id: string; seat: string; seq: number; to?: number }
  | { do: "why"; id: string; seat: string; targets: string[] }
  | { do: "hint"; id: string; seat: string; level?: string }
  | { do: "sit"; id: string; seat: string; bot: string | null }
  | { do: "name"; id: string; seat: string; name: string }
  | { do: "rematch"; id: string };

export interface Option {
  name: string;
  rule: string;
  default: unknown;
  choices: { value: unknown }[];
  pick?: string[]; // the value may also be a list of these
  most?: number; // how many of them
}

export interface Value {
  table: string;
  row: string;
  field: string;
  value: unknown;
  kind: "printed" | "reported" | "house";
  where: string;
}

export interface Rule {
  id: string;
  chapter: string;
  sentence: string;
  text_only: string;
}

/** The events that open something: the game (its seat begins), a round (its fact `round`), a turn of its seat in a round. */
export type Openings = Record<string, "game" | "round" | "turn">;

/** All that is printed in a game's box, rulebook and text files. */
export interface Sheet {
  slug: string;
  title: string;
  credit: string;
  rules: string;
  text: string;
  rulebook: Rule[];
  options: Option[];
  events: Record<string, "quiet" | "plain" | "news" | "felt">; // what may happen, and how much it matters
  opens: Openings;
  collection: string; // the option for what each seat brings from earlier games, if the game has such
  open: boolean; // nothing is hidden from anybody
  levels: string[];
  content: { label: string; about: string; sealed: string[]; values: Value[] }; // sealed tables: their values are asked for
}

export interface Frame {
  length: number;
  now: Now;
}

/** The scores of all seats after so many moves, whenever they change. */
export type Totals = [at: number, totals: number[]][];

export interface Replay {
  game: string;
  options: Record<string, unknown>;
  names: string[];
  over: boolean;
  length: number;
  moves: Move[];
  frames: Frame[]; // the first ones; the others are asked for
  content: string; // the label of its box
  key?: string; // by which a record is found again
}

export interface NewSeat {
  kind: "me" | "here" | "link" | "bot";
  name?: string;
  bot?: string;
}

export interface Created {
  table: string;
  seats: { seat: string; kind: string; token: string }[];
}
