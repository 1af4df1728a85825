/** The story that is read at a table: its pages open as soon as their words are here. */
import { untrack } from "svelte";
import type { GameUI, Happened } from "../../board/types";
import { known } from "../pages/log";
import type { Sitting } from "./sitting.svelte";
import { Telling } from "./telling.svelte";

export class Reading {
  readonly telling: Telling;
  readonly events = $derived.by(() =>
    this.sitting.moves.flatMap((move) =>
      move.events.map((event) => ({ ...event, facts: known(event, this.sitting.facing) as Happened["facts"] })),
    ),
  );
  /** The messages that the game has to have here before it can be told. */
  private readonly needed = $derived.by(
    () => (this.sitting.face && this.ui.story?.words(this.sitting.face.view)) ?? [],
  );
  /** The game's story, if it tells one. */
  readonly story = $derived.by(() => (this.needed.length > 0 ? (this.ui.story ?? null) : null));
  /** The page that is open. */
  readonly page = $derived.by(() => {
    const hidden = this.inText() || this.sitting.moment || this.sitting.cover !== null;
    return this.story && !hidden ? this.telling.page : null;
  });

  constructor(
    private readonly sitting: Sitting,
    private readonly ui: GameUI,
    private readonly inText: () => boolean,
  ) {
    this.telling = new Telling(sitting.table);
    $effect(() => {
      const story = this.story;
      if (!story || !sitting.now || !this.needed.every((message) => sitting.text.has(message))) return;
      const last = sitting.face && !sitting.moment ? story.last(sitting.face.view) : null;
      const pages = [...this.events.map((event) => story.opens(event)), last].filter((one) => one !== null);
      untrack(() => this.telling.hear(pages));
    });
  }
}
