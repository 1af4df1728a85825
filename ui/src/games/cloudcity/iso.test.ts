import { describe, expect, it } from "vitest";
import { cellAt, cellName, plots, spanCells, spanOf } from "./geometry";
import type { CityView } from "./view";
import { H, W, cut, depth, frame, hides, middle, paintOrder, project, turned } from "./iso";
import { besideCorner } from "./plan";
import { apart, bounds, chips, ground, hopesOf, radius, standing, wayOf } from "./scene";

const CITY: CityView = {
  tiles: [
    { space: "g7", tile: "D-BB", turn: 0 },
    { space: "i7", tile: "A-BS", turn: 1 },
  ],
  buildings: { g7: "blue", h8: "blue", j7: "blue", j8: "sand" },
  walkways: [{ between: "g7-j7", level: "river", votes: 3 }],
  spaces: ["g5", "i5", "e7", "k7", "g9", "i9"],
  hand: [],
  known: [],
};

describe("notation", () => {
  it("names cells both ways", () => {
    expect(cellAt("g7")).toEqual({ x: 6, y: 6 });
    expect(cellName({ x: 13, y: 13 })).toBe("n14");
  });

  it("turns a tile by quarters, clockwise", () => {
    const where = (tile: string, turn: number) => plots(tile, turn).map((p) => `${p.colour} ${p.x}${p.y}`);
    expect(where("A-BG", 0)).toEqual(["blue 00", "green 10"]);
    expect(where("A-BG", 1)).toEqual(["blue 10", "green 11"]);
    expect(where("A-BG", 2)).toEqual(["blue 11", "green 01"]);
    expect(where("D-BS", 1)).toEqual(["blue 10", "sand 01"]);
  });

  it("lists the cells of a span", () => {
    expect(spanCells(spanOf("g7-j7")).map(cellName)).toEqual(["g7", "h7", "i7", "j7"]);
    expect(spanOf("g5-g10").length).toBe(5);
  });
});

describe("projection", () => {
  it("puts the window's corners where the eye expects them", () => {
    expect(project(1, 0)).toEqual({ x: W, y: H });
    expect(project(0, 1)).toEqual({ x: -W, y: H });
    expect(project(0, 0, 10).y).toBe(-10);
  });

  it("comes back after four quarter turns", () => {
    let at = { u: 3.5, v: 9 };
    for (let quarter = 0; quarter < 4; quarter++) at = turned(at.u, at.v, 1);
    expect(at).toEqual({ u: 3.5, v: 9 });
    expect(turned(3.5, 9, 2)).toEqual(turned(turned(3.5, 9, 1).u, turned(3.5, 9, 1).v, 1));
    expect(turned(1, 2, -1)).toEqual(turned(1, 2, 3));
  });

  it("keeps cells whole in every turn", () => {
    for (const turn of [0, 1, 2, 3]) expect(middle(cellAt("a1"), turn).u % 1).toBe(0.5);
  });
});

describe("painter's order", () => {
  it("paints back to front and within a cell from the ground up", () => {
    const order = paintOrder([
      { depth: 5, layer: 0, n: "front" },
      { depth: 2, layer: 2, n: "deck" },
      { depth: 2, layer: 0, n: "tower" },
    ]);
    expect(order.map((p) => p.n)).toEqual(["tower", "deck", "front"]);
  });

  it("cuts a bridge at the borders of its cells, without gaps", () => {
    const parts = cut(spanOf("g7-j7"), 0, 0.3);
    expect(parts).toHaveLength(4);
    parts.slice(1).forEach((part, i) => expect(part.from).toEqual(parts[i]!.to));
    expect(parts[0]!.start).toBe(0);
    expect(parts.at(-1)!.end).toBeCloseTo(1);
    expect(parts.map((p) => p.over.x)).toEqual([6, 7, 8, 9]);
  });

  it("lets a bridge leave towards the back from behind its tower, in every turn", () => {
    for (const turn of [0, 1, 2, 3]) {
      const parts = cut(spanOf("g7-j7"), turn, 0.3);
      const ends = [parts[0]!, parts.at(-1)!];
      expect(ends.filter((p) => p.behind)).toHaveLength(1);
      expect(ends.find((p) => p.behind)!.depth).toBe(Math.max(...ends.map((p) => p.depth)));
    }
  });

  it("never paints a tower before what stands behind it", () => {
    for (const turn of [0, 1, 2, 3]) {
      const depths = standing(
        CITY,
        turn,
        CITY.walkways.map((w) => wayOf(w)),
        null,
      ).map((p) => p.depth);
      expect(depths).toEqual([...depths].sort((a, b) => a - b));
    }
  });

  it("knows what hides what", () => {
    const back = { u: 3.5, v: 3.5 };
    expect(hides({ u: 4.5, v: 4.5 }, 76, back)).toBe(true);
    expect(hides({ u: 4.5, v: 4.5 }, 24, back)).toBe(false);
    expect(hides({ u: 2.5, v: 2.5 }, 76, back)).toBe(false);
    expect(hides({ u: 6.5, v: 3.5 }, 76, back)).toBe(false);
  });
});

