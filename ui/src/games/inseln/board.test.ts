import { describe, expect, it } from "vitest";
import type { Action, Tabletop, Terms } from "../../board/types";
import { describe as inWords } from "./describe";
import { puffs, streaks } from "./island/fog";
import { ANGLE, SIZE, WHOLE, WIDE, around, coasts, hexagon, middle, outline, polar } from "./island/geometry";
import { cellAbout, cellWords, priceWords } from "./island/label";
import { jumped } from "./island/motion";
import { asked } from "../../board/parts.svelte";
import { sum } from "./panels/count";
import { LIES } from "./parts";
import { flights, placing } from "./terms";
import { LANDSCAPES } from "./names";
import type { Cell, InselnView, IslandView, Tile } from "./view";

const EDGE = 4;
const ROWS = Array.from({ length: 2 * EDGE + 1 }, (_, i) => i - EDGE);

/** Clockwise around the edge, four cells of each coast. */
const RING: [number, number][] = [
  [0, -4],
  [1, -4],
  [2, -4],
  [3, -4],
  [4, -4],
  [4, -3],
  [4, -2],
  [4, -1],
  [4, 0],
  [3, 1],
  [2, 2],
  [1, 3],
  [0, 4],
  [-1, 4],
  [-2, 4],
  [-3, 4],
  [-4, 4],
  [-4, 3],
  [-4, 2],
  [-4, 1],
  [-4, 0],
  [-3, -1],
  [-2, -2],
  [-1, -3],
];

const CELLS: Cell[] = ROWS.flatMap((r) =>
  ROWS.filter((q) => Math.abs(q + r) <= EDGE).map((q, i) => {
    const place = RING.findIndex(([a, b]) => a === q && b === r);
    const cell = `${"abcdefghi"[r + EDGE]}${i + 1}`;
    const special = cell === "c4" ? "volcano" : cell === "b3" ? "drop" : cell === "c3" ? "question" : null;
    return {
      cell,
      q,
      r,
      coast: place < 0 ? null : LANDSCAPES[Math.floor(place / 4)]!,
      yard: q === 0 && r === 0,
      special,
      amount: special === "volcano" ? 5 : special === "drop" ? 2 : 0,
      value: (q + 9) % 4,
    };
  }),
);

const tile = (kind: string): Tile => ({
  tile: kind,
  face: kind.slice(0, -1) as Tile["face"],
  number: Number(kind.at(-1)),
  start: false,
});

function island(seat: string, changes: Partial<IslandView> = {}): IslandView {
  return {
    seat,
    balloon: "d5",
    value: 2,
    faster: 0,
    energy: 6,
    crown: 2,
    oculars: [tile("joker1")],
    capacity: 5,
    extra: 0,
    tiles: { d4: tile("forest3"), d5: tile("swamp2") },
    coasts: ["forest"],
    connected: null,
    scoring: ["d4"],
    score: [
      { line: "forest", amount: 4 },
      { line: "groups", amount: 0 },
      { line: "volcanoes", amount: -10 },
    ],
    ...changes,
  };
}

const VIEW: InselnView = {
  seat: "A",
  players: 2,
  module: 2,
  side: "front",
  round: 3,
  rounds: null,
  first: "B",
  roller: "A",
  bonus: "opposite",
  wind: "NE",
  free: ["NE", "SW"],
  ending: "final",
  acting: "A",
  cells: CELLS,
  clouds: [[tile("forest4")], []],
  harbour: [tile("desert5")],
  supply: { lighthouse: 2, park: 1, windmill: 2, observatory: 2, dam: 2 },
  points: 2,
  prices: { exchange: 1, extension: 2, ocular: 1, ocular_energy: 3, lighthouse: 4, windmill: 2 },
  taken: [tile("meadow6")],
  bag: {
    size: 90,
    faces: {
      forest: 14,
      swamp: 12,
      meadow: 12,
      canyon: 12,
      desert: 12,
      mountains: 12,
      joker: 3,
      city: 6,
      monument: 7,
    },
  },
  bar: { end: 20, crowns: [{ energy: 4, points: 2 }] },
  islands: [island("A"), island("B", { coasts: [], tiles: {} })],
};

