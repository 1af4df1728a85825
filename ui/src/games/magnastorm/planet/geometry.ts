/** Where everything lies on the planet. Angles are degrees clockwise from the top; the middle is 0,0. */
import type { Point } from "../../../board/panzoom.svelte";
import type { Area, Line, MagnastormView } from "../view";

export const RADIUS = 434; // of the planet
export const DIAL = 148; // of the centre tile
export const BAND = RADIUS - 26; // where the glass ends and the names begin
export const NAMES = RADIUS - 13; // the ring of the sectors' names
export const RACE = 461; // the ring of the reputation track
export const EDGE = 492; // of the whole drawing
export const SPACE = 22; // radius of a space
export const PLATE = 31; // how far a plate reaches around the middle of its spaces
const READ = 11.3; // px; the least height of a letter
export const FAR = 2; // units in a pixel: from here on small texts are left to who looks closer
const APART = 49; // between the spaces of an area
const INNER = 237;
const OUTER = 358;

export interface PlacedArea extends Point {
  area: Area;
  r: number;
  spaces: Point[];
  plate: string; // a path through its spaces; a broad stroke makes it a plate
  corner: Point; // room for its name
  flag: Point; // room for a start flag
  edge: Point; // where a scout stands that is on none of its spaces
}

interface PlacedStation extends Point {
  station: string;
  foot: Point; // on the line it stands beside
}

/** How much larger a text of this size must be drawn to be read, with so many units in a pixel. */
export function enlarged(size: number, px: number): number {
  return Math.round(Math.max(1, (READ * px) / size) * 100) / 100;
}

export function polar(angle: number, r: number): Point {
  const a = (angle * Math.PI) / 180;
  return { x: tidy(r * Math.sin(a)), y: tidy(-r * Math.cos(a)) };
}

function tidy(n: number): number {
  return Math.round(n * 10) / 10 || 0; // never -0
}

/** The middle of a sector, and the angle where it begins. */
export function middleOf(sector: number): number {
  return (210 + 60 * (sector - 1)) % 360;
}

export function startOf(sector: number): number {
  return middleOf(sector) - 30;
}

/** Areas lie on an inner or an outer ring, whatever their exact distance, so that plates have room. */
function rings(areas: Area[]): (area: Area) => number {
  const found = areas.map((area) => area.radius);
  const between = (Math.min(...found) + Math.max(...found)) / 2;
  return (area) => (area.radius < between ? INNER : OUTER);
}

/** Spaces within an area: outwards and clockwise, from its middle. */
const WITHIN: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [0, -APART / 2],
    [0, APART / 2],
  ],
  3: [
    [APART * 0.29, -APART / 2],
    [APART * 0.29, APART / 2],
    [-APART * 0.58, 0],
  ],
};

function placeArea(area: Area, r: number): PlacedArea {
  const at = polar(area.angle, r);
  const [out, along] = [polar(area.angle, 1000), polar(area.angle + 90, 1000)];
  const from = (u: number, v: number) => ({
    x: tidy(at.x + (out.x * u + along.x * v) / 1000),
    y: tidy(at.y + (out.y * u + along.y * v) / 1000),
  });
  const spaces = WITHIN[area.spaces.length]!.map(([u, v]) => from(u, v));
  const plate = `M${spaces.map((p) => `${p.x} ${p.y}`).join("L")}Z`;
  const wide = area.spaces.length === 3;
  const side = area.spaces.length === 1 ? 31 : 36;
  const below = r === INNER ? Math.max(0, out.y / 1000) * 36 : 0; // masts rise: below a plate they need room to leave it free
  return {
    area,
    r,
    ...at,
    spaces,
    plate,
    corner: from(-33, wide ? -33 : 14 - side),
    flag: from(-33, wide ? 33 : side - 14),
    edge: from((wide ? 32 : 24) + below, 0),
  };
}

/** A sector, or part of it, between two radii. */
export function wedge(from: number, to: number, inner: number, outer: number): string {
  const [a, b, c, d] = [polar(from, outer), polar(to, outer), polar(to, inner), polar(from, inner)];
  const large = to - from > 180 ? 1 : 0;
  return (
    `M${a.x} ${a.y}A${outer} ${outer} 0 ${large} 1 ${b.x} ${b.y}` +
    `L${c.x} ${c.y}A${inner} ${inner} 0 ${large} 0 ${d.x} ${d.y}Z`
  );
}

