/** One person's (or one screen's) place at a table: what is shown, what is picked, and the generic clicking. */
import { Drawn } from "../../board/drawn";
import { merged, printed, type Printed } from "../../board/sheet";
import type { Action, Tabletop } from "../../board/types";
import { getSealed } from "../api";
import { Curiosity, type Why } from "./curiosity.svelte";
import { levelName } from "../levels";
import { isNameless, named } from "./names";
import { Connection, type ConnectionState, type Draft, type SocketLike } from "./net";
import { Notes } from "./notes.svelte";
import { buttons, glows, means, narrow, settle, verb } from "./offer";
import { Pump } from "./pump";
import { actionWords } from "./say";
import { happened, lastOf, suffered, withChance } from "./told";
import { Text } from "../text";
import type { Face, Failure, Frame, FromServer, Hinted, Move, News, Notice, Now, Seat, TableMessage } from "../wire";

export const FORCED = 700; // ms before the only thing one can do is done

export interface SittingOptions {
  open: () => SocketLike;
  tokens: string[];
  still?: () => boolean; // the person wants no motion
}

export class Sitting implements Tabletop {
  connected: ConnectionState = $state("connecting");
  refused: string | null = $state(null); // why there is no table to show: the server's code
  table = $state("");
  game = $state("");
  content = $state(""); // the label of its box
  sheet: Printed = $state.raw({});
  open = $state(false); // nothing is hidden in this game
  you: string[] = $state.raw([]);
  private chairs: Seat[] = $state.raw([]); // as the server names them
  moves: Move[] = $state.raw([]);
  now: Now | null = $state.raw(null);
  rematch: string | null = $state(null);
  text: Text = $state.raw(new Text(""));

  facing: string | null = $state(null);
  cover: string | null = $state(null); // the seat that the screen must be passed to
  picks: string[] = $state.raw([]);
  sent: Action | null = $state.raw(null); // on its way to the server
  asking = $state(false); // clicks ask "why not?" instead of acting
  hint: Hinted | null = $state.raw(null);
  hinting = $state(false);
  moment: Frame | null = $state.raw(null); // an earlier time that is looked at
  readonly notes = new Notes();
  readonly drawn = new Drawn();

  readonly seats: Seat[] = $derived(named(this.chairs, this.text));
  readonly shown: Now | null = $derived(this.moment?.now ?? this.now);
  readonly face: Face | null = $derived.by(() => {
    const { shown } = this;
    return shown ? (shown.faces[this.facing ?? "-"] ?? Object.values(shown.faces)[0] ?? null) : null;
  });
  readonly offer: Action[] = $derived.by(() => {
    const free = !this.moment && !this.sent && this.cover === null && this.plays(this.facing);
    return free ? (this.face?.offer ?? []).map(([line, targets, terms]) => ({ line, targets, terms })) : [];
  });
  readonly left: Action[] = $derived(narrow(this.offer, this.picks));
  readonly mine: boolean = $derived(this.offer.length > 0);
  readonly over: boolean = $derived(this.now?.over ?? false);
  readonly people: string[] = $derived(this.you.filter((seat) => this.plays(seat)));
  readonly undoable: Move[] = $derived.by(() => this.findUndoable());
  /** The last thing that another seat did, as the log says it. */
  readonly latest: string = $derived.by(() => {
    const move = this.moment || this.cover !== null ? undefined : lastOf(this.moves, this.facing);
    return move ? `${this.seatName(move.seat)} ${happened([move], move.seat, this.facing, this.text)}` : "";
  });

  readonly tokens: string[];
  private readonly connection: Connection;
  private readonly pump: Pump;
  private preferences: Record<string, string> = $state({});
  private readonly curiosity = new Curiosity((targets) =>
    this.request({ do: "why", seat: this.facing ?? "", targets }),
  );
  private played = new Map<string, Action>(); // own acts, until they are acknowledged
  private automatic: number[] = $state.raw([]); // moves that were played because there was no choice
  private mayPlayAlone = true; // not just after stepping back
  deliberate: string[] = []; // verbs that are never played alone
  felt: string[] = []; // events that a note tells whoever suffers them
  private timer = 0; // until what has no choice is played

  constructor(options: SittingOptions) {
    this.tokens = options.tokens;
    const still = options.still ?? (() => matchMedia("(prefers-reduced-motion: reduce)").matches);
    this.pump = new Pump(
      (news) => this.show(news),
      () => (still() ? 0 : 450),
    );
    this.connection = new Connection({
      open: options.open,
      tokens: options.tokens,
      hear: (message) => this.hear(message),
      state: (state) => (this.connected = state),
    });
  }

  leave(): void {
    this.connection.close();
    this.pump.clear();
    clearTimeout(this.timer);
    this.curiosity.rest();
  }

  reconnect(): void {
    if (this.connected === "lost") this.connection.reconnect();
  }

  // --- what the server says ---

