/** Choosing at a table: each click narrows what is offered until one action is left; what cannot be chosen is asked about. */
import type { Action, Tabletop } from "../../board/types";
import type { Hinted } from "../wire";
import { Curiosity, type Why } from "./curiosity.svelte";
import type { Draft } from "./net";
import { glows, means, narrow, settle } from "./offer";
import { actionWords } from "./say";
import { Showing } from "./showing.svelte";

export abstract class Choosing extends Showing implements Tabletop {
  picks: string[] = $state.raw([]);
  sent: Action | null = $state.raw(null); // on its way to the server
  asking = $state(false); // clicks ask "why not?" instead of acting
  hint: Hinted | null = $state.raw(null);
  hinting = $state(false);
  private preferences: Record<string, string> = $state({});
  protected readonly curiosity = new Curiosity((targets) =>
    this.request({ do: "why", seat: this.facing ?? "", targets }),
  );

  /** All that is legal now. */
  readonly offered: Action[] = $derived.by(() => {
    const free = !this.moment && !this.sent && this.cover === null && this.plays(this.facing);
    return free ? (this.face?.offer ?? []).map(([line, targets, terms]) => ({ line, targets, terms })) : [];
  });
  readonly offer: Action[] = $derived(this.asked(this.offered));
  readonly left: Action[] = $derived(narrow(this.offer, this.picks));
  readonly mine: boolean = $derived(this.offer.length > 0);

  abstract act(action: Action): void;

  /** What of the legal moves can be chosen here: all of them, but in a lesson. */
  protected asked(offer: Action[]): Action[] {
    return offer;
  }

  /** Asks the server for something; returns the id under which it answers. */
  protected abstract request(draft: Draft): string;

  protected forgetTurn(): void {
    this.picks = [];
    this.hint = null;
    this.hinting = false;
    this.asking = false;
    this.curiosity.forget();
  }

  // --- clicking ---

  glows(id: string): boolean {
    return glows(this.left, this.picks, id);
  }

  picked(id: string): boolean {
    return this.picks.includes(id) || (this.sent !== null && means(this.sent, id));
  }

  /** Is it chosen instead of what was picked, as somebody who changes their mind? */
  switches(id: string): boolean {
    return this.mine && this.picks.length > 0 && !this.picks.includes(id) && glows(this.offer, [], id);
  }

  click(id: string): void {
    if (this.asking || !this.mine) return this.ask(id, true);
    if (this.picks.includes(id)) this.picks = this.picks.filter((pick) => pick !== id);
    else if (this.glows(id)) this.pick([...this.picks, id]);
    else if (glows(this.offer, [], id)) this.pick([id]);
    else this.ask(id, true);
  }

  private pick(picks: string[]): void {
    this.why = null;
    this.picks = picks;
    const action = settle(this.left, this.preferences, picks);
    if (action) this.act(action);
  }

  prefer(word: string, value: string): void {
    this.preferences[word] = value;
  }

  preferred(word: string): string | undefined {
    return this.preferences[word];
  }

  // --- why not ---

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
    const can = id !== null && (this.glows(id) || this.picked(id) || this.switches(id));
    const curious = id !== null && this.mine && (this.asking || !can);
    this.curiosity.look(id, curious ? () => this.ask(id, false) : null);
  }

  ask(id: string, pinned: boolean): void {
    if (this.facing === null || this.over || this.moment || !(this.mine || pinned)) return;
    const possible = this.left.find((action) => means(action, id));
    if (!possible) this.curiosity.ask(id, this.picks, pinned);
    else if (!pinned && !this.asking) this.why = null;
    else if (!this.why?.pinned || pinned)
      this.why = { id, reasons: [], offered: actionWords(this.text, possible), pinned };
  }

  // --- what else ---

  askHint(level?: string): void {
    if (!this.mine || this.facing === null || this.hinting) return;
    this.hinting = true;
    this.request({ do: "hint", seat: this.facing, ...(level ? { level } : {}) });
  }

  hinted(id: string): boolean {
    const action = this.advised();
    return action !== undefined && (action.targets.length === 1 || !id.startsWith("verb:")) && means(action, id);
  }

  playHint(): void {
    const action = this.advised();
    if (action) this.act(action);
  }

  private advised(): Action | undefined {
    const line = this.hint?.advice[0]?.line;
    return this.offer.find((action) => action.line === line);
  }
}
