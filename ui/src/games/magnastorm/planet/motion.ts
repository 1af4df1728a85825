/** Entrances of pieces on the planet. Nothing waits for them. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import type { MagnastormView } from "../view";

/** A lab falls out of the sky and settles. */
export function drop(_: Element, { still }: { still: boolean }): TransitionConfig {
  if (still) return { duration: 0 };
  return {
    duration: 420,
    easing: cubicOut,
    css: (t) => {
      const squash = t > 0.7 ? 1 - 0.12 * Math.sin(((t - 0.7) / 0.3) * Math.PI) : 1;
      return `transform: translateY(${(t - 1) * 60}px) scaleY(${squash}); opacity: ${Math.min(1, t * 3)}`;
    },
  };
}

/** Did more change between two views than one move can change? Then pieces are simply there. */
export function jumped(before: MagnastormView | null, now: MagnastormView): boolean {
  if (!before || before.areas.length !== now.areas.length || Math.abs(before.round - now.round) > 1) return true;
  const labs = (view: MagnastormView) => view.areas.flatMap((area) => area.spaces.map((space) => space.labs));
  const old = labs(before);
  return labs(now).filter((n, i) => n > (old[i] ?? 0)).length > 2;
}
