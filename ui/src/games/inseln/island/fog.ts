/** Fog and wind as soft shapes, from fixed seeds, so that each cell keeps its fog. */
import { random } from "../../../board/random";
import type { Point } from "../../../board/panzoom.svelte";
import { WHOLE } from "./geometry";

export interface Puff extends Point {
  rx: number;
  ry: number;
  tone: "haze" | "billow" | "wisp";
}

/** The fog over one cell: a soft haze, billows lit from the upper left, and thin wisps. */
export function puffs(seed: number): Puff[] {
  const next = random(seed + 1);
  const rows: [Puff["tone"], number, number, number, number, number][] = [
    ["haze", 2, 50, 60, 12, 0.86], // how many, size from and to, how far aside, how flat
    ["billow", 4, 24, 44, 40, 0.78],
    ["wisp", 2, 40, 70, 34, 0.24],
  ];
  return rows.flatMap(([tone, count, from, to, aside, flat]) =>
    Array.from({ length: count }, (_, i) => {
      const size = from + next() * (to - from);
      const angle = ((i + next()) / count) * 2 * Math.PI;
      const far = aside * (0.35 + next() * 0.65);
      const at = { x: Math.round(far * Math.cos(angle)), y: Math.round(far * Math.sin(angle) * 0.9) };
      return { ...at, rx: Math.round(size), ry: Math.round(size * flat), tone };
    }),
  );
}

/** Bundles of fine lines that stream to the east; the drawing turns them into the wind. */
export function streaks(count: number, seed: number): string[] {
  const next = random(seed);
  const reach = WHOLE.width / 2;
  return Array.from({ length: count }, (_, i) => {
    const x = Math.round((next() - 0.5) * reach * 1.5);
    const y = Math.round(((i + next()) / count - 0.5) * reach * 1.5);
    const length = 70 + next() * 60;
    const bend = 5 + next() * 6;
    return [0, 1, 2].map((n) => streak(x - n * 22 + next() * 16, y + n * 9, length * (1 - n * 0.2), bend)).join("");
  });
}

/** One streak: a line that grows and thins out again. */
function streak(x: number, y: number, length: number, bend: number): string {
  const half = Math.round(length / 2);
  const [left, rise] = [Math.round(x), Math.round(bend)];
  return `M${left} ${y}q${half / 2} ${-rise} ${half} -1t${half} 1q${-half / 2} ${rise + 2} ${-half} 1t${-half} -1Z`;
}
