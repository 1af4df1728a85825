/** The drawing of Die Inseln im Nebel. */
import type { Action, GameUI } from "../../board/types";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Icon from "./Icon.svelte";
import { describe } from "./describe";
import Bar from "./panels/Bar.svelte";
import { convert } from "./panels/count";
import { LANDSCAPES, type InselnView } from "./types";
import "./tokens.css";

export const inseln: GameUI = {
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
  keys: [[["I"], "web-in-key-island"]],
  low: "right",
  price,
  printed,
  quiet: ["turn", "round", "bonus", "deal"],
};

/** What a flight with points and an ocular cost, and what converting the next tile brings, so that nobody has to add it up. */
function price(view: InselnView, action: Action): Record<string, string | number> | null {
  const [verb, cell, points] = action.line.split(" ");
  const flight = view.flights.find((other) => other.cell === cell);
  const tile = view.taken[0];
  const own = view.islands.find(({ seat }) => seat === view.seat);
  if (verb === "store") return {};
  if (verb === "fly" && flight) return { energy: String(flight.cost), points: flight.points };
  if (verb === "call" && flight && points) {
    return { points, energy: String(flight.cost + Number(points) - flight.points) }; // a point more costs 1 energy
  }
  if (verb === "ocular" && view.prices)
    return { points: view.prices.ocular, energy: String(view.prices.ocular_energy) };
  if (verb === "convert" && tile && own)
    return { energy: String(convert(own.energy, tile.number, view.bar.end).gained) };
  return null;
}

/** Tiles are printed by what they show; the number is one of many. */
function printed(_view: InselnView, thing: string): string | null {
  const [, start, face] = /^(?:tile|spare|harbour):(start_)?([a-z]+)\d?$/.exec(thing) ?? [];
  return face ? `${start ? "start_tile" : "tile"}:${face}` : null;
}

export default inseln;
