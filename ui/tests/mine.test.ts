import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LONGEST_NAME, all, forget, held, keepName, myName, recall, remember } from "../src/shell/mine";

class Store {
  data = new Map<string, string>();
  getItem = (name: string) => this.data.get(name) ?? null;
  setItem = (name: string, value: string) => void this.data.set(name, value);
}

const entry = (updated: number) => ({
  game: "cloudcity",
  title: "Cloud City",
  seats: [
    { seat: "A", token: "a", kind: "me" },
    { seat: "B", token: "b", kind: "bot" },
  ],
  names: ["Ada", "Navigator"],
  updated,
});

let store: Store;

beforeEach(() => {
  store = new Store();
  vi.stubGlobal("localStorage", store);
});
afterEach(() => vi.unstubAllGlobals());

test("tables are kept, the latest first, and forgotten", () => {
  remember("one", entry(1));
  remember("two", { ...entry(2), over: true });
  expect(all().map(({ table }) => table)).toEqual(["two", "one"]);
  expect(recall("two")).toMatchObject({ table: "two", over: true, names: ["Ada", "Navigator"] });
  forget("two");
  expect(recall("two")).toBeUndefined();
  expect(all()).toHaveLength(1);
});

test("remembering again replaces", () => {
  remember("one", entry(1));
  remember("one", { ...entry(5), over: true });
  expect(all()).toHaveLength(1);
  expect(recall("one")?.updated).toBe(5);
});

test("only so many tables are kept", () => {
  for (let i = 0; i < 210; i++) remember(`t${i}`, entry(i));
  expect(all()).toHaveLength(200);
  expect(recall("t0")).toBeUndefined();
});

test.each(["", "nonsense{", "null", "7", "[1,2]", '{"a":null,"b":7,"c":{"game":3}}'])("%j counts as empty", (data) => {
  store.data.set("cloudtop.tables", data);
  expect(all()).toEqual([]);
});

test("broken parts of an entry are dropped, the rest is kept", () => {
  const seats = [{ seat: "A" }, { seat: "B", token: "b", kind: "me", x: 1 }, 7];
  const broken = { game: "cloudcity", seats, names: "no" };
  store.data.set("cloudtop.tables", JSON.stringify({ one: broken }));
  expect(recall("one")).toEqual({
    table: "one",
    game: "cloudcity",
    title: "cloudcity",
    seats: [{ seat: "B", token: "b", kind: "me" }],
    names: [],
    over: false,
    updated: 0,
  });
});

test("without storage nothing is kept and nothing breaks", () => {
  vi.stubGlobal("localStorage", undefined);
  remember("one", entry(1));
  forget("one");
  keepName("Ada");
  expect(all()).toEqual([]);
  expect(myName()).toBe("");
});

test("a name is trimmed and short", () => {
  keepName(`  ${"x".repeat(60)}`);
  expect(myName()).toBe("x".repeat(LONGEST_NAME));
});

test("this browser holds my seat and those on this screen", () => {
  const kinds = ["me", "here", "link", "bot"];
  expect(held(kinds.map((kind, i) => ({ seat: "ABCD"[i]!, token: kind, kind })))).toEqual(["me", "here"]);
});
