import { expect, test } from "vitest";
import { Drawn } from "../src/board/drawn";

test("a kind is drawn as long as one of its things is", () => {
  const drawn = new Drawn();
  const gone = [drawn.add("cell:g5"), drawn.add("cell:g7")];
  expect([drawn.has("cell"), drawn.has("ce"), drawn.has("tile")]).toEqual([true, false, false]);
  gone[0]!();
  expect(drawn.has("cell")).toBe(true);
  gone[1]!();
  expect(drawn.has("cell")).toBe(false);
});
