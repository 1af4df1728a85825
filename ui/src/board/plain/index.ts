/** The drawing of a game that brings none. */
import type { GameUI } from "../types";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { describe } from "./plain";

export const plain: GameUI = {
  Board,
  Cover,
  facts: (view) => ({ round: view.round, rounds: view.rounds ?? 0 }),
  summary: () => [],
  describe,
  keys: [],
};
