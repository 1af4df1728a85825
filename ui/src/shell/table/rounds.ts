/** What the end of a round has brought to a seat. Knows no game. */
import type { Figure, GameUI } from "../../board/types";
import type { Text } from "../text";
import type { Face } from "../wire";

/** The figures of a seat: its score and what the game counts. */
export function figures(ui: GameUI, face: Face, seat: number): Figure[] {
  const total = face.scores[seat]?.total;
  return [...(total === undefined ? [] : [{ name: "score", value: total }]), ...ui.summary(face.view, seat)];
}

/** A figure's name: the game's own word for it, where it has one. */
export function figureName(name: string, text: Text): string {
  const found = [`summary-${name}`, name].find((message) => text.has(message));
  return found ? text.say(found) : name;
}

/** What a figure at a seat counts. */
export function figureAbout(name: string, text: Text): string | undefined {
  const message = `summary-${name}-about`;
  return text.has(message) ? text.say(message) : undefined;
}

/** The figures that have changed: "score 8 → 12, cubes 3 → 5". */
export function changes(before: Figure[], after: Figure[], text: Text): string {
  const was = new Map(before.map(({ name, value }) => [name, value]));
  return after
    .filter(({ name, value }) => was.has(name) && was.get(name) !== value)
    .map(({ name, value }) => `${figureName(name, text)} ${was.get(name)} → ${value}`)
    .join(", ");
}

/** A note for when a new round begins: what the end of the last one has brought to each seat; nothing while the table is
 * set up, or if nothing has changed. */
export function roundNote(ui: GameUI, before: Face, after: Face, names: string[], text: Text): string {
  const [from, to] = [before.view.round, after.view.round];
  if (from < 1 || to <= from) return "";
  const brought = names.flatMap((name, seat) => {
    const changed = changes(figures(ui, before, seat), figures(ui, after, seat), text);
    return changed ? [`${name}: ${changed}`] : [];
  });
  if (brought.length === 0) return "";
  const round = text.say("round", { round: to, rounds: after.view.rounds ?? 0 });
  return text.say("web-round-brought", { round, brought: brought.join("; ") });
}