  private hear(message: FromServer): void {
    if (message.is === "table") this.begin(message);
    else if (message.is === "news") this.pump.push(message, this.isAnswer(message));
    else if (message.is === "seats") this.chairs = message.seats;
    else if (message.is === "ack") this.settled(message.id);
    else if (message.is === "why") this.curiosity.answered(message.id, message.reasons);
    else if (message.is === "hint") [this.hinting, this.hint] = [false, message];
    else if (message.is === "rematch") this.rematch = message.table;
    else if (message.is === "notice") this.notice(message);
    else if (message.is === "error") this.failed(message);
  }

  private begin(message: TableMessage): void {
    this.pump.clear();
    this.table = message.table;
    this.game = message.game;
    this.content = message.content;
    this.open = message.open;
    this.you = message.you;
    this.chairs = message.seats;
    this.moves = message.moves;
    this.rematch = message.next;
    this.sent = null;
    this.place(message.now);
  }

  private isAnswer(news: News): boolean {
    return news.ack !== undefined || news.back !== null;
  }

  private show(news: News): void {
    const kept = news.back === null ? this.moves : this.moves.slice(0, news.back);
    const gone = this.moves.slice(kept.length);
    if (kept.length + news.moves.length !== news.now.length) return this.connection.restart();
    this.moves = [...kept, ...news.moves];
    this.chairs = news.seats ?? this.chairs;
    if (news.ack) this.settled(news.ack, news);
    else if (news.moves.some((move) => move.seat === this.facing)) this.sent = null;
    if ([...gone, ...news.moves].some((move) => move.seat === this.facing)) this.forgetTurn();
    this.place(news.now);
    const felt = suffered(news.moves, this.facing, this.felt, this.text);
    if (felt && this.facing !== null && this.cover === null)
      this.notes.give("note", `${this.seatName(this.facing)} ${felt}`);
  }

  /** Shows how the table lies, and turns to the seat that must decide. */
  private place(now: Now): void {
    const { now: before, facing } = this;
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
    if (facing !== this.facing || !before || !sameOffer(before, now, facing)) this.forgetTurn();
    this.playIfForced();
  }

  private decides(seat: string, now: Now): boolean {
    return this.people.includes(seat) && now.waiting.includes(seat);
  }

  private forgetTurn(): void {
    this.picks = [];
    this.hint = null;
    this.hinting = false;
    this.asking = false;
    this.curiosity.forget();
  }

  private settled(id: string, news?: News): void {
    const action = this.played.get(id);
    if (!action) return;
    this.played.delete(id);
    this.sent = null;
    const at = news?.moves.findIndex((move) => move.line === action.line) ?? -1;
    const own = news?.moves[at];
    if (!news || !own || own.events.length === 0 || this.automatic.includes(own.n)) return;
    const words = happened(withChance(news.moves, at), own.seat, this.facing, this.text);
    this.notes.give("did", words ? `${this.seatName(own.seat)} ${words}` : actionWords(this.text, action));
  }

  private failed(error: Failure): void {
    if (!this.now) {
      this.refused = error.code;
      this.connection.close();
      return;
    }
    if (error.id) this.curiosity.drop(error.id);
    if (!error.id || this.played.delete(error.id)) this.sent = null;
    this.hinting = false;
    this.picks = [];
    if (error.code === "stale") this.connection.reconnect();
    else this.notes.give("error", error.message);
  }

  private notice({ what, seat, bot }: Notice): void {
    const facts = { who: this.seatName(seat), level: bot && levelName(bot, this.text) };
    this.notes.give("note", this.text.say(`web-${what}`, facts));
  }

  // --- several people at one screen ---

  /** The screen has been passed on; the next person looks. */
  uncover(): void {
    this.pump.flush();
    if (this.cover === null) return;
    this.facing = this.cover;
    this.cover = null;
    this.forgetTurn();
    this.playIfForced();
  }

  private plays(seat: string | null): boolean {
    const found = this.chairs.find((other) => other.seat === seat);
    return found !== undefined && found.kind === "person" && this.you.includes(found.seat);
  }

  // --- clicking ---

  /** Whose eyes; several people at one screen begin with those of the first, before a covered table. */
  get seat(): string | null {
    return this.facing ?? this.you[0] ?? null;
  }

  glows(id: string): boolean {
    return glows(this.left, this.picks, id);
  }

  picked(id: string): boolean {
    return this.picks.includes(id) || (this.sent !== null && means(this.sent, id));
  }

  hinted(id: string): boolean {
    const line = this.hint?.advice[0]?.line;
    const action = this.offer.find((other) => other.line === line);
    return action !== undefined && (action.targets.length === 1 || !id.startsWith("verb:")) && means(action, id);
  }

  click(id: string): void {
    this.pump.flush();
    if (this.asking || !this.mine) return this.ask(id, true);
    if (this.picks.includes(id)) this.picks = this.picks.filter((pick) => pick !== id);
    else if (this.glows(id)) this.pick([...this.picks, id]);
    else if (glows(this.offer, [], id))
      this.pick([id]); // changed their mind
    else this.ask(id, true);
  }

