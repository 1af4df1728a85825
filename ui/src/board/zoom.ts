/** The arithmetic of panning and zooming: a piece of paper behind a window of the same size. */

export interface Zoom {
  x: number; // of the paper's upper left corner, in pixels of the window
  y: number;
  scale: number;
}

export const WHOLE: Zoom = { x: 0, y: 0, scale: 1 };

/** The same paper, `factor` times larger, with the point under (x, y) staying where it is. */
export function zoomAt(zoom: Zoom, factor: number, x: number, y: number, most: number): Zoom {
  const scale = Math.min(most, Math.max(1, zoom.scale * factor));
  const grown = scale / zoom.scale;
  return { x: x - (x - zoom.x) * grown, y: y - (y - zoom.y) * grown, scale };
}

/** No further than the paper's edges. */
export function within(zoom: Zoom, width: number, height: number): Zoom {
  const clamp = (value: number, room: number) => Math.min(0, Math.max(room * (1 - zoom.scale), value));
  return { x: clamp(zoom.x, width), y: clamp(zoom.y, height), scale: zoom.scale };
}
