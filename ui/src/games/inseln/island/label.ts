/** A cell in words: what lies or is printed there, its number, who floats above it, and what a flight costs. */
import type { Tabletop } from "../../../board/types";
import type { Flight, Placing } from "../terms";
import type { Cell, IslandView } from "../view";

export function cellWords(
  cell: Cell,
  island: IslandView,
  table: Tabletop,
  flight?: Flight,
  placing?: Placing | null,
): string {
  const tile = island.tiles[cell.cell];
  const parts = [
    table.say("web-in-cell", { cell: cell.cell, what: tile ? tileWords(tile.tile, table) : printWords(cell, table) }),
    ...(cell.yard || tile ? [] : [table.say("web-in-number", { value: cell.value })]),
    ...(tile && island.scoring.includes(cell.cell) ? [table.say("web-in-scores")] : []),
    ...(island.balloon === cell.cell ? [table.say("web-in-balloon")] : []),
    ...(flight ? [priceWords(flight, island.balloon === cell.cell, table)] : []),
    ...(placing ? [table.say("web-in-brings", { tile: tileWords(placing.tile, table), points: placing.score })] : []),
    ...(placing?.ends ? [table.say("web-in-ends")] : []),
  ];
  return parts.join(", ");
}

/** What a cell does, for who does not know the game: first what is special about it. */
export function cellAbout(cell: Cell, island: IslandView, table: Tabletop): string {
  const kind = cell.cell in island.tiles ? null : cell.yard ? "yard" : cell.coast ? "coast" : cell.special;
  const special = kind && table.say(kind === "yard" || kind === "coast" ? `${kind}-about` : `special-${kind}-about`);
  return [special, table.about(`cell:${cell.cell}`)].filter(Boolean).join(" ");
}

export function tileWords(kind: string, table: Tabletop): string {
  return table.say(`tile-${kind}`);
}

function printWords(cell: Cell, table: Tabletop): string {
  if (cell.yard) return table.say("web-in-yard");
  if (cell.coast) return table.say("web-in-coast", { landscape: table.say(`face-${cell.coast}`) });
  if (cell.special) return table.say(`web-in-${cell.special}`, { amount: cell.amount });
  return table.say("web-in-fog");
}

export function priceWords({ cost, points }: Flight, stays: boolean, table: Tabletop): string {
  const price = table.say(stays ? "web-in-price-stay" : "web-in-price", { cost });
  return points > 0 ? `${price}, ${table.say("web-in-price-points", { points })}` : price;
}
