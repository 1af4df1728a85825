import { describe, expect, it } from "vitest";
import { asked } from "../../board/parts.svelte";
import { findPlace, frameOf, hexagon, middle, outline, plateBoxes, plateRow, platePlaces, wayPath } from "./geometry";
import { amounts, counted } from "./names";
import { blocks, centres } from "./panels/plan";
import { LIES } from "./parts";

describe("the map", () => {
  it("has rows that lie half a space further east in turn", () => {
    expect(middle("1b1").x - middle("1a1").x).toBe(100);
    expect(middle("1a2").x - middle("1a1").x).toBe(50);
    expect(middle("1a3").x).toBe(middle("1a1").x);
  });

  it("goes on from board to board", () => {
    expect(middle("2a1").x - middle("1e1").x).toBe(100);
    expect(middle("L7").x).toBe((middle("2e4").x + middle("3a4").x) / 2);
  });

  it("lies within its frame", () => {
    const frame = frameOf(4);
    const { x, y } = middle("4e4");
    expect(x + 50).toBeLessThan(frame.x + frame.width);
    expect(y + 58 + 87).toBeLessThan(frame.y + frame.height);
  });

  it("draws a hex with six corners, and a way from middle to middle", () => {
    expect(hexagon({ x: 0, y: 0 }).match(/L/g)).toHaveLength(5);
    expect(wayPath("1a1", ["1b1"])).toBe("M50 57.7L150 57.7");
  });
});

describe("the wall of a city", () => {
  it("goes around its spaces, and not between them", () => {
    expect(outline(["1a1"]).match(/M/g)).toHaveLength(6);
    expect(outline(["1a1", "1b1"]).match(/M/g)).toHaveLength(10);
    expect(outline(["1a1", "1b1", "1a2"]).match(/M/g)).toHaveLength(12);
  });
});

describe("the plates of cities", () => {
  it("keep clear of each other where they can", () => {
    const both = [
      { name: "whika", spaces: ["2e2", "2e3"], wide: 130 },
      { name: "whitehaven", spaces: ["3a2", "3a3"], wide: 130 },
    ];
    const places = platePlaces(both, frameOf(4));
    expect(places.whika!.y).not.toBe(places.whitehaven!.y);
  });

  it("stay on the map", () => {
    const frame = frameOf(4);
    const { terminus } = platePlaces([{ name: "terminus", spaces: ["4e4"], wide: 240 }], frame);
    expect(terminus!.x + 120).toBeLessThan(frame.x + frame.width);
    const { endsby } = platePlaces([{ name: "endsby", spaces: ["1a4"], wide: 240 }], frame);
    expect(endsby!.x - 120).toBeGreaterThan(frame.x);
  });

  it("are as wide as what stands on them", () => {
    const bare = { value: null, gain: {}, markers: {} };
    expect(plateRow(bare)).toBe(0);
    expect(plateRow({ ...bare, value: 3 })).toBeLessThan(plateRow({ value: 3, gain: { water: 2 }, markers: { A: 1 } }));
    expect(plateRow({ ...bare, markers: { A: 1 } })).toBeLessThan(plateRow({ ...bare, markers: { A: 2 } }));
  });
});

describe("a find", () => {
  it("lies in the middle of its space, or above in a city", () => {
    expect(findPlace("1d2", false, [])).toEqual({ x: middle("1d2").x, y: middle("1d2").y - 2 });
    expect(findPlace("1c2", true, [])).toEqual({ x: middle("1c2").x, y: middle("1c2").y - 34 });
  });

  it("keeps clear of the plates around it", () => {
    const ashbourne = plateBoxes(middle("1c1"), 117, 100);
    const { x, y } = findPlace("1c2", true, ashbourne);
    const hidden = ashbourne.some(
      (box) => Math.abs(box.x - x) < (box.wide + 50) / 2 && Math.abs(box.y - y) < (box.tall + 32) / 2,
    );
    expect(hidden).toBe(false);
  });
});

describe("the plan of a city card", () => {
  const shares = { energy: 40, metal: 60, water: 0, cards: 0 };

  it("has blocks in proportion to the shares of the regions", () => {
    const all = blocks(shares, 1);
    const of = (region: string) => all.filter((block) => block.region === region).length;
    expect([of("energy"), of("metal"), of("water")]).toEqual([10, 15, 0]);
  });

  it("has no two blocks at the same place", () => {
    for (const place of [1, 2, 3, 4]) {
      const cells = blocks(shares, place).map(({ x, y }) => `${Math.floor(x / 10)} ${Math.floor(y / 10)}`);
      expect(new Set(cells).size).toBe(25);
    }
  });

  it("names the larger regions", () => {
    expect(centres(blocks(shares, 2)).map(({ region }) => region)).toEqual(["energy", "metal"]);
  });
});

describe("lists", () => {
  it("are counted by kind", () => {
    expect(counted(["wreck", "parrot", "wreck"])).toEqual([
      ["wreck", 2],
      ["parrot", 1],
    ]);
    expect(amounts({ water: 2, metal: 0 })).toEqual([["water", 2]]);
  });
});

describe("what can be chosen", () => {
  it("is found where it lies", () => {
    const offer = ["fly 1c2", "land"].map((line) => ({ line, targets: [`verb:${line.split(" ")[0]}`, "space:1c2"] }));
    expect(asked(offer, LIES)).toEqual(["map"]);
    expect(asked([{ line: "produce 3", targets: ["verb:produce", "level:3"] }], LIES)).toEqual(["city"]);
  });
});
