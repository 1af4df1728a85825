/** What goes between the page and the server. Made by tools/typescript.py from its records; do not edit. */
import type { Terms, View } from "../board/view";

/** A seat as everybody may know it. */
export interface Seat {
  seat: string;
  name: string;
  kind: "bot" | "person";
  bot: string | null;
  here: boolean;
  thinking: boolean;
  owner: "bot" | "person";
  grace: number; // seconds for which no bot may sit in for who is not here
  resigned: boolean;
  lots: boolean; // would have lots drawn
  late: boolean; // its time is over
  left: number | null; // seconds that it has left, if the table has clocks
  runs: boolean; // its clock
  link: "" | "new" | "opened";
  places: number; // where it is open just now
}

/** How the people of a table play with each other, besides the options of the game; whoever makes the table chooses. */
export interface Manners {
  stand_in?: string; // the bot that may sit in for who is away
  hints?: boolean; // may a bot be asked for advice?
  undo?: boolean; // may moves be taken back?
  minutes?: number; // of each seat for the whole game; 0: as many as it wants
  bonus?: number; // seconds more for each turn
  days?: number; // for each turn instead
  at_zero?: "bot" | "resign";
}

/** What somebody has said to the table; `n` is its line in the history. */
export interface Word {
  n: number;
  seat: string;
  text: string;
}

export interface GameEvent {
  name: string;
  seat: string;
  rule: string;
  facts: Record<string, string | number>;
  to?: string[]; // if a part of it is secret: who of these seats knows that
  secret?: Record<string, string | number>;
}

export interface Move {
  n: number;
  seat: string;
  events: GameEvent[];
  line?: string; // only for who made it: a draw or a choice may be secret
}

/** One offered move: its notation, and the ids of the things a person clicks for it. */
export type Offered = [line: string, targets: string[]];

/** An offered move that has a price, or facts worth knowing. */
export type Priced = [line: string, targets: string[], terms: Terms];

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

/** How many moves a seat may take back, and what stands before them. */
export interface Way {
  count: number;
  reason: "chance" | "nothing" | "other" | "over";
}

/** The table with the eyes of one seat. */
export interface Face {
  view: View;
  step: string;
  offer: (Offered | Priced)[];
  scores: Score[];
  undo: Way;
}

export interface Placing {
  seat: string;
  rank: number;
  total: number;
  rule: string;
}

/** The table at one moment, for whoever holds some seats. */
export interface Now {
  seq: number;
  length: number;
  over: boolean;
  waiting: string[];
  faces: Record<string, Face>; // by the letter of a seat; `-` a spectator's, `*` of an open table
  ranking: Placing[] | null;
}

/** All that somebody may know who comes to a table. */
export interface TableMessage {
  is: "table";
  table: string;
  game: string;
  content: string; // the label of its box
  options: Record<string, unknown>;
  seq: number;
  open: boolean; // nothing is hidden in this game
  you: string[];
  seats: Seat[];
  listed: boolean; // anybody who visits the server may take a free seat
  manners: Manners;
  words: Word[]; // the last ones
  next: string | null; // the table of the rematch
  campaign: string; // the id of the campaign that it is a chapter of, or nothing
  follows: "chapter" | "nothing" | "rematch";
  seal: string; // of its luck; the key is told at the end
  moves: Move[];
  now: Now;
}

export interface News {
  is: "news";
  seq: number;
  back: number | null; // the log is first cut to so many moves
  moves: Move[];
  now: Now;
  ack?: string; // the message that caused it, for who sent that
  seats?: Seat[]; // after a resync
  listed?: boolean;
  words?: Word[];
}

/** Done, or done before. */
export interface Ack {
  is: "ack";
  id: string;
  seq: number;
}

/** It is on the disk; its news follow. */
export interface OnDisk {
  is: "kept";
  id: string;
  seq: number;
}

export interface Seats {
  is: "seats";
  seats: Seat[];
  listed: boolean;
}

export interface Reason {
  rule: string;
  line: string;
  because: string; // the message `because-<name>`: what exactly stands in the way
  facts: Record<string, string | number>;
}

export interface Reasons {
  is: "why";
  id: string;
  seq: number;
  reasons: Reason[];
}

/** A move that a bot thinks of: the final score it leads to, in hundredths, and of the best two line by line. */
export interface Advice {
  line: string;
  worth: number;
  tries: number;
  lines: Record<string, number>; // of the score sheet; `later`: what is expected beyond the playouts
}

export interface Hinted {
  is: "hint";
  id: string;
  seq: number;
  level: string;
  advice: Advice[];
}

export interface Spoken {
  is: "word";
  word: Word;
}

/** The line is alive. */
export interface Pong {
  is: "pong";
}

export interface NextTable {
  is: "rematch";
  table: string;
}

