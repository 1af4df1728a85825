/** "Why not?": what a person looks at or asks about, and what the server answered so far. */

import type { Reason } from "../wire";

export const HOVER = 250; // ms of looking at something before we ask why it cannot be chosen

export interface Why {
  id: string;
  reasons: Reason[];
  offered: string | null; // it is possible: the action in words
  pinned: boolean; // asked by a click: stays until the next action
}

export class Curiosity {
  looked: string | null = $state(null);
  why: Why | null = $state.raw(null);
  private known = new Map<string, Reason[]>();
  private questions = new Map<string, { id: string; key: string; pinned: boolean }>();
  private timer = 0;

  /** `send` asks the server and returns the id of the question. */
  constructor(private readonly send: (targets: string[]) => string) {}

  /** Looks at something else, or at nothing; asks about it if one keeps looking. */
  look(id: string | null, ask: (() => void) | null): void {
    clearTimeout(this.timer);
    this.looked = id;
    if (ask) this.timer = setTimeout(ask, HOVER) as unknown as number;
    else if (!this.why?.pinned) this.why = null;
  }

  ask(id: string, picks: string[], pinned: boolean): void {
    const targets = [...picks, id];
    const key = targets.join(" ");
    const known = this.known.get(key);
    if (known) this.explain(id, known, pinned);
    else this.questions.set(this.send(targets), { id, key, pinned });
  }

  answered(question: string, reasons: Reason[]): void {
    const asked = this.questions.get(question);
    if (!asked) return;
    this.questions.delete(question);
    this.known.set(asked.key, reasons);
    if (asked.pinned || this.looked === asked.id) this.explain(asked.id, reasons, asked.pinned);
  }

  drop(question: string): void {
    this.questions.delete(question);
  }

  /** The table has changed: other rules may forbid other things. */
  forget(): void {
    this.why = null;
    this.known.clear();
    this.questions.clear();
  }

  rest(): void {
    clearTimeout(this.timer);
  }

  /** What was asked by a click is not covered by what the pointer only passes, whichever answer comes first. */
  private explain(id: string, reasons: Reason[], pinned: boolean): void {
    if (this.why?.pinned && !pinned) return;
    if (reasons.length > 0 || pinned) this.why = { id, reasons, offered: null, pinned };
  }
}
