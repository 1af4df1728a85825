/** Gradients belong to one drawing: its parts find them under the drawing's own prefix. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("paints");

export function setPaints(prefix: string): void {
  setContext(KEY, prefix);
}

/** `paint()("blue-left")` is the fill of a blue tower's left face. */
export function paint(): (name: string) => string {
  const prefix = getContext<string>(KEY);
  return (name) => `url(#${prefix}-${name})`;
}