/** Something went wrong; `web-<what>` says it. */
export interface Notice {
  is: "notice";
  what: "bot-failed" | "bot-stuck";
  seat: string;
  bot: string;
}

/** How a seat is told that it is its turn, as far as even its holder needs to see it. */
export interface Channel {
  kind: "hook" | "mail";
  to: string; // shortened
  confirmed: boolean;
  at: number; // when something was last sent, in seconds since 1970; 0: never
  fault: string; // why that did not arrive: `web-notice-<fault>`, or nothing
  fact: string; // of the fault: a host, or what it has answered
}

/** For who holds the seat: asked for, or because something did not arrive. */
export interface Channels {
  is: "channels";
  id: string; // of the question, or nothing
  seat: string;
  can: ("hook" | "mail")[]; // what the server can do
  channels: Channel[];
}

/** What was asked is not done, in one sentence. */
export interface Failure {
  is: "error";
  code: string;
  message: string;
  id?: string;
  rule?: string;
}

/** What a table says. */
export type FromServer =
  | TableMessage
  | News
  | Ack
  | OnDisk
  | Seats
  | Reasons
  | Hinted
  | Spoken
  | Pong
  | NextTable
  | Notice
  | Channels
  | Failure;

/** The first message: the seats somebody holds, and the last line they have seen. */
export interface Hello {
  do: "hello";
  tokens?: string[];
  seq?: number;
}

/** Is anybody there? A browser cannot ask its own way, and a dead line does not say that it is. */
export interface Ping {
  do: "ping";
  away?: boolean; // nobody looks at the page: it lies behind another one
}

export interface Act {
  do: "act";
  id: string;
  seat: string;
  seq: number;
  lines: string[];
}

export interface Undo {
  do: "undo";
  id: string;
  seat: string;
  seq: number;
  to?: number | null;
}

export interface Why {
  do: "why";
  id: string;
  seat: string;
  targets: string[];
}

export interface Hint {
  do: "hint";
  id: string;
  seat: string;
  level?: string;
}

export interface Sit {
  do: "sit";
  id: string;
  seat: string;
  bot: string | null;
}

export interface Name {
  do: "name";
  id: string;
  seat: string;
  name: string;
}

/** A word to everybody at the table. */
export interface Say {
  do: "say";
  id: string;
  seat: string;
  text: string;
}

export interface Resign {
  do: "resign";
  id: string;
  seat: string;
}

/** A seat would have lots drawn for a game that somebody has left, or would rather not. */
export interface Lots {
  do: "lots";
  id: string;
  seat: string;
  agree?: boolean;
}

/** Whoever opens a seat's link first gives the seat a new secret, which its maker does not know. */
export interface Own {
  do: "own";
  id: string;
  seat: string;
  token: string;
}

/** Whoever has made a table lets anybody take its free seats, or does not any more. */
export interface List {
  do: "list";
  id: string;
  seat: string;
  open?: boolean;
}

export interface Rematch {
  do: "rematch";
  id: string;
}

/** How is this seat told that it is its turn? */
export interface Reach {
  do: "reach";
  id: string;
  seat: string;
}

/** Tell this seat there when it is its turn; to nobody (an empty address): not any more. */
export interface Tell {
  do: "tell";
  id: string;
  seat: string;
  kind: "hook" | "mail";
  to: string;
  page?: string; // where the page is, for links to the table
}

/** Send a test. */
export interface Try {
  do: "try";
  id: string;
  seat: string;
  kind: "hook" | "mail";
}

/** What a table is told. */
export type ToServer =
  | Hello
  | Ping
  | Act
  | Undo
  | Why
  | Hint
  | Sit
  | Name
  | Say
  | Resign
  | Lots
  | Own
  | List
  | Rematch
  | Reach
  | Tell
  | Try;

/** A game on the shelf. */
export interface GameEntry {
  slug: string;
  title: string;
  credit: string;
  pitch: string; // a sentence that makes one want to play it
  demand: "heavy" | "light" | "medium";
  minutes: [number, number]; // that it takes: from, to
  house: number; // percent of what is printed in its box that is our own reconstruction
  players: number[];
  lesson: number; // how many parts its guided first game has; 0 if there is none
}

export interface Choice {
  value: unknown;
}

export interface Option {
  name: string;
  rule: string;
  default: unknown;
  pick: string[]; // the value may also be a list of these
  most: number; // how many of them
  fine: boolean; // a fine point of the rules, apart from what one plays
  choices: Choice[];
}

/** A printed value and where it comes from. */
export interface Value {
  table: string;
  row: string;
  field: string;
  value: unknown;
  kind: "house" | "printed" | "reported";
  where: string;
}

export interface Rule {
  id: string;
  chapter: string;
  sentence: string;
  text_only: string;
  asked: string; // who looks for these words finds it first
}

