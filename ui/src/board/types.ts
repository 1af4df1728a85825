/** What the shell and the boards agree on. Boards draw; they know no rule and send nothing. */
import type { Component } from "svelte";
import type { Drawn } from "./drawn";
import type { Printed } from "./sheet";
import type { Terms, View } from "./view";

/** What every view has is the engine's; the rest is the game's own (`games/<slug>/view.ts`), and only its drawing reads it. */
export type { Terms, View };

/** One offered move: its notation, the ids of the things a person clicks for it, and its terms if it has a price. */
export interface Action {
  line: string;
  targets: string[];
  terms?: Terms;
}

/** What a board gets: whose eyes, what can be clicked, and where to say that something was. */
export interface Tabletop {
  readonly seat: string | null;
  readonly mine: boolean;
  readonly left: Action[];
  readonly picks: string[];
  readonly looked: string | null;
  readonly drawn: Drawn; // the things on the board; `use:thing` keeps it
  readonly sheet: Printed; // what is printed; the view tells only what changes
  glows(id: string): boolean;
  picked(id: string): boolean;
  hinted(id: string): boolean;
  switches?(id: string): boolean; // can be chosen instead of what was chosen last, though it does not glow
  click(id: string): void;
  prefer(word: string, value: string): void;
  preferred(word: string): string | undefined;
  look(id: string | null): void;
  unseal(what: string): void; // puts sealed rows of the box on the sheet: a table, or `table/row`
  about(id: string): string; // what such a thing is and does, for who does not know the game
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

/** A tile or a piece is laid, a die is thrown, somebody scores. */
export type Sound = "laid" | "die" | "point";

/** What each game brings. */
export interface GameUI<V extends View = View> {
  Board: Component<{ view: V; table: Tabletop }>;
  Hand?: Component<{ view: V; table: Tabletop }>;
  Cover: Component;
  Icon?: Component<{ name: string; value: string }>;
  Won?: Component<{ view: V; table: Tabletop }>; // what a game that is over has brought besides points, for the next one
  facts(view: V, step: string): Record<string, string | number>;
  summary(view: V, seat: number): Figure[];
  describe(view: V, table: Tabletop): Paragraph[];
  keys: [string[], string][]; // the board's own keys, and the message about each
  low?: "left" | "middle" | "right"; // short notes rise at the foot of the board, because its head has things to click
  printed?(view: V, thing: string): string | null; // the row of the box that tells of a thing, where its name does not say it
  sounds?: Record<string, Sound>; // events that are heard
  minor?(verb: string, action: Action, view: V): boolean; // possible at many times, or not what most would do: its button stands back
  story?: StoryUI<V>;
}

/** Something that happened, as far as the person at the table may know it. */
export interface Happened {
  name: string;
  seat: string;
  facts: Record<string, string | number>;
}

/** A story that is told at the table, page by page. Its words come with the sheet of the table, each at its moment. */
export interface StoryUI<V extends View = View> {
  words(view: V): string[]; // messages that this moment needs, none without a story; the sheet is asked for again if one is missing
  opens(event: Happened): string | null; // the page that opens when this happens
  last(view: V): string | null; // the page that opens when all is over
  Page: Component<{ page: string; view: V; table: Tabletop; events: Happened[] }>;
  Index: Component<{ view: V; table: Tabletop; events: Happened[]; onopen: (page: string) => void }>; // all that was read
  Line: Component<{ view: V; table: Tabletop; onopen: () => void }>; // where the story stands, always at hand
  Ask: Component<{ view: V; table: Tabletop }>; // what all decide together, if there is something
}
