/** What a table does by itself for whoever sits at it: a sound for what happens, a note for what a round has brought. */
import { untrack } from "svelte";
import type { GameUI } from "../../board/types";
import type { Face } from "../wire";
import { roundNote } from "./rounds";
import type { Sitting } from "./sitting.svelte";
import { sounding } from "./sounding.svelte";
import { soundOf, type Moment } from "./sounds";

export function attend(sitting: Sitting, ui: GameUI): void {
  let then: Moment | null = null;
  $effect(() => {
    const { now, moves, mine, over, people } = sitting;
    if (!now) return;
    const at = { length: moves.length, mine: mine || sitting.cover !== null, over };
    const declared = { sounds: ui.sounds ?? {}, felt: sitting.felt };
    if (then) sounding.hear(soundOf(then, at, moves, people, declared));
    then = at;
  });

  let before: Face | null = null;
  $effect(() => {
    const face = sitting.moment ? null : sitting.face;
    const names = sitting.seats.map((seat) => seat.name);
    const note = face && before ? roundNote(ui, before, face, names, sitting.text) : "";
    if (note && !sitting.guide) untrack(() => sitting.notes.give("round", note));
    before = face ?? before;
  });
}
