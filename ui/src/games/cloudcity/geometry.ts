/** Cells, tiles and spans of a city, as the notation names them. */
import type { CityView, Walkway } from "./view";

export type Colour = CityView["buildings"][string];
export type Level = Walkway["level"];

export const COLOURS: Colour[] = ["blue", "green", "sand"];
export const LEVELS: Level[] = ["river", "forest", "sand"];
export const WIDTH = 14; // cells across the window a city can grow in
const LONGEST = 5;
const LETTERS = "abcdefghijklmn";
const BY_LETTER: Record<string, Colour> = { B: "blue", G: "green", S: "sand" };

export interface Cell {
  x: number;
  y: number;
}

export function cellAt(name: string): Cell {
  return { x: LETTERS.indexOf(name[0] ?? ""), y: Number(name.slice(1)) - 1 };
}

export function cellName(cell: Cell): string {
  return `${LETTERS[cell.x]}${cell.y + 1}`;
}

function levelOf(colour: Colour): Level {
  return LEVELS[COLOURS.indexOf(colour)]!;
}

export function colourOf(level: Level): Colour {
  return COLOURS[LEVELS.indexOf(level)]!;
}

interface Plot extends Cell {
  colour: Colour;
}

/** Where the two towers of a tile stand within its 2 x 2 cells after some quarter turns clockwise. */
export function plots(tile: string, turn: number): Plot[] {
  const second = tile[0] === "A" ? { x: 1, y: 0 } : { x: 1, y: 1 };
  return [{ x: 0, y: 0 }, second].map((cell, i) => {
    let { x, y } = cell;
    for (let quarter = 0; quarter < turn; quarter++) [x, y] = [1 - y, x];
    return { x, y, colour: BY_LETTER[tile[2 + i] ?? ""] ?? "blue" };
  });
}

export interface Span {
  name: string;
  a: Cell;
  b: Cell;
  length: number;
  step: Cell; // one cell from a towards b
}

export function spanOf(name: string): Span {
  const [first = "", last = ""] = name.split("-");
  const a = cellAt(first);
  const b = cellAt(last);
  const length = Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
  return { name, a, b, length, step: { x: Math.sign(b.x - a.x), y: Math.sign(b.y - a.y) } };
}

/** All cells of a span, both ends included. */
export function spanCells(span: Span): Cell[] {
  return Array.from({ length: span.length + 1 }, (_, i) => ({
    x: span.a.x + span.step.x * i,
    y: span.a.y + span.step.y * i,
  }));
}

/** The spans a tile would make possible on a space: a hint while one looks, not what the rules will offer. */
export function reach(city: CityView, tile: string, space: string, turn: number): (Walkway & { span: Span })[] {
  const corner = cellAt(space);
  const towers = new Map(Object.entries(city.buildings));
  const fresh = plots(tile, turn).map((p) => ({ x: corner.x + p.x, y: corner.y + p.y, colour: p.colour }));
  for (const plot of fresh) towers.set(cellName(plot), plot.colour);
  const tiled = new Set<string>();
  for (const origin of [...city.tiles.map((t) => cellAt(t.space)), corner]) {
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      tiled.add(cellName({ x: origin.x + dx, y: origin.y + dy }));
    }
  }
  const ends = new Map<string, number>();
  const passed = new Set<string>();
  for (const walkway of city.walkways) {
    const cells = spanCells(spanOf(walkway.between)).map(cellName);
    cells.slice(1, -1).forEach((cell) => passed.add(`${walkway.level} ${cell}`));
    for (const end of [cells[0]!, cells.at(-1)!]) ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  const found = new Map<string, Walkway & { span: Span }>();
  for (const start of fresh) {
    const level = levelOf(start.colour);
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      for (let length = 1; length <= LONGEST; length++) {
        const cell = { x: start.x + dx * length, y: start.y + dy * length };
        const name = cellName(cell);
        const colour = towers.get(name);
        if (!tiled.has(name)) break;
        if (colour === start.colour && (ends.get(name) ?? 0) < 2) {
          const [a, b] = dx + dy > 0 ? [cellName(start), name] : [name, cellName(start)];
          const between = `${a}-${b}`;
          found.set(between, { between, level, votes: 0, span: spanOf(between) });
        }
        if (colour && COLOURS.indexOf(colour) >= COLOURS.indexOf(start.colour)) break;
        if (passed.has(`${level} ${name}`)) break;
      }
    }
  }
  return [...found.values()];
}