const flight = (cell: string, cost: Terms["cost"], gain: Terms["gain"] = {}): Action => ({
  line: `fly ${cell}`,
  targets: ["verb:fly", `cell:${cell}`],
  terms: { cost, gain, facts: {} },
});

const table = {
  left: [flight("c5", { energy: 1 }), flight("d5", { energy: 2 }), flight("a5", {}, { points: 2 })],
  say: (message: string, facts = {}) => [message, ...Object.values(facts)].join(" "),
  seatName: (seat: string) => `Name${seat}`,
  about: (id: string) => `about ${id}`,
} as unknown as Tabletop;

describe("the island", () => {
  const points = (path: string) =>
    [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

  it("has hexagons with a corner in the north that touch edge to edge", () => {
    expect(middle({ q: 0, r: 0 })).toEqual({ x: 0, y: 0 });
    expect(points(hexagon()).some(({ x, y }) => Math.abs(x) < 0.1 && y === -SIZE)).toBe(true);
    for (const cell of CELLS) {
      for (const other of around(cell, CELLS)) {
        const [a, b] = [middle(cell), middle(other)];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(WIDE, 0);
      }
    }
    expect(around(CELLS[30]!, CELLS)).toHaveLength(6);
    expect(around(CELLS[0]!, CELLS)).toHaveLength(3);
  });

  it("lets the winds blow where their neighbours lie", () => {
    const steps = { NW: [0, -1], NE: [1, -1], E: [1, 0], SE: [0, 1], SW: [-1, 1], W: [-1, 0] } as const;
    for (const [wind, [q, r]] of Object.entries(steps)) {
      const at = polar(ANGLE[wind as keyof typeof ANGLE], WIDE);
      expect(at.x).toBeCloseTo(middle({ q, r }).x, 0);
      expect(at.y).toBeCloseTo(middle({ q, r }).y, 0);
    }
  });

  it("has one closed shore within the drawing", () => {
    const shore = points(outline(CELLS));
    expect(shore).toHaveLength(6 * (2 * EDGE + 1));
    for (const { x, y } of shore) {
      expect(Math.abs(x)).toBeLessThan(WHOLE.width / 2);
      expect(Math.abs(y)).toBeLessThan(WHOLE.height / 2);
    }
  });

  it("has six coasts whose shores together are the whole, with their names outside", () => {
    const found = coasts(CELLS);
    expect(found.map(({ coast }) => coast).sort()).toEqual([...LANDSCAPES].sort());
    expect(found.reduce((edges, { path }) => edges + points(path).length - 1, 0)).toBe(6 * (2 * EDGE + 1));
    for (const { cells, name } of found) {
      expect(cells).toHaveLength(4);
      for (const cell of CELLS) {
        const at = middle(cell);
        expect(Math.hypot(at.x - name.x, at.y - name.y)).toBeGreaterThan(SIZE);
      }
      expect([0, 60, -60]).toContain(name.turn);
    }
  });

  it("keeps the fog of a cell", () => {
    expect(puffs(7)).toEqual(puffs(7));
    expect(puffs(7)).not.toEqual(puffs(8));
    for (const { x, y } of puffs(7)) expect(Math.hypot(x, y)).toBeLessThan(SIZE);
    expect(streaks(5, 1)).toHaveLength(5);
  });
});

describe("motion", () => {
  it("stops where more changed than one move can change", () => {
    const later = {
      ...VIEW,
      islands: [island("A", { tiles: { ...VIEW.islands[0]!.tiles, c5: tile("swamp1") } }), VIEW.islands[1]!],
    };
    expect(jumped(VIEW, later)).toBe(false);
    expect(jumped(VIEW, { ...VIEW, round: 6 })).toBe(true);
    expect(jumped(VIEW, { ...VIEW, seat: "B" })).toBe(true);
  });
});

describe("parts of the table", () => {
  it("are asked for by what the moves name", () => {
    const left = [["verb:exchange", "tile:forest2", "harbour:desert5"], ["verb:take", "cloud:1"], ["verb:skip"]];
    expect(
      asked(
        left.map((targets) => ({ line: "", targets })),
        LIES,
      ),
    ).toEqual(["harbour", "sky"]);
    expect(asked([{ line: "", targets: ["verb:place", "tile:forest2", "cell:c4"] }], LIES)).toEqual(["island"]);
  });
});

describe("the table in words", () => {
  const text = inWords(VIEW, table);
  const all = text.flatMap(({ title, lines }) => [title, ...lines]).join("\n");

  it("tells every cell of the own island, row by row", () => {
    for (const { cell } of CELLS) expect(all).toContain(`web-in-cell ${cell} `);
    expect(all).toMatch(/web-in-text-row a web-in-cell a1 web-in-coast face-forest, web-in-number/);
    expect(all).toContain("web-in-volcano 5");
    expect(all).toContain("web-in-cell d4 tile-forest3, web-in-scores");
    expect(all).toContain("web-in-cell d5 tile-swamp2, web-in-balloon");
  });

  it("tells prices, clouds, harbour and what is missing", () => {
    expect(all).toContain("a5: web-in-price 0, web-in-price-points 2");
    expect(all).toContain("d5: web-in-price-stay 2");
    expect(all).toContain("web-in-text-cloud 2 web-in-none");
    expect(all).toContain("web-in-text-extension extension-park 1 extension-park-about");
    expect(all).toContain("web-in-text-coasts face-forest face-swamp, face-meadow");
    expect(all).toContain("web-in-text-final");
  });

  it("adds the score up and leaves out what brings nothing", () => {
    expect(sum(VIEW.islands[0]!.score)).toBe(-6);
    expect(all).toContain("web-in-text-score −6 score-forest 4, score-volcanoes −10");
  });

  it("begins with the round and the own island, and has a title for each part", () => {
    expect(text[0]!.title).toBe("round 3");
    expect(text[1]!.title).toBe("web-in-text-me NameA");
    expect(new Set(text.map(({ title }) => title)).size).toBe(text.length);
  });

  it("has no flights, harbour or wind where there are none", () => {
    const bare = inWords(
      { ...VIEW, harbour: null, supply: null, prices: null, wind: null, bonus: null, free: [] },
      { ...table, left: [] },
    );
    const titles = bare.map(({ title }) => title);
    expect(titles).not.toContain("web-in-text-flights");
    expect(titles).not.toContain("web-in-text-harbour");
    expect(bare[0]!.lines[0]).toBe("web-in-text-calm");
  });

  it("says what a cell is and what a flight there costs", () => {
    const cell = CELLS.find(({ cell }) => cell === "c5")!;
    expect(cellWords(cell, VIEW.islands[0]!, table, flights(table.left)[0])).toBe(
      "web-in-cell c5 web-in-fog, web-in-number 3, web-in-price 1",
    );
    expect(priceWords(flights(table.left)[1]!, true, table)).toBe("web-in-price-stay 2");
  });

  it("says what a tile would bring there, as soon as it can be only one", () => {
    const place = (tile: string, score: number) => ({
      line: `place ${tile} c5`,
      targets: ["verb:place", `tile:${tile}`, "cell:c5"],
      terms: { cost: {}, gain: {}, facts: { score, ends: 1 } },
    });
    expect(placing([place("forest2", 12)], "c5")).toEqual({ tile: "forest2", score: 12, ends: true });
    expect(placing([place("forest2", 12), place("city1", 3)], "c5")).toBeNull();
    expect(placing([place("forest2", 12)], "c4")).toBeNull();
    const cell = CELLS.find(({ cell }) => cell === "c5")!;
    const words = cellWords(cell, VIEW.islands[0]!, table, undefined, { tile: "forest2", score: 12, ends: true });
    expect(words).toContain("web-in-brings tile-forest2 12");
    expect(words).toContain("web-in-ends");
  });

  it("explains what is special about a cell, until a tile lies on it", () => {
    const island = { ...VIEW.islands[0]!, tiles: {} };
    const about = (changes: Partial<Cell>, tiles = {}) =>
      cellAbout({ ...CELLS[0]!, coast: null, special: null, yard: false, ...changes }, { ...island, tiles }, table);
    expect(about({ yard: true })).toContain("yard-about");
    expect(about({ coast: "forest" })).toContain("coast-about");
    expect(about({ special: "question" })).toContain("special-question-about");
    expect(about({})).not.toContain("-about ");
    expect(about({ special: "drop" }, { [CELLS[0]!.cell]: {} })).not.toContain("special");
  });
});
