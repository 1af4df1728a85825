/** The dried-out ground: cracks, stones and ridges, drawn the same each time. */
import { random } from "../../../board/random";
import { middle, round, type Point } from "../geometry";

function seedOf(space: string): number {
  return [...space].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 9973;
}

/** Fine cracks in the ground of a space; more where it is harder to cross. */
export function cracks(space: string, cost: number): string {
  const next = random(seedOf(space));
  const at = middle(space);
  const lines: string[] = [];
  for (let i = 0; i < 2 + cost; i++) {
    let [x, y] = [at.x + (next() - 0.5) * 64, at.y + (next() - 0.5) * 76];
    let turn = next() * 6.28;
    const points = [[x, y]];
    for (let step = 0; step < 3; step++) {
      turn += (next() - 0.5) * 1.5;
      x += Math.cos(turn) * (6 + next() * 8);
      y += Math.sin(turn) * (6 + next() * 8);
      points.push([x, y]);
    }
    lines.push(`M${points.map(([px, py]) => `${round(px!)} ${round(py!)}`).join("L")}`);
  }
  return lines.join("");
}

export interface Rock {
  light: string;
  shade: string;
}

/** Hills for spaces that cost more: two for 2, three higher ones for 3. */
export function rocks(space: string, cost: number): Rock[] {
  if (cost < 2) return [];
  const next = random(seedOf(space) + 1);
  const at = middle(space);
  const count = cost + 1;
  return Array.from({ length: count }, (_, i) => {
    const x = at.x + (i - (count - 1) / 2) * (72 / count) + (next() - 0.5) * 6;
    const foot = at.y + 8 + (i % 2) * 18 + next() * 6;
    const [half, tall] = [13 + next() * 6 + cost, 16 + cost * 6 + next() * 8];
    return {
      light: `M${round(x - half)} ${round(foot)}L${round(x)} ${round(foot - tall)}L${round(x + 3)} ${round(foot)}Z`,
      shade: `M${round(x)} ${round(foot - tall)}L${round(x + half)} ${round(foot)}L${round(x + 3)} ${round(foot)}Z`,
    };
  });
}

export interface House {
  x: number;
  y: number;
  width: number;
  height: number;
  lamps: Point[];
}

/** The roofs of a city space, with lamps in their windows. */
export function houses(space: string): House[] {
  const next = random(seedOf(space) + 2);
  const at = middle(space);
  return Array.from({ length: 6 }, (_, i) => {
    const width = 11 + next() * 6;
    const height = 16 + next() * 30;
    const x = at.x - 42 + i * 14 + next() * 3;
    const y = at.y + 4 - height;
    const lamps = Array.from({ length: 3 }, () => ({
      x: round(x + 2.5 + next() * (width - 7)),
      y: round(y + 4 + next() * (height - 9)),
    }));
    return { x: round(x), y: round(y), width: round(width), height: round(height), lamps };
  });
}

export interface Puff {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** Banks of cloud at the edges of the map, so that one looks down through a break in them. */
export function rim(width: number, height: number): Puff[] {
  const next = random(41);
  const puffs: Puff[] = [];
  const bank = (x: number, y: number) => {
    for (let n = 4 + next() * 4; n > 0; n--) {
      const size = 16 + next() * 22;
      puffs.push({
        x: round(x + (next() - 0.5) * 130),
        y: round(y + (next() - 0.5) * 12),
        rx: round(size * 1.5),
        ry: round(size * 0.85),
      });
    }
  };
  for (const edge of [-14, height - 30])
    for (let x = -40 + next() * 60; x < width; x += 120 + next() * 190) bank(x, edge + (next() - 0.5) * 10);
  return puffs;
}

/** Thin wisps over the land itself. */
export function wisps(width: number, height: number): Puff[] {
  const next = random(17);
  return Array.from({ length: Math.round(width / 130) }, (_, i) => ({
    x: round(i * 130 + next() * 130),
    y: round(30 + next() * (height - 110)),
    rx: round(90 + next() * 110),
    ry: round(12 + next() * 16),
  }));
}
