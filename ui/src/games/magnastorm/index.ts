/** Magnastorm's drawing. */
import type { Action, GameUI } from "../../board/types";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Icon from "./Icon.svelte";
import { describe } from "./describe";
import PlayerBoard from "./panels/PlayerBoard.svelte";
import type { MagnastormView } from "./types";
import "./tokens.css";

export const magnastorm: GameUI = {
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
      { name: "cubes", value: Object.values(player.cubes).reduce((a, b) => a + b, 0) },
      { name: "labs", value: player.labs.filter(Boolean).length },
      { name: "commanders", value: player.commanders.length },
    ];
  },
  describe,
  keys: [
    [["N"], "web-ms-key-ahead"],
    [["D"], "web-ms-key-desk"],
    [["P"], "web-ms-key-planet"],
  ],
  low: "middle",
  printed,
  felt: ["lost"],
  deliberate: ["trade"], // who wanted to pay 1 cube shall see that it takes 3 others
  price(view: MagnastormView, action: Action): Record<string, string> | null {
    const [verb, space = ""] = action.line.split(" ");
    const row = view.rows[Number(space.slice(1)) - 1];
    if (!row || (verb !== "move" && verb !== "gain")) return null;
    const { own, yellow } = verb === "move" ? row.cost : row.gain;
    const list = [...Array(own).fill(view.seat), ...Array(yellow).fill("yellow")].join(" ");
    return verb === "move" ? { cost: list } : { cubes: list };
  },
  minor: ["exchange"],
  quiet: ["turn", "crew", "put", "walk", "bonus-cube", "swap-panels"],
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
