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

const CORNER = { width: 180, height: 106 }; // px: name plate and dial

/** The frame with room for what lies in its corner: at its side if the screen is wide enough, else above. */
export function besideCorner(frame: Box, width: number, height: number): Box {
  if (width === 0 || height === 0) return frame;
  if (width - height > CORNER.width) {
    const room = CORNER.width / Math.min((width - CORNER.width) / frame.width, height / frame.height);
    return { ...frame, x: frame.x - room, width: frame.width + room };
  }
  const room = CORNER.height / Math.min(width / frame.width, (height - CORNER.height) / frame.height);
  return { ...frame, y: frame.y - room, height: frame.height + room };
}
