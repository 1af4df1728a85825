/** What stands in a city, as pieces in the order they are painted. */
import type { Box, Point } from "../../board/panzoom.svelte";
import type { Action } from "../../board/types";
import {
  COLOURS,
  LEVELS,
  cellAt,
  cellName,
  colourOf,
  plots,
  spanCells,
  spanOf,
  type Cell,
  type Colour,
  type Level,
  type Span,
} from "./geometry";
import type { CityView } from "./view";
import { H, cut, depth, frame, hides, middle, paintOrder, project, turned, type Ground, type Part } from "./iso";
import { CROWN_HEIGHT, HALF, HEIGHT } from "./tower";

/** A tile that is only looked at: where it would lie, and how, and the walkways that it would make possible. */
export interface Ghost {
  space: string;
  tile: string;
  turn: number;
  hopes: Way[];
  clash: boolean; // not all of them could be built
}

export interface Slab {
  kind: "slab";
  key: string;
  at: Ground; // back corner
  depth: number;
  layer: number;
  left: boolean;
  right: boolean;
  ghost: boolean;
}

export interface Space {
  kind: "space";
  key: string;
  name: string;
  at: Ground;
  depth: number;
  layer: number;
}

export interface Tower {
  kind: "tower";
  key: string;
  cell: string;
  colour: Colour;
  at: Ground; // middle
  depth: number;
  layer: number;
  ghost: boolean;
  variant: number;
  shaded: { u0: number; v0: number; u1: number; v1: number }[]; // bridges that pass over its roof
}

interface BridgePart {
  kind: "bridge";
  key: string;
  part: Part;
  level: Level;
  length: number;
  z: number;
  depth: number;
  layer: number;
  sheer: boolean;
  offered: string | null; // the move that would build it
}

const WALKWAY = "act:walkway ";

/** The disc with the votes of a walkway: those that can be built are larger, for a finger. */
export const radius = (way: Way): number => (way.offered ? 11 : way.hoped ? 9 : 7.5);

const BETWEEN = 3; // from the rim of a disc to the next one
const SLIDE = 5; // along the walkway, from one place that is tried to the next
const TOWER = 7.5; // what a plan keeps free around a tower's mark
const END = 8; // of a walkway, where its tower's own disc would lie

export interface Way {
  span: Span;
  level: Level;
  votes: number;
  offered: string | null;
  hoped?: boolean; // a tile that is only looked at would make it possible
}

export function height(level: Level): number {
  return HEIGHT[colourOf(level)];
}

/** The back corner of a 2 x 2 space after turning. */
export function backCorner(space: string, turn: number): Ground {
  const { x, y } = cellAt(space);
  const a = turned(x, y, turn);
  const b = turned(x + 2, y + 2, turn);
  return { u: Math.min(a.u, b.u), v: Math.min(a.v, b.v) };
}

export function ground(city: CityView, turn: number, spaces: string[], ghost: Ghost | null): (Slab | Space)[] {
  const corners = city.tiles.map((tile) => backCorner(tile.space, turn));
  const taken = new Set(corners.map((c) => `${c.u} ${c.v}`));
  const slab = (space: string, at: Ground, shadowy: boolean): Slab => ({
    kind: "slab",
    key: shadowy ? "ghost" : `slab ${space}`,
    at,
    depth: depth(at),
    layer: shadowy ? 1 : 0,
    left: !taken.has(`${at.u} ${at.v + 2}`),
    right: !taken.has(`${at.u + 2} ${at.v}`),
    ghost: shadowy,
  });
  const list: (Slab | Space)[] = city.tiles.map((tile, i) => slab(tile.space, corners[i]!, false));
  for (const name of spaces) {
    const at = backCorner(name, turn);
    list.push({ kind: "space", key: `space ${name}`, name, at, depth: depth(at), layer: 2 });
  }
  if (ghost) list.push(slab(ghost.space, backCorner(ghost.space, turn), true));
  return paintOrder(list);
}

function variant(cell: Cell): number {
  return cell.x * 3 + cell.y * 7;
}

