import { describe, expect, it } from "vitest";
import { buttons, glows, means, narrow, settle, word } from "../src/shell/table/offer";

const place = ["r0", "r1"].flatMap((turn) =>
  ["g5", "e7"].map((space) => ({
    line: `place ${space} ${turn}`,
    targets: ["verb:place", `space:${space}`, `turn:${turn}`],
  })),
);
const done = { line: "done", targets: ["verb:done"] };

describe("narrowing", () => {
  it("keeps the actions that mean every pick", () => {
    expect(narrow(place, ["space:g5"]).map((action) => action.line)).toEqual(["place g5 r0", "place g5 r1"]);
    expect(narrow(place, ["space:g5", "turn:r1"]).map((action) => action.line)).toEqual(["place g5 r1"]);
    expect(narrow(place, ["space:a1"])).toEqual([]);
  });

  it("takes a whole action for one thing", () => {
    expect(means(place[0]!, "act:place g5 r0")).toBe(true);
    expect(means(place[0]!, "act:place g5")).toBe(false);
    expect(narrow(place, ["act:place e7 r1"])).toHaveLength(1);
  });

  it("lets glow what can still be picked, and nothing twice", () => {
    expect(glows(place, [], "space:g5")).toBe(true);
    expect(glows(place, ["space:g5"], "space:g5")).toBe(false);
    expect(glows(narrow(place, ["space:g5"]), ["space:g5"], "space:e7")).toBe(false);
    expect(glows(place, [], "act:place g5 r1")).toBe(true);
  });
});

describe("settling", () => {
  it("takes the only action left", () => {
    expect(settle([done], {})?.line).toBe("done");
    expect(settle([], {})).toBeNull();
    expect(settle(place, {})).toBeNull();
  });

  it("uses a preference when nothing else is open", () => {
    const left = narrow(place, ["space:e7"]);
    expect(settle(left, { turn: "r1" })?.line).toBe("place e7 r1");
    expect(settle(left, { turn: "r3" })).toBeNull();
    expect(settle(place, { turn: "r1" })).toBeNull();
  });
});

it("makes buttons of verbs without things", () => {
  expect(buttons([...place, done])).toEqual([done]);
  expect(word("turn:r1")).toBe("turn");
  expect(word("pile")).toBe("pile");
});