/** What is in a box. */
export interface Contents {
  label: string;
  about: string;
  sealed: string[]; // tables whose values are asked for
  values: Value[];
}

/** All that is printed in a game's box, rulebook and text files. */
export interface Sheet {
  slug: string;
  title: string;
  credit: string;
  rules: string;
  text: string;
  said: Record<string, string>; // messages that come into play at a table, in full: what was read at it, and words about that
  rulebook: Rule[];
  sealed_rules: number; // how many more there are, for what is not in play
  options: Option[];
  events: Record<string, "felt" | "news" | "plain" | "quiet">; // what may happen, and how much it matters
  opens: Record<string, "game" | "round" | "turn">; // the events that begin the game, a round (its fact `round`) or a turn
  collection: string; // the option for what each seat brings from earlier games, if the game has such
  campaign: string[] | null; // the options that a campaign is played with, if there are campaigns
  open: boolean; // nothing is hidden from anybody
  levels: string[];
  content: Contents;
}

export interface Unsealed {
  values: Value[];
  rules: Rule[]; // the whole rulebook, if it is asked for
}

export interface OptionWish {
  game: string;
  options?: Record<string, unknown>;
}

/** The options as the game completes them. */
export interface OptionAnswer {
  options: Record<string, unknown>;
}

/** Where somebody stands in a lesson: the part (from 0), and what they did in each part so far. */
export interface LessonPlace {
  part?: number;
  did?: string[][];
}

/** A place in a lesson and one thing that is wished there: a move, the next part, or why something is not possible. */
export interface LessonWish {
  part?: number;
  did?: string[][];
  line?: string;
  go_on?: boolean;
  why?: string[];
}

/** Where somebody stands then, and what their table says. */
export interface LessonAnswer {
  name: string; // of the lesson: its words are `lesson-<name>-<part>`
  parts: string[];
  part: number;
  did: string[][];
  expected: string[]; // the moves that are right
  point: string[]; // things that the caption speaks of
  anew: boolean; // the table was laid anew for this part
  finished: boolean; // nothing is left to do in this part
  other: boolean; // the move is legal, but not what is asked for; it was not played
  bot: string; // that plays on from the last part
  messages: (TableMessage | News | Reasons)[];
}

/** Where a new table begins: in a record, in the game of another table, or in a lesson of its own game. */
export interface Where {
  record?: string | null;
  table?: string | null;
  lesson?: LessonPlace | null;
}

export interface NewSeat {
  kind: "bot" | "here" | "link" | "me";
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  from?: Where | null;
  at?: number | null;
  games?: number; // of its series that were played before
  manners?: Manners;
  listed?: boolean; // anybody who visits the server may take its free seats
}

export interface SeatSecret {
  seat: string;
  kind: "bot" | "here" | "link" | "me";
  token: string;
}

/** A new table; whoever makes it gets the secrets of all seats. */
export interface Created {
  table: string;
  seats: SeatSecret[];
}

/** How the luck of a finished game can be checked (`table/luck.py`), and what came of it here. */
export interface Luck {
  seal: string;
  begun: number; // moves that were taken over from another game, whose luck it was
  key: string;
  outcomes: number; // of chance, each of which followed from the key
}

/** An address of the page with which links can begin, and who can open them then. */
export interface Home {
  origin: string; // without a path
  circle: "computer" | "network" | "public";
}

/** Where links can begin, what most people can open first. */
export interface Homes {
  homes: Home[];
  alone: boolean; // the server answers its own machine only
}

/** A seat of an open table: free, or who waits there. */
export interface OpenSeat {
  seat: string;
  name: string;
  bot: string | null;
  free: boolean;
  here: boolean;
}

/** A table with free seats that anybody may take. */
export interface Waiting {
  table: string;
  game: string;
  options: Record<string, unknown>; // those that are not as usual
  seats: OpenSeat[];
  manners: Manners;
  since: number; // seconds since 1970
  moves: number; // that people and bots have made there
}

export interface OpenTables {
  on: boolean; // this server has such tables
  tables: Waiting[];
}

/** A seat at an open table. Who chooses its secret can ask again if the answer is lost, and has the same seat. */
export interface JoinWish {
  token?: string;
}

/** A free seat was taken: its secret, which nobody else has. */
export interface Joined {
  table: string;
  seat: string;
  token: string;
}

/** How these tables stand. */
export interface SummaryWish {
  tables: string[];
}

/** How a table stands, as anybody may know who looks on. */
export interface Summary {
  table: string;
  round: number; // 0 during set-up
  rounds: number | null;
  over: boolean;
  waiting: string[]; // seats that have to decide
  totals: number[]; // by seat
  winners: string[];
}

/** What a link in a mail was about. */
export interface MailAnswer {
  table: string;
  title: string;
}

