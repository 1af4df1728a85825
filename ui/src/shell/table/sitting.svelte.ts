/** One person's (or one screen's) place at a table: hears what the server says, and plays what is chosen. */
import { lessMotion } from "../../board/motion";
import type { Action } from "../../board/types";
import { levelName } from "../levels";
import type { Guide } from "../lesson/guide.svelte";
import type { Channels, Failure, FromServer, Move, News, Notice, Now, TableMessage, Word } from "../wire";
import { arrived } from "./arrived";
import { Choosing } from "./choosing.svelte";
import { muted } from "./muted.svelte";
import { Connection, type ConnectionState, type Draft, type SocketLike } from "./net";
import { buttons, glows, means } from "./offer";
import { PACE, Pump } from "./pump";
import { Reaching } from "./reaching.svelte";
import { actionWords } from "./say";
import { happened, suffered, withChance } from "./told";
import { words } from "../words";

export const FORCED = 700; // ms before the only thing one can do is done

interface SittingOptions {
  open: () => SocketLike;
  tokens: string[];
  spare?: Map<string, string>;
  still?: () => boolean; // the person wants no motion
  away?: () => boolean; // the page lies behind another one
}

export class Sitting extends Choosing {
  connected: ConnectionState = $state("connecting");
  refused: string | null = $state(null); // why there is no table to show: the server's code
  private readonly spare: Map<string, string>;
  private owning: { id: string; old: string; next: string } | null = null; // a secret that is being changed
  readonly reaching = new Reaching((draft) => this.request(draft));
  readonly guide: Guide | null = null; // if this is the table of a lesson
  felt: string[] = []; // events that a note tells whoever suffers them
  private readonly connection: Connection;
  private readonly pump: Pump;
  private played = new Map<string, Action>(); // own acts, until they are acknowledged
  private automatic: number[] = $state.raw([]); // moves that were played because there was no choice
  private mayPlayAlone = true; // not just after stepping back
  private chosen: { n: number; offer: Action[] } | null = null; // the last own move, and what else was offered then
  private instead: string | null = null; // what is chosen as soon as that move is taken back
  private timer = 0; // until what has no choice is played

  readonly undoable: Move[] = $derived.by(() => this.findUndoable());

  constructor(options: SittingOptions) {
    super();
    const still = options.still ?? lessMotion;
    this.pump = new Pump(
      (news) => this.show(news),
      () => (still() ? 0 : PACE),
    );
    this.spare = options.spare ?? new Map();
    this.connection = new Connection({
      open: options.open,
      tokens: options.tokens,
      spare: this.spare,
      hear: (message) => this.hear(message),
      state: (state) => (this.connected = state),
      away: options.away ?? (() => false),
    });
  }

  /** The secrets with which we sit here, in the order of our seats. */
  get tokens(): string[] {
    return this.connection.tokens;
  }

  /** We are the first to open this seat's link: it gets a secret that nobody else knows. */
  own(seat: string, old: string, next: string): void {
    this.spare.set(old, next);
    this.owning = { old, next, id: this.connection.ask({ do: "own", seat, token: next }) };
  }

