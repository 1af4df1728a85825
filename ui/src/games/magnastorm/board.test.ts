import { describe, expect, it } from "vitest";
import type { Tabletop } from "../../board/types";
import { describe as inWords } from "./describe";
import { asked } from "../../board/parts.svelte";
import { LIES } from "./parts";
import { steps, weather } from "./planet/count";
import { EDGE, SPACE, chart, closeUp, lean, middleOf, outward, polar, raceAngle, turnOf } from "./planet/geometry";
import { bolt, puffs } from "./planet/storm";
import type { Area, MagnastormView, Space } from "./view";

const COLOURS = ["red", "green", "blue"] as const;

function area(name: string, spaces: number, labs: Partial<Space> = {}): Area {
  const sector = Number(name[0]);
  const leading = "cd".includes(name[1]!);
  return {
    area: name,
    sector,
    angle: (210 + 60 * (sector - 1) + (leading ? 15 : -15)) % 360,
    radius: "ac".includes(name[1]!) ? 0.45 : 0.78,
    start: name === "1d" ? 1 : 0,
    spaces: COLOURS.slice(0, spaces).map((colour, i) => {
      return { space: `${name}${i + 1}`, colour, owner: null, labs: 0, ...(i === 0 ? labs : {}) };
    }),
  };
}

const VIEW: MagnastormView = {
  seat: "A",
  players: 2,
  round: 2,
  rounds: 4,
  threshold: 25,
  start: 1,
  quiet: [2, 3, 4],
  next_quiet: [3, 4, 5],
  income: [
    [
      { own: 1, yellow: 0 },
      { own: 0, yellow: 1 },
      { own: 0, yellow: 2 },
      { own: 0, yellow: 2 },
    ],
    [
      { own: 1, yellow: 0 },
      { own: 2, yellow: 0 },
    ],
    [{ own: 1, yellow: 1 }],
  ],
  areas: [
    area("1c", 3),
    area("1d", 3, { owner: "A", labs: 2 }),
    area("2a", 1, { owner: "B", labs: 1 }),
    area("2b", 2),
    area("2d", 1, { owner: "A", labs: 1 }),
  ],
  sectors: [
    { sector: 1, labs: { A: 2, B: 0 }, majority: "A" },
    { sector: 2, labs: { A: 1, B: 1 }, majority: null },
    ...[3, 4, 5, 6].map((sector) => ({ sector, labs: { A: 0, B: 0 }, majority: null })),
  ],
  lines: [
    { from: "1c", to: "1d", station: null },
    { from: "1c", to: "2a", station: "12i" },
    { from: "1d", to: "2b", station: "12o" },
  ],
  stations: [
    { station: "12i", owner: null },
    { station: "12o", owner: "B" },
  ],
  scouts: [
    { seat: "A", area: "1d", space: "1d1" },
    { seat: "B", area: "1c", space: null },
  ],
  order: ["A", "B"],
  cycle: ["B", "A"],
  acting: "A",
  token: null,
  ending: true,
  columns: [
    { column: "a", kind: "token", commander: null, holder: null, price: { yellow: 1 }, green: 0, red: 0 },
    { column: "b", kind: "commander", commander: "03", holder: "B", price: {}, green: 2, red: 1 },
  ],
  rows: [{ row: 1, cost: { own: 1, yellow: 0 }, gain: { own: 0, yellow: 0 } }],
  panel: [
    { panel: "a1", bonus: "range", upper: ["yellow"], lower: [] },
    { panel: "b1", bonus: null, upper: [], lower: ["A"] },
  ],
  research: [
    { research: "red", commander: "11", holder: "A", green: 2, red: 1, bonus: [null], markers: { A: 3, B: 1 } },
  ],
  top: 10,
  objectives: [
    {
      slot: 1,
      card: "sector_2",
      covered: 3,
      spaces: [
        { value: 4, seat: "B" },
        { value: 3, seat: null },
        { value: 2, seat: null },
      ],
      needs: { A: { met: false, done: false, parts: [{ need: "sectors", have: 2, of: 4, level: 0, labs: 0 }] } },
    },
  ],
  seats: ["A", "B"].map((seat, i) => ({
    seat,
    reputation: 5 + i,
    cubes: { yellow: 1, A: 2, B: 0 },
    labs: [false, true],
    dishes: [true, true, true],
    crew: 3,
    commanders: ["03"],
    artifacts: [],
    collection: [],
    won: null,
    position: i + 1,
  })),
  lab_costs: [
    { own: 0, yellow: 0 },
    { own: 1, yellow: 0 },
  ],
  dish_costs: [
    { own: 1, yellow: 0 },
    { own: 1, yellow: 1 },
    { own: 2, yellow: 1 },
  ],
  supply: { yellow: 20 },
  bag: { black: 25 },
  bill: { cost: { yellow: 2 }, missing: { yellow: 1 } },
  placing: null,
  panel_space: null,
  building: null,
  range: 2,
  far: [],
};

