/** Magnastorm's panels: heaps of cubes in order and in words, and a sign for everything that has none of its own. */
import { describe, expect, it } from "vitest";
import words from "../../../../src/cloudtop/games/magnastorm/text/en.ftl?raw";
import type { Tabletop } from "../../board/types";
import { cubeWords, heap, offered, sum } from "./panels/cubes";
import { COMMANDERS, RESEARCH, SIGNS } from "./panels/signs";
import { Text } from "../../shell/text";

const text = new Text(`${words}\nweb-ms-count = { $count } { $what }\nweb-ms-own = own\nweb-ms-nothing = nothing`);
const table = { say: (message, facts) => text.say(message, facts) } as Tabletop;

describe("a heap of cubes", () => {
  it("shows the own colour of whoever looks, players before yellow, and leaves out what is not there", () => {
    expect(heap({ own: 1, yellow: 2 }, "B")).toEqual([
      { colour: "B", count: 1 },
      { colour: "yellow", count: 2 },
    ]);
    expect(heap({ yellow: 1, D: 1, A: 3, C: 0 }, "A").map(({ colour }) => colour)).toEqual(["A", "D", "yellow"]);
  });
  it("stays `own` for somebody who only watches", () => {
    expect(heap({ own: 2, yellow: 0 }, null)).toEqual([{ colour: "own", count: 2 }]);
    expect(cubeWords(table, { own: 2, yellow: 0 }, null)).toBe("2 own");
  });
  it("is said in words, also when it is empty", () => {
    expect(cubeWords(table, { yellow: 2, B: 1 }, "A")).toBe("1 orange (B), 2 yellow");
    expect(cubeWords(table, {}, "A")).toBe("nothing");
  });
  it("is counted", () => {
    expect(sum({ yellow: 2, B: 1 })).toBe(3);
    expect(sum({ own: 0, yellow: 0 })).toBe(0);
  });
  it("is what an offered move takes, without what is no cube, and what is printed for any other", () => {
    const terms = { cost: { A: 1, levels: 2 }, gain: {}, facts: {} };
    const offer = { ...table, left: [{ line: "move c3", targets: [], terms }] };
    expect(offered(offer, "move c3", "cost", { own: 1, yellow: 1 })).toEqual({ A: 1 });
    expect(offered(offer, "move c4", "cost", { own: 1, yellow: 1 })).toEqual({ own: 1, yellow: 1 });
  });
});

describe("signs", () => {
  it("exist for every commander, research area and bonus that the words know", () => {
    const named = (kind: string) => [...words.matchAll(new RegExp(`^${kind}-(\\w+) =`, "gm"))].map(([, name]) => name!);
    const cubes = ["own", "yellow", "any"];
    const drawn = (bonus: string) => bonus in RESEARCH || bonus.replace(/\d$/, "") in SIGNS || cubes.includes(bonus);
    expect(named("commander")).toHaveLength(16);
    expect(named("commander").filter((name) => !(name in COMMANDERS))).toEqual([]);
    expect(named("research").filter((name) => name !== "white" && !(name in RESEARCH))).toEqual([]);
    expect(named("bonus").filter((name) => !drawn(name))).toEqual([]);
  });
});
