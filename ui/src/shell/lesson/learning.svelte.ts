/** Another thing to do with the same things: one learns that there is a choice. */
function beside(action: Action, right: Action): boolean {
  const [one, other] = [action, right].map(({ targets }) => targets.slice(1).join(" "));
  return one !== "" && one === other && verb(action) !== verb(right);
}

/** A place at the table of a lesson: what is asked for glows, everything else is answered gently. */
import type { Action } from "../../board/types";
import { narrow, verb } from "../table/offer";
import { Sitting } from "../table/sitting.svelte";
import type { Guide } from "./guide.svelte";

export class Learning extends Sitting {
  constructor(override readonly guide: Guide) {
    super({ open: () => guide.open(), tokens: [] });
  }

  protected override asked(offer: Action[]): Action[] {
    const right = offer.filter((action) => this.guide.now?.expected.includes(action.line));
    return offer.filter((action) => right.includes(action) || right.some((other) => beside(action, other)));
  }

  override click(id: string): void {
    if (!this.asking && !this.glows(id) && !this.picked(id) && this.possible([...this.picks, id])) this.guide.nudge();
    else super.click(id);
  }

  /** Is there a legal move with these things, asked for or not? */
  private possible(picks: string[]): boolean {
    return [picks, picks.slice(-1)].some((some) => narrow(this.offered, some).length > 0);
  }

  override hinted(id: string): boolean {
    return !this.guide.begun && (this.guide.now?.point.includes(id) ?? false);
  }

  /** Nothing is done by itself: whoever learns does it. */
  protected override playIfForced(): void {}
}
