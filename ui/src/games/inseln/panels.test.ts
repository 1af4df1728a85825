/** The panels of Die Inseln im Nebel: what is counted for them, and a drawing for everything the words know. */
import { describe, expect, it } from "vitest";
import board from "../../../../src/cloudtop/games/inseln/text/en-board.ftl?raw";
import words from "../../../../src/cloudtop/games/inseln/text/en.ftl?raw";
import { ART, corners, hexagon } from "./panels/art";
import { convert, crowned, eyepieces, odds, signed, sources, sum } from "./panels/count";
import { ANGLES, BONUS } from "./panels/dice";
import type { Tile } from "./types";
import { Text } from "../../shell/text";

const CROWNS = [4, 8, 12, 16, 20].map((energy) => ({ energy, points: energy / 2 }));
const tile = (kind: string, face: Tile["face"], number: number): Tile => ({ tile: kind, face, number, start: false });
const forest = tile("forest2", "forest", 2);
const desert = tile("desert5", "desert", 5);

describe("the energy bar", () => {
  it("loses what goes beyond its end", () => {
    expect(convert(7, 5, 20)).toEqual({ after: 12, gained: 5, lost: 0 });
    expect(convert(17, 6, 20)).toEqual({ after: 20, gained: 3, lost: 3 });
    expect(convert(20, 2, 20)).toEqual({ after: 20, gained: 0, lost: 2 });
  });
  it("is worth the last crown that the marker has passed", () => {
    expect([0, 3, 4, 12, 15, 20].map((energy) => crowned(energy, CROWNS))).toEqual([0, 0, 2, 6, 6, 10]);
  });
});

describe("the oculars", () => {
  it("hold tiles first, then wait; those bought at the harbour come last", () => {
    const found = eyepieces({ oculars: [forest, desert], capacity: 4, extra: 1 });
    expect(found.map(({ tile }) => tile?.tile ?? null)).toEqual(["forest2", "desert5", null, null]);
    expect(found.map(({ extra }) => extra)).toEqual([false, false, false, true]);
  });
  it("tell tiles of one kind apart, and show every tile even if there were too many", () => {
    const found = eyepieces({ oculars: [forest, forest, desert], capacity: 2, extra: 0 });
    expect(new Set(found.map(({ key }) => key)).size).toBe(3);
  });
});

describe("points by source", () => {
  const score = [
    { line: "forest", amount: 8 },
    { line: "swamp", amount: 0 },
    { line: "desert", amount: 3 },
    { line: "cities", amount: 4 },
    { line: "energy", amount: 2 },
    { line: "volcanoes", amount: -10 },
  ];
  it("take the landscapes together and leave out what the sheet does not have", () => {
    const found = sources(score);
    expect(found.map(({ line, amount }) => [line, amount])).toEqual([
      ["landscapes", 11],
      ["cities", 4],
      ["energy", 2],
      ["volcanoes", -10],
    ]);
    expect(found[0]!.parts).toEqual([
      { landscape: "forest", amount: 8 },
      { landscape: "desert", amount: 3 },
    ]);
    expect(sum(found)).toBe(sum(score));
  });
  it("are written with a true minus sign", () => {
    expect([-10, 0, 7].map(signed)).toEqual(["−10", "0", "7"]);
  });
});

describe("the bag", () => {
  it("tells how likely each face is, the likeliest first", () => {
    expect(odds({ size: 20, forest: 5, joker: 14, city: 1, monument: 0 })).toEqual([
      { face: "joker", count: 14, percent: 70 },
      { face: "forest", count: 5, percent: 25 },
      { face: "city", count: 1, percent: 5 },
    ]);
  });
  it("can be empty", () => {
    expect(odds({ size: 0, forest: 0 })).toEqual([]);
  });
});

describe("drawings", () => {
  const named = (kind: string) =>
    [...words.matchAll(new RegExp(`^${kind}-([A-Za-z0-9]+) =`, "gm"))].map(([, name]) => name!);
  it("exist for every face of a tile and both dice", () => {
    expect(named("face")).toHaveLength(14);
    expect(named("face").filter((face) => !(face in ART))).toEqual([]);
    expect(named("bonus").sort()).toEqual(Object.keys(BONUS).sort());
    expect(named("wind").sort()).toEqual(Object.keys(ANGLES).sort());
  });
  it("are made of numbers only", () => {
    const paths = Object.values(ART).flatMap((layers) => layers.map(([, d]) => d));
    expect(paths.filter((d) => /NaN|undefined|e-/.test(d))).toEqual([]);
  });
  it("stand on a pointy-top hexagon", () => {
    expect(corners(10)[0]).toEqual([0, -10]);
    expect(hexagon(10).split(" ")).toHaveLength(12);
  });
  it("point the wind where it blows: the needle of the die lies to the east at 0 degrees", () => {
    const towards = (wind: keyof typeof ANGLES) => {
      const angle = (ANGLES[wind] * Math.PI) / 180;
      return [Math.cos(angle), Math.sin(angle)];
    };
    expect(towards("E")[0]).toBeCloseTo(1);
    expect(towards("NE").map(Math.sign)).toEqual([1, -1]);
    expect(towards("SW").map(Math.sign)).toEqual([-1, 1]);
  });
});

describe("words of the panels", () => {
  const sayings = new Text(`${words}\n${board}`);
  const panels = import.meta.glob("./panels/*.svelte", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  it("exist for every message that is asked for by its name", () => {
    const files = Object.values(panels as Record<string, string>);
    const asked = files.flatMap((source) => [...source.matchAll(/"(web-in-[\w-]+)"/g)]);
    expect(asked.length).toBeGreaterThan(30);
    expect([...new Set(asked.map(([, name]) => name!))].filter((name) => !sayings.has(name))).toEqual([]);
  });
});
