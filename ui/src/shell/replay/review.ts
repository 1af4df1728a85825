/** What a review says, made ready to be drawn and read. Knows no game. */
import type { Text } from "../text";
import type { Reviewed, Verdict } from "../wire";

export const LEAST = 0.25; // points; a smaller difference is not told
const MOST = 4; // lines of the score sheet that are told

/** Points with their sign and one decimal. */
export function signed(points: number): string {
  const shown = Math.abs(points).toFixed(1);
  return points < 0 && shown !== "0.0" ? `−${shown}` : `+${shown}`;
}

export interface Difference {
  name: string;
  points: number;
}

/** Differences of score lines that are worth telling, the largest first. */
export function differences(lines: Record<string, number>): Difference[] {
  return Object.entries(lines)
    .map(([name, points]) => ({ name, points }))
    .filter(({ points }) => Math.abs(points) >= LEAST)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST);
}

/** "Forest walkways 2.1 more, the best rival 0.5 lower". */
export function told(text: Text, lines: Record<string, number>): string {
  return differences(lines)
    .map(({ name, points }) => {
      const message = `differs-${name === "rival" ? "rival-" : ""}${points > 0 ? "more" : "less"}`;
      return text.say(message, { line: text.say(`score-${name}`), points: Math.abs(points).toFixed(1) });
    })
    .join(", ");
}

/** By which lines a better move is ahead: those of the own sheet, and what the best rival gets more or less. */
export function swingLines(verdict: Verdict): Record<string, number> {
  return { ...verdict.lines, rival: -verdict.rival };
}

export interface Stroke {
  from: [at: number, points: number];
  to: [at: number, points: number];
}

/** The curve in two kinds of strokes: what came by luck and the others, and what decisions cost. */
export function strokes({ curve, result }: Reviewed, last: number): { luck: Stroke[]; lost: Stroke[] } {
  const luck: Stroke[] = [];
  const lost: Stroke[] = [];
  curve.forEach(([at, before, after], i) => {
    const earlier = curve[i - 1];
    if (earlier) luck.push({ from: [earlier[0], earlier[2]], to: [at, before] });
    if (after < before) lost.push({ from: [at, before], to: [at, after] });
  });
  const end = curve.at(-1);
  if (end && result !== null) luck.push({ from: [end[0], end[2]], to: [last, result] });
  return { luck, lost };
}
