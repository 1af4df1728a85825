import { beforeEach, expect, test, vi } from "vitest";
import { climb, nextLevel } from "../src/shell/climb";
import type { Seat } from "../src/shell/wire";

const LEVELS = ["level:1", "level:2", "level:3"];
const table = (...bots: (string | null)[]) =>
  bots.map((bot, i) => ({ seat: "ABCD"[i], kind: bot ? "bot" : "person", bot }) as Seat);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("a newcomer meets the first level, and moves up by winning", () => {
  expect(nextLevel("pebbles", LEVELS)).toBe("level:1");
  climb("pebbles", LEVELS, table(null, "level:1"), ["A"], ["A"]);
  expect([nextLevel("pebbles", LEVELS), nextLevel("marbles", LEVELS)]).toEqual(["level:2", "level:1"]);
  climb("pebbles", LEVELS, table(null, "level:3"), ["A"], ["A"]);
  climb("pebbles", LEVELS, table(null, "level:1"), ["A"], ["A"]);
  expect(nextLevel("pebbles", LEVELS)).toBe("level:3");
});

test.each([
  ["a lost game", table(null, "level:1"), ["A"], ["B"]],
  ["a game against a person", table(null, "level:1", null), ["A"], ["A"]],
  ["two people at one screen", table(null, null, "level:1"), ["A", "B"], ["A"]],
  ["somebody who looks on", table("level:1", "level:2"), [], ["A"]],
  ["a bot that is no level", table(null, "greedy"), ["A"], ["A"]],
])("%s teaches nothing", (_, seats, mine, winners) => {
  climb("pebbles", LEVELS, seats, mine, winners);
  expect(nextLevel("pebbles", LEVELS)).toBe("level:1");
});

test("of several bots the weakest counts", () => {
  climb("pebbles", LEVELS, table(null, "level:3", "level:1"), ["A"], ["A"]);
  expect(nextLevel("pebbles", LEVELS)).toBe("level:2");
});

test("whatever is stored, there is a level", () => {
  for (const rubbish of ["", "7", "null", "[]", '{"pebbles":"x"}', '{"pebbles":-3}']) {
    localStorage.setItem("cloudtop.climb", rubbish);
    expect(nextLevel("pebbles", LEVELS)).toBe("level:1");
  }
  expect(nextLevel("pebbles", [])).toBe("");
});
