/** The eye of the model: projection, quarter turns, and what is painted before what. Pure. */
import type { Box, Point } from "../../board/panzoom.svelte";
import { WIDTH, spanCells, type Cell, type Span } from "./geometry";

export const W = 32; // half the width of a cell on the screen
export const H = 18; // half its height

/** A place on the ground after turning the model; u runs right and down, v left and down. */
export interface Ground {
  u: number;
  v: number;
}

/** Quarter turns clockwise about the middle of a square of the given side. */
export function turned(x: number, y: number, turn: number, side = WIDTH): Ground {
  switch (((turn % 4) + 4) % 4) {
    case 1:
      return { u: side - y, v: x };
    case 2:
      return { u: side - x, v: side - y };
    case 3:
      return { u: y, v: side - x };
    default:
      return { u: x, v: y };
  }
}

export function project(u: number, v: number, z = 0): Point {
  return { x: (u - v) * W, y: (u + v) * H - z };
}

/** The middle of a cell, turned. */
export function middle(cell: Cell, turn: number, side = WIDTH): Ground {
  return turned(cell.x + 0.5, cell.y + 0.5, turn, side);
}

/** The farther back, the smaller: whatever has the greater depth is painted later. */
export function depth(ground: Ground): number {
  return ground.u + ground.v;
}

export function points(list: Point[]): string {
  return list.map((p) => `${round(p.x)},${round(p.y)}`).join(" ");
}

export function round(n: number): number {
  return Math.round(n * 100) / 100;
}

/** A rectangle on a plane of height z, as polygon points. */
export function rhombus(u0: number, v0: number, u1: number, v1: number, z = 0): string {
  return points([project(u0, v0, z), project(u1, v0, z), project(u1, v1, z), project(u0, v1, z)]);
}

/** The part of a bridge above one cell, from `from` to `to` on the ground; parts are painted with their cell. */
export interface Part {
  key: string;
  from: Ground;
  to: Ground;
  depth: number;
  over: Cell;
  index: number;
  start: number; // where it begins and ends along the bridge, 0 to 1
  end: number;
  end_cell: boolean;
  behind: boolean; // leaves its tower towards the back, so it is painted before the tower
}

/** A span cut at the borders of its cells; `inset` is how far the towers at its ends reach from their middle. */
export function cut(span: Span, turn: number, inset: number, side = WIDTH): Part[] {
  const cells = spanCells(span);
  const whole = span.length - 2 * inset;
  return cells.map((cell, i) => {
    const begins = Math.max(i - 0.5, inset);
    const stops = Math.min(i + 0.5, span.length - inset);
    const along = (t: number) => turned(span.a.x + 0.5 + span.step.x * t, span.a.y + 0.5 + span.step.y * t, turn, side);
    const from = along(begins);
    const to = along(stops);
    const own = middle(cell, turn, side);
    const last = i === cells.length - 1;
    const outward = i === 0 ? depth(to) - depth(own) : last ? depth(from) - depth(own) : 0;
    return {
      key: `${span.name} ${i}`,
      from,
      to,
      depth: depth(own),
      over: cell,
      index: i,
      start: (begins - inset) / whole,
      end: (stops - inset) / whole,
      end_cell: i === 0 || last,
      behind: outward < 0,
    };
  });
}

interface Painted {
  depth: number;
  layer: number; // within one cell, from the ground up
}

/** Back to front, and within a cell from the ground up. */
export function paintOrder<T extends Painted>(pieces: T[]): T[] {
  return [...pieces].sort((a, b) => a.depth - b.depth || a.layer - b.layer);
}

/** Does something of height `tall` on `front` hide what is at height `z` on `back`? */
export function hides(front: Ground, tall: number, back: Ground, z = 0): boolean {
  const forward = depth(front) - depth(back);
  const aside = Math.abs(front.u - front.v - (back.u - back.v));
  return forward > 0 && aside <= 1 && forward * H < tall - z;
}

/** The screen box around some 2 x 2 spaces on the ground. */
export function frame(corners: Cell[], turn: number): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const corner of corners) {
    for (const [dx, dy] of [
      [0, 0],
      [2, 0],
      [0, 2],
      [2, 2],
    ] as const) {
      const g = turned(corner.x + dx, corner.y + dy, turn);
      const p = project(g.u, g.v);
      xs.push(p.x);
      ys.push(p.y);
    }
  }
  if (corners.length === 0) return frame([{ x: WIDTH / 2 - 1, y: WIDTH / 2 - 1 }], turn); // before the first tile
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
