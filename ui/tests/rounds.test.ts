import { expect, test } from "vitest";
import type { GameUI } from "../src/board/types";
import { changes, roundNote } from "../src/shell/table/rounds";
import { Text } from "../src/shell/text";
import type { Face } from "../src/shell/wire";

const text = new Text(`
round = Round { $round }
summary-score = reputation
web-round-brought = { $round }: { $brought }.
`);
const ui = { summary: (view: { cubes: number }) => [{ name: "cubes", value: view.cubes }] } as unknown as GameUI;

const face = (round: number, total: number, cubes: number) =>
  ({ view: { round, cubes }, scores: [{ seat: "A", total, lines: [] }] }) as unknown as Face;

test("only what has changed is told", () => {
  const before = [
    { name: "labs", value: 3 },
    { name: "cubes", value: 1 },
  ];
  expect(
    changes(
      before,
      [
        { name: "labs", value: 3 },
        { name: "cubes", value: 4 },
        { name: "new", value: 1 },
      ],
      text,
    ),
  ).toBe("cubes 1 → 4");
});

test("a new round says what the end of the last one has brought", () => {
  expect(roundNote(ui, face(1, 8, 3), face(2, 12, 5), ["Ada"], text)).toBe(
    "Round 2: Ada: reputation 8 → 12, cubes 3 → 5.",
  );
});

test("within a round, in the set-up and back in time nothing is told", () => {
  expect([
    roundNote(ui, face(1, 8, 3), face(1, 9, 3), ["Ada"], text),
    roundNote(ui, face(0, 0, 0), face(1, 2, 2), ["Ada"], text),
    roundNote(ui, face(2, 8, 3), face(1, 2, 3), ["Ada"], text),
    roundNote(ui, face(1, 8, 3), face(2, 8, 3), ["Ada"], text),
  ]).toEqual(["", "", "", ""]);
});
