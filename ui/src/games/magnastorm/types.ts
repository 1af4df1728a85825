/** The table of Magnastorm as a seat sees it. */
export type Seat = string; // "A" to "D"
export type Colour = string; // of a cube or a crew member: a seat, "yellow", or "black" in the bag
export type Research = "red" | "green" | "blue" | "turquoise";
export type Side = 0 | 1 | 2; // of the centre tile: trailing, middle, leading

/** Cubes of the own colour and neutral ones. */
export interface Amount {
  own: number;
  yellow: number;
}
export type Cubes = Record<Colour, number>;

export interface Space {
  space: string;
  colour: Research | "white";
  owner: Seat | null;
  labs: number;
}

export interface Area {
  area: string;
  sector: number;
  angle: number; // degrees clockwise from the top
  radius: number; // share of the planet's radius
  start: 0 | 1 | 2;
  spaces: Space[];
}

export interface Line {
  from: string;
  to: string;
  station: string | null;
}

export interface Station {
  station: string;
  owner: Seat | null;
}

export interface Scout {
  seat: Seat;
  area: string;
  space: string | null;
}

export interface Column {
  column: string;
  kind: "token" | "commander" | "none";
  commander: string | null;
  holder: Seat | null;
  price: Cubes;
  green: number;
  red: number;
}

export interface Row {
  row: number;
  cost: Amount;
  gain: Amount;
}

export type PanelBonus = Research | "order" | "crew" | "range" | "lab" | "bag";

export interface PanelSpace {
  panel: string;
  bonus: PanelBonus | null;
  upper: Colour[];
  lower: Colour[];
}

export type LevelBonus = "own" | "yellow" | "any" | "crew" | "bag2" | "bag3";

export interface ResearchArea {
  research: Research;
  commander: string | null;
  holder: Seat | null;
  green: number;
  red: number;
  bonus: (LevelBonus | null)[];
  markers: Record<Seat, number>;
}

export interface Need {
  need: string;
  have: number;
  of: number;
  level?: number;
  labs?: number;
}

export interface Objective {
  slot: number;
  card: string;
  spaces: { value: number; seat: Seat | null }[];
  covered: number | null;
  needs: Record<Seat, { met: boolean; done: boolean; parts: Need[] }>;
}

export interface Player {
  seat: Seat;
  reputation: number;
  cubes: Cubes;
  labs: boolean[];
  dishes: boolean[];
  crew: number;
  commanders: string[];
  artifacts: string[];
  collection: string[];
  won: string | null;
  position: number;
}

export interface Bill {
  cost: Cubes;
  missing: Cubes;
}

export interface MagnastormView {
  seat: Seat | null;
  players: number;
  round: number; // 0 while the table is set up
  rounds: number;
  threshold: number;
  start: 1 | 2;
  quiet: number[];
  next_quiet: number[];
  income: Amount[][];
  areas: Area[];
  lines: Line[];
  stations: Station[];
  scouts: Scout[];
  order: Seat[];
  cycle: Seat[];
  acting: Seat | null;
  token: Seat | null;
  ending: boolean;
  columns: Column[];
  rows: Row[];
  panel: PanelSpace[];
  research: ResearchArea[];
  top: number;
  objectives: Objective[];
  seats: Player[];
  lab_costs: Amount[];
  dish_costs: Amount[];
  supply: Cubes;
  bag: Cubes;
  bill: Bill | null;
  placing: Colour | null;
  panel_space: string | null;
  building: string | null; // the transmitter space that a station may be built on now
  range: number | null;
}
