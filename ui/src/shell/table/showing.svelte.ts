/** What one screen shows of a table: how it lies, with whose eyes, and who sits around it. */
import { aboutWords } from "./say";
import { Drawn } from "../../board/drawn";
import { merged, printed, type Printed } from "../../board/sheet";
import { getSealed } from "../api";
import { Text } from "../text";
import { left } from "../ticker";
import type { Face, Frame, Manners, Move, Now, Seat, TableMessage, Word } from "../wire";
import { isNameless, named } from "./names";
import { Notes } from "./notes.svelte";
import { since, type Since } from "./since";
import { happened, lastOf } from "./told";

export class Showing {
  table = $state("");
  game = $state("");
  content = $state(""); // the label of its box
  sheet: Printed = $state.raw({});
  open = $state(false); // nothing is hidden in this game
  you: string[] = $state.raw([]);
  protected chairs: Seat[] = $state.raw([]); // as the server names them
  private chairsAt = 0; // when it did
  manners: Required<Manners> = $state.raw({
    stand_in: "",
    hints: true,
    undo: true,
    minutes: 0,
    bonus: 0,
    days: 0,
    at_zero: "bot",
  });
  listed = $state(false); // anybody who visits the server may take a free seat
  words: Word[] = $state.raw([]); // that were said to the table
  moves: Move[] = $state.raw([]);
  now: Now | null = $state.raw(null);
  rematch: string | null = $state(null);
  campaign = $state(""); // that the table is a chapter of
  follows: TableMessage["follows"] = $state("rematch"); // what the same people could play next
  seal = $state(""); // of the table's luck
  text: Text = $state.raw(new Text(""));

  facing: string | null = $state(null);
  cover: string | null = $state(null); // the seat that the screen must be passed to
  moment: Frame | null = $state.raw(null); // an earlier time that is looked at
  readonly notes = new Notes();
  readonly drawn = new Drawn();

  readonly seats: Seat[] = $derived(named(this.chairs, this.text));
  readonly people: string[] = $derived(this.you.filter((seat) => this.plays(seat)));
  readonly shown: Now | null = $derived(this.moment?.now ?? this.now);
  readonly face: Face | null = $derived.by(() => {
    const { shown } = this;
    return shown ? (shown.faces[this.facing ?? "-"] ?? Object.values(shown.faces)[0] ?? null) : null;
  });
  readonly over: boolean = $derived(this.now?.over ?? false);
  /** The last thing that another seat did, as the log says it. */
  readonly latest: string = $derived.by(() => {
    const move = this.moment || this.cover !== null ? undefined : lastOf(this.moves, this.facing);
    return move ? `${this.seatName(move.seat)} ${happened([move], move.seat, this.facing, this.quiet, this.text)}` : "";
  });

  quiet: string[] = $state.raw([]); // events that the picture tells already
  /** What has happened since the own last move. */
  readonly since: Since[] = $derived.by(() => {
    const shown = this.facing !== null && !this.moment && this.cover === null;
    return shown ? since(this.moves, this.facing!, this.quiet, this.text) : [];
  });

  // --- how the table lies ---

  protected lay(message: TableMessage): void {
    this.table = message.table;
    this.game = message.game;
    this.content = message.content;
    this.open = message.open;
    this.you = message.you;
    this.manners = message.manners as Required<Manners>; // a table tells all of them
    this.seatDown(message.seats);
    this.listed = message.listed;
    this.words = message.words;
    this.moves = message.moves;
    this.rematch = message.next;
    this.campaign = message.campaign;
    this.follows = message.follows;
    this.seal = message.seal;
  }

  /** Shows how the table lies now, and turns to the seat that must decide. */
  protected turn(now: Now): void {
    this.now = now;
    const next = this.people.find((seat) => now.waiting.includes(seat));
    if (this.people.length === 1) this.facing ??= this.people[0]!;
    if (this.you.length <= 1 || now.over) {
      this.facing ??= this.you[0] ?? null;
      this.cover = null;
    } else if (this.facing === null || (next && !this.decides(this.facing, now))) {
      const whose = next ?? this.people[0] ?? null;
      [this.facing, this.cover] = this.open ? [whose, null] : [this.facing, whose];
      this.notes.clear(); // what was for the eyes of the person before
      this.moment = null;
    } else this.cover = null;
  }

  private decides(seat: string, now: Now): boolean {
    return this.people.includes(seat) && now.waiting.includes(seat);
  }

  unseal(what: string): void {
    getSealed(this.game, this.content, what).then(
      (values) => (this.sheet = merged(this.sheet, printed(values))),
      (error: Error) => this.notes.give("error", error.message),
    );
  }

  // --- who sits around it ---

  protected seatDown(chairs: Seat[]): void {
    this.chairs = chairs;
    this.chairsAt = performance.now() / 1000;
  }

  /** Do people play with people here, so that there is something to say? */
  get company(): boolean {
    return this.chairs.filter((seat) => seat.owner === "person").length > 1;
  }

  /** The seconds that a seat has left, if the table has clocks. */
  time(seat: Seat): number | null {
    if (seat.left === null) return null;
    return seat.runs ? left(seat.left, this.chairsAt) : seat.left;
  }

  /** For how many seconds more no bot may sit in for a seat that is away. */
  grace(seat: Seat): number {
    return seat.here || seat.grace === 0 ? 0 : left(seat.grace, this.chairsAt);
  }

  /** Whose eyes; several people at one screen begin with those of the first, before a covered table. */
  get seat(): string | null {
    return this.facing ?? this.you[0] ?? null;
  }

  /** The own seats that nobody has given a name yet. */
  get nameless(): string[] {
    return this.chairs.filter((seat) => isNameless(seat) && this.plays(seat.seat)).map((seat) => seat.seat);
  }

  protected plays(seat: string | null): boolean {
    const found = this.chairs.find((other) => other.seat === seat);
    return found !== undefined && found.kind === "person" && this.you.includes(found.seat);
  }

  about(id: string): string {
    return aboutWords(this.text, id);
  }

  say(message: string, facts: Record<string, string | number> = {}): string {
    return this.text.say(message, facts);
  }

  seatName(seat: string): string {
    return this.seats.find((other) => other.seat === seat)?.name ?? seat;
  }

  score(seat: string): number | null {
    return this.face?.scores.find((score) => score.seat === seat)?.total ?? null;
  }
}
