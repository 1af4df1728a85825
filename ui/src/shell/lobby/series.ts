/** Series: games that follow each other, as a small file that says how the next one begins. Knows no game. */
import type { Options } from "../api";
import { middleLevel } from "../levels";
import type { Sheet } from "../wire";
import { LETTERS, type Chair } from "./seating";

export interface Series {
  game: string;
  games: number; // played before
  names: string[];
  options: Options;
}

/** The series in the text of a file, or nothing if it is none. Whether the game takes it is for the server to say. */
export function parseSeries(text: string): Series | null {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(data) || data.cloudtop !== "series" || data.version !== 1) return null;
  const { game, games, names, options } = data;
  const named = Array.isArray(names) && names.every((name): name is string => typeof name === "string");
  if (typeof game !== "string" || typeof games !== "number" || !named || !isRecord(options)) return null;
  return { game, games, names, options };
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

/** Everybody on their chairs again: bots by their level, people by their names, me if one is called like me. */
export function seated({ names, options }: Series, me: string, sheet: Sheet): Chair[] {
  const brought = sheet.collection ? options[sheet.collection] : undefined;
  const mine = Math.max(0, names.indexOf(me));
  return names.map((name, i) => {
    const bot = sheet.levels.find((level) => level === name);
    const cards = isRecord(brought) ? brought[LETTERS[i]!] : undefined;
    return {
      kind: bot ? "bot" : i === mine ? "me" : "here",
      name: bot || i === mine ? "" : name,
      bot: bot ?? middleLevel(sheet.levels),
      ...(Array.isArray(cards) && { collection: { owner: name, cards: cards.map(String) } }),
    };
  });
}
