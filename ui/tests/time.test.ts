import { expect, it } from "vitest";
import { timeLeft } from "../src/shell/table/time";

it.each([
  [0, "0:00"],
  [7, "0:07"],
  [247, "4:07"],
  [3909, "1:05:09"],
  [86_400, "1 d 0 h"],
  [190_800, "2 d 5 h"],
])("writes %i seconds as %s", (seconds, written) => {
  expect(timeLeft(seconds)).toBe(written);
});
