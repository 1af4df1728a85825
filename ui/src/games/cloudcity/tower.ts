/** The shapes of the three towers, computed once: wide and low, eight-cornered with a garden, slim with a crown. */
import type { Colour } from "./geometry";
import type { Point } from "../../board/panzoom.svelte";
import { points, project, rhombus, round } from "./iso";

export const HEIGHT: Record<Colour, number> = { blue: 24, green: 49, sand: 76 };
export const HALF: Record<Colour, number> = { blue: 0.32, green: 0.31, sand: 0.26 };
export const CROWN_HEIGHT: Record<Colour, number> = { blue: 12, green: 20, sand: 38 }; // what rises above the roof
const FLOORS: Record<Colour, number> = { blue: 2, green: 4, sand: 7 };
const BAYS: Record<Colour, number> = { blue: 4, green: 2, sand: 3 };
const CHAMFER = 0.13;
export const VARIANTS = 5; // different lights in the windows

export interface Face {
  shade: "left" | "front" | "right";
  outline: string;
  glass: string; // all windows
  lit: string[]; // per variant, those where somebody is at home
}

export interface Shape {
  faces: Face[];
  roof: string;
  rim: string;
  edges: string; // the lines where light catches
}

type Foot = [u: number, v: number];

function quad(from: Point, to: Point, t0: number, t1: number, z0: number, z1: number): string {
  const at = (t: number, z: number) =>
    `${round(from.x + (to.x - from.x) * t)} ${round(from.y + (to.y - from.y) * t - z)}`;
  return `M${at(t0, z0)}L${at(t1, z0)}L${at(t1, z1)}L${at(t0, z1)}Z`;
}

function face(shade: Face["shade"], a: Foot, b: Foot, tall: number, floors: number, bays: number, seed: number): Face {
  const from = project(...a);
  const to = project(...b);
  const glass: string[] = [];
  const lit = Array.from({ length: VARIANTS }, () => "");
  const storey = (tall - 5) / floors;
  for (let floor = 0; floor < floors; floor++) {
    for (let bay = 0; bay < bays; bay++) {
      const t0 = (bay + 0.2) / bays;
      const z0 = 3 + storey * (floor + 0.2);
      const window = quad(from, to, t0, t0 + 0.6 / bays, z0, z0 + storey * 0.62);
      glass.push(window);
      lit.forEach((_, v) => {
        const chance = Math.sin((floor * 7.3 + bay * 3.1 + v * 12.7 + seed) * 43.7) * 1000;
        if (chance - Math.floor(chance) < 0.22) lit[v] += window;
      });
    }
  }
  return { shade, outline: quad(from, to, 0, 1, 0, tall), glass: glass.join(""), lit };
}

function prism(colour: Colour): Shape {
  const s = HALF[colour];
  const tall = HEIGHT[colour];
  const [floors, bays] = [FLOORS[colour], BAYS[colour]];
  if (colour === "green") {
    const c = s - CHAMFER;
    const faces = [
      face("left", [-c, s], [c, s], tall, floors, bays, 1),
      face("front", [c, s], [s, c], tall, floors, 1, 2),
      face("right", [s, c], [s, -c], tall, floors, bays, 3),
    ];
    const ring = (k: number, z: number) => {
      const foot: Foot[] = [
        [-c, s],
        [c, s],
        [s, c],
        [s, -c],
        [c, -s],
        [-c, -s],
        [-s, -c],
        [-s, c],
      ];
      return points(foot.map(([u, v]) => project(u * k, v * k, z)));
    };
    const sides: Foot[] = [
      [-s, c],
      [-c, s],
      [s, -c],
      [c, -s],
    ];
    const [l0, l1, r0, r1] = sides.map(([u, v]) => project(u, v)) as [Point, Point, Point, Point];
    faces.unshift(
      { ...face("left", [-s, c], [-c, s], tall, floors, 1, 4), outline: quad(l0, l1, 0, 1, 0, tall) },
      { ...face("right", [s, -c], [c, -s], tall, floors, 1, 5), outline: quad(r0, r1, 0, 1, 0, tall) },
    );
    const edge = [
      [c, s],
      [s, c],
    ] as Foot[];
    return {
      faces,
      roof: ring(1, tall),
      rim: ring(0.8, tall),
      edges: edge.map(([u, v]) => line(project(u, v), project(u, v, tall))).join(""),
    };
  }
  return {
    faces: [
      face("left", [-s, s], [s, s], tall, floors, bays, 1),
      face("right", [s, s], [s, -s], tall, floors, bays, 3),
    ],
    roof: rhombus(-s, -s, s, s, tall),
    rim: rhombus(-s * 0.78, -s * 0.78, s * 0.78, s * 0.78, tall),
    edges: line(project(s, s), project(s, s, tall)),
  };
}

function line(a: Point, b: Point): string {
  return `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`;
}

export const SHAPE: Record<Colour, Shape> = { blue: prism("blue"), green: prism("green"), sand: prism("sand") };

/** The crown of a sand tower: a block set back, and a spire. */
const C = 0.14;
const STEP = HEIGHT.sand + 9;
export const CROWN = {
  left: quad(project(-C, C), project(C, C), 0, 1, HEIGHT.sand, STEP),
  right: quad(project(C, C), project(C, -C), 0, 1, HEIGHT.sand, STEP),
  capLeft: points([project(-C, C, STEP), project(C, C, STEP), project(0, 0, STEP + 15)]),
  capRight: points([project(C, C, STEP), project(C, -C, STEP), project(0, 0, STEP + 15)]),
  tip: project(0, 0, STEP + 14),
};

/**
 * All that is seen of a tower, in one shape: this is what is clicked. A browser gives a tap to what fits below the finger
 * best, and that must not be a small detail of the tower beside it.
 */
export const WHOLE: Record<Colour, string> = { blue: whole("blue"), green: whole("green"), sand: whole("sand") };

function whole(colour: Colour): string {
  const { faces, roof } = SHAPE[colour];
  const crown = colour === "sand" ? [CROWN.left, CROWN.right, `M${CROWN.capLeft}Z`, `M${CROWN.capRight}Z`] : [];
  return [...faces.map(({ outline }) => outline), `M${roof}Z`, ...crown].join("");
}

/** The shadow of a tower on its slab; light comes from the upper left. */
export function shadow(colour: Colour): string {
  const s = HALF[colour] + 0.02;
  const [du, dv] = [HEIGHT[colour] * 0.0115, -HEIGHT[colour] * 0.003];
  return points([
    project(-s, -s),
    project(s, -s),
    project(s + du, -s + dv),
    project(s + du, s + dv),
    project(s, s),
    project(-s, s),
  ]);
}
