import { describe, expect, it } from "vitest";
import {
  actionPieces,
  actionWords,
  list,
  openWords,
  promptWords,
  shortPieces,
  targetFacts,
  targetWords,
} from "../src/shell/table/say";
import { Text } from "../src/shell/text";
import { parse, tablePath } from "../src/shell/router";
import { nearest } from "../src/shell/table/roving";

const text = new Text(`
do-draw = Draw from place { $row }
do-draw-pile = Draw from the pile
do-drop = Drop your { $lab ->
    [1] first
   *[other] { $lab }th
  } lab
do-walkway = Build from { $cell } to { $cell2 }
do-choose = Choose { $tile }
do-trade = Trade { $three } for { $cube }
one-trade = { $three }
cube-A = a blue cube
tile-D = the diagonal tile
prompt-Place = Choose a space for { $tile }.
prompt-Place-turn = Choose how to turn { $tile } on { $space }.
`);

describe("words", () => {
  it("says a message with facts in words, and shows the id of one that is missing", () => {
    expect(text.say("do-choose", text.inWords({ tile: "D" }))).toBe("Choose the diagonal tile");
    expect(text.say("no-such-message")).toBe("no-such-message");
  });

  it("counts a list of facts, if all of them have words", () => {
    const cubes = new Text("cost-A = blue\ncost-yellow = yellow\n");
    expect(cubes.inWords({ cost: "yellow A yellow" })).toEqual({ cost: "2 yellow, 1 blue" });
    expect(cubes.inWords({ cost: "A" })).toEqual({ cost: "blue" });
    expect(cubes.inWords({ cost: "A B", order: "B A" })).toEqual({ cost: "A B", order: "B A" });
  });

  it("tells what an action does", () => {
    const words = (...targets: string[]) => actionWords(text, { line: "the notation", targets });
    expect(words("verb:draw", "row:2")).toBe("Draw from place 2");
    expect(words("verb:draw", "pile")).toBe("Draw from the pile");
    expect(words("verb:walkway", "cell:g7", "cell:j7")).toBe("Build from g7 to j7");
    expect(words("verb:unknown")).toBe("the notation");
    expect([words("verb:drop", "lab:1"), words("verb:drop", "lab:4")]).toEqual([
      "Drop your first lab",
      "Drop your 4th lab",
    ]);
    expect(text.inWords({ commander: "03", area: "0" })).toEqual({ commander: "03", area: 0 });
  });

  it("counts things of one kind", () => {
    expect(targetFacts(["verb:x", "cell:a1", "cell:b1", "cell:c1", "pile"])).toEqual({
      cell: "a1",
      cell2: "b1",
      cell3: "c1",
    });
  });

  it("says what lies nowhere on the table", () => {
    const trade = { line: "trade AAy A", targets: ["verb:trade", "~three:AAy", "~cube:A"] };
    expect(targetFacts(trade.targets)).toEqual({ three: "AAy", cube: "A" });
    expect(actionWords(text, trade)).toBe("Trade AAy for a blue cube");
    expect(actionPieces(text, trade).map(({ text, icon }) => [text, icon?.name])).toEqual([
      ["Trade ", undefined],
      ["AAy for ", "three"],
      ["a blue cube", "cube"],
    ]);
    expect(shortPieces(text, trade)).toEqual([{ text: "AAy", icon: { name: "three", value: "AAy" } }]);
    expect(["~cube:A", "~cube:B", "turn:r1", "pile"].map((target) => targetWords(text, target))).toEqual([
      "a blue cube",
      "B",
      "r1",
      "pile",
    ]);
  });

  it("asks for what is still open", () => {
    const left = ["r0", "r1"].map((turn) => ({ line: turn, targets: ["verb:place", "space:g5", `turn:${turn}`] }));
    expect(openWords(left)).toEqual(["turn"]);
    const flights = [
      { line: "fly c4", targets: ["verb:fly", "cell:c4"] },
      { line: "call c4 1", targets: ["verb:call", "cell:c4", "~points:1"] },
    ];
    expect(openWords(flights)).toEqual(["points"]);
    expect(openWords([flights[0]!, { line: "walk c4", targets: ["verb:walk", "cell:c4"] }])).toEqual(["verb"]);
    expect(promptWords(text, "Place", { tile: "D" }, left, [])).toBe("Choose a space for the diagonal tile.");
    expect(promptWords(text, "Place", { tile: "D" }, left, ["space:g5"])).toBe(
      "Choose how to turn the diagonal tile on g5.",
    );
  });

  it("joins names", () => {
    expect(list(["Ada", "Ben", "Cy"])).toBe("Ada, Ben, and Cy");
  });
});

describe("addresses", () => {
  it("are read", () => {
    expect(parse("")).toEqual({ name: "lobby" });
    expect(parse("#/t/x1/s1,s2?text")).toEqual({ name: "table", table: "x1", tokens: ["s1", "s2"], text: true });
    expect(parse("#/t/x1")).toEqual({ name: "table", table: "x1", tokens: [], text: false });
    expect(parse("#/t/x1/replay")).toEqual({ name: "replay", table: "x1", review: false });
    expect(parse("#/t/x1/review")).toEqual({ name: "replay", table: "x1", review: true });
    expect(parse("#/replay")).toEqual({ name: "replay" });
  });

  it("are written", () => {
    expect(tablePath("x1")).toBe("#/t/x1");
    expect(tablePath("x1", ["s1", "s2"])).toBe("#/t/x1/s1,s2");
  });
});

it("walks to the nearest thing ahead", () => {
  const spots = [
    { x: 10, y: 0 },
    { x: 50, y: 5 },
    { x: 5, y: 90 },
  ];
  expect(nearest({ x: 0, y: 0 }, spots, "ArrowRight")).toBe(0);
  expect(nearest({ x: 0, y: 0 }, spots, "ArrowDown")).toBe(2);
  expect(nearest({ x: 0, y: 0 }, spots, "ArrowLeft")).toBe(-1);
});

it("passes over no row of hexagons", () => {
  const below = [
    { x: -43, y: 75 },
    { x: 43, y: 75 },
    { x: 0, y: 150 },
  ];
  expect(nearest({ x: 0, y: 0 }, below, "ArrowDown")).toBe(0);
});