/** Towers and the parts of walkways, back to front. */
export function standing(city: CityView, turn: number, ways: Way[], ghost: Ghost | null): (Tower | BridgePart)[] {
  const towers = new Map<string, Tower>();
  const raise = (cell: Cell, colour: Colour, shadowy: boolean) => {
    const name = cellName(cell);
    const at = middle(cell, turn);
    towers.set(name, {
      kind: "tower",
      key: `${shadowy ? "ghost" : "tower"} ${name}`,
      cell: name,
      colour,
      at,
      depth: depth(at),
      layer: 0,
      ghost: shadowy,
      variant: variant(cell),
      shaded: [],
    });
  };
  for (const [name, colour] of Object.entries(city.buildings)) raise(cellAt(name), colour, false);
  if (ghost) {
    const corner = cellAt(ghost.space);
    for (const plot of plots(ghost.tile, ghost.turn)) {
      raise({ x: corner.x + plot.x, y: corner.y + plot.y }, plot.colour, true);
    }
  }
  const lowest = new Map<string, number>(); // the lowest walkway above each cell
  for (const way of ways) {
    for (const cell of spanCells(way.span).slice(1, -1)) {
      const name = cellName(cell);
      const layer = LEVELS.indexOf(way.level);
      lowest.set(name, Math.min(lowest.get(name) ?? layer, layer));
    }
  }
  const parts = ways.flatMap((way) => {
    const colour = colourOf(way.level);
    const layer = COLOURS.indexOf(colour);
    return cut(way.span, turn, HALF[colour]).map((part): BridgePart => {
      const name = cellName(part.over);
      const below = part.end_cell ? undefined : towers.get(name);
      if (below) below.shaded.push(strip(part, below));
      return {
        kind: "bridge",
        key: part.key,
        part,
        level: way.level,
        length: way.span.length,
        z: HEIGHT[colour],
        depth: part.depth,
        layer: part.behind ? -1 : 1 + layer,
        sheer: !part.end_cell && (below !== undefined || (lowest.get(name) ?? layer) < layer),
        offered: way.offered,
      };
    });
  });
  return paintOrder([...towers.values(), ...parts]);
}

/** The shadow of a bridge part on the roof of the tower below, around the tower's middle. */
function strip(part: Part, tower: Tower): Tower["shaded"][number] {
  const s = HALF[tower.colour] * 0.96;
  const half = 0.1;
  return part.from.u === part.to.u ? { u0: -half, v0: -s, u1: half, v1: s } : { u0: -s, v0: -half, u1: s, v1: half };
}

/** The screen box around a city with its towers and, if they are shown, its free spaces. */
export function bounds(city: CityView, spaces: string[], turn: number, least: Box["width"]): Box {
  const flat = frame([...city.tiles.map((tile) => tile.space), ...spaces].map(cellAt), turn);
  const tops = Object.entries(city.buildings).map(([name, colour]) => {
    const at = middle(cellAt(name), turn);
    return project(at.u, at.v, HEIGHT[colour] + CROWN_HEIGHT[colour]).y;
  });
  for (const space of spaces) tops.push(project(backCorner(space, turn).u, backCorner(space, turn).v, 84).y);
  const top = Math.min(flat.y, ...tops) - 10;
  const box = { x: flat.x - 12, y: top, width: flat.width + 24, height: flat.y + flat.height + 38 - top };
  const [wider, taller] = [Math.max(0, least - box.width), Math.max(0, least * 0.6 - box.height)];
  return { x: box.x - wider / 2, y: box.y - taller / 2, width: box.width + wider, height: box.height + taller };
}

/** Where the votes of a walkway stand: beside it only if there is no room on it. */
export interface Badge extends Point {
  foot: Point; // the place on the walkway
}

/** A place for each walkway's votes, so that no disc lies on another one: its middle, else along it, else beside it.
 * `k` is how much larger discs are drawn, `kept` the places of other things. */