/** How the server is: whether tables can be kept, and how much there is to do. */
export interface Health {
  status: "failing" | "ok";
  faults: string[];
  version: string;
  awake: number;
  connected: number;
  waiting: number; // for a thinker
}

export interface Fault {
  message: string;
  rule: string;
}

/** A request that is not carried out, in one sentence. */
export interface Problem {
  error: Fault;
}

/** A campaign that begins, or one that goes on from its file. */
export interface NewCampaign {
  game?: string;
  options?: Record<string, unknown>;
  names?: string[];
  file?: string | null;
}

/** A campaign and its secret: whoever has both goes on with it, on any device. */
export interface CampaignLink {
  campaign: string;
  key: string;
}

export interface CampaignWish {
  key: string;
}

/** The next chapter, with these people. */
export interface ChapterWish {
  key: string;
  seats: NewSeat[];
}

/** Something of the campaign after so many chapters. */
export interface PlaceWish {
  key: string;
  chapters: number;
}

/** A card that was read: what it meant in a sentence, and all of it to be read again. */
export interface StoryTold {
  title: string;
  sentence: string;
  sides: string[];
}

/** What a log book says of one player and one chapter. */
export interface LogRow {
  points: number;
  stars: number;
  won: boolean;
  missed: number; // alone: missions that were not fulfilled
}

/** A chapter in the log book; one that nobody has reached has only its number. */
export interface ChapterTold {
  chapter: string;
  title: string;
  line: string;
  log: LogRow[]; // by seat, once it was played
  story: StoryTold[];
  record: boolean; // it can be watched
}

export interface Decided {
  question: string;
  choice: string;
}

export interface Unlocked {
  name: string;
  about: string;
}

/** What has come into the game: things of one kind. */
export interface UnlockedGroup {
  title: string;
  rows: Unlocked[];
}

/** Where the last chapter was begun. */
export interface CampaignTable {
  table: string;
  seats: SeatSecret[];
  over: boolean;
  stuck: string; // why it cannot be opened; the campaign goes on all the same
}

/** All that may be told of a campaign. If its log book cannot be read here, `fault` says why, and the file is still there. */
export interface CampaignPage {
  campaign: string;
  game: string;
  title: string;
  about: string;
  options: Record<string, unknown>; // that it is played with
  names: string[];
  seats: NewSeat[]; // who would sit where in the next chapter
  chapters: ChapterTold[];
  played: number;
  stars: number[];
  over: boolean;
  winners: string[];
  decided: Decided[];
  unlocked: UnlockedGroup[];
  ending: string[];
  table: CampaignTable | null;
  fault: string;
}

export interface Deleted {
  campaign: string;
}

/** Which game somebody wants to see, with whose eyes, and what of it: an overview, some moments, the totals, or the sheet. */
export interface ReplayWish {
  as?: string;
  token?: string;
  record?: string | null;
  key?: string; // of a record that was sent before
  from?: number | null;
  count?: number;
  totals?: boolean;
  sheet?: boolean; // what was in play at the moment `from`, or at the end
}

/** One moment of a game. */
export interface Frame {
  length: number;
  now: Now;
}

/** All that happened, and the first moments; the others are asked for. */
export interface Replay {
  game: string;
  content: string; // the label of its box
  options: Record<string, unknown>;
  names: string[];
  over: boolean;
  length: number;
  moves: Move[];
  frames: Frame[];
  key?: string; // by which a record is found again
}

export interface Frames {
  frames: Frame[];
}

/** The scores of all seats after so many moves, whenever they change. */
export interface Totals {
  totals: [number, number[]][];
}

/** A review of a seat: begin it, or ask how far it has come; or stop it. */
export interface ReviewWish {
  seat: string;
  record?: string | null;
  key?: string; // of a record that was sent before
  stop?: boolean;
}

/** A decision that cost points. All numbers are points. */
export interface Verdict {
  move: number; // how many moves were made before it
  played: Offered;
  better: Offered[]; // the better move, and how its turn might have gone on
  played_facts: Record<string, string | number>; // what is worth knowing of the move that was made ...
  better_facts: Record<string, string | number>; // ... and of the better one
  swing: number;
  low: number; // of the interval (95 %)
  high: number;
  lines: Record<string, number>; // the swing by line of the score sheet
  rival: number; // and what the best rival would have had less
  worlds: number; // imagined for it
}

/** A game with the eyes of one seat, in points ahead of the best rival: start + luck - lost = result. */
export interface Reviewed {
  seat: string;
  decisions: number;
  start: number;
  luck: number;
  lost: number;
  result: number | null; // nothing while the game is not over
  curve: [number, number, number][]; // of each decision: moves before it, expected before it and after it
  costliest: Verdict[];
}

/** How far a review has come. */
export interface ReviewState {
  done: number;
  total: number;
  review: Reviewed | null;
}
