import { describe, expect, it } from "vitest";
import { brought, parseCollection, readCollection } from "../src/shell/lobby/collections";
import { seating, swap } from "../src/shell/lobby/seating";

const GOOD = { cloudtop: "collection", version: 1, game: "toy", owner: "Ada", cards: ["115", "3"] };
const parse = (data: unknown) => parseCollection(JSON.stringify(data), "toy");

describe("a collection", () => {
  it("is read from its file", async () => {
    expect(parse(GOOD)).toEqual({ owner: "Ada", cards: ["115", "3"] });
    expect(await readCollection(new File([JSON.stringify(GOOD)], "ada.json"), "toy")).toMatchObject({ owner: "Ada" });
  });

  it.each([
    ["web-collection-bad", null],
    ["web-collection-bad", [1]],
    ["web-collection-bad", { ...GOOD, cloudtop: "record" }],
    ["web-collection-bad", { ...GOOD, cards: ["1", 2] }],
    ["web-collection-bad", { ...GOOD, owner: null }],
    ["web-collection-newer", { ...GOOD, version: 2 }],
    ["web-collection-other", { ...GOOD, game: "chess" }],
  ])("says %s of %j", (bad, data) => expect(parse(data)).toEqual({ bad }));

  it("is nothing that is not JSON, or too large", async () => {
    expect(parseCollection("cloudtop record 1", "toy")).toEqual({ bad: "web-collection-bad" });
    const large = new File([" ".repeat(100_001)], "large.json");
    expect(await readCollection(large, "toy")).toEqual({ bad: "web-collection-bad" });
  });

  it("goes with its chair", () => {
    const [first, second] = seating(2, ["greedy"]);
    const chairs = [{ ...first!, collection: { owner: "Ada", cards: ["115"] } }, second!];
    expect(brought(chairs)).toEqual({ A: ["115"] });
    expect(brought(swap(chairs, 0, 1))).toEqual({ B: ["115"] });
    expect(brought(seating(2, ["greedy"]))).toEqual({});
  });
});
