import { expect, test, vi } from "vitest";
import type { Source } from "../src/shell/api";
import { differences, signed, strokes, swingLines, told } from "../src/shell/replay/review";
import { EVERY, Reviewing } from "../src/shell/replay/reviewing.svelte";
import { parse, reviewPath } from "../src/shell/router";
import { Text } from "../src/shell/text";
import type { Reviewed, ReviewState, Verdict } from "../src/shell/wire";

const REVIEW: Reviewed = {
  seat: "A",
  decisions: 3,
  start: 1,
  luck: 2,
  lost: 4,
  result: -1,
  curve: [
    [4, 1, 1],
    [9, 3, -1],
    [20, 0, 0],
  ],
  costliest: [],
};

test("the curve is cut into luck and decisions", () => {
  const { luck, lost } = strokes(REVIEW, 30);
  expect(luck).toEqual([
    { from: [4, 1], to: [9, 3] },
    { from: [9, -1], to: [20, 0] },
    { from: [20, 0], to: [30, -1] },
  ]);
  expect(lost).toEqual([{ from: [9, 3], to: [9, -1] }]);
  expect(strokes({ ...REVIEW, result: null }, 30).luck).toHaveLength(2);
  expect(strokes({ ...REVIEW, curve: [] }, 30)).toEqual({ luck: [], lost: [] });
});

test("points have their sign", () => {
  expect([2.06, -0.44, 0, -0.04].map(signed)).toEqual(["+2.1", "−0.4", "+0.0", "+0.0"]);
});

test("differences are told the largest first, and small ones not at all", () => {
  const text = new Text(
    "score-forest = Forest\nscore-river = River\ndiffers-more = { $line } { $points } more\n" +
      "differs-less = { $line } { $points } less\ndiffers-rival-less = the best rival { $points } lower",
  );
  expect(told(text, { river: -0.5, forest: 2.06, sand: 0.1 })).toBe("Forest 2.1 more, River 0.5 less");
  const verdict = { lines: { forest: 1 }, rival: 2 } as unknown as Verdict;
  expect(told(text, swingLines(verdict))).toBe("the best rival 2.0 lower, Forest 1.0 more");
  expect(differences({ a: 1, b: 2, c: 3, d: 4, e: 5 }).map(({ name }) => name)).toEqual(["e", "d", "c", "b"]);
});

test("a link opens the review of a table", () => {
  expect(parse(reviewPath("Xy"))).toEqual({ name: "replay", table: "Xy", review: true });
});

/** A server that answers with these states, one after the other. */
function source(...states: (ReviewState | Error)[]) {
  const asked: [string, boolean][] = [];
  const review = (seat: string, stop = false): Promise<ReviewState> => {
    asked.push([seat, stop]);
    const next = states.shift() ?? { done: 0, total: 0, review: null };
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  };
  return { asked, source: { review } as unknown as Source };
}

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

test("a review is asked for until it is there, and once", async () => {
  vi.useFakeTimers();
  const { asked, source: from } = source({ done: 2, total: 9, review: null }, { done: 9, total: 9, review: REVIEW });
  const reviewing = new Reviewing(from);
  reviewing.start("A");
  await pass(0);
  expect([reviewing.running, reviewing.done, reviewing.total]).toEqual([true, 2, 9]);
  await pass(EVERY);
  expect([reviewing.running, reviewing.review]).toEqual([false, REVIEW]);
  reviewing.start("B");
  reviewing.start("A");
  expect(reviewing.review).toBe(REVIEW);
  expect(asked).toEqual([
    ["A", false],
    ["A", false],
    ["B", false],
    ["B", true],
  ]);
  vi.useRealTimers();
});

test("a review can be stopped, and a refusal is told", async () => {
  vi.useFakeTimers();
  const { asked, source: from } = source({ done: 2, total: 9, review: null });
  const reviewing = new Reviewing(from);
  reviewing.start("A");
  await pass(0);
  reviewing.stop();
  await pass(5 * EVERY);
  expect(asked).toEqual([
    ["A", false],
    ["A", true],
  ]);
  expect(reviewing.running).toBe(false);
  const refused = new Reviewing(source(new Error("Try again in a minute.")).source);
  refused.start("A");
  await pass(0);
  expect([refused.running, refused.failed]).toEqual([false, "Try again in a minute."]);
  vi.useRealTimers();
});
