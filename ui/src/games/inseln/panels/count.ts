/** What the panels count from the view: sources of points, odds of the bag, free oculars. */
import { BAG_FACES, LANDSCAPES, type Face, type Landscape } from "../names";
import type { Bag, IslandView, Line, Tile } from "../view";

export interface Eyepiece {
  key: string;
  tile: Tile | null;
  extra: boolean; // bought at the harbour
}

/** The oculars from left to right, those bought at the harbour last; tiles of one kind keep their place among their like. */
export function eyepieces({
  oculars,
  capacity,
  extra,
}: Pick<IslandView, "oculars" | "capacity" | "extra">): Eyepiece[] {
  return Array.from({ length: Math.max(capacity, oculars.length) }, (_, i) => {
    const tile = oculars[i] ?? null;
    const like = tile ? oculars.slice(0, i).filter((other) => other.tile === tile.tile).length : i;
    return { key: tile ? `${tile.tile} ${like}` : `free ${i}`, tile, extra: i >= capacity - extra };
  });
}

export interface Source {
  line: string; // of the score sheet, or "landscapes" for the six of them
  amount: number;
  parts: { landscape: Landscape; amount: number }[];
}

const OTHERS = ["groups", "cities", "monuments", "energy", "coasts", "volcanoes", "extensions"];

/** Where the points come from, the six landscapes taken together; a line that the sheet does not have is left out. */
export function sources(score: Line[]): Source[] {
  const amounts = new Map(score.map(({ line, amount }) => [line, amount]));
  const all = LANDSCAPES.map((landscape) => ({ landscape, amount: amounts.get(landscape) ?? 0 }));
  const parts = all.filter(({ amount }) => amount !== 0);
  const others = OTHERS.filter((line) => amounts.has(line)).map((line) => ({
    line,
    amount: amounts.get(line)!,
    parts: [],
  }));
  return [{ line: "landscapes", amount: sum(parts), parts }, ...others];
}

export function sum(lines: { amount: number }[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0);
}

interface Odds {
  face: Face;
  count: number;
  percent: number;
}

/** What may come out of the bag, the likeliest first. */
export function odds({ size, faces }: Bag): Odds[] {
  return BAG_FACES.map((face) => ({ face, count: faces[face], percent: Math.round((100 * faces[face]) / size) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** A number with a true minus sign. */
export function signed(amount: number): string {
  return amount < 0 ? `\u2212${-amount}` : String(amount);
}
