/** The plan of a city, seen from straight above; north stays up however the model is turned. */
import type { Box } from "../../board/panzoom.svelte";
import type { Cell } from "./geometry";
import type { Point } from "../../board/panzoom.svelte";

export const SIZE = 40; // of a cell

export function planPoint(cell: Cell, dx = 0.5, dy = 0.5): Point {
  return { x: (cell.x + dx) * SIZE, y: (cell.y + dy) * SIZE };
}

export function planFrame(corners: Cell[], far: boolean): Box {
  if (corners.length === 0) return planFrame([{ x: 6, y: 6 }], far); // before the first tile
  const margin = far ? 10 : 30;
  const xs = corners.map((c) => c.x * SIZE);
  const ys = corners.map((c) => c.y * SIZE);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + 2 * SIZE + margin - x, height: Math.max(...ys) + 2 * SIZE + margin - y };
}

// Pixels that the corner takes: the name plate with the dial below it, the dial alone where the plate lies outside.
const PLATE = 150;
const DIAL = 76;

/** The frame with room for what lies in its corner, at its side or above, wherever the plan stays larger. */
export function besideCorner(frame: Box, width: number, height: number): Box {
  if (width === 0 || height === 0) return frame;
  const side = width - height > PLATE ? PLATE : DIAL;
  const beside = Math.min((width - side) / frame.width, height / frame.height);
  const below = Math.min(width / frame.width, (height - DIAL) / frame.height);
  return beside >= below
    ? { ...frame, x: frame.x - side / beside, width: frame.width + side / beside }
    : { ...frame, y: frame.y - DIAL / below, height: frame.height + DIAL / below };
}
