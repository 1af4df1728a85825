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
  finds: Record<"cards" | "energy" | "metal" | "points" | "tiles" | "water", number>; // what the way brings
}

/** A fight after some more cards: what they would cost in energy, and how likely it is won by then. */
export interface AheadView {
  cards: number;
  energy: number;
  win: number;
}

/** The fight that is going on, and how likely it is to be won with the next card. */
export interface FightView {
  seat: string;
  fight: "L14" | "L15" | "book" | "city" | "mission" | "tie";
  need: number | null;
  value: number;
  own: number; // of it without the cards that were drawn
  missing: number; // to win
  won: boolean; // as it stands
  drawn: number[];
  gain: Record<string, number>; // what a win brings at once
  paid: Record<string, number>; // so far
  energy: number; // what the next card costs
  points: number | null; // or in points
  chances: Record<string, number>; // by value of the next card
  winning: number[]; // the values that win
  win: number | null; // the chance that the next card wins
  ahead: AheadView[]; // with one card more, with two, with three
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
  offered: boolean; // CA-STO-05: not every story card has one
  cost: Record<string, number>;
  fight: number | null;
  gain: Record<string, number>;
  either: Record<string, number>;
  other: Record<string, number>;
  turned: boolean;
  active: boolean; // a book is active, and not all have decided about it
  rounds: number[]; // the rounds with a book that are still to come, or this one
}

/** A space of the round track: the round whose marker lies on it, what the marker covers, and the book right of it. */
export interface TrackView {
  round: number | null;
  gain: Record<string, number>;
  book: boolean;
}

/** The book action of a side of a story card. */
export interface BookSide {
  cost: Record<string, number>;
  fight: number | null;
  gain: Record<string, number>;
  either: Record<string, number>;
  other: Record<string, number>;
}

/** A side of a story card that was read, and what it brought into the game. */
export interface SideView {
  card: number;
  side: "back" | "front";
  book: BookSide | null; // for the next book
  numbers: number[]; // project numbers
  tiles: string[]; // legacy tiles
  growth: number; // new growth tiles for everybody
  missions: boolean; // a mission card for everybody
  dismantle: boolean; // the start player takes a weapon system off the map
}

/** A common decision that is being taken. */
export interface DecisionView {
  number: number;
  choices: number[]; // the story cards it is between
  voted: string[]; // seats that have decided
  own: number | null; // what this seat has chosen
}

/** What the players are asked for together; any one part is enough. */
export interface GoalView {
  card: number; // the story card that is read if they reach it
  reached: boolean;
  need: Record<"markers" | "missions" | "plants" | "removed" | "weapons", number>;
  now: Record<"markers" | "missions" | "plants" | "removed" | "weapons", number>;
}

/** What a log book says of one player and one chapter. */
export interface LogRow {
  points: number;
  stars: number;
  won: boolean;
  missed: number; // alone: missions that were not fulfilled
}

/** A chapter of a campaign that was played. */
export interface ChapterLog {
  chapter: string;
  part: string; // the message of its title
  read: string[]; // what was read in it
  log: LogRow[]; // by seat
}

/** The campaign that this game is a chapter of. */
export interface CampaignView {
  edition: string;
  chapter: string; // such as 5a
  chapters: string[]; // all of them
  part: number; // the story card that opens this one
  card: number | null; // the story card that is up
  turned: boolean;
  read: number[]; // in this chapter
  sides: SideView[]; // in this chapter
  decision: DecisionView | null;
  decisions: number[]; // the story card that each of the eight led to, 0: open
  goal: GoalView | null;
  steps: number[]; // points for the first star, the second ...
  bonus: number; // stars for winning
  log: ChapterLog[]; // this chapter included when it is over
  stars: number[]; // by seat, in all
  winners: string[]; // of the campaign, when it is over
  ending: string[]; // messages that are read then
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
  water: Record<string, number>; // what each card of a hand that is seen costs now
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
  flyer: string | null; // whose airship flies now: reach and movement are its own
  movement: number | null; // movement points left, the panel included
  fight: FightView | null;
  sectors: SectorView[];
  sector: number | null; // where drones are being sent
  planting: PlantingView | null;
  bonus: "navigation" | "wrench" | null; // the bonus action of a region that is decided now
  builds: number | null; // build actions left, the one that is decided now included
  bag: Record<"green" | "wilted_a" | "wilted_b" | "wilted_c", number>;
  pile: number;
  discard: Record<string, number>;
  book: BookView;
  track: TrackView[]; // the round track, the same on every airship board
  solo: string[]; // the solo board from the left, if somebody plays alone
  solo_now: number | null; // its space of this round
  goal: number | null; // points that win a solo game, or bring its first star in a campaign
  goal_missions: number; // missions at their highest step that this takes, or that cost a star each in a campaign
  campaign: CampaignView | null;
  players: PlayerView[];
}

/** Everything that may happen. */
export type EventName = "boards" | "first" | "sleeve" | "sight" | "mission" | "mission-back" | "keep" | "cover" | "round" | "end" | "draw" | "discard" | "reshuffle" | "tile" | "shuffle" | "book" | "book-reward" | "turn-card" | "story" | "number" | "enter" | "uproot" | "vote" | "voted" | "decided" | "stars" | "produce" | "level" | "level-reward" | "top-level" | "reveal" | "course" | "choose-cards" | "lower-card" | "take-off" | "fly" | "find" | "toll" | "declare" | "panel" | "fight" | "pay-card" | "fight-card" | "marker-back" | "marker-counted" | "win" | "stop" | "city-reward" | "marker" | "track" | "active" | "drone" | "city-card" | "on-top" | "growth-bonus" | "region" | "largest" | "remove" | "wrench" | "build" | "plant" | "legacy" | "resource" | "upgrade" | "last-upgrade" | "play" | "ability" | "effect" | "return" | "pick" | "sow" | "growth" | "place" | "no-space" | "dismantle" | "raid" | "solo";

/** What a seat may have more or less of. */
export type Thing = "energy" | "metal" | "water" | "cards" | "tiles" | "points" | "production" | "movement" | "combat" | "planting";
