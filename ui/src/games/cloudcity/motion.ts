/** Entrances of the pieces, and when nothing should move. */
import { cubicOut, backOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { entrance, type Entrance } from "../../board/motion";
import type { CloudCityView } from "./view";

export function descend(_: Element, options: Entrance): TransitionConfig {
  return entrance(320, cubicOut, (t) => `transform: translateY(${(t - 1) * 46}px); opacity: ${t}`, options);
}

export function rise(_: Element, options: Entrance): TransitionConfig {
  return entrance(340, backOut, (t) => `transform: scaleY(${t})`, options);
}

export function appear(_: Element, options: Entrance): TransitionConfig {
  return entrance(140, cubicOut, (t) => `opacity: ${t}`, options);
}

export function pop(_: Element, options: Entrance): TransitionConfig {
  return entrance(240, backOut, (t) => `transform: scale(${t}); opacity: ${Math.min(1, t * 2)}`, options);
}

export function turnUp(_: Element, options: Entrance): TransitionConfig {
  return entrance(320, cubicOut, (t) => `transform: scaleX(${t}); opacity: ${t}`, options);
}

/** Did more change between two views than one move can change? Then pieces are simply there. */
export function jumped(before: CloudCityView, now: CloudCityView): boolean {
  if (before.cities.length !== now.cities.length) return true;
  let changes = 0;
  now.cities.forEach((city, i) => {
    const old = before.cities[i]!;
    changes += Math.abs(city.tiles.length - old.tiles.length);
    changes += Math.abs(city.walkways.length - old.walkways.length);
  });
  changes += now.row.filter((tile, i) => tile !== before.row[i]).length;
  return changes > 2;
}
