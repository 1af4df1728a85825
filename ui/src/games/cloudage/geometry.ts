/** Where the spaces of the map lie: hexes of width 100 with a corner up; the even rows lie half a space further east. */
import type { CityView } from "./view";

export interface Point {
  x: number;
  y: number;
}

export const WIDE = 100;
export const ROW = 86.6;
const CORNER = 57.735; // from the middle to a corner

/** The middle of a space such as `2c4`; the legacy tile L7 lies on the seam of boards 2 and 3. */
export function middle(space: string): Point {
  if (space === "L7") return between(middle("2e4"), middle("3a4"));
  const [, board = "1", column = "a", row = "1"] = /^(\d)([a-e])(\d)$/.exec(space) ?? [];
  const across = (Number(board) - 1) * 5 + "abcde".indexOf(column);
  const down = Number(row) - 1;
  return { x: 50 + WIDE * (across + (down % 2) / 2), y: CORNER + ROW * down };
}

export function between(one: Point, two: Point): Point {
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
}

/** A hex around a point as a path; `size` is its width. */
export function hexagon(at: Point, size = WIDE): string {
  return `M${corners(at, size).join("L")}Z`;
}

/** The corners of a hex, from the upper one on to the right. */
function corners({ x, y }: Point, size: number): string[] {
  const [half, tall] = [size / 2, (size / WIDE) * CORNER];
  return [
    [0, -tall],
    [half, -tall / 2],
    [half, tall / 2],
    [0, tall],
    [-half, tall / 2],
    [-half, -tall / 2],
  ].map(([dx, dy]) => `${round(x + dx!)} ${round(y + dy!)}`);
}

/** The line around spaces that belong together: the edges that only one of them has. */
export function outline(spaces: string[]): string {
  const edges = new Map<string, string>(); // by their two ends in either order
  for (const space of spaces) {
    const around = corners(middle(space), WIDE);
    around.forEach((from, i) => {
      const to = around[(i + 1) % around.length]!;
      const edge = [from, to].sort().join(" ");
      if (!edges.delete(edge)) edges.set(edge, `M${from}L${to}`);
    });
  }
  return [...edges.values()].join("");
}

export function round(n: number): number {
  return Math.round(n * 10) / 10;
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The map with so many boards, and air around it. */
export function frameOf(boards: number): Frame {
  return { x: -24, y: -22, width: boards * 500 + 98, height: 4 * ROW + 2 * CORNER + 48 };
}

export const CHIP = 50; // room for a reward on a plate

/** And for the markers of a seat, with their number if there are several. */
export function flagWidth(count: number): number {
  return count > 1 ? 44 : 24;
}

/** How wide the row below a city's name is. */
export function plateRow(city: Pick<CityView, "value" | "gain" | "markers">): number {
  const chips = Object.keys(city.gain).length + (city.value ? 1 : 0);
  return chips * CHIP + sum(Object.values(city.markers).map(flagWidth));
}

export interface Plate {
  name: string;
  spaces: string[];
  wide: number; // of what is written on it
}

/** A rectangle around its middle. */
export interface Box extends Point {
  wide: number;
  tall: number;
}

const EDGE = 16; // from a plate to the edge of the map
const PLATE = { down: 27, tall: 62 }; // where a plate lies below the middle of its space
const FIND = { wide: 50, tall: 32 };
const BESIDE: Point[] = [0, 28, -28].flatMap((x) => [-34, -8].map((y) => ({ x, y }))); // of the plate of its own city
const ALONE: Point[] = [0, 16, -16].flatMap((x) => [-2, -24].map((y) => ({ x, y })));

/** Where the plate of each city lies: on the one of its spaces where it covers others least. */
export function platePlaces(plates: Plate[], frame: Frame): Record<string, Point> {
  const taken: Box[] = [];
  const places: Record<string, Point> = {};
  for (const { name, spaces, wide } of [...plates].sort((one, two) => one.spaces.length - two.spaces.length)) {
    const [west, east] = [frame.x + wide / 2 + EDGE, frame.x + frame.width - wide / 2 - EDGE];
    const within = ({ x, y }: Point) => ({ x: Math.max(west, Math.min(x, east)), y });
    const choices = spaces.map((space) => {
      const at = within(middle(space));
      return { ...at, covers: covered(plateBox(at, wide), taken) };
    });
    const best = choices.reduce((one, two) => (two.covers < one.covers ? two : one));
    places[name] = { x: best.x, y: best.y };
    taken.push(plateBox(best, wide));
  }
  return places;
}

function plateBox({ x, y }: Point, wide: number): Box {
  return { x, y: y + PLATE.down, wide, tall: PLATE.tall };
}

/** The name and the row below it of a plate that lies there. */
export function plateBoxes({ x, y }: Point, name: number, row: number): Box[] {
  return [
    { x, y: y + 12, wide: name, tall: 26 },
    { x, y: y + 41, wide: row, tall: 34 },
  ];
}

/** Where on its space a find is seen best, with these things above it. */
export function findPlace(space: string, inCity: boolean, above: Box[]): Point {
  const { x, y } = middle(space);
  const choices = (inCity ? BESIDE : ALONE).map((by) => ({ x: x + by.x, y: y + by.y }));
  const covers = choices.map((at) => covered({ ...at, ...FIND }, above));
  return choices[covers.indexOf(Math.min(...covers))]!;
}

/** How much of a box lies below others. */
function covered(box: Box, others: Box[]): number {
  const parts = others.map((other) => {
    const across = (box.wide + other.wide) / 2 - Math.abs(box.x - other.x);
    const down = (box.tall + other.tall) / 2 - Math.abs(box.y - other.y);
    return Math.max(0, across) * Math.max(0, down);
  });
  return sum(parts);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

/** A way from space to space as a line through their middles. */
export function wayPath(from: string, way: string[]): string {
  return `M${[from, ...way].map((space) => Object.values(middle(space)).map(round).join(" ")).join("L")}`;
}
