/** Entrances of pieces on the planet, and when nothing should move. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { entrance, type Entrance } from "../../../board/motion";
import type { MagnastormView } from "../view";

/** A lab falls out of the sky and settles. */
export function drop(_: Element, options: Entrance): TransitionConfig {
  const css = (t: number) => {
    const squash = t > 0.7 ? 1 - 0.12 * Math.sin(((t - 0.7) / 0.3) * Math.PI) : 1;
    return `transform: translateY(${(t - 1) * 60}px) scaleY(${squash}); opacity: ${Math.min(1, t * 3)}`;
  };
  return entrance(420, cubicOut, css, options);
}

/** Did more change between two views than one move can change? Then pieces are simply there. */
export function jumped(before: MagnastormView, now: MagnastormView): boolean {
  if (before.areas.length !== now.areas.length || Math.abs(before.round - now.round) > 1) return true;
  const labs = (view: MagnastormView) => view.areas.flatMap((area) => area.spaces.map((space) => space.labs));
  const old = labs(before);
  return labs(now).filter((n, i) => n > (old[i] ?? 0)).length > 2;
}
