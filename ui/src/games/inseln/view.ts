/** What the engine tells of Die Inseln im Nebel. Made by tools/typescript.py from its records; do not edit. */

/** A printed cell, the same on every island. */
export interface Cell {
  cell: string;
  q: number; // east
  r: number; // south-east
  coast: "canyon" | "desert" | "forest" | "meadow" | "mountains" | "swamp" | null;
  yard: boolean;
  special: "drop" | "question" | "volcano" | null;
  amount: number; // minus points of a volcano, energy of a drop
  value: number;
}

/** A tile: its kind, such as forest3, park, start_forest, and what it shows. */
export interface Tile {
  tile: string;
  face: "canyon" | "city" | "dam" | "desert" | "forest" | "joker" | "lighthouse" | "meadow" | "monument" | "mountains" | "observatory" | "park" | "swamp" | "windmill";
  number: number;
  start: boolean;
}

/** What business at the harbour costs, in points of a call and in energy; what a lighthouse scores and a windmill gives. */
export interface Prices {
  exchange: number;
  extension: number;
  ocular: number;
  ocular_energy: number;
  lighthouse: number;
  windmill: number;
}

/** The tiles left in the bag. */
export interface Bag {
  size: number;
  faces: Record<"canyon" | "city" | "desert" | "forest" | "joker" | "meadow" | "monument" | "mountains" | "swamp", number>;
}

/** Where the victory points rise along the energy bar. */
export interface Crown {
  energy: number;
  points: number;
}

/** What is printed along the energy bar. */
export interface Bar {
  end: number;
  crowns: Crown[];
}

/** A line of the score sheet. */
export interface Line {
  line: string;
  amount: number;
}

/** One player's island and energy bar. */
export interface IslandView {
  seat: string;
  balloon: string | null;
  value: number | null; // the number under the balloon
  faster: number; // what the bonus adds to it
  energy: number;
  crown: number; // victory points of the energy
  oculars: Tile[];
  capacity: number;
  extra: number; // oculars that were bought
  tiles: Record<string, Tile>; // by cell
  coasts: ("canyon" | "desert" | "forest" | "meadow" | "mountains" | "swamp")[]; // connected now
  connected: number | null; // the round in which all six were
  scoring: string[]; // cells whose tiles score as landscape now
  score: Line[];
}

/** The whole table. */
export interface InselnView {
  seat: string | null; // whose eyes; nobody's: a looker-on
  round: number; // 0 during set-up
  rounds: number | null; // how many there will be, if that is known
  players: number;
  module: number; // the highest one in play: 1, 2 or 3
  side: "back" | "front";
  first: string | null;
  roller: string | null;
  bonus: "energy1" | "energy2" | "faster" | "opposite" | "tile" | "turn" | null; // before the roll none
  wind: "E" | "NE" | "NW" | "SE" | "SW" | "W" | null;
  free: ("E" | "NE" | "NW" | "SE" | "SW" | "W")[]; // directions without braking
  ending: "final" | "last" | null;
  acting: string | null; // whose turn of C1 to C3 it is
  cells: Cell[];
  clouds: Tile[][];
  harbour: Tile[] | null;
  supply: Record<"dam" | "lighthouse" | "observatory" | "park" | "windmill", number> | null;
  points: number; // that whoever acts still has for the harbour
  prices: Prices | null;
  taken: Tile[]; // to be dealt with, the next one first
  bag: Bag;
  bar: Bar;
  islands: IslandView[];
}

/** Everything that may happen. */
export type EventName = "first" | "start" | "launch" | "energy" | "deal" | "clear" | "round" | "roll" | "same" | "reroll" | "start-player" | "final" | "no-tiles" | "empty-bag" | "turn" | "windmill" | "fly" | "stay" | "take" | "place" | "observatory" | "volcano" | "drop" | "question" | "coasts" | "harbour" | "exchange" | "extend" | "ocular" | "unused" | "draw" | "decline" | "spare" | "store" | "convert" | "discard" | "gain";

/** What a seat may have more or less of. */
export type Thing = "energy" | "tiles" | "oculars" | "points";
