/** A flight over several spaces: one click, then space by space, as long as the engine offers the next one. */
import { untrack } from "svelte";
import type { Tabletop } from "../../board/types";

export class Route {
  private ahead: string[] = $state.raw([]);

  constructor(private readonly table: () => Tabletop) {
    $effect(() => {
      const { mine, left } = this.table();
      if (mine && this.ahead.length > 0) untrack(() => this.go(left.map(({ line }) => line)));
    });
  }

  get end(): string | null {
    return this.ahead.at(-1) ?? null;
  }

  /** Off along these spaces. */
  follow(way: string[]): void {
    this.ahead = way;
  }

  private go(offer: string[]): void {
    const [next, ...rest] = this.ahead;
    const possible = offer.includes(`fly ${next}`);
    this.ahead = possible ? rest : []; // whatever else is asked is for the person to answer
    if (possible) this.table().click(`space:${next}`);
  }
}
