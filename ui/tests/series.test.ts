import { describe, expect, it } from "vitest";
import { parseSeries, seated } from "../src/shell/lobby/series";
import type { Sheet } from "../src/shell/wire";

const FILE = {
  cloudtop: "series",
  version: 1,
  game: "pebbles",
  games: 2,
  names: ["Ada", "greedy", "Cy"],
  options: { players: 3, treasures: { A: ["A1"], C: ["C1", "C2"] } },
};
const sheet = { collection: "treasures", levels: ["random", "greedy"] } as unknown as Sheet;

describe("a series", () => {
  it("is read from its file", () => {
    const { cloudtop, version, ...series } = FILE;
    expect(parseSeries(JSON.stringify(FILE))).toEqual(series);
  });

  it.each([
    "no json",
    "[]",
    JSON.stringify({ ...FILE, cloudtop: "record" }),
    JSON.stringify({ ...FILE, version: 2 }),
    JSON.stringify({ ...FILE, names: [1] }),
    JSON.stringify({ ...FILE, options: [] }),
  ])("is not read from %s", (text) => {
    expect(parseSeries(text)).toBeNull();
  });

  it("puts everybody on their chairs again, with what they own", () => {
    const chairs = seated(parseSeries(JSON.stringify(FILE))!, "Cy", sheet);
    expect(chairs.map(({ kind, name, bot }) => [kind, name, bot])).toEqual([
      ["here", "Ada", expect.any(String)],
      ["bot", "", "greedy"],
      ["me", "", expect.any(String)],
    ]);
    expect(chairs.map(({ collection }) => collection?.cards)).toEqual([["A1"], undefined, ["C1", "C2"]]);
  });
});
