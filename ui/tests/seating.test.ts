import { expect, test } from "vitest";
import { levelId, levelName, middleLevel } from "../src/shell/levels";
import { calling, choose, names, newSeats, resize, seating, swap, usual } from "../src/shell/lobby/seating";
import { Text } from "../src/shell/text";
import type { Sheet } from "../src/shell/wire";

const LEVELS = ["random", "greedy", "monte_carlo:0.2s", "monte_carlo:1.5s"];
const text = new Text(`
web-level-monte_carlo-0-2s = Navigator
web-seat = Seat { $seat }
bot-person = Player
bot-greedy = Greedy
`);

test("levels have names", () => {
  expect(levelId("monte_carlo:0.2s")).toBe("web-level-monte_carlo-0-2s");
  expect(levelName("monte_carlo:0.2s", text)).toBe("Navigator");
  expect(levelName("greedy", text)).toBe("Greedy");
  expect(levelName("oracle:9", text)).toBe("oracle:9");
  expect(middleLevel(LEVELS)).toBe("monte_carlo:0.2s");
});

test("a good default: me against a bot of the middle level", () => {
  expect(newSeats(seating(2, LEVELS), "Ada", text)).toEqual([
    { kind: "me", name: "Ada" },
    { kind: "bot", name: "Navigator", bot: "monte_carlo:0.2s" },
  ]);
});

test("a table is set for as many as the game is, not for as few as can play", () => {
  const players = { name: "players", default: 3 } as Sheet["options"][number];
  expect(usual({ players: [1, 2, 3, 4] }, { options: [players] })).toBe(3);
  expect(usual({ players: [2, 3] }, { options: [] })).toBe(2);
});

test("there is only one me", () => {
  const chairs = choose(seating(3, LEVELS), 2, "me");
  expect(chairs.map((chair) => chair.kind)).toEqual(["here", "bot", "me"]);
});

test("with fewer chairs I keep mine", () => {
  const chairs = swap(seating(4, LEVELS), 0, 3);
  expect(resize(chairs, 2, LEVELS).map((chair) => chair.kind)).toEqual(["me", "bot"]);
  expect(resize(chairs, 4, LEVELS)).toEqual(chairs);
  expect(resize(chairs.slice(0, 2), 3, LEVELS)).toHaveLength(3);
});

test("bots of one level are told apart", () => {
  expect(names(seating(3, LEVELS), " Ada ", text)).toEqual(["Ada", "Navigator B", "Navigator C"]);
});

test("names of a record: levels in words, nobody twice", () => {
  expect(calling(["Ada", "greedy", "monte_carlo:0.2s", "monte_carlo:0.2s"], text)).toEqual([
    "Ada",
    "Greedy",
    "Navigator C",
    "Navigator D",
  ]);
  expect(calling(["", "person"], text)).toEqual(["Seat A", "Player"]);
});
