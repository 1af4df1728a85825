/** The drawing of each game, loaded when its table is opened; a plain one for a game that brings none. */
import { plain } from "../board/plain";
import type { GameUI } from "../board/types";

const drawings = import.meta.glob<Record<string, GameUI>>("../games/*/index.ts");

export async function loadGame(slug: string): Promise<GameUI> {
  const path = Object.keys(drawings).find((other) => slugOf(other) === slug);
  if (!path) return plain;
  const module = await drawings[path]!();
  const ui = module.default;
  if (!ui) throw new Error(`The drawing of ${slug} exports nothing.`);
  return ui;
}

function slugOf(path: string): string {
  return path.split("/").at(-2) ?? path;
}
