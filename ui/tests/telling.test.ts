import { beforeEach, expect, it, vi } from "vitest";
import { Telling } from "../src/shell/table/telling.svelte";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it("opens what is read one after the other", () => {
  const telling = new Telling("t");
  telling.hear([]);
  telling.hear(["decided-12", "story-12-front"]);
  expect(telling.page).toBe("decided-12");
  telling.next();
  expect(telling.page).toBe("story-12-front");
  telling.next();
  expect(telling.page).toBeNull();
});

it("opens nothing again after a reload, at this table", () => {
  const telling = new Telling("t");
  telling.hear(["one"]);
  telling.next();
  const again = new Telling("t");
  again.hear(["one", "two"]);
  expect(again.waiting).toEqual(["two"]);
  const elsewhere = new Telling("u");
  elsewhere.hear(["one"]);
  expect(elsewhere.page).toBe("one");
});

it("shows only the last page to who comes to a table for the first time", () => {
  const telling = new Telling("t");
  telling.hear(["one", "two", "three"]);
  expect(telling.waiting).toEqual(["three"]);
});

it("opens all that came since to who was here before anything was read", () => {
  new Telling("t").hear([]);
  const again = new Telling("t");
  again.hear(["front", "back"]);
  expect(again.waiting).toEqual(["front", "back"]);
});

it("keeps what waits while something is read again", () => {
  const telling = new Telling("t");
  telling.hear(["one"]);
  telling.again = "zero";
  expect(telling.page).toBe("zero");
  telling.next();
  expect(telling.page).toBe("one");
});

it("forgets what was taken back before it was read", () => {
  const telling = new Telling("t");
  telling.hear(["one"]);
  telling.hear([]);
  expect(telling.page).toBeNull();
});

it("lives without a storage, and with anything in it", () => {
  kept.set("cloudtop.read", '{"t": 7}');
  const telling = new Telling("t");
  telling.hear(["one"]);
  expect(telling.page).toBe("one");
  vi.stubGlobal("localStorage", undefined);
  telling.next();
  expect(telling.page).toBeNull();
});
