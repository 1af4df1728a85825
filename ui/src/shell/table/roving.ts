/** Walking over what is drawn with the keyboard. Knows only where it is on the screen. */
import { DISPLAY } from "./pointing.svelte";

const THING = "[data-thing]";
const GO_ON = ".lesson-card .primary"; // "Continue"
const EXPLAINED = `${THING}, .board :is(${DISPLAY}), .hand :is(${DISPLAY})`;

function things(which = THING): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(which)];
  return all.filter((element) => element.checkVisibility() && !element.closest("[inert]"));
}

/** To the next (1) or previous (-1) thing that glows; dull ones are passed over. From anywhere else first to the golden button. */
export function walk(step: 1 | -1): boolean {
  const glowing = things(`${THING}.glow, ${GO_ON}`);
  const here = glowing.indexOf(document.activeElement as HTMLElement);
  const likely = step === 1 ? glowing.findIndex((element) => element.matches(".primary")) : -1;
  const next = here < 0 ? Math.max(likely, step === 1 ? 0 : -1) : (here + step) % glowing.length;
  glowing.at(next)?.focus();
  return glowing.length > 0;
}

/** Remembers what has the focus of the keyboard; when that is taken away, what lies nearest gets it, or the prompt. */
export class Footing {
  private on: Element | null = null;
  private spot: Spot = { x: 0, y: 0 };
  private onBoard = false;
  private goOn: Element | null = null; // of a lesson, if it was there already

  focused(element: Element): void {
    this.on = element.matches(":focus-visible") ? element : null;
    if (element.matches(".prompt")) return;
    this.spot = spotOf(element);
    this.onBoard = element.closest(".board") !== null;
  }

  /** After drawing: has the focus fallen to nowhere, or is there nothing to do but to go on? */
  regain(): void {
    const before = this.goOn;
    this.goOn = document.querySelector(GO_ON);
    if (this.on !== null && this.goOn !== null && before === null) return (this.goOn as HTMLElement).focus();
    const lost = this.on !== null && !this.on.isConnected && document.activeElement === document.body;
    if (!lost) return;
    const far = (element: Element) => Math.hypot(spotOf(element).x - this.spot.x, spotOf(element).y - this.spot.y);
    const prompt = document.querySelector<HTMLElement>(".prompt");
    const near = things(`.board ${THING}`).filter((element) => element.hasAttribute("tabindex"));
    const nearest = this.onBoard && near.length > 0 ? near.reduce((a, b) => (far(b) < far(a) ? b : a)) : prompt;
    nearest?.focus({ preventScroll: true });
  }
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export interface Spot {
  x: number;
  y: number;
}

/** The spot nearest in one direction; what lies sideways counts as further away. */
export function nearest(from: Spot, spots: Spot[], arrow: Arrow): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, i) => {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const [along, aside] = arrow === "ArrowLeft" || arrow === "ArrowRight" ? [dx, dy] : [dy, dx];
    const ahead = arrow === "ArrowLeft" || arrow === "ArrowUp" ? -along : along;
    const away = ahead + 1.5 * Math.abs(aside); // among hexagons the next row is nearer than the one after it
    if (ahead > 1 && Math.abs(aside) < 2 * ahead && away < least) [best, least] = [i, away];
  });
  return best;
}

/** To the nearest thing in the direction of an arrow key, from the one in focus (or to the first that glows); with `all` also
 * to what is nothing to choose, but explains itself. */
export function stride(arrow: Arrow, all = false): boolean {
  const here = document.activeElement as HTMLElement | null;
  if (!here?.matches(EXPLAINED)) return walk(1);
  const others = things(all ? EXPLAINED : THING).filter((element) => element !== here && !here.contains(element));
  const found = nearest(spotOf(here), others.map(spotOf), arrow);
  if (found < 0) return false;
  const next = others[found]!;
  if (!next.hasAttribute("tabindex")) next.setAttribute("tabindex", "-1");
  next.focus();
  return true;
}

/** The element that shows a thing: the one looked at, if it is drawn more than once. */
export function elementOf(id: string): Element | null {
  const all = [...document.querySelectorAll(`[data-thing="${CSS.escape(id)}"]`)];
  return all.find((element) => element.matches(":hover, :focus")) ?? all[0] ?? null;
}

/** The middle of an element on the screen. */
export function spotOf(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
