/** Entrances of the pieces. They come in; nothing waits for them, and nothing leaves slowly. */
import { cubicOut, backOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import type { CloudCityView } from "./view";

export interface Entrance {
  still: boolean; // the view has jumped, or less motion is wanted
  delay?: number;
}

function entrance(
  { still, delay = 0 }: Entrance,
  duration: number,
  easing: (t: number) => number,
  css: (t: number) => string,
): TransitionConfig {
  return still ? { duration: 0 } : { duration, delay, easing, css };
}

export function descend(_: Element, options: Entrance): TransitionConfig {
  return entrance(options, 320, cubicOut, (t) => `transform: translateY(${(t - 1) * 46}px); opacity: ${t}`);
}

export function rise(_: Element, options: Entrance): TransitionConfig {
  return entrance(options, 340, backOut, (t) => `transform: scaleY(${t})`);
}

export function appear(_: Element, options: Entrance): TransitionConfig {
  return entrance(options, 140, cubicOut, (t) => `opacity: ${t}`);
}

export function pop(_: Element, options: Entrance): TransitionConfig {
  return entrance(options, 240, backOut, (t) => `transform: scale(${t}); opacity: ${Math.min(1, t * 2)}`);
}

export function turnUp(_: Element, options: Entrance): TransitionConfig {
  return entrance(options, 320, cubicOut, (t) => `transform: scaleX(${t}); opacity: ${t}`);
}

/** Did more change between two views than one move can change? Then pieces are simply there. */
export function jumped(before: CloudCityView | null, now: CloudCityView): boolean {
  if (!before || before.cities.length !== now.cities.length) return true;
  let changes = 0;
  now.cities.forEach((city, i) => {
    const old = before.cities[i]!;
    changes += Math.abs(city.tiles.length - old.tiles.length);
    changes += Math.abs(city.walkways.length - old.walkways.length);
  });
  changes += now.row.filter((tile, i) => tile !== before.row[i]).length;
  return changes > 2;
}
