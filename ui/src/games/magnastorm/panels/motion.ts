/** Entrances of crew and panels. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { entrance, type Entrance } from "../../../board/motion";

/** A crew member is plugged in from the panel above. */
export function plug(_: Element, options: Entrance): TransitionConfig {
  return entrance(320, cubicOut, (t) => `transform: translateY(${(t - 1) * 70}px); opacity: ${t}`, options);
}

/** The used panel is pushed up into the place of the other one. */
export function slide(_: Element, { from }: { from: number }): TransitionConfig {
  return entrance(350, cubicOut, (t) => `transform: translateY(${(1 - t) * from}px); opacity: ${t}`);
}
