/** Magnastorm's drawing. */
import type { GameUI, Sound } from "../../board/types";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Icon from "./Icon.svelte";
import { describe } from "./describe";
import { sum } from "./panels/cubes";
import PlayerBoard from "./panels/PlayerBoard.svelte";
import Won from "./Won.svelte";
import type { EventName, MagnastormView } from "./view";
import "./tokens.css";

const magnastorm: GameUI<MagnastormView> = {
  Board,
  Hand: PlayerBoard,
  Cover,
  Icon,
  facts(view: MagnastormView): Record<string, string | number> {
    const facts: Record<string, string | number> = { round: view.round, rounds: view.rounds };
    if (view.range !== null) facts.range = view.range;
    if (view.placing) facts.cube = view.placing;
    if (view.panel_space) facts.panel = view.panel_space;
    return facts;
  },
  summary(view: MagnastormView, seat: number) {
    const player = view.seats[seat];
    if (!player) return [];
    return [
      { name: "cubes", value: sum(player.cubes) },
      { name: "labs", value: player.labs.filter(Boolean).length },
      { name: "commanders", value: player.commanders.length },
    ];
  },
  describe,
  Won,
  sounds: {
    lab: "laid",
    station: "laid",
    crew: "laid",
    fulfil: "point",
    majority: "point",
    award: "point",
  } satisfies Partial<Record<EventName, Sound>>,
  keys: [
    [["A"], "web-ms-key-ahead"],
    [["D"], "web-ms-key-desk"],
    [["O"], "web-ms-key-planet"],
  ],
  low: "middle",
  printed,
  minor: (verb) => ["exchange", "skip", "stay"].includes(verb),
};

/** Spaces of the panels, columns and objectives are printed under other names. */
function printed(view: MagnastormView, thing: string): string | null {
  const [kind, name = ""] = thing.split(":");
  if (kind === "panel") return `bonus:${name}`;
  if (kind === "column") return `commander:${view.columns.find(({ column }) => column === name)?.commander}`;
  if (kind === "objective") return `objective:${view.objectives.find(({ slot }) => String(slot) === name)?.card}`;
  return null;
}

export default magnastorm;
