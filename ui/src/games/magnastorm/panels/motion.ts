/** Entrances of crew, cubes and plates. Nothing waits for them, and nothing leaves slowly. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { lessMotion } from "../../../board/motion";

/** A crew member is plugged in from the panel above. */
export function plug(_: Element, { still }: { still: boolean }): TransitionConfig {
  if (still || lessMotion()) return { duration: 0 };
  return { duration: 320, easing: cubicOut, css: (t) => `transform: translateY(${(t - 1) * 70}px); opacity: ${t}` };
}

/** The used panel is pushed up into the place of the other one. */
export function slide(_: Element, { from }: { from: number }): TransitionConfig {
  if (lessMotion()) return { duration: 0 };
  return { duration: 350, easing: cubicOut, css: (t) => `transform: translateY(${(1 - t) * from}px); opacity: ${t}` };
}
