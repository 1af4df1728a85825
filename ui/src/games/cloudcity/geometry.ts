/** Cells, tiles and spans of a city, as the notation names them. */
import type { CityView, Walkway } from "./view";

export type Colour = CityView["buildings"][string];
export type Level = Walkway["level"];

export const COLOURS: Colour[] = ["blue", "green", "sand"];
export const LEVELS: Level[] = ["river", "forest", "sand"];
export const WIDTH = 14; // cells across the window a city can grow in
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
