/** The drawing of Die Inseln im Nebel. */
import type { GameUI, Sound } from "../../board/types";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Icon from "./Icon.svelte";
import { describe } from "./describe";
import Bar from "./panels/Bar.svelte";
import { LANDSCAPES } from "./names";
import type { EventName, InselnView } from "./view";
import "./tokens.css";

const inseln: GameUI<InselnView> = {
  Board,
  Hand: Bar,
  Cover,
  Icon,
  facts(view: InselnView): Record<string, string | number> {
    const full = view.clouds.filter((cloud) => cloud.length > 0).length;
    const facts: Record<string, string | number> = { round: view.round, full, points: view.points };
    if (view.taken[0]) facts.tile = view.taken[0].tile;
    return facts;
  },
  summary(view: InselnView, seat: number) {
    const island = view.islands[seat];
    if (!island) return [];
    return [
      { name: "energy", value: island.energy },
      { name: "oculars", value: `${island.oculars.length}/${island.capacity}` },
      { name: "coasts", value: `${island.coasts.length}/${LANDSCAPES.length}` },
    ];
  },
  describe,
  sounds: { roll: "die", reroll: "die", place: "laid", harbour: "point", coasts: "point" } satisfies Partial<
    Record<EventName, Sound>
  >,
  keys: [[["I"], "web-in-key-island"]],
  low: "left",
  printed,
};

/** Tiles are printed by what they show; the number is one of many. */
function printed(_view: InselnView, thing: string): string | null {
  const [, start, face] = /^(?:tile|spare|harbour):(start_)?([a-z]+)\d?$/.exec(thing) ?? [];
  return face ? `${start ? "start_tile" : "tile"}:${face}` : null;
}

export default inseln;
