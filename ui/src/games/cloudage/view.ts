/** What the engine tells of CloudAge. Made by tools/typescript.py from its records; do not edit. */

/** A space of the map as it is now. */
export interface SpaceView {
  name: string;
  cost: number; // movement points to enter it
  city: string | null;
  find: Record<"cards" | "energy" | "metal" | "points" | "tiles" | "water", number>; // empty if there is none, or it is covered
  plant: "green" | "wilted_a" | "wilted_b" | "wilted_c" | null;
  start: boolean;
  legacy: string | null; // the legacy tile on it
}

/** A city: its militia, its reward, and the markers there by seat. */
export interface CityView {
  name: string;
  value: number | null;
  gain: Record<string, number>;
  markers: Record<string, number>;
}

/** A space that the airship can still reach, and how. */
export interface ReachView {
  space: string;
  left: number; // movement points that are left there
  way: string[]; // the spaces to enter, one after the other
  end: boolean; // may the movement end there
}

/** The fight that is going on, and how likely it is to be won with the next card. */
export interface FightView {
  seat: string;
  fight: "L14" | "L15" | "book" | "city" | "mission" | "tie";
  need: number | null;
  value: number;
  drawn: number[];
  energy: number; // what the next card costs
  points: number | null; // or in points
  chances: Record<string, number>; // by value of the next card
  win: number | null; // the chance that the next card wins
}

/** A sector of the city board: its sleeve, what is seen of the top card, and what may be hidden. */
export interface SectorView {
  number: number;
  sleeve: number | null;
  left: number;
  seen: Record<string, string>; // by place of the quadrant: its pattern
  likely: Record<string, number>; // by resource: what the region brings on average
}

/** Somebody plants: how many tiles may still be chosen, and those that wait to be planted. */
export interface PlantingView {
  seat: string;
  left: number;
  chosen: Record<"green" | "wilted_a" | "wilted_b" | "wilted_c", number>;
}

/** The book action that is up. */
export interface BookView {
  cost: Record<string, number>;
  fight: number | null;
  gain: Record<string, number>;
  either: Record<string, number>;
  other: Record<string, number>;
  turned: boolean;
  active: boolean; // a book is active in this round
  rounds: number[]; // the rounds with a book
}

/** A space of the round track: the round whose marker lies on it, what the marker covers, and the book right of it. */
export interface TrackView {
  round: number | null;
  gain: Record<string, number>;
  book: boolean;
}

/** One half of a mission card. */
export interface MissionView {
  name: string; // such as m03-1
  mission: string;
  cities: string[];
  steps: number[];
  points: number[];
  now: number;
  worth: number;
  covered: boolean;
}

/** One player's airship board and what lies around it. */
export interface PlayerView {
  seat: string;
  things: Record<"cards" | "energy" | "metal" | "points" | "tiles" | "water", number>;
  level: number;
  upgrades: Record<"combat" | "movement" | "planting", number>;
  abilities: Record<"combat" | "movement" | "planting", number>; // upgrades, cards and what the board brings along
  hand: string[]; // "?" for cards that are not seen
  played: string[];
  tiles: Record<"green" | "wilted_a" | "wilted_b" | "wilted_c", number>;
  fresh: Record<"green" | "wilted_a" | "wilted_b" | "wilted_c", number>;
  deck: number[]; // the values in the navigation deck, without order
  spent: number[]; // in the navigation discard pile
  top: number | null;
  course: number | null;
  place: string;
  drone: string | null;
  missions: MissionView[];
  track: string[]; // the round track from the left: "marker" or ""
  points: number; // on the track
  total: number; // with all that would count at the end
}

/** The table as one seat may see it. */
export interface CloudAgeView {
  seat: string | null; // whose eyes; nobody's: a looker-on
  round: number; // 0 during set-up
  rounds: number | null; // how many there will be, if that is known
  phase: "action" | "end" | "movement" | "production" | "set-up";
  first: string | null;
  scenario: number;
  short: boolean;
  boards: string[];
  spaces: SpaceView[];
  cities: CityView[];
  legacy: string[];
  reach: ReachView[];
  movement: number | null; // movement points left, the panel included
  fight: FightView | null;
  sectors: SectorView[];
  sector: number | null; // where drones are being sent
  planting: PlantingView | null;
  builds: number | null; // build actions left, the one that is decided now included
  bag: Record<"green" | "wilted_a" | "wilted_b" | "wilted_c", number>;
  pile: number;
  discard: Record<string, number>;
  book: BookView;
  track: TrackView[]; // the round track, the same on every airship board
  solo: string[]; // the solo board from the left, if somebody plays alone
  solo_now: number | null; // its space of this round
  goal: number | null; // points that win a solo game
  players: PlayerView[];
}

/** Everything that may happen. */
export type EventName = "boards" | "first" | "sleeve" | "sight" | "mission" | "mission-back" | "keep" | "cover" | "round" | "end" | "draw" | "discard" | "reshuffle" | "tile" | "shuffle" | "book" | "book-reward" | "turn-card" | "produce" | "level" | "level-reward" | "top-level" | "reveal" | "course" | "choose-cards" | "lower-card" | "take-off" | "fly" | "find" | "toll" | "declare" | "panel" | "fight" | "pay-card" | "fight-card" | "marker-back" | "marker-counted" | "win" | "stop" | "city-reward" | "marker" | "track" | "active" | "drone" | "city-card" | "on-top" | "growth-bonus" | "region" | "largest" | "remove" | "wrench" | "build" | "plant" | "legacy" | "resource" | "upgrade" | "last-upgrade" | "play" | "ability" | "effect" | "return" | "pick" | "sow" | "growth" | "place" | "no-space" | "dismantle" | "raid" | "solo";

/** What a seat may have more or less of. */
export type Thing = "energy" | "metal" | "water" | "cards" | "tiles" | "points" | "production" | "movement" | "combat" | "planting";
