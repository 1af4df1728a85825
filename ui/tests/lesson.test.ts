import { beforeEach, expect, test } from "vitest";
import { ApiError } from "../src/shell/api";
import { Guide } from "../src/shell/lesson/guide.svelte";
import { keepProgress, NOTHING, progress } from "../src/shell/lesson/kept";
import { Learning } from "../src/shell/lesson/learning.svelte";
import type { LessonAnswer, LessonWish } from "../src/shell/wire";
import { face, move, news, now, seat, table } from "./helpers";

const settled = () => new Promise((done) => setTimeout(done, 0));

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    window: globalThis,
    localStorage: { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => kept.set(k, v) },
  });
});

const OFFER: [string, string[]][] = [
  ["choose one", ["verb:choose", "tile:one"]],
  ["choose two", ["verb:choose", "tile:two"]],
];

function answer(changes: Partial<LessonAnswer> = {}): LessonAnswer {
  return {
    name: "first",
    parts: ["a", "b"],
    part: 0,
    did: [[]],
    expected: ["choose one"],
    point: ["tile:one"],
    anew: false,
    finished: false,
    other: false,
    bot: "greedy",
    messages: [],
    ...changes,
  };
}

const laid = () => table(now(0, { A: face(OFFER) }, ["A"]), { seats: [seat("A"), seat("B", { kind: "bot" })] });

/** Somebody who takes a lesson, and what the server is asked. */
async function sit(answers: (LessonAnswer | Error)[]) {
  const asked: LessonWish[] = [];
  const guide = new Guide("cloudcity", async (wish) => {
    asked.push(wish);
    const next = answers.shift() ?? answer();
    if (next instanceof Error) throw next;
    return next;
  });
  const sitting = new Learning(guide);
  await settled();
  return { guide, sitting, asked };
}

test("only what is asked for glows, and what is pointed at is marked", async () => {
  const { sitting } = await sit([answer({ messages: [laid()] })]);
  expect(sitting.offered.length).toBe(2);
  expect([sitting.glows("tile:one"), sitting.glows("tile:two")]).toEqual([true, false]);
  expect([sitting.hinted("tile:one"), sitting.hinted("tile:two")]).toEqual([true, false]);
});

test("another legal move is answered gently and not sent", async () => {
  const { guide, sitting, asked } = await sit([answer({ messages: [laid()] })]);
  sitting.click("tile:two");
  await settled();
  expect([guide.gently, asked.length]).toEqual([1, 1]);
});

test("a right move is sent with the place, and the place is kept", async () => {
  const next = answer({
    part: 1,
    did: [["choose one"], []],
    messages: [news(now(1, { A: face() }, ["B"]), [move(0, "A", "choose one")])],
  });
  const { guide, sitting, asked } = await sit([answer({ messages: [laid()] }), next]);
  sitting.click("tile:one");
  await settled();
  expect(asked[1]).toEqual({ part: 0, did: [[]], line: "choose one" });
  expect(guide.part).toBe(1);
  expect(progress("cloudcity")).toEqual({ part: 1, did: [["choose one"], []], ended: true });
});

test("when the server cannot be reached the line is lost, and a refusal says why there is no lesson", async () => {
  const away = await sit([new ApiError("The server cannot be reached.")]);
  expect(away.sitting.connected).toBe("lost");
  away.sitting.leave();
  const none = await sit([new ApiError("There is no game called 'chess'.", "", 400)]);
  expect(none.guide.fault).toBe("There is no game called 'chess'.");
});

test("a place that the lesson no longer has is forgotten", async () => {
  keepProgress("cloudcity", { part: 99, did: [], ended: true });
  const { guide, asked } = await sit([new ApiError("There is no part 100.", "", 400), answer({ messages: [laid()] })]);
  expect(asked.map((wish) => wish.part)).toEqual([99, 0]);
  expect([guide.fault, guide.part, progress("cloudcity").part]).toEqual(["", 0, 0]);
});

test("whatever is stored is read as nothing if it makes no sense", () => {
  keepProgress("cloudcity", { part: 3, did: [["a"]], ended: false });
  expect(progress("cloudcity").part).toBe(3);
  expect(progress("other")).toEqual(NOTHING);
  for (const text of ["{", "7", '{"cloudcity": {"part": -1}}', '{"cloudcity": {"part": 1, "did": [7]}}']) {
    localStorage.setItem("cloudtop.lessons", text);
    expect(progress("cloudcity")).toEqual(NOTHING);
  }
});
