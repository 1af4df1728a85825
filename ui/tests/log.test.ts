import { expect, test } from "vitest";
import { cut, groups, kindName, kinds, known, tell, wanted } from "../src/shell/pages/log";
import { Text } from "../src/shell/text";
import type { Openings } from "../src/shell/api";
import type { GameEvent, Move } from "../src/shell/wire";

const text = new Text(`
tile-DBG = blue and green
event-deal = is dealt { $tile }
event-deal-secret = is dealt a tile
event-row = { $tile } is turned up
event-walkway = builds the { $level } walkway for { $votes } votes
event-request = { $request ->
    [one] First
   *[two] Second
 } is asked for
event-turn = takes the turn
kind-row = Row
`);

function event(name: string, facts: GameEvent["facts"] = {}, more: Partial<GameEvent> = {}): GameEvent {
  return { name, seat: "A", rule: "X-1", facts, ...more };
}

const plain = (e: GameEvent, facing: string | null) =>
  tell(e, facing, text)
    .map((piece) => piece.text)
    .join("");

const dealt = event("deal", {}, { secret: { tile: "DBG" }, to: ["A"] });

test("secrets are told to whom they belong", () => {
  expect(plain(dealt, "A")).toBe("is dealt blue and green");
  expect(plain(dealt, "B")).toBe("is dealt a tile");
  expect(plain(dealt, null)).toBe("is dealt a tile");
  expect(known(dealt, "B")).toEqual({});
  expect(plain(event("deal", {}, { to: [] }), "-")).toBe("is dealt a tile");
  expect(plain({ ...dealt, to: ["*"] }, "*")).toBe("is dealt blue and green");
});

test("chance begins its sentence with a capital", () => {
  expect(plain(event("row", { tile: "DBG" }, { seat: "chance" }), null)).toBe("Blue and green is turned up");
});

test("a sentence is cut where a fact is named, so that an icon can stand there", () => {
  const facts = { level: "river", votes: 3 };
  expect(cut("builds the river walkway", facts, facts)).toEqual([
    { text: "builds the " },
    { text: "river walkway", icon: { name: "level", value: "river" } },
  ]);
});

test("a short fact is found as a word of its own", () => {
  expect(cut("takes a cube of A (+1)", { cube: "A" }, { cube: "A (+1)" })).toEqual([
    { text: "takes a cube of " },
    { text: "A (+1)", icon: { name: "cube", value: "A" } },
  ]);
});

test("a short fact is not looked for within a longer one", () => {
  const facts = { cloud: "2", tile: "meadow2" };
  expect(cut("draws meadow 2 for cloud 2", facts, { cloud: "2", tile: "meadow 2" })).toEqual([
    { text: "draws " },
    { text: "meadow 2 for cloud ", icon: { name: "tile", value: "meadow2" } },
    { text: "2", icon: { name: "cloud", value: "2" } },
  ]);
});

test("a fact that only chooses the words leads the sentence", () => {
  expect(tell(event("request", { request: "one" }), null, text)).toEqual([
    { text: "First is asked for", icon: { name: "request", value: "one" } },
  ]);
});

test("no word is lost or doubled by cutting", () => {
  const facts = { one: "green", two: "green", three: "and" };
  const pieces = cut("green and green", facts, facts);
  expect(pieces.map((piece) => piece.text).join("")).toBe("green and green");
  expect(pieces.filter((piece) => piece.icon)).toHaveLength(3);
});

const moves: Move[] = [
  { n: 0, seat: "chance", events: [event("row", { tile: "DBG" }, { seat: "chance" })] },
  { n: 1, seat: "A", events: [event("turn", { round: 1 }), event("walkway", { level: "river", votes: 1 })] },
  { n: 2, seat: "B", events: [event("turn", { round: 1 }, { seat: "B" })] },
  { n: 3, seat: "A", events: [event("turn", { round: 2 }), event("walkway", { level: "river", votes: 2 })] },
];

const OPENS: Openings = { turn: "turn", round: "round" };

test("lines are grouped by round, quiet ones left out", () => {
  const shown = groups(moves, null, text, { seat: null, kind: null, all: false }, ["turn"], OPENS);
  expect(shown.map(({ round, lines }) => [round, lines.map((line) => line.key)])).toEqual([
    [null, ["0.0"]],
    ["1", ["1.1"]],
    ["2", ["3.1"]],
  ]);
});

test("a round begins with its first turn, or before it if the game says so", () => {
  const earlier = [
    { n: 0, seat: "chance", events: [event("round", { round: 1 }), event("row", { tile: "DBG" })] },
    moves[1]!,
  ];
  const shown = groups(earlier, null, text, { seat: null, kind: null, all: false }, ["turn", "round"], OPENS);
  expect(shown.map(({ round, lines }) => [round, lines.length])).toEqual([["1", 2]]);
});

test("an event opens a round because the game says so, not because of its name", () => {
  const shown = groups(moves, null, text, { seat: null, kind: null, all: false }, [], { row: "game" });
  expect(shown.map(({ round, lines }) => [round, lines.length])).toEqual([[null, 6]]);
});

test("filters: a seat, a kind (even a quiet one), everything", () => {
  const count = (wish: Parameters<typeof wanted>[1]) =>
    groups(moves, null, text, wish, ["turn"], OPENS).flatMap((group) => group.lines).length;
  expect(count({ seat: "B", kind: null, all: false })).toBe(0);
  expect(count({ seat: "B", kind: null, all: true })).toBe(1);
  expect(count({ seat: null, kind: "turn", all: false })).toBe(3);
  expect(count({ seat: null, kind: null, all: true })).toBe(6);
});

test("kinds in order of appearance, by their names", () => {
  expect(kinds(moves)).toEqual(["row", "turn", "walkway"]);
  expect(kindName("row", text)).toBe("Row");
  expect(kindName("draw-pile", text)).toBe("Draw pile");
});
