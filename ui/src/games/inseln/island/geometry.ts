/** Where the cells of an island lie on the drawing: pointy-top hexagons around the yard. */
import type { Point } from "../../../board/panzoom.svelte";
import type { Landscape, Wind } from "../names";
import type { Cell } from "../view";

export const SIZE = 50; // from the middle of a cell to a corner
export const WIDE = SIZE * Math.sqrt(3);
export const WHOLE = { x: -440, y: -394, width: 880, height: 790 };
export const SMALL = { x: -412, y: -398, width: 852, height: 780 }; // without the names of the coasts
export const ROSE: Point = { x: 360, y: 312 };

/** Degrees clockwise from the east. */
export const ANGLE: Record<Wind, number> = { E: 0, SE: 60, SW: 120, W: 180, NW: 240, NE: 300 };

/** The neighbours of a cell, beginning in the east, clockwise; edge i of a hexagon touches neighbour i. */
const STEPS: [number, number][] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

const round = (n: number) => Math.round(n * 100) / 100;

export function middle({ q, r }: { q: number; r: number }): Point {
  return { x: round(WIDE * (q + r / 2)), y: r * SIZE * 1.5 };
}

export function polar(angle: number, radius: number): Point {
  const a = (angle * Math.PI) / 180;
  return { x: round(radius * Math.cos(a)), y: round(radius * Math.sin(a)) };
}

/** Corner i lies between the edges i - 1 and i: corner 0 is the upper one in the east. */
export function corner(at: Point, i: number, size = SIZE): Point {
  const { x, y } = polar(60 * i - 30, size);
  return { x: round(at.x + x), y: round(at.y + y) };
}

export function hexagon(at: Point = { x: 0, y: 0 }, size = SIZE): string {
  const points = [0, 1, 2, 3, 4, 5].map((i) => corner(at, i, size));
  return `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
}

interface Coast {
  coast: Landscape;
  cells: string[];
  path: string; // along the shore
  link: Point; // the middle of the shore
  name: Point & { turn: number }; // beyond the shore, along it
}

/** The outer edges of a row of cells, joined to one line; `cells` in any order. */
function shore(cells: Cell[], all: Set<string>): Point[] {
  const edges = cells.flatMap((cell) =>
    STEPS.flatMap(([dq, dr], i) => {
      if (all.has(`${cell.q + dq} ${cell.r + dr}`)) return [];
      const at = middle(cell);
      return [{ from: corner(at, i), to: corner(at, i + 1) }];
    }),
  );
  const near = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < 1;
  let here: { from: Point; to: Point } | undefined = edges.find(({ from }) => !edges.some(({ to }) => near(to, from)));
  here ??= edges[0];
  const out: Point[] = here ? [here.from] : [];
  for (let n = 0; here && n < edges.length; n++) {
    const end: Point = here.to;
    out.push(end);
    here = edges.find(({ from }) => near(from, end));
  }
  return out;
}

const line = (points: Point[]) => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
const keys = (cells: Cell[]) => new Set(cells.map(({ q, r }) => `${q} ${r}`));

/** The whole shore, closed. */
export function outline(cells: Cell[]): string {
  return `${line(shore(cells, keys(cells)).slice(0, -1))}Z`;
}

export function coasts(cells: Cell[]): Coast[] {
  const all = keys(cells);
  const names = [...new Set(cells.map(({ coast }) => coast))].filter((coast) => coast !== null);
  return names.map((coast) => {
    const own = cells.filter((cell) => cell.coast === coast);
    const points = shore(own, all);
    const sum = own.map(middle).reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
    const side = Math.round((Math.atan2(sum.y, sum.x) * 180) / Math.PI / 60 - 0.5) * 60 + 30; // it looks this way
    const out = polar(side, 70);
    const at = { x: sum.x / own.length, y: sum.y / own.length };
    // Along the side, to the middle of its straight part.
    const turn = [0, 60, -60].find((angle) => Math.abs(Math.cos(((side - angle) * Math.PI) / 180)) < 0.01) ?? 0;
    const depth = at.x * polar(side, 1).x + at.y * polar(side, 1).y;
    const edge = Math.max(...own.map(middle).map((p) => p.x * polar(side, 1).x + p.y * polar(side, 1).y));
    const push = polar(side, edge - depth);
    return {
      coast,
      cells: own.map(({ cell }) => cell),
      path: line(points),
      link: points[Math.floor(points.length / 2)] ?? at,
      name: { x: round(at.x + push.x + out.x), y: round(at.y + push.y + out.y), turn },
    };
  });
}

/** The cells next to a cell. */
export function around(cell: Cell, cells: Cell[]): Cell[] {
  return STEPS.flatMap(([dq, dr]) => cells.find(({ q, r }) => q === cell.q + dq && r === cell.r + dr) ?? []);
}
