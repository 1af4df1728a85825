import { expect, test } from "vitest";
import { address, brief, plain, rowName, rowOf, shelves } from "../src/shell/pages/box";
import { bank } from "../src/shell/clouds";
import { atTable, CHOOSE, isFlag, isList, kept, key, label, pickName, toggle } from "../src/shell/lobby/options";
import { badFile } from "../src/shell/lobby/records";
import { chapters } from "../src/shell/pages/rules";
import { amount, rows, tieRules, winners } from "../src/shell/pages/scores";
import { Text } from "../src/shell/text";
import { when } from "../src/shell/lobby/when";
import type { Option, Rule, Value } from "../src/shell/wire";

const RULES: Rule[] = [
  { id: "CC-GEO-01", chapter: "Geometry", sentence: "You build in your own city.", text_only: "", asked: "" },
  { id: "CC-GEO-02", chapter: "Geometry", sentence: "A tile has 2 by 2 cells.", text_only: "", asked: "" },
  {
    id: "CC-WLK-01",
    chapter: "Walkways",
    sentence: "A walkway joins two towers of one city.",
    text_only: "a note",
    asked: "",
  },
];

test("rules stand in chapters", () => {
  expect(chapters(RULES).map(({ title, rules }) => [title, rules.length])).toEqual([
    ["Geometry", 2],
    ["Walkways", 1],
  ]);
});

const value = (table: string, row: string, field: string): Value => ({
  table,
  row,
  field,
  value: 1,
  kind: "house",
  where: "",
});

test("values lie on shelves; a thing on the board is found there", () => {
  const walkway = (field: string) => value("walkway", "length 1", field);
  const all = shelves([value("tile", "D-BG", "copies"), walkway("votes"), walkway("pieces")]);
  expect(all.map((shelf) => [shelf.table, shelf.rows.length])).toEqual([
    ["tile", 1],
    ["walkway", 1],
  ]);
  expect(rowOf(all, "tile:D-BG")?.name).toBe("D-BG");
  expect(rowOf(all, "walkway:length 1")?.values).toHaveLength(2);
  expect([rowOf(all, "space:g5"), rowOf(all, "pile"), rowOf(all, null)]).toEqual([null, null, null]);
  const words = new Text("tile-D-BG = blue and green");
  expect(rowName(all[0]!.rows[0]!, words)).toBe("blue and green");
  expect(rowName(all[1]!.rows[0]!, words)).toBe("Length 1");
  expect(plain("most_valuable_route")).toBe("Most valuable route");
});

test("only pages become links", () => {
  expect(address("https://example.org/x")?.hostname).toBe("example.org");
  expect([address("rulebook, set-up"), address("javascript:alert(1)")]).toEqual([null, null]);
});

test("a score sheet in rows, and what decided a tie", () => {
  const scores = [
    { seat: "A", total: 5, lines: [{ name: "river", amount: 5, rule: "R1" }] },
    { seat: "B", total: 3, lines: [{ name: "sand", amount: 3, rule: "R2" }] },
  ];
  expect(rows(scores)).toEqual([
    { name: "river", rule: "R1", amounts: [5, null] },
    { name: "sand", rule: "R2", amounts: [null, 3] },
  ]);
  const placing = (seat: string, rank: number, total: number, rule: string) => ({ seat, rank, total, rule });
  const tied = [placing("A", 1, 5, "S1"), placing("B", 2, 5, "S2"), placing("C", 3, 1, "S1")];
  expect(tieRules(tied)).toEqual(["S1", "S2"]);
  expect(tieRules([placing("A", 1, 5, "S1"), placing("B", 2, 4, "S1")])).toEqual([]);
  expect(winners([placing("A", 1, 5, "S1"), placing("B", 1, 5, "S1")])).toEqual(["A", "B"]);
  expect([amount(-2), amount(0), amount(null)]).toEqual(["−2", "0", "·"]);
});

test("options: flags, words, lists", () => {
  const text = new Text("web-option-drawn = Drawn\nrequest-solo = Solo buildings\noption-size-2 = Large");
  const option = (name: string, values: unknown[]): Option => ({
    name,
    rule: "",
    default: null,
    pick: [],
    most: 0,
    fine: false,
    choices: values.map((one) => ({ value: one })),
  });
  expect([isFlag(option("x", [true, false])), isFlag(option("x", [0, 1]))]).toEqual([true, false]);
  expect(["", "A", 2].map((one) => label(option("size", []), one, text))).toEqual(["Drawn", "A", "Large"]);
  expect([key(0), key(""), key(["solo"])]).toEqual(["0", '""', CHOOSE]);
  expect(pickName(option("requests", []), "solo", text)).toBe("Solo buildings");
  expect(toggle(["a"], "b", 2)).toEqual(["a", "b"]);
  expect(toggle(["a", "b"], "c", 2)).toEqual(["b", "c"]);
  expect(toggle(["a", "b"], "a", 2)).toEqual(["b"]);
});

test("only seats that are there can be named", () => {
  const first: Option = {
    name: "first",
    rule: "",
    default: "",
    pick: [],
    most: 0,
    fine: false,
    choices: ["", "A", "B", "C"].map((value) => ({ value })),
  };
  expect(atTable(first, "AB").choices.map((choice) => choice.value)).toEqual(["", "A", "B"]);
  expect(kept({ first: "C", start: 2 }, [first], "AB")).toEqual({ first: "", start: 2 });
  expect(kept({ first: "B" }, [first], "AB")).toEqual({ first: "B" });
});

test("a list that has no number is drawn until something is picked", () => {
  const option = (choices: unknown[], pick: string[]): Option => ({
    name: "cards",
    rule: "",
    default: [],
    choices: choices.map((value) => ({ value })),
    pick,
    most: 1,
    fine: false,
  });
  expect([option([[]], ["a"]), option([0, 1], ["a"]), option([[]], [])].map(isList)).toEqual([true, false, false]);
  expect([option([[]], ["a"]), option([], []), option([true, false], [])].map(isFlag)).toEqual([false, false, true]);
});

test("files that are no records", () => {
  expect(badFile(100, "cloudtop record 1\n")).toBeNull();
  expect(badFile(100, "\u0089PNG")).toBe("web-record-bad");
  expect(badFile(9_000_000, "")).toBe("web-record-large");
});

test("times in words", () => {
  const now = Date.UTC(2026, 0, 20, 12);
  expect(when(now - 5_000, now)).toBe("this minute");
  expect(when(now - 3 * 60_000, now)).toBe("3 minutes ago");
  expect(when(now - 26 * 3_600_000, now)).toBe("yesterday");
  expect(when(now - 9 * 86_400_000, now)).toBe("Jan 11, 2026");
});

test("clouds are closed and finite", () => {
  const { body } = bank(17, 600, 200, 60);
  expect(body).toMatch(/^M0 .*z$/);
  expect(body).not.toContain("NaN");
});

test("printed values are said in short, whatever their shape", () => {
  expect([3, "red", "", true].map(brief)).toEqual(["3", "red", "none", "yes"]);
  expect(brief({ own: 1, yellow: 0, lead: false })).toBe("own 1, yellow 0");
  expect(brief({ value: 2, special: "drop", amount: 3 })).toBe("value 2, drop, amount 3");
  expect([brief({}), brief(["red", "blue"]), brief([["own", "green"], ["own"]])]).toEqual([
    "none",
    "red, blue",
    "own + green, own",
  ]);
});
