import { expect, test } from "vitest";
import { clamp, nextTurn, place, rounds, stretches } from "../src/shell/replay/scrubber";
import { moves, OPENS } from "./turns";

const game = moves([
  { seat: "chance" },
  { seat: "A", turn: 1 },
  { seat: "A" },
  { seat: "chance" },
  { seat: "B", turn: 1 },
  { seat: "A", turn: 2 },
]);
const turns = stretches(game, OPENS);

test("a turn lasts until the next one begins", () => {
  expect(turns).toEqual([
    { from: 2, to: 5, seat: "A", round: "1" },
    { from: 5, to: 6, seat: "B", round: "1" },
    { from: 6, to: 6, seat: "A", round: "2" },
  ]);
});

test("without announced turns the mover decides; chance belongs to who moved before", () => {
  const plain = stretches(moves([{ seat: "A" }, { seat: "chance" }, { seat: "A" }, { seat: "B" }]), {});
  expect(plain.map(({ from, to, seat }) => [from, to, seat])).toEqual([
    [1, 4, "A"],
    [4, 4, "B"],
  ]);
});

test("without turns a game may still have rounds, which cut the stretch of whoever goes on", () => {
  const made = moves([{ seat: "chance", turn: 1 }, { seat: "A" }, { seat: "A", turn: 2 }, { seat: "A" }]);
  const found = stretches(made, { turn: "round" });
  expect(found.map(({ from, seat, round }) => [from, seat, round])).toEqual([
    [2, "A", "1"],
    [4, "A", "2"],
  ]);
  expect(rounds(found)).toEqual([
    { round: "1", from: 2 },
    { round: "2", from: 4 },
  ]);
});

test("nothing has no turns", () => {
  expect(stretches([], OPENS)).toEqual([]);
  expect(rounds([])).toEqual([]);
});

test("rounds begin with their first turn", () => {
  expect(rounds(turns)).toEqual([
    { round: "1", from: 2 },
    { round: "2", from: 6 },
  ]);
});

test("steps from turn to turn stay within the game", () => {
  expect(nextTurn(turns, 0, 1, 6)).toBe(2);
  expect(nextTurn(turns, 2, 1, 6)).toBe(5);
  expect(nextTurn(turns, 6, 1, 6)).toBe(6);
  expect(nextTurn(turns, 5, -1, 6)).toBe(2);
  expect(nextTurn(turns, 0, -1, 6)).toBe(0);
});

test("places on the rail", () => {
  expect(place(3, 6)).toBe(50);
  expect(place(0, 0)).toBe(0);
  expect([clamp(-1, 6), clamp(7, 6), clamp(2.4, 6)]).toEqual([0, 6, 2]);
});
