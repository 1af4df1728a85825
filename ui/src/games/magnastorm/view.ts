/** What the engine tells of Magnastorm. Made by tools/typescript.py from its records; do not edit. */

/** Cubes of the own colour and neutral ones. */
export interface Amount {
  own: number;
  yellow: number;
}

/** A space of the planet, and the labs on it. */
export interface Space {
  space: string;
  colour: "blue" | "green" | "red" | "turquoise" | "white";
  owner: string | null;
  labs: number;
}

/** An area of the planet, and where it is drawn. */
export interface Area {
  area: string;
  sector: number;
  angle: number; // degrees clockwise from the top
  radius: number; // share of the planet's radius
  start: 0 | 1 | 2;
  spaces: Space[];
}

/** The labs of a sector of the planet. */
export interface Sector {
  sector: number;
  labs: Record<string, number>; // by seat
  majority: string | null; // who has more than everybody else
}

/** A line between two areas, with the transmitter space beside it. */
export interface Line {
  from: string;
  to: string;
  station: string | null;
}

/** A transmitter space, and whose station stands there. */
export interface Station {
  station: string;
  owner: string | null;
}

/** A scout runner; after a walk it may stand on no space. */
export interface Scout {
  seat: string;
  area: string;
  space: string | null;
}

/** A column of the switchboard, with what the viewer would have to pay for it. */
export interface Column {
  column: string;
  kind: "commander" | "none" | "token";
  commander: string | null;
  holder: string | null;
  green: number;
  red: number;
  price: Record<string, number>; // by colour
}

/** A row of the lower panel: what a move costs there, and what a gain brings. */
export interface Row {
  row: number;
  cost: Amount;
  gain: Amount;
}

/** A space of both panels, and the colours of the crew on it. */
export interface PanelSpace {
  panel: string;
  bonus: "bag" | "blue" | "crew" | "green" | "lab" | "order" | "range" | "red" | "turquoise" | null;
  upper: string[];
  lower: string[];
}

/** A research area: its commander, the bonus of each level, and the level of each seat. */
export interface ResearchArea {
  research: "blue" | "green" | "red" | "turquoise";
  commander: string | null;
  holder: string | null;
  green: number;
  red: number;
  bonus: ("any" | "bag2" | "bag3" | "crew" | "own" | "yellow" | null)[];
  markers: Record<string, number>;
}

/** A reputation space beside an objective, and who has taken it. */
export interface Worth {
  value: number;
  seat: string | null;
}

/** A part of what an objective asks for. */
export interface Need {
  need: "commanders" | "labs" | "leads" | "majority" | "marker" | "markers" | "others" | "pairs" | "sectors";
  have: number; // never more than `of`
  of: number;
  level: number; // that each marker needs; 0 where that is not the matter
  labs: number; // that each sector needs; 0 where that is not the matter
}

/** How far a seat is with an objective. */
export interface Needs {
  met: boolean;
  done: boolean;
  parts: Need[];
}

/** An objective card. */
export interface Objective {
  slot: number;
  card: string;
  spaces: Worth[];
  covered: number | null;
  needs: Record<string, Needs>; // by seat
}

/** A player board, and what lies beside it. */
export interface Player {
  seat: string;
  reputation: number;
  cubes: Record<string, number>; // by colour
  labs: boolean[]; // by place: is it still at home?
  dishes: boolean[];
  crew: number;
  commanders: string[];
  artifacts: string[];
  collection: string[];
  won: string | null;
  position: number;
}

/** What is to be paid, by colour, and what is missing for it. */
export interface Bill {
  cost: Record<string, number>;
  missing: Record<string, number>;
}

/** A space that the scout runner can reach by more than one line, and the areas to go through. */
export interface Way {
  space: string;
  through: string[];
}

/** The whole table. */
export interface MagnastormView {
  seat: string | null; // whose eyes; nobody's: a looker-on
  round: number; // 0 during set-up
  rounds: number; // how many there will be, if that is known
  players: number;
  threshold: number;
  start: 1 | 2;
  quiet: number[]; // the sectors without storm, the trailing one first
  next_quiet: number[];
  income: Amount[][]; // by side of the centre tile, by labs from 1
  areas: Area[];
  sectors: Sector[];
  lines: Line[];
  stations: Station[];
  scouts: Scout[];
  order: string[];
  cycle: string[];
  acting: string | null;
  token: string | null;
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
  supply: Record<string, number>; // by colour
  bag: Record<string, number>;
  bill: Bill | null;
  placing: string | null; // the colour of the crew member that is put next
  panel_space: string | null;
  building: string | null; // the transmitter space that a station may be built on now
  range: number | null; // lines that the movement has left
  far: Way[];
}

/** Everything that may happen. */
export type EventName = "commander" | "objective" | "first" | "artifact" | "order" | "start-crew" | "artifact-bonus" | "turn" | "move" | "gain" | "crew" | "take" | "token" | "put" | "control" | "lost" | "fulfil" | "lower" | "return" | "bonus" | "pay" | "trade" | "cube" | "draw" | "boost" | "fee" | "spend" | "level" | "study" | "add" | "post" | "swap" | "go" | "walk" | "station" | "jump" | "build" | "lab" | "income" | "majority" | "research-tie" | "new-order" | "swap-panels" | "rotate" | "ending" | "end" | "award";

/** What a seat may have more or less of. */
export type Thing = "A" | "B" | "C" | "D" | "yellow" | "reputation" | "levels" | "commanders" | "labs" | "stations" | "crew";
