/** How the chosen tile is turned before it is laid; only turns that are still offered come up. */
import type { Tabletop } from "../../board/types";

const WORD = "turn";

function turnsLeft(table: Tabletop): string[] {
  const found = new Set<string>();
  for (const action of table.left) {
    for (const target of action.targets) {
      if (target.startsWith(`${WORD}:`)) found.add(target.slice(WORD.length + 1));
    }
  }
  return [...found].sort();
}

/** The quarter turns the tile is shown with. */
export function facing(table: Tabletop): number {
  return Number((table.preferred(WORD) ?? "r0").slice(1)) || 0;
}

export function canSpin(table: Tabletop): boolean {
  return turnsLeft(table).length > 1;
}

export function spin(table: Tabletop, by = 1): void {
  const turns = turnsLeft(table);
  if (turns.length === 0) return;
  const now = turns.indexOf(table.preferred(WORD) ?? "");
  table.prefer(WORD, turns[(Math.max(now, 0) + by + turns.length) % turns.length]!);
}

/** A turn must be preferred from the start, so that one click on a space lays the tile; one that is taken up lies as it is. */
export function settleTurn(table: Tabletop, anew: boolean): void {
  const turns = turnsLeft(table);
  if (turns.length > 0 && (anew || !turns.includes(table.preferred(WORD) ?? ""))) table.prefer(WORD, turns[0]!);
}
