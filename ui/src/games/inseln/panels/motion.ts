/** Entrances of dice and tiles. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { entrance } from "../../../board/motion";

/** A die rolls in from the left and comes to rest. */
export function tumble(_: Element): TransitionConfig {
  const hop = (t: number) => -18 * Math.sin(Math.PI * t);
  const css = (t: number) => `transform: translate(${(t - 1) * 26}px, ${hop(t)}px) rotate(${(t - 1) * 270}deg)`;
  return entrance(350, cubicOut, css);
}

/** A tile settles on its place. */
export function settle(_: Element): TransitionConfig {
  return entrance(300, cubicOut, (t) => `transform: translateY(${(t - 1) * 14}px); opacity: ${t}`);
}
