/** What the engine tells of Cloud City. Made by tools/typescript.py from its records; do not edit. */

/** A tile in a city: the space it lies on, and its quarter turns clockwise. */
export interface LaidTile {
  space: string;
  tile: string;
  turn: number;
}

/** A walkway between two cells, such as g7-j7. */
export interface Walkway {
  between: string;
  level: "forest" | "river" | "sand";
  votes: number;
}

/** One player's city. Another player's hand shows its size; `known` is what was seen of it. */
export interface CityView {
  tiles: LaidTile[];
  buildings: Record<string, "blue" | "green" | "sand">; // by cell
  walkways: Walkway[];
  spaces: string[]; // where the next tile may go
  hand: string[]; // "?" for what is hidden
  known: string[];
}

/** The whole table. */
export interface CloudCityView {
  seat: string | null; // whose eyes; nobody's: a looker-on
  round: number; // 0 during set-up
  rounds: number; // 8, or 11 in Rectangle City
  chosen: string | null; // the tile that is chosen and not laid yet, for its owner
  first: string | null;
  requests: string[];
  row: (string | null)[];
  pile: number;
  votes: number[]; // of a walkway, by length from 1
  unseen: Record<string, number>; // tiles in the pile and in hidden hands, by kind
  walkways: Record<"forest" | "river" | "sand", number[]>; // left in the supply, by length from 1
  buildings: Record<"blue" | "green" | "sand", number>; // left in the supply
  cities: CityView[];
}

/** Everything that may happen. */
export type EventName = "first" | "start" | "row" | "deal" | "request" | "turn" | "place" | "buildings" | "walkway" | "draw" | "draw-pile";

/** What a seat may have more or less of. */
export type Thing = "tiles" | "towers" | "votes";
