/** Entrances of dice, tiles and numbers. Nothing waits for them, and nothing leaves slowly. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { lessMotion } from "../../../board/motion";

/** A die rolls in from the left and comes to rest. */
export function tumble(_: Element): TransitionConfig {
  if (lessMotion()) return { duration: 0 };
  const hop = (t: number) => -18 * Math.sin(Math.PI * t);
  const css = (t: number) => `transform: translate(${(t - 1) * 26}px, ${hop(t)}px) rotate(${(t - 1) * 270}deg)`;
  return { duration: 350, easing: cubicOut, css };
}

/** A tile settles on its place. */
export function settle(_: Element): TransitionConfig {
  if (lessMotion()) return { duration: 0 };
  return { duration: 300, easing: cubicOut, css: (t) => `transform: translateY(${(t - 1) * 14}px); opacity: ${t}` };
}