describe("a city", () => {
  it("shows free front edges only where no tile lies", () => {
    const slabs = ground(CITY, 0, [], null).filter((p) => p.kind === "slab");
    expect(slabs.map((s) => [s.left, s.right])).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  it("makes a deck sheer where it passes over a tower", () => {
    const city = { ...CITY, walkways: [], buildings: { g7: "green", h7: "blue", i7: "green" } } as CityView;
    const parts = standing(city, 0, [wayOf({ between: "g7-i7", level: "forest", votes: 2 })], null);
    expect(parts.filter((p) => p.kind === "bridge" && p.sheer)).toHaveLength(1);
  });

  it("has its towers and spaces within its bounds", () => {
    for (const turn of [0, 1, 2, 3]) {
      const box = bounds(CITY, CITY.spaces, turn, 0);
      const flat = frame(CITY.spaces.map(cellAt), turn);
      expect(box.x).toBeLessThan(flat.x);
      expect(box.y).toBeLessThan(flat.y);
      expect(box.x + box.width).toBeGreaterThan(flat.x + flat.width);
      expect(box.y + box.height).toBeGreaterThan(flat.y + flat.height);
    }
  });

  it("shows the walkways that the offer tells, with their votes", () => {
    const facts = { walkways: "i9-j9 h8-h9", levels: "river sand", votes: "1 2" };
    const offered = { line: "place i9 r0", targets: [], terms: { cost: {}, gain: {}, facts } };
    const told = hopesOf(offered).map(({ span, level, votes }) => `${span.name} ${level} ${votes}`);
    expect(told).toEqual(["i9-j9 river 1", "h8-h9 sand 2"]);
    expect(hopesOf(undefined)).toEqual([]);
    expect(
      hopesOf({ ...offered, terms: { ...offered.terms, facts: { walkways: "", levels: "", votes: "" } } }),
    ).toEqual([]);
  });

  it("lays votes apart where walkways cross", () => {
    const ways = ["g7-i7", "h6-h8"].map((between) => wayOf({ between, level: "river", votes: 2 }));
    const at = [
      ...apart(ways, (way, t) => ({
        x: (way.span.a.x + way.span.step.x * way.span.length * t) * 40,
        y: (way.span.a.y + way.span.step.y * way.span.length * t) * 40,
      })).values(),
    ];
    expect(Math.hypot(at[0]!.x - at[1]!.x, at[0]!.y - at[1]!.y)).toBeGreaterThan(15);
  });

  it("lays the votes of a crowded city so that none lies on another", () => {
    // All that one may build around a tower, with walkways of every level above each other, on a small screen.
    const stands = ["e7-j7", "f6-f8", "g5-g10"].map((between) => wayOf({ between, level: "forest", votes: 5 }));
    const river = ["g7-h7", "h7-i7", "h6-h7", "g7-g9", "e7-g7"];
    const offered = river.map((between) => wayOf({ between, level: "river", votes: 1 }, `walkway ${between}`));
    const k = 1.7;
    const ways = [...stands, ...offered];
    for (const turn of [0, 1, 2, 3]) {
      const at = ways.map((way) => ({ ...chips(ways, turn, k).get(way.span.name)!, r: radius(way) * k }));
      at.forEach((p, i) =>
        at.slice(i + 1).forEach((q) => expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeGreaterThan(p.r + q.r)),
      );
    }
  });

  it("keeps the plan clear of what lies in its corner", () => {
    const frame = { x: 0, y: 0, width: 460, height: 460 };
    expect(besideCorner(frame, 0, 0)).toEqual(frame);
    for (const [width, height] of [
      [770, 590],
      [375, 265],
      [300, 420],
    ] as const) {
      const box = besideCorner(frame, width, height);
      const scale = Math.min(width / box.width, height / box.height);
      const [left, top] = [
        (width - box.width * scale) / 2 - box.x * scale,
        (height - box.height * scale) / 2 - box.y * scale,
      ];
      expect(Math.max(left, top)).toBeGreaterThan(75.9); // the dial is 60 px wide and high
    }
  });

  it("is deeper in front", () => {
    expect(depth(middle(cellAt("j10"), 0))).toBeGreaterThan(depth(middle(cellAt("e5"), 0)));
  });
});
