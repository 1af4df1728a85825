import { expect, test } from "vitest";
import { TONES, allowed, soundOf, type Moment } from "../src/shell/table/sounds";
import { move } from "./helpers";

const at = (length: number, more: Partial<Moment> = {}): Moment => ({ length, mine: false, over: false, ...more });
const event = (name: string, seat: string) => ({ name, seat, rule: "", facts: {} });
const declared = { sounds: { place: "laid", roll: "die", score: "point" } as const, felt: ["lost"] };
const heard = (before: Moment, after: Moment, ...events: ReturnType<typeof event>[]) =>
  soundOf(before, after, [move(0, "B"), move(1, "B", undefined, events)], ["A"], declared);

test("a game declares which events are heard", () => {
  expect(heard(at(1), at(2), event("place", "B"))).toBe("laid");
  expect(heard(at(1), at(2), event("think", "B"))).toBeNull();
});

test("of what happens at once the most important is heard", () => {
  expect(heard(at(1), at(2), event("place", "B"), event("score", "B"), event("roll", "B"))).toBe("die");
  expect(heard(at(1), at(2, { mine: true }), event("roll", "B"))).toBe("turn");
  expect(heard(at(1), at(2, { mine: true, over: true }))).toBe("end");
});

test("what others do to me is heard, not what they do to each other", () => {
  expect(heard(at(1), at(2), event("lost", "A"))).toBe("felt");
  expect(heard(at(1), at(2), event("lost", "C"))).toBeNull();
});

test("it is my turn once, and stepping back is silent", () => {
  expect(heard(at(1, { mine: true }), at(2, { mine: true }))).toBeNull();
  expect(heard(at(2), at(1, { mine: true }))).toBeNull();
});

test("nothing before the first gesture, nothing when it is off, and of a hidden page only whose turn it is", () => {
  expect(allowed("die", true, true, false)).toBe(true);
  expect(allowed("turn", true, false, false)).toBe(false);
  expect(allowed("turn", false, true, false)).toBe(false);
  expect(allowed("die", true, true, true)).toBe(false);
  expect(allowed("turn", true, true, true)).toBe(true);
});

test("all sounds are short and soft", () => {
  for (const [, begin, length, loud] of Object.values(TONES).flat()) {
    expect(begin + length).toBeLessThan(1.5);
    expect(loud).toBeLessThanOrEqual(0.1);
  }
});
