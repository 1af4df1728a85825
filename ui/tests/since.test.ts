import { expect, test } from "vitest";
import { since } from "../src/shell/table/since";
import { Text } from "../src/shell/text";
import { move } from "./helpers";

const text = new Text("event-place = places a tile\nevent-pay = pays\nevent-count = counts\n");
const event = (name: string, seat: string) => ({ name, seat, rule: "", facts: {} });

test("what happened since my last move is told by seat, in order", () => {
  const moves = [
    move(0, "B", undefined, [event("pay", "B")]),
    move(1, "A", "place", [event("place", "A")]),
    move(2, "B", undefined, [event("place", "B"), event("pay", "B")]),
    move(3, "C", undefined, [event("place", "C"), event("pay", "A")]),
  ];
  const told = [
    { seat: "B", lines: ["places a tile", "pays"] },
    { seat: "C", lines: ["places a tile"] },
    { seat: "A", lines: ["pays"] },
  ];
  expect(since(moves, "A", [], text)).toEqual(told);
  const next = move(4, "A", "place", [event("place", "A")]); // my next turn goes on, and I may still read it
  expect(since([...moves, next], "A", [], text)).toEqual(told);
  expect(since(moves.slice(1, 2), "A", [], text)).toEqual([]);
});

test("what the picture tells, and what chance does to nobody, is left out", () => {
  const moves = [
    move(0, "B", undefined, [event("count", "B")]),
    move(1, "chance", undefined, [event("place", "chance")]),
  ];
  expect(since(moves, "A", ["count"], text)).toEqual([]);
});
