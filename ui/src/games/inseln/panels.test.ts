/** The panels of Die Inseln im Nebel: what is counted for them, and a drawing for everything the words know. */
import { describe, expect, it } from "vitest";
import type { Action, Terms } from "../../board/types";
import board from "../../../../src/cloudtop/games/inseln/text/en-board.ftl?raw";
import words from "../../../../src/cloudtop/games/inseln/text/en.ftl?raw";
import { ART, corners, hexagon } from "./panels/art";
import { eyepieces, odds, signed, sources, sum } from "./panels/count";
import { ANGLES, BONUS } from "./panels/dice";
import { conversion, flights } from "./terms";
import type { Tile } from "./view";
import { Text } from "../../shell/text";

const tile = (kind: string, face: Tile["face"], number: number): Tile => ({ tile: kind, face, number, start: false });
const forest = tile("forest2", "forest", 2);
const desert = tile("desert5", "desert", 5);

describe("the terms of offers", () => {
  const offer = (line: string, terms?: Terms): Action => ({ line, targets: [], terms });
  it("say what a flight costs and brings; bought points are another move", () => {
    const left = [
      offer("fly e3", { cost: {}, gain: { points: 2 }, facts: {} }),
      offer("fly e4", { cost: { energy: 3 }, gain: {}, facts: {} }),
      offer("call e3 3", { cost: { energy: 1 }, gain: { points: 3 }, facts: {} }),
      offer("done"),
    ];
    expect(flights(left)).toEqual([
      { cell: "e3", cost: 0, points: 2 },
      { cell: "e4", cost: 3, points: 0 },
    ]);
  });
  it("say what converting brings and what is lost; without an offer there is nothing to say", () => {
    const full = offer("convert", { cost: { tiles: 1 }, gain: {}, facts: { after: 20, lost: 2 } });
    expect(conversion([offer("store"), full])).toEqual({ gained: 0, after: 20, lost: 2 });
    expect(conversion([offer("store")])).toBeNull();
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
  const landscapes = { forest: 0, swamp: 0, meadow: 0, canyon: 0, desert: 0, mountains: 0 };
  const NONE = { ...landscapes, joker: 0, city: 0, monument: 0 };
  it("tells how likely each face is, the likeliest first", () => {
    expect(odds({ size: 20, faces: { ...NONE, forest: 5, joker: 14, city: 1 } })).toEqual([
      { face: "joker", count: 14, percent: 70 },
      { face: "forest", count: 5, percent: 25 },
      { face: "city", count: 1, percent: 5 },
    ]);
  });
  it("can be empty", () => {
    expect(odds({ size: 0, faces: NONE })).toEqual([]);
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
