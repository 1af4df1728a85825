import { expect, test } from "vitest";
import { isOver, mine, mineFirst } from "../src/shell/lobby/standings";
import type { Kept } from "../src/shell/mine";
import type { Summary } from "../src/shell/wire";

const kept = (table: string, more: Partial<Kept> = {}): Kept => ({
  table,
  game: "toy",
  title: "Toy",
  names: [],
  updated: 0,
  seats: [
    { seat: "A", token: "a", kind: "me" },
    { seat: "B", token: "b", kind: "here" },
    { seat: "C", token: "c", kind: "link" },
  ],
  ...more,
});
const summary = (table: string, waiting: string[], more: Partial<Summary> = {}): Summary => ({
  table,
  round: 1,
  rounds: null,
  over: false,
  waiting,
  totals: [0, 0, 0],
  winners: [],
  ...more,
});

test("a table waits for the seats that are played in this browser", () => {
  expect(mine(kept("one"), summary("one", ["C", "B"]))).toEqual(["B"]);
  expect(mine(kept("one"), summary("one", ["C"]))).toEqual([]);
  expect(mine(kept("one"), undefined)).toEqual([]);
});

test("tables that wait for me come first, and keep their order", () => {
  const tables = ["one", "two", "three", "four"].map((table) => kept(table));
  const standings = new Map([
    ["two", summary("two", ["A"])],
    ["three", summary("three", ["C"])],
    ["four", summary("four", ["B"])],
  ]);
  expect(mineFirst(tables, standings).map(({ table }) => table)).toEqual(["two", "four", "one", "three"]);
});

test("a game may have ended while nobody was here", () => {
  expect(isOver(kept("one"), summary("one", [], { over: true }))).toBe(true);
  expect(isOver(kept("one", { over: true }), undefined)).toBe(true);
  expect(isOver(kept("one"), undefined)).toBe(false);
});
