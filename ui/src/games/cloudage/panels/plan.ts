/** The picture of a city card: each quadrant is a small plan of streets whose blocks belong to regions by their shares. */
import { random } from "../../../board/random";
import { RESOURCES, type Resource } from "../names";

export interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
  region: Resource;
}

const GRID = 5;
const CELL = 10;

/** The blocks of one quadrant, 50 by 50: regions lie together, in proportion to their hundredths. */
export function blocks(shares: Record<Resource, number>, place: number): Block[] {
  const cells = snake(place);
  const whole = RESOURCES.reduce((sum, region) => sum + shares[region], 0) || 1;
  const next = random(place * 13 + shares.energy + shares.metal * 3 + shares.water * 7);
  const out: Block[] = [];
  let [taken, sum] = [0, 0];
  for (const region of RESOURCES) {
    sum += shares[region];
    const until = Math.round((sum / whole) * cells.length);
    for (; taken < until; taken++) {
      const [column, row] = cells[taken]!;
      const gap = 0.8 + next() * 0.8;
      out.push({
        x: column * CELL + gap,
        y: row * CELL + gap,
        width: CELL - 2 * gap + next() * 0.6,
        height: CELL - 2 * gap + next() * 0.6,
        region,
      });
    }
  }
  return out;
}

/** Cells in a line that never jumps, so that each region is one piece; every place begins at another corner. */
function snake(place: number): [number, number][] {
  const cells: [number, number][] = [];
  for (let row = 0; row < GRID; row++)
    for (let step = 0; step < GRID; step++) {
      const column = row % 2 === 0 ? step : GRID - 1 - step;
      const [x, y] = place % 2 === 0 ? [row, column] : [column, row];
      cells.push(place > 2 ? [GRID - 1 - x, GRID - 1 - y] : [x, y]);
    }
  return cells;
}

export interface Centre {
  x: number;
  y: number;
  region: Resource;
}

/** Where the sign of each larger region of a quadrant stands. */
export function centres(all: Block[]): Centre[] {
  return RESOURCES.flatMap((region) => {
    const own = all.filter((block) => block.region === region);
    if (own.length < 5) return [];
    const mean = (side: "x" | "y") => own.reduce((sum, block) => sum + block[side] + CELL / 2, 0) / own.length;
    return [{ x: mean("x") - 1, y: mean("y") - 1, region }];
  });
}