describe("the planet", () => {
  const map = chart(VIEW);

  it("puts the sectors where the board has them", () => {
    expect([1, 2, 3, 4, 5, 6].map(middleOf)).toEqual([210, 270, 330, 30, 90, 150]);
    expect(polar(0, 100)).toEqual({ x: 0, y: -100 });
    expect(polar(90, 100)).toEqual({ x: 100, y: 0 });
  });

  it("keeps spaces apart, also of neighbouring areas", () => {
    const at = [...map.spaces.values()];
    at.forEach((p, i) =>
      at.slice(i + 1).forEach((q) => expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeGreaterThan(2 * SPACE)),
    );
  });

  it("draws lines of one ring as orbits and puts stations on the border", () => {
    expect(map.lines.map(({ path }) => path.includes("A"))).toEqual([false, true, true]);
    expect(map.lines.map(({ across }) => across)).toEqual([false, true, true]);
    for (const { x, y } of map.stations) expect(Math.atan2(-x, y)).toBeCloseTo(Math.PI / 3, 1);
    const clear = map.stations.every((s) =>
      [...map.spaces.values()].every((p) => Math.hypot(p.x - s.x, p.y - s.y) > 38),
    );
    expect(clear).toBe(true);
  });

  it("turns the tile clockwise only, whichever start is played", () => {
    expect([1, 2, 3, 4].map((first) => turnOf({ quiet: [first], start: 1 }))).toEqual([0, 60, 120, 180]);
    expect([4, 5, 6, 1].map((first) => turnOf({ quiet: [first], start: 2 }))).toEqual([180, 240, 300, 360]);
  });

  it("lets the race begin again after 40", () => {
    expect(raceAngle(0)).toBe(0);
    expect(raceAngle(41)).toBe(0);
    expect(raceAngle(40)).toBeLessThan(360);
  });

  it("comes closer to what can be chosen and never leaves the planet", () => {
    const near = closeUp([{ x: -300, y: -300 }], 2);
    expect(near).toEqual({ zoom: 2, x: expect.any(Number), y: expect.any(Number) });
    expect(near.x).toBeLessThan(0.5);
    expect(closeUp([polar(0, EDGE), polar(180, EDGE)], 2).zoom).toBe(1);
    expect(closeUp([{ x: 900, y: 0 }], 2).x).toBe(1);
  });

  it("lets companions lean away from each other", () => {
    expect(new Set([0, 1, 2, 3].map((i) => lean(i, 4, 90))).size).toBe(4);
    expect((lean(0, 2, 90) + lean(1, 2, 90)) / 2).toBe(90);
  });

  it("lets a scout lean off the other spaces of its area", () => {
    for (const placed of chart(VIEW).areas) {
      for (const [i, at] of placed.spaces.entries()) {
        const head = polar(outward(placed, at), 33);
        for (const other of placed.spaces.toSpliced(i, 1)) {
          expect(Math.hypot(at.x + head.x - other.x, at.y + head.y - other.y)).toBeGreaterThan(60);
        }
      }
    }
  });

  it("keeps the clouds of a sector within it", () => {
    for (const { x, y } of puffs(4)) {
      expect(Math.hypot(x, y)).toBeLessThan(EDGE);
      expect(x).toBeGreaterThan(0);
      expect(y).toBeLessThan(0);
    }
    expect(puffs(4)).toEqual(puffs(4));
    expect(bolt(2)).toMatch(/^M.*L/);
  });
});

describe("counting", () => {
  it("leaves out the lines of an income table that only repeat", () => {
    expect(steps(VIEW.income[0]!)).toHaveLength(3);
    expect(steps(VIEW.income[2]!)).toHaveLength(1);
  });

  it("sees the storm come and go", () => {
    expect([1, 2, 3, 5].map((n) => weather(n, VIEW.quiet, VIEW.next_quiet))).toEqual([
      "storm",
      "leaving",
      "quiet",
      "clearing",
    ]);
  });
});

describe("parts of the table", () => {
  it("are asked for by what the moves name", () => {
    const left = [["verb:go", "space:1d1"], ["verb:walk", "area:1d"], ["verb:level", "research:red"], ["verb:stay"]];
    expect(
      asked(
        left.map((targets) => ({ line: "", targets })),
        LIES,
      ),
    ).toEqual(["planet", "research"]);
    expect(asked([{ line: "lab 3", targets: ["verb:lab", "lab:3"] }], LIES)).toEqual([]);
  });
});

describe("the table in words", () => {
  const table = {
    say: (message: string, facts = {}) => [message, ...Object.values(facts)].join(" "),
    seatName: (seat: string) => `Name${seat}`,
  } as unknown as Tabletop;
  const text = inWords(VIEW, table);
  const all = text.flatMap(({ title, lines }) => [title, ...lines]).join("\n");

  it("tells every space, line, station and scout runner", () => {
    for (const { spaces } of VIEW.areas) for (const { space } of spaces) expect(all).toContain(space);
    expect(all).toContain("web-ms-space-labs 1d1 research-red 2 NameA");
    expect(all).toContain("web-ms-station-built 12o NameB");
    expect(all).toContain("web-ms-text-scout NameB 1c");
  });

  it("tells what is missing for an objective and what it is worth", () => {
    expect(all).toMatch(/sector_2.*need-sectors 2 4 0 0; web-ms-text-worth 2/);
  });

  it("begins with the round and the own board, and has a title for each part", () => {
    expect(text[0]!.title).toBe("round 2 4");
    expect(text[1]!.title).toContain("web-ms-text-me");
    expect(new Set(text.map(({ title }) => title)).size).toBe(text.length);
  });
});
