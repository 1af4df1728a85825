/** The drawing of each game, loaded when its table is opened. A new game is a new folder; nothing changes here. */
import type { GameUI } from "../board/types";

const drawings = import.meta.glob<Record<string, GameUI>>("../games/*/index.ts");

export const drawn = Object.keys(drawings).map(slugOf);

export async function loadGame(slug: string): Promise<GameUI> {
  const path = Object.keys(drawings).find((other) => slugOf(other) === slug);
  if (!path) throw new Error(`There is no drawing of ${slug}.`);
  const module = await drawings[path]!();
  const ui = module.default;
  if (!ui) throw new Error(`The drawing of ${slug} exports nothing.`);
  return ui;
}

function slugOf(path: string): string {
  return path.split("/").at(-2) ?? path;
}
