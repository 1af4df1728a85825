/** A score sheet in rows and columns. Knows no game. */
import type { Placing, Score } from "../wire";

interface ScoreRow {
  name: string;
  rule: string;
  amounts: (number | null)[]; // by column; nothing if a seat has no such line
}

/** One row per line of the sheet, in the order in which the lines first appear. */
export function rows(scores: Score[]): ScoreRow[] {
  const out = new Map<string, ScoreRow>();
  scores.forEach((score, column) => {
    for (const line of score.lines) {
      const row = out.get(line.name) ?? { name: line.name, rule: line.rule, amounts: scores.map(() => null) };
      row.amounts[column] = (row.amounts[column] ?? 0) + line.amount;
      out.set(line.name, row);
    }
  });
  return [...out.values()];
}

/** The rules that decided between seats with equal totals. */
export function tieRules(ranking: Placing[]): string[] {
  const tied = ranking.filter((one) => ranking.some((two) => two !== one && two.total === one.total));
  return [...new Set(tied.map((placing) => placing.rule))];
}

export function winners(ranking: Placing[]): string[] {
  return ranking.filter((placing) => placing.rank === 1).map((placing) => placing.seat);
}

/** How a game ended: who plays alone may have lost. */
export function outcome(ranking: Placing[]): "won" | "shared" | "lost" {
  const first = winners(ranking).length;
  return first === 0 ? "lost" : first === 1 ? "won" : "shared";
}

/** An amount with a true minus sign. */
export function amount(value: number | null): string {
  return value === null ? "·" : value < 0 ? `−${-value}` : String(value);
}
