/** Collections: what people keep from game to game, as small files. Knows no game. */
import { LETTERS, type Chair } from "./seating";

const MOST = 100_000; // bytes

export interface Collection {
  owner: string;
  cards: string[];
}

type Read = Collection | { bad: string }; // a message that says why it is none

/** The collection of this game in the text of a file. Which cards there are is for the server to know. */
export function parseCollection(text: string, game: string): Read {
  let data: Record<string, unknown> | null;
  try {
    data = JSON.parse(text);
  } catch {
    return { bad: "web-collection-bad" };
  }
  if (data?.["cloudtop"] !== "collection") return { bad: "web-collection-bad" };
  if (data["version"] !== 1) return { bad: "web-collection-newer" };
  if (data["game"] !== game) return { bad: "web-collection-other" };
  const { owner, cards } = data;
  const whole = typeof owner === "string" && Array.isArray(cards) && cards.every((card) => typeof card === "string");
  return whole ? { owner, cards } : { bad: "web-collection-bad" };
}

export async function readCollection(file: File, game: string): Promise<Read> {
  if (file.size > MOST) return { bad: "web-collection-bad" };
  return parseCollection(await file.text(), game);
}

/** What every seat brings, as the option of the game. */
export function brought(chairs: Chair[]): Record<string, string[]> {
  const out: Record<string, string[]> = {};
  chairs.forEach((chair, i) => {
    if (chair.collection) out[LETTERS[i]!] = chair.collection.cards;
  });
  return out;
}
