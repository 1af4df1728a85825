/** Motion that all boards share: what is new comes in; nothing waits for it, and nothing leaves slowly. */
import { backOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

/** Does this person want things to stay where they are? */
export function lessMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Says of each view whether what is new is simply there: less motion is wanted, or more has changed than one move can change. */
export function stillness<V>(jumped: (before: V, now: V) => boolean): (view: V) => boolean {
  let before: V | undefined;
  return (view) => {
    const jump = before === undefined || jumped(before, view);
    before = view;
    return jump || lessMotion();
  };
}

export interface Entrance {
  still?: boolean; // it is simply there
  delay?: number;
}

/** How something comes in. */
export function entrance(
  duration: number,
  easing: (t: number) => number,
  css: (t: number) => string,
  { still = false, delay = 0 }: Entrance = {},
): TransitionConfig {
  return still || lessMotion() ? { duration: 0 } : { duration, delay, easing, css };
}

/** A number that has changed. */
export function pop(_: Element): TransitionConfig {
  return entrance(260, backOut, (t) => `transform: scale(${0.5 + t / 2})`);
}

/** Brings a part of the board into view. */
export function intoView(part: Element | null | undefined): void {
  part?.scrollIntoView({ block: "nearest", behavior: lessMotion() ? "auto" : "smooth" });
}
