/** The storm over a sector as soft puffs and bolts, from fixed seeds, so that each sector keeps its clouds. */
import { random } from "../../../board/random";
import type { Point } from "../../../board/panzoom.svelte";
import { middleOf, polar } from "./geometry";

export interface Puff extends Point {
  rx: number;
  ry: number;
  tilt: number;
  tone: 1 | 2 | 3;
}

/** Rows of puffs on rings, darker ones first, long in the direction in which the storm turns. */
export function puffs(sector: number): Puff[] {
  const next = random(sector);
  const middle = middleOf(sector);
  const out: Puff[] = [];
  const rows: [number, number, 1 | 2 | 3][] = [
    [190, 4, 1],
    [270, 5, 1],
    [350, 6, 1],
    [392, 6, 1],
    [175, 3, 2],
    [245, 4, 2],
    [320, 5, 2],
    [385, 5, 2],
    [215, 2, 3],
    [300, 3, 3],
    [375, 3, 3],
  ];
  for (const [r, count, tone] of rows) {
    for (let i = 0; i < count; i++) {
      const spread = 23 - (tone - 1) * 2;
      const angle = middle - spread + (2 * spread * (i + 0.2 + next() * 0.6)) / count;
      const size = (38 + next() * 26) * (tone === 3 ? 0.7 : 1) * (0.75 + r / 900);
      const at = polar(angle, Math.min(r + (next() - 0.5) * 30, 420 - size * 0.3));
      out.push({ ...at, rx: Math.round(size * 1.35), ry: Math.round(size * 0.8), tilt: Math.round(angle + 8), tone });
    }
  }
  return out;
}

/** A jagged way from the middle outwards, with one side branch. */
export function bolt(sector: number): string {
  const next = random(sector + 40);
  const middle = middleOf(sector) + (next() - 0.5) * 26;
  let d = "";
  let branch = "";
  let angle = middle;
  for (let i = 0; i <= 6; i++) {
    const at = polar(angle, 185 + i * 34);
    d += `${i ? "L" : "M"}${at.x} ${at.y}`;
    if (i === 3) {
      const [b, c] = [polar(angle + 5, 185 + i * 34 + 40), polar(angle + 3, 185 + i * 34 + 72)];
      branch = `M${at.x} ${at.y}L${b.x} ${b.y}L${c.x} ${c.y}`;
    }
    angle += (next() - 0.5) * 9;
  }
  return d + branch;
}
