import { expect, test, vi } from "vitest";
import { Film, REEL } from "../src/shell/replay/film.svelte";
import type { Frame } from "../src/shell/wire";
import { now } from "./helpers";

const frame = (length: number): Frame => ({ length, now: now(length, {}, []) });
const frames = (from: number, count: number, last: number) =>
  Array.from({ length: Math.min(count, last - from + 1) }, (_, i) => frame(from + i));

function film(last: number) {
  const asked: number[] = [];
  const made = new Film(last, frames(0, 8, last), async (from, count) => {
    asked.push(from);
    return frames(from, count, last);
  });
  return { made, asked };
}

test("the first moment is there at once, without asking", () => {
  const { made, asked } = film(100);
  expect(made.frame(0)?.length).toBe(0);
  expect(asked).toEqual([]);
});

test("a moment is fetched with those around it", async () => {
  const { made, asked } = film(100);
  made.look(50);
  expect(made.frame(50)?.length).toBe(7); // the nearest so far
  await vi.waitFor(() => expect(asked).toEqual([48, 64, 32]));
  expect(made.frame(50)?.length).toBe(50);
  made.look(52);
  made.look(63);
  expect(asked).toHaveLength(3);
});

test("who scrubs fast gets where they are, not everything on the way", async () => {
  const { made, asked } = film(1000);
  for (let at = 0; at <= 1000; at += 10) made.look(at);
  await vi.waitFor(() => expect(made.frame(1000)?.length).toBe(1000));
  expect(asked.length).toBeLessThan(5);
});

test("the last stretch is short, and a game may be shorter than one", async () => {
  const { made, asked } = film(REEL + 3);
  made.look(REEL + 3);
  await vi.waitFor(() => expect(made.frame(REEL + 3)?.length).toBe(REEL + 3));
  expect(asked).toEqual([REEL, 0]);
  const short = film(3);
  short.made.look(2);
  expect(short.asked).toEqual([]);
});

test("a failure is told, and the next look tries again", async () => {
  let fails = true;
  const made = new Film(100, [frame(0)], async (from, count) => {
    if (fails) throw new Error("The server cannot be reached.");
    return frames(from, count, 100);
  });
  made.look(40);
  await vi.waitFor(() => expect(made.failed).toBe("The server cannot be reached."));
  expect(made.frame(40)?.length).toBe(0);
  fails = false;
  made.look(40);
  await vi.waitFor(() => expect(made.frame(40)?.length).toBe(40));
  expect(made.failed).toBe("");
});
