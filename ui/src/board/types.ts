/** What the shell and the boards agree on. Boards draw; they know no rule and send nothing. */
import type { Component } from "svelte";
import type { Printed } from "./sheet";

/** What a move takes and gives, by thing, and what else is worth knowing of it. The engine tells it; nobody works it out. */
export interface Terms {
  cost: Record<string, number>;
  gain: Record<string, number>;
  facts: Record<string, string | number>;
}

/** One offered move: its notation, the ids of the things a person clicks for it, and its terms if it has a price. */
export interface Action {
  line: string;
  targets: string[];
  terms?: Terms;
}

/** What every view has. The rest is the game's own (`games/<slug>/view.ts`), and only its drawing reads it. */
export interface View {
  seat: string | null;
  round: number; // 0 during set-up
  rounds: number | null;
}

/** What a board gets: whose eyes, what can be clicked, and where to say that something was. */
export interface Tabletop {
  readonly seat: string | null;
  readonly mine: boolean;
  readonly left: Action[];
  readonly picks: string[];
  readonly looked: string | null;
  readonly sheet: Printed; // what is printed; the view tells only what changes
  glows(id: string): boolean;
  picked(id: string): boolean;
  hinted(id: string): boolean;
  click(id: string): void;
  prefer(word: string, value: string): void;
  preferred(word: string): string | undefined;
  look(id: string | null): void;
  unseal(what: string): void; // puts sealed rows of the box on the sheet: a table, or `table/row`
  say(message: string, facts?: Record<string, string | number>): string;
  seatName(seat: string): string;
  score(seat: string): number | null; // as the score sheet stands, as far as this seat may know
}

export interface Figure {
  name: string;
  value: string | number;
}

/** A part of the table in words. */
export interface Paragraph {
  title: string;
  lines: string[];
}

/** What each game brings. */
export interface GameUI<V extends View = View> {
  Board: Component<{ view: V; table: Tabletop }>;
  Hand?: Component<{ view: V; table: Tabletop }>;
  Cover: Component;
  Icon?: Component<{ name: string; value: string }>;
  facts(view: V, step: string): Record<string, string | number>;
  summary(view: V, seat: number): Figure[];
  describe(view: V, table: Tabletop): Paragraph[];
  keys: [string[], string][]; // the board's own keys, and the message about each
  low?: "middle" | "right"; // short notes rise at the foot of the board, because its head has things to click
  printed?(view: V, thing: string): string | null; // the row of the box that tells of a thing, where its name does not say it
  deliberate?: string[]; // verbs that cost something unexpected: never done by themselves, even without a choice
  minor?: string[]; // verbs that are possible at many times: their buttons stand back
}
