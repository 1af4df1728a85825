import { expect, test } from "vitest";
import { happened } from "../src/shell/table/told";
import { Text } from "../src/shell/text";
import { move } from "./helpers";

const text = new Text("event-place = places a tile\nevent-turn = takes a turn\n");
const event = (name: string, seat: string) => ({ name, seat, rule: "", facts: {} });

test("a note of an own move leaves out what the picture tells, unless that is all", () => {
  const placed = [move(0, "A", "place", [event("place", "A"), event("turn", "A"), event("place", "B")])];
  expect(happened(placed, "A", "A", ["turn"], text)).toBe("places a tile");
  expect(happened(placed, "A", "A", [], text)).toBe("places a tile; takes a turn");
  expect(happened([move(0, "A", "go", [event("turn", "A")])], "A", "A", ["turn"], text)).toBe("takes a turn");
});
