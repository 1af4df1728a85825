/** Things of CloudAge in words. */
import type { Tabletop } from "../../board/types";
import { amounts, type Gain } from "./names";
import type { BookSide, CityView, MissionView, SpaceView, CloudAgeView } from "./view";

/** "2 water, 1 metal". */
export function gainWords(gain: Gain, table: Tabletop): string {
  const said = amounts(gain).map(([name, count]) => table.say(`thing-${name}`, { count }));
  return said.join(", ") || table.say("web-ca-nothing");
}

/** A space for who cannot see it: what lies there and what it takes to get there. */
export function spaceWords(space: SpaceView, view: CloudAgeView, table: Tabletop): string {
  const city = view.cities.find(({ name }) => name === space.city);
  const reach = view.reach.find((one) => one.space === space.name);
  const here = view.players.filter(({ place }) => place === space.name).map(({ seat }) => table.seatName(seat));
  const words = [
    city ? table.say(`city-${city.name}`) : table.say("web-ca-land"),
    ...(city?.value ? [table.say("web-ca-militia", { value: city.value, gain: gainWords(city.gain, table) })] : []),
    ...(city ? Object.entries(city.markers).map(([seat, count]) => markerWords(seat, count, table)) : []),
    ...(space.plant ? [table.say(`growth-${space.plant}`)] : []),
    ...(amounts(space.find).length > 0 ? [table.say("web-ca-find", { gain: gainWords(space.find, table) })] : []),
    ...(space.legacy ? [table.say(`legacy-${space.legacy}`)] : []),
    ...(space.start ? [table.say("web-ca-start")] : []),
    table.say("web-ca-cost", { cost: space.cost }),
    ...here.map((name) => table.say("web-ca-airship-here", { name })),
    ...(reach ? [table.say("web-ca-reach", { left: reach.left })] : []),
  ];
  return `${words.join(", ")} (${space.name})`;
}

/** The plate of a city: what a fight there is about, and who has been there. */
export function cityWords(city: CityView, table: Tabletop): string {
  const name = table.say(`city-${city.name}`);
  const fight = city.value
    ? table.say("web-ca-city-plate", { city: name, value: city.value, gain: gainWords(city.gain, table) })
    : table.say("web-ca-city-calm", { city: name });
  return [fight, ...Object.entries(city.markers).map(([seat, count]) => markerWords(seat, count, table))].join(", ");
}

function markerWords(seat: string, count: number, table: Tabletop): string {
  return table.say("web-ca-markers", { name: table.seatName(seat), count });
}

/** What a mission asks for: "upgrades", or its cities by name. */
export function missionWords(mission: MissionView, table: Tabletop): string {
  if (mission.cities.length > 0) return mission.cities.map((city) => table.say(`city-${city}`)).join(", ");
  return table.say(`web-ca-mission-${mission.mission}`);
}

/** How far a mission is: "3 of 4, worth 0 points; 4 brings 2, 5 brings 4". */
export function progressWords(mission: MissionView, table: Tabletop): string {
  const steps = mission.steps.map((step, i) => table.say("web-ca-step", { step, points: mission.points[i] ?? 0 }));
  return table.say("web-ca-progress", { now: mission.now, worth: mission.worth, steps: steps.join(", ") });
}

export function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** A book action: what it takes and brings. */
export function bookWords(book: BookSide, table: Tabletop): string {
  const gain = gainWords(book.gain, table);
  const [either, other] = [gainWords(book.either, table), gainWords(book.other, table)];
  const chosen = amounts(book.either).length > 0;
  return table.say(book.fight ? "web-ca-book-fight" : "web-ca-book-cost", {
    value: book.fight ?? 0,
    cost: gainWords(book.cost, table),
    gain: chosen ? table.say("web-ca-book-choice", { gain, either, other }) : gain,
  });
}

/** What the story calls the book action that is up; nothing in a scenario. */
export function bookName({ campaign }: CloudAgeView, table: Tabletop): string {
  if (!campaign?.card) return "";
  return table.say(actionName(campaign.card, campaign.turned ? "back" : "front"));
}

/** The message of the book action of a side of a story card. */
export function actionName(card: number, side: "front" | "back"): string {
  return `story-${card}-action${side === "back" ? "-back" : ""}`;
}
