/** What boards make of one view after another. */
import { expect, it, vi } from "vitest";
import { keeper } from "../src/board/keep";
import { stillness } from "../src/board/motion";

it("is still at first, where it has jumped, and for who wants no motion", () => {
  const media = { matches: false };
  vi.stubGlobal("matchMedia", () => media);
  const isStill = stillness((before: number, now: number) => now - before > 1);
  expect([5, 6, 8, 9].map(isStill)).toEqual([true, false, true, false]);
  media.matches = true;
  expect(isStill(10)).toBe(true);
  vi.unstubAllGlobals();
});

it("keeps what has not changed", () => {
  const keep = keeper<{ tiles: number }>();
  const first = keep({ tiles: 1 });
  expect(keep({ tiles: 1 })).toBe(first);
  expect(keep({ tiles: 2 })).toEqual({ tiles: 2 });
});
