/** The table of Die Inseln im Nebel as a seat sees it. */
export type Seat = string; // "A" to "D"
export type Landscape = "forest" | "swamp" | "meadow" | "canyon" | "desert" | "mountains";
export type Extension = "lighthouse" | "park" | "windmill" | "observatory" | "dam";
export type Face = Landscape | "joker" | "city" | "monument" | Extension;
export type Special = "volcano" | "drop" | "question";
export type Bonus = "energy1" | "energy2" | "tile" | "faster" | "opposite" | "turn";
export type Wind = "NW" | "NE" | "E" | "SE" | "SW" | "W";

export const LANDSCAPES: Landscape[] = ["forest", "swamp", "meadow", "canyon", "desert", "mountains"];
export const EXTENSIONS: Extension[] = ["lighthouse", "park", "windmill", "observatory", "dam"];
export const WINDS: Wind[] = ["NW", "NE", "E", "SE", "SW", "W"]; // clockwise

export interface Tile {
  tile: string; // its kind: forest3, park, start_forest
  face: Face;
  number: number;
  start: boolean;
}

/** A printed cell, the same on every island. */
export interface Cell {
  cell: string;
  q: number; // east
  r: number; // south-east
  coast: Landscape | null;
  yard: boolean;
  special: Special | null;
  amount: number; // minus points of a volcano, energy of a drop
  value: number;
}

/** A place within reach: its price in energy, and harbour points that come for free. */
export interface Flight {
  cell: string;
  cost: number;
  points: number;
}

export interface Crown {
  energy: number;
  points: number;
}

export interface Line {
  line: string; // of the score sheet
  amount: number;
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

export interface Island {
  seat: Seat;
  balloon: string | null;
  value: number | null; // under the balloon
  energy: number;
  oculars: Tile[];
  capacity: number;
  extra: number;
  tiles: Record<string, Tile>; // by cell
  coasts: Landscape[]; // connected now
  connected: number | null; // the round in which all six were
  scoring: string[]; // cells whose tiles score as landscape now
  score: Line[];
}

export interface InselnView {
  seat: Seat | null;
  players: number;
  module: 1 | 2 | 3;
  side: "front" | "back";
  round: number; // 0 while the table is set up
  first: Seat | null;
  roller: Seat | null;
  bonus: Bonus | null;
  wind: Wind | null;
  free: Wind[];
  ending: "final" | "last" | null;
  acting: Seat | null;
  cells: Cell[];
  clouds: Tile[][];
  harbour: Tile[] | null;
  supply: Record<Extension, number> | null;
  points: number;
  prices: Prices | null;
  taken: Tile[];
  bag: Record<string, number>; // "size", and tiles left by face
  flights: Flight[];
  bar: { end: number; crowns: Crown[] };
  islands: Island[];
}