  private owned(id: string): void {
    if (this.owning?.id !== id) return;
    const { old, next } = this.owning;
    this.owning = null;
    this.spare.clear();
    this.connection.tokens = this.connection.tokens.map((token) => (token === old ? next : token));
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

  /** The page is looked at again, or the network has changed. */
  returned(): void {
    if (this.refused === null) this.connection.returned();
  }

  /** The page is looked at, or not any more; who is not there is told elsewhere that it is their turn. */
  attend(): void {
    if (this.refused === null) this.connection.looked();
  }

  // --- what the server says ---

  private hear(message: FromServer): void {
    if (message.is === "table") this.begin(message);
    else if (message.is === "news") this.pump.push(message, this.isAnswer(message));
    else if (message.is === "seats") {
      this.seatDown(message.seats);
      this.listed = message.listed;
    } else if (message.is === "word") this.listen([message.word]);
    else if (message.is === "ack") {
      this.owned(message.id);
      this.settled(message.id);
    } else if (message.is === "why") this.curiosity.answered(message.id, message.reasons);
    else if (message.is === "hint") [this.hinting, this.hint] = [false, message];
    else if (message.is === "rematch") this.rematch = message.table;
    else if (message.is === "notice") this.notice(message);
    else if (message.is === "channels") this.reached(message);
    else if (message.is === "error") this.failed(message);
  }

  private begin(message: TableMessage): void {
    this.pump.clear();
    if (this.guide) this.notes.clear(); // they told of another table
    this.lay(message);
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
    if (news.seats) this.seatDown(news.seats);
    this.listed = news.listed ?? this.listed;
    this.listen(news.words ?? []);
    if (news.ack) this.settled(news.ack, news);
    else if (news.moves.some((move) => move.seat === this.facing)) this.sent = null;
    if ([...gone, ...news.moves].some((move) => move.seat === this.facing)) this.forgetTurn();
    this.place(news.now);
    const felt = suffered(news.moves, this.facing, this.felt, this.text);
    if (felt && this.facing !== null && this.cover === null)
      this.notes.give("note", `${this.seatName(this.facing)} ${felt}`);
    if (news.back !== null) this.chooseInstead();
  }

  /** What is half chosen stays as long as the same person has the same offer. */
  private place(now: Now): void {
    const { now: before, facing } = this;
    this.turn(now);
    if (facing !== this.facing || !before || !sameOffer(before, now, facing)) this.forgetTurn();
    this.playIfForced();
  }

  private settled(id: string, news?: News): void {
    const action = this.played.get(id);
    if (!action) return;
    this.played.delete(id);
    this.sent = null;
    const at = news?.moves.findIndex((move) => move.line === action.line) ?? -1;
    const own = news?.moves[at];
    if (!news || !own || own.events.length === 0 || this.automatic.includes(own.n)) return;
    const words = happened(withChance(news.moves, at), own.seat, this.facing, this.quiet, this.text);
    this.notes.give("did", words ? `${this.seatName(own.seat)} ${words}` : actionWords(this.text, action));
  }

  private failed(error: Failure): void {
    if (!this.now && error.code === "busy") return; // and the connection tries again
    if (!this.now) {
      this.refused = error.code;
      this.connection.close();
      return;
    }
    if (this.reaching.failed(error)) return;
    if (error.id) this.curiosity.drop(error.id);
    if (!error.id || this.played.delete(error.id)) this.sent = null;
    this.hinting = false;
    this.picks = [];
    this.instead = null;
    if (error.code === "stale") this.connection.reconnect();
    else this.notes.give("error", error.message);
  }

  /** Words that were not heard before; the last one of somebody else is said aloud. */
  private listen(words: Word[]): void {
    const known = this.words.at(-1)?.n ?? -1;
    const more = words.filter((word) => word.n > known);
    this.words = [...this.words, ...more];
    const last = more.findLast((word) => !this.you.includes(word.seat) && !muted.has(this.table, word.seat));
    if (last) this.notes.give("note", `${this.seatName(last.seat)}: ${last.text}`);
  }

  /** How we are told while we are not here; the table says by itself what did not arrive. */
  private reached(message: Channels): void {
    this.reaching.hear(message);
    const failed = message.id === "" ? message.channels.filter((channel) => channel.fault) : [];
    for (const channel of failed)
      this.notes.give("error", `${words.say(`web-tell-${channel.kind}`)}: ${arrived(channel)}`);
  }

  private notice({ what, seat, bot }: Notice): void {
    const facts = { who: this.seatName(seat), level: bot && levelName(bot, this.text) };
    this.notes.give("note", this.text.say(`web-${what}`, facts));
  }

  // --- acting ---

  /** The screen has been passed on; the next person looks. */
  uncover(): void {
    this.pump.flush();
    if (this.cover === null) return;
    this.facing = this.cover;
    this.cover = null;
    this.forgetTurn();
    this.playIfForced();
  }

  override click(id: string): void {
    this.pump.flush();
    if (!this.couldHaveBeen(id)) return super.click(id);
    this.instead = id;
    this.undo();
  }

  override switches(id: string): boolean {
    return super.switches(id) || this.couldHaveBeen(id);
  }

  /** Could this have been chosen instead of the last own move, which had no effect yet: another tile of the hand? */
  private couldHaveBeen(id: string): boolean {
    const last = this.undoable.at(-1);
    const free = this.mine && !this.asking && !this.guide && !glows(this.offer, [], id) && !this.picks.includes(id);
    if (!free || !last || last.events.length > 0 || last.n !== this.chosen?.n) return false;
    return this.chosen.offer.some((action) => means(action, id) && action.line !== last.line);
  }

  private chooseInstead(): void {
    const id = this.instead;
    this.instead = null;
    if (id !== null && this.glows(id)) super.click(id);
  }

  act(action: Action, automatic = false): void {
    const { facing, now } = this;
    if (!this.mine || facing === null || now === null) return;
    clearTimeout(this.timer);
    if (automatic) this.automatic = [...this.automatic, now.length];
    else this.mayPlayAlone = true;
    this.chosen = { n: now.length, offer: this.offer };
    const id = this.request({ do: "act", seat: facing, seq: this.connection.seq, lines: [action.line] });
    this.played.set(id, action);
    this.sent = action;
    this.notes.drop("did"); // its undo would now mean something else
    if (!automatic) this.notes.drop("round"); // who goes on has read it
  }

  /** What can only be done in one way, by a button, is done; stepping back over it stays possible. What ends somebody's
   * last turn (the fact `last`) is theirs to do. */
  protected playIfForced(): void {
    clearTimeout(this.timer);
    const [only, ...others] = this.offer;
    if (!only || others.length > 0 || buttons([only]).length === 0 || !this.mayPlayAlone) return;
    if (only.terms?.facts.last) return;
    this.timer = setTimeout(() => {
      this.notes.give("note", this.text.say("forced", { line: actionWords(this.text, only) }));
      this.act(only, true);
    }, FORCED) as unknown as number;
  }

  // --- stepping back ---

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

  /** The own moves that can be taken back one by one, newest last; those without a choice go with the one before. */
  private findUndoable(): Move[] {
    const count = this.face?.undo.count ?? 0;
    if (count === 0 || !this.manners.undo || this.facing === null || this.moment || this.cover !== null) return [];
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

  // --- around the table ---

  sit(seat: string, bot: string | null): void {
    this.request({ do: "sit", seat, bot });
  }

  rename(seat: string, name: string): void {
    this.request({ do: "name", seat, name });
  }

  speak(seat: string, text: string): void {
    this.request({ do: "say", seat, text });
  }

  resign(seat: string): void {
    this.request({ do: "resign", seat });
  }

  wishLots(seat: string, agree: boolean): void {
    this.request({ do: "lots", seat, agree });
  }

  /** Anybody may take the free seats, or nobody any more. */
  list(seat: string, open: boolean): void {
    this.request({ do: "list", seat, open });
  }

  askRematch(): void {
    this.request({ do: "rematch" });
  }

  protected request(draft: Draft): string {
    return this.connection.ask(draft);
  }
}

function sameOffer(before: Now, now: Now, facing: string | null): boolean {
  const lines = [before, now].map((then) => then.faces[facing ?? "-"]?.offer.map(([line]) => line).join());
  return lines[0] === lines[1];
}
