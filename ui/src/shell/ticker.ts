/** Time that goes by on the page: whoever reads it is drawn anew every second. */
import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** Seconds since the page was opened. */
export function seconds(): number {
  subscribe();
  return performance.now() / 1000;
}

/** What is left of so many seconds that were told at a moment. */
export function left(told: number, at: number): number {
  return Math.max(0, Math.ceil(told - (seconds() - at)));
}
