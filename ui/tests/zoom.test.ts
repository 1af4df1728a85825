import { expect, it } from "vitest";
import { WHOLE, within, zoomAt } from "../src/board/zoom";

it("keeps the point under the finger", () => {
  const closer = zoomAt(WHOLE, 2, 100, 50, 4);
  expect(closer).toEqual({ x: -100, y: -50, scale: 2 });
  expect((100 - closer.x) / closer.scale).toBe(100);
});

it("is never smaller than the window, nor larger than the most", () => {
  expect(zoomAt(WHOLE, 0.5, 10, 10, 4)).toEqual(WHOLE);
  expect(zoomAt(WHOLE, 9, 0, 0, 4).scale).toBe(4);
});

it("does not leave the edges", () => {
  expect(within({ x: 30, y: -999, scale: 2 }, 200, 100)).toEqual({ x: 0, y: -100, scale: 2 });
});
