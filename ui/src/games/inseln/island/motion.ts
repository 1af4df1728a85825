/** Entrances of tiles, and when nothing should move. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { entrance, type Entrance } from "../../../board/motion";
import type { InselnView } from "../view";

/** A tile comes down through the fog and settles. */
export function drop(_: Element, options: Entrance): TransitionConfig {
  const css = (t: number) => {
    const land = t > 0.75 ? 1 - 0.05 * Math.sin(((t - 0.75) / 0.25) * Math.PI) : 1;
    return `transform: translateY(${(t - 1) * 70}px) scale(${(1.25 - 0.25 * t) * land}); opacity: ${Math.min(1, t * 2.5)}`;
  };
  return entrance(460, cubicOut, css, options);
}

/** Did more change between two views than one move can change? Then everything is simply there. */
export function jumped(before: InselnView, now: InselnView): boolean {
  if (before.islands.length !== now.islands.length || before.seat !== now.seat) return true;
  if (Math.abs(before.round - now.round) > 1) return true;
  const lying = (view: InselnView) => view.islands.reduce((sum, { tiles }) => sum + Object.keys(tiles).length, 0);
  return Math.abs(lying(now) - lying(before)) > 3;
}
