import { expect, test } from "vitest";
import { moments, path, series, spread, ticks, totalAt } from "../src/shell/pages/chart";
import type { Course } from "../src/shell/api";
import { moves, OPENS } from "./turns";

const game = moves([
  { seat: "A", turn: 1 },
  { seat: "B", turn: 1 },
  { seat: "A", turn: 2 },
]);
const totals: Course = [
  [0, [0, 0]],
  [1, [3, 0]],
  [2, [3, -2]],
];

test("a series has the beginning, every change and the end", () => {
  expect(series(totals, 3)).toEqual([
    {
      seat: "A",
      points: [
        { at: 0, total: 0 },
        { at: 1, total: 3 },
        { at: 3, total: 3 },
      ],
    },
    {
      seat: "B",
      points: [
        { at: 0, total: 0 },
        { at: 2, total: -2 },
        { at: 3, total: -2 },
      ],
    },
  ]);
});

test("the total at a moment is the last one before it", () => {
  const [, b] = series(totals, 3);
  expect([0, 1, 2, 3].map((at) => totalAt(b!.points, at))).toEqual([0, 0, -2, -2]);
});

test.each([
  [0, 57, [0, 20, 40, 60]],
  [-4, 9, [-5, 0, 5, 10]],
  [0, 1, [0, 1]],
])("ticks from %i to %i are round and cover them", (low, high, expected) => {
  expect(ticks(low, high)).toEqual(expected);
});

test("labels are pushed apart, in order and inside", () => {
  const out = spread([10, 12, 11], 18, 0, 100);
  expect(out).toEqual([10, 46, 28]);
  const low = spread([95, 96], 18, 0, 100);
  expect(low).toEqual([82, 100]);
});

test("totals step", () => {
  const points = [
    { at: 0, total: 0 },
    { at: 2, total: 5 },
  ];
  expect(
    path(
      points,
      (at) => at * 10,
      (total) => -total,
    ),
  ).toBe("M0 0H20V-5");
});

test("moments: every round and the end", () => {
  expect(moments(game, OPENS)).toEqual([
    { round: "1", at: 1 },
    { round: "2", at: 3 },
    { round: null, at: 3 },
  ]);
});
