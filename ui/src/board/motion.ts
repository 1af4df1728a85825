/** Motion that all boards share. Nothing waits for it. */
import { backOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

/** Does this person want things to stay where they are? */
export function lessMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Brings a part of the board into view. */
export function intoView(part: Element | null | undefined): void {
  part?.scrollIntoView({ block: "nearest", behavior: lessMotion() ? "auto" : "smooth" });
}

/** A number that has changed. */
export function pop(_: Element): TransitionConfig {
  if (lessMotion()) return { duration: 0 };
  return { duration: 260, easing: backOut, css: (t) => `transform: scale(${0.5 + t / 2})` };
}