export function apart(ways: Way[], at: (way: Way, t: number) => Point, k = 1, kept: Point[] = []): Map<string, Badge> {
  const out = new Map<string, Badge>();
  const taken = kept.map((p) => ({ ...p, r: TOWER * k }));
  // Who can be built comes last, the longest first: what stands keeps its place, and what is short steps aside.
  const rank = (way: Way) => (way.offered || way.hoped ? 1 : 0);
  const order = [...ways].sort((a, b) => rank(a) - rank(b) || b.span.length - a.span.length);
  for (const way of order) {
    const r = radius(way) * k;
    const free = (p: Point) => Math.min(...taken.map((q) => Math.hypot(p.x - q.x, p.y - q.y) - q.r - r), Infinity);
    const [from, to] = [at(way, 0), at(way, 1)];
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    const across = { x: (from.y - to.y) / long, y: (to.x - from.x) / long };
    const half = Math.max(0, long / 2 - END);
    const tries: (Badge & { cost: number })[] = [];
    for (let along = 0; along <= half; along += SLIDE) {
      for (const aside of [0, -0.5, 0.5, -1, 1, -1.5, 1.5, -2, 2, -3, 3]) {
        for (const by of along === 0 ? [0] : [-along, along]) {
          const foot = at(way, 0.5 + by / long);
          const step = aside * (r + BETWEEN);
          const p = { x: foot.x + across.x * step, y: foot.y + across.y * step };
          tries.push({ ...p, foot, cost: along + 4 * Math.abs(step) });
        }
      }
    }
    tries.sort((a, b) => a.cost - b.cost);
    const best = tries.find((p) => free(p) > BETWEEN) ?? tries.reduce((a, b) => (free(b) > free(a) ? b : a));
    taken.push({ x: best.x, y: best.y, r });
    out.set(way.span.name, { x: best.x, y: best.y, foot: best.foot });
  }
  return out;
}

export function chips(ways: Way[], turn: number, k: number): Map<string, Badge> {
  return apart(
    ways,
    ({ span, level }, t) => {
      const [dx, dy] = [span.step.x * t * span.length, span.step.y * t * span.length];
      const g = turned(span.a.x + 0.5 + dx, span.a.y + 0.5 + dy, turn);
      return project(g.u, g.v, height(level) + 3);
    },
    k,
  );
}

/** The towers that something one looks at is about: itself, or both ends of a walkway. */
export function endsOf(id: string | null): string[] {
  if (id?.startsWith("cell:")) return [id.slice(5)];
  return id?.startsWith(WALKWAY) ? id.slice(WALKWAY.length).split("-") : [];
}

/** The places one looks at: what stands before them becomes see-through. */
export function lookedPlaces(id: string | null, turn: number): { at: Ground; z: number }[] {
  if (!id) return [];
  if (id.startsWith("cell:")) return [{ at: middle(cellAt(id.slice(5)), turn), z: 6 }];
  if (id.startsWith(WALKWAY)) {
    const { a, b } = spanOf(id.slice(WALKWAY.length));
    return [a, b].map((cell) => ({ at: middle(cell, turn), z: 6 }));
  }
  if (id.startsWith("space:")) {
    const corner = backCorner(id.slice(6), turn);
    return [
      [0.5, 0.5],
      [1.5, 0.5],
      [0.5, 1.5],
      [1.5, 1.5],
    ].map(([du = 0, dv = 0]) => ({
      at: { u: corner.u + du, v: corner.v + dv },
      z: 10,
    }));
  }
  return [];
}

export function inTheWay(tower: Tower, places: { at: Ground; z: number }[]): boolean {
  return places.some(({ at, z }) => hides(tower.at, HEIGHT[tower.colour], at, z));
}

/** Does a part of a bridge hang between the eye and one of the places? */
export function hangsBefore(piece: BridgePart, places: { at: Ground; z: number }[]): boolean {
  const own = { u: (piece.part.from.u + piece.part.to.u) / 2, v: (piece.part.from.v + piece.part.to.v) / 2 };
  return places.some(({ at, z }) => {
    const drop = (depth(own) - depth(at)) * H - (piece.z - z);
    return Math.abs(own.u - own.v - (at.u - at.v)) < 1 && Math.abs(drop) < H;
  });
}

export function wayOf(walkway: { between: string; level: Level; votes: number }, offered: string | null = null): Way {
  return { span: spanOf(walkway.between), level: walkway.level, votes: walkway.votes, offered };
}

/** The walkways that the engine tells with the offer to lay a tile. */
export function hopesOf(offered: Action | undefined): Way[] {
  const list = (name: string) => String(offered?.terms?.facts[name] ?? "").match(/\S+/g) ?? [];
  const [levels, votes] = [list("levels"), list("votes")];
  return list("walkways").map((between, i) => ({
    ...wayOf({ between, level: levels[i] as Level, votes: Number(votes[i]) }),
    hoped: true,
  }));
}
