/** Heaps of cubes: in which order they are shown, and how they are said. */
import type { Tabletop } from "../../../board/types";
import type { Amount } from "../view";

export type Cubes = Record<string, number>; // by colour: a seat, "yellow", or "black" in the bag

const ORDER = ["own", "A", "B", "C", "D", "yellow", "black"];

/** What lies in a heap, own and player colours before yellow; `own` is named by the seat that looks, if it has one. */
export function heap(cubes: Cubes | Amount, seat: string | null): { colour: string; count: number }[] {
  return Object.entries(cubes)
    .filter(([, count]) => count > 0)
    .map(([colour, count]) => ({ colour: colour === "own" && seat ? seat : colour, count }))
    .sort((one, two) => ORDER.indexOf(one.colour) - ORDER.indexOf(two.colour));
}

export function sum(cubes: Cubes | Amount): number {
  return Object.values(cubes).reduce((total: number, count: number) => total + count, 0);
}

function colourWords(table: Tabletop, colour: string): string {
  return table.say(colour === "own" ? "web-ms-own" : `cube-${colour}`);
}

/** "2 yellow, 1 blue (A)", or "nothing". */
export function cubeWords(table: Tabletop, cubes: Cubes | Amount, seat: string | null): string {
  const parts = heap(cubes, seat).map(({ colour, count }) =>
    table.say("web-ms-count", { count, what: colourWords(table, colour) }),
  );
  return parts.length > 0 ? parts.join(", ") : table.say("web-ms-nothing");
}

/** What an offered move takes or gives in cubes, as the engine tells it; what is printed if it is not offered. */
export function offered(table: Tabletop, line: string, side: "cost" | "gain", printed: Amount): Cubes | Amount {
  const terms = table.left.find((action) => action.line === line)?.terms;
  return terms ? Object.fromEntries(Object.entries(terms[side]).filter(([thing]) => ORDER.includes(thing))) : printed;
}

/** What a lab costs now, whatever its level brings back at once; what is printed if it is not offered. */
export function price(table: Tabletop, line: string, printed: Amount): Amount {
  const facts = table.left.find((action) => action.line === line)?.terms?.facts;
  return facts ? { own: Number(facts["own"]), yellow: Number(facts["yellow"]) } : printed;
}