  private pick(picks: string[]): void {
    this.why = null;
    this.picks = picks;
    const action = settle(this.left, this.preferences);
    if (action) this.act(action);
  }

  prefer(word: string, value: string): void {
    this.preferences[word] = value;
  }

  preferred(word: string): string | undefined {
    return this.preferences[word];
  }

  act(action: Action, automatic = false): void {
    const { facing, now } = this;
    if (!this.mine || facing === null || now === null) return;
    clearTimeout(this.timer);
    if (automatic) this.automatic = [...this.automatic, now.length];
    else this.mayPlayAlone = true;
    const id = this.request({ do: "act", seat: facing, seq: this.connection.seq, lines: [action.line] });
    this.played.set(id, action);
    this.sent = action;
    this.notes.drop("did"); // its undo would now mean something else
  }

  /** What can only be done in one way, by a button, is done; stepping back over it stays possible. */
  private playIfForced(): void {
    clearTimeout(this.timer);
    const [only, ...others] = this.offer;
    if (!only || others.length > 0 || buttons([only]).length === 0 || !this.mayPlayAlone) return;
    if (this.deliberate.includes(verb(only))) return;
    this.timer = setTimeout(() => {
      this.notes.give("note", this.text.say("forced", { line: actionWords(this.text, only) }));
      this.act(only, true);
    }, FORCED) as unknown as number;
  }

  /** Steps back once: the last pick, a hint, else an own decision that had no effect yet. */
  escape(): boolean {
    if (this.asking || this.why?.pinned) {
      this.asking = false;
      this.why = null;
    } else if (this.picks.length > 0) this.picks = this.picks.slice(0, -1);
    else if (this.hint) this.hint = null;
    else if (this.undoable.length > 0 && this.moves.at(-1)?.events.length === 0) this.undo();
    else return false;
    return true;
  }

  // --- stepping back ---

  /** The own moves that can be taken back one by one, newest last; those without a choice go with the one before. */
  private findUndoable(): Move[] {
    const count = this.face?.undo.count ?? 0;
    if (count === 0 || this.facing === null || this.moment || this.cover !== null) return [];
    const reach = this.moves.slice(-count).filter((move) => move.seat === this.facing);
    return reach.filter((move) => !this.automatic.includes(move.n));
  }

  undo(): void {
    this.pump.flush();
    const last = this.undoable.at(-1);
    if (!last || this.facing === null) return;
    this.mayPlayAlone = false;
    this.automatic = this.automatic.filter((n) => n < last.n);
    this.request({ do: "undo", seat: this.facing, seq: this.connection.seq, to: last.n });
  }

  // --- why not, and what else ---

  get looked(): string | null {
    return this.curiosity.looked;
  }

  get why(): Why | null {
    return this.curiosity.why;
  }

  set why(why: Why | null) {
    this.curiosity.why = why;
  }

  look(id: string | null): void {
    const dull = id !== null && this.mine && !this.glows(id) && !this.picked(id);
    this.curiosity.look(id, dull ? () => this.ask(id, false) : null);
  }

  unseal(what: string): void {
    getSealed(this.game, this.content, what).then(
      (values) => (this.sheet = merged(this.sheet, printed(values))),
      (error: Error) => this.notes.give("error", error.message),
    );
  }

  ask(id: string, pinned: boolean): void {
    if (this.facing === null || this.over || this.moment || !(this.mine || pinned)) return;
    const possible = this.left.find((action) => means(action, id));
    if (!possible) this.curiosity.ask(id, this.picks, pinned);
    else this.why = pinned ? { id, reasons: [], offered: actionWords(this.text, possible), pinned } : null;
  }

  askHint(level?: string): void {
    if (!this.mine || this.facing === null || this.hinting) return;
    this.hinting = true;
    this.request({ do: "hint", seat: this.facing, ...(level ? { level } : {}) });
  }

  playHint(): void {
    const action = this.offer.find((other) => other.line === this.hint?.advice[0]?.line);
    if (action) this.act(action);
  }

  sit(seat: string, bot: string | null): void {
    this.request({ do: "sit", seat, bot });
  }

  rename(seat: string, name: string): void {
    this.request({ do: "name", seat, name });
  }

  askRematch(): void {
    this.request({ do: "rematch" });
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

  /** The own seats that nobody has given a name yet. */
  get nameless(): string[] {
    return this.chairs.filter((seat) => isNameless(seat) && this.plays(seat.seat)).map((seat) => seat.seat);
  }

  private request(draft: Draft): string {
    return this.connection.ask(draft);
  }
}

function sameOffer(before: Now, now: Now, facing: string | null): boolean {
  const lines = [before, now].map((then) => then.faces[facing ?? "-"]?.offer.map(([line]) => line).join());
  return lines[0] === lines[1];
}