/** An arc to write along: clockwise above, the other way below, so that nothing stands on its head. */
export function arcFor(middle: number, half: number, r: number): string {
  const below = middle > 91 && middle < 269;
  const [a, b] = [polar(middle - half, r), polar(middle + half, r)];
  const [from, to] = below ? [b, a] : [a, b];
  return `M${from.x} ${from.y}A${r} ${r} 0 0 ${below ? 0 : 1} ${to.x} ${to.y}`;
}

/** A line between areas: along its ring like an orbit, or straight. */
export function way(a: PlacedArea, b: PlacedArea): string {
  if (a.r !== b.r) return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  const clockwise = (b.area.angle - a.area.angle + 360) % 360 < 180 ? 1 : 0;
  return `M${a.x} ${a.y}A${a.r} ${a.r} 0 0 ${clockwise} ${b.x} ${b.y}`;
}

export interface Chart {
  areas: PlacedArea[];
  byArea: Map<string, PlacedArea>;
  spaces: Map<string, Point>;
  lines: { line: Line; path: string; across: boolean }[];
  stations: PlacedStation[];
}

export function chart(view: Pick<MagnastormView, "areas" | "lines">): Chart {
  const ring = rings(view.areas);
  const areas = view.areas.map((area) => placeArea(area, ring(area)));
  const byArea = new Map(areas.map((placed) => [placed.area.area, placed]));
  const spaces = new Map(
    areas.flatMap((placed) => placed.area.spaces.map((space, i) => [space.space, placed.spaces[i]!] as const)),
  );
  const ends = (line: Line) => [byArea.get(line.from)!, byArea.get(line.to)!] as const;
  const lines = view.lines.map((line) => {
    const [a, b] = ends(line);
    return { line, path: way(a, b), across: a.area.sector !== b.area.sector };
  });
  const stations = view.lines.flatMap((line): PlacedStation[] => {
    if (!line.station) return [];
    const [a, b] = ends(line);
    const angle = a.area.angle + (((b.area.angle - a.area.angle + 540) % 360) - 180) / 2;
    const beside = a.r === INNER ? INNER + 54 : OUTER + 25;
    return [{ station: line.station, ...polar(angle, beside), foot: polar(angle, a.r) }];
  });
  return { areas, byArea, spaces, lines, stations };
}

/** How far the centre tile has turned; always clockwise within a game. */
export function turnOf(view: Pick<MagnastormView, "quiet" | "start">): number {
  const first = view.start === 2 ? 180 : 0;
  const now = ((view.quiet[0] ?? 1) - 1) * 60;
  return first + ((now - first + 360) % 360);
}

/** Where a reputation stands on its ring of 0 to 40, which begins again after 40. */
export const STEPS = 41;
export function raceAngle(reputation: number): number {
  return ((((reputation % STEPS) + STEPS) % STEPS) * 360) / STEPS;
}

/** The way out of an area from a place in it, in degrees clockwise from the top: a scout leans there, off the other spaces. */
export function outward(placed: PlacedArea, at: Point): number {
  const [x, y] = [at.x - placed.x, at.y - placed.y];
  return Math.hypot(x, y) < 1 ? placed.area.angle : (Math.atan2(x, -y) * 180) / Math.PI;
}

/** Several scouts on one space lean away from each other. */
export function lean(i: number, of: number, out: number): number {
  if (of === 1) return out;
  const wide = Math.min(150, 55 * (of - 1));
  return out - wide / 2 + (wide * i) / (of - 1);
}

/** Where to look, and how close, to have all these points in view with some room around them. */
export function closeUp(points: Point[], closest: number): { zoom: number; x: number; y: number } {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = Math.max(right - left, bottom - top) + 5 * PLATE;
  const zoom = Math.max(1, Math.min(closest, (2 * EDGE) / size));
  const seen = (2 * EDGE) / zoom;
  const part = (from: number, to: number) =>
    zoom === 1 ? 0.5 : Math.min(1, Math.max(0, ((from + to - seen) / 2 + EDGE) / (2 * EDGE - seen)));
  return { zoom, x: part(left, right), y: part(top, bottom) };
}
