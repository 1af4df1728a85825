import { expect, test } from "vitest";
import { outcome, winners } from "../src/shell/pages/scores";
import type { Placing } from "../src/shell/wire";

const placing = (seat: string, rank: number): Placing => ({ seat, rank, total: 4, rule: "R-1" });

test("a game is won, shared, or lost by who plays alone", () => {
  expect(outcome([placing("A", 1), placing("B", 2)])).toBe("won");
  expect(outcome([placing("A", 1), placing("B", 1)])).toBe("shared");
  expect(outcome([placing("A", 2)])).toBe("lost");
  expect(winners([placing("A", 2)])).toEqual([]);
});
