/** A movement of several decisions: one click, then move by move, as long as the engine offers the next one. */
import { untrack } from "svelte";
import type { Tabletop } from "./types";

export class Route {
  private ahead: string[] = $state.raw([]); // lines of notation

  /** `between`: is something asked on the way, after which it goes on? */
  constructor(
    private readonly table: () => Tabletop,
    private readonly between: () => boolean = () => false,
  ) {
    $effect(() => {
      const { mine, left } = this.table();
      if (mine && this.ahead.length > 0) untrack(() => this.go(left.map(({ line }) => line)));
    });
  }

  /** Off with these moves. */
  follow(lines: string[]): void {
    this.ahead = lines;
  }

  private go(offer: string[]): void {
    const [next, ...rest] = this.ahead;
    const possible = next !== undefined && offer.includes(next);
    if (!possible && this.between()) return;
    this.ahead = possible ? rest : []; // whatever else is asked is for the person to answer
    if (possible) this.table().click(`act:${next}`);
  }
}
