/** The table in words, for who reads instead of looking. */
import type { Paragraph, Tabletop } from "../../board/types";
import { ABILITIES, GROWTHS, PURSE, RESOURCES, amounts, counted, missionsToWin } from "./names";
import type { CloudAgeView, FightView, PlayerView } from "./view";
import { gainWords, missionWords, percent, progressWords, spaceWords } from "./words";

export function describe(view: CloudAgeView, table: Tabletop): Paragraph[] {
  const own = view.players.filter(({ seat }) => seat === view.seat);
  const others = view.players.filter(({ seat }) => seat !== view.seat);
  return [
    situation(view, table),
    ...(view.fight ? [fight(view.fight, table)] : []),
    ...own.map((player) => person(player, view, table)),
    ...(view.reach.length > 0 ? [reach(view, table)] : []),
    city(view, table),
    land(view, table),
    ...others.map((player) => person(player, view, table)),
  ];
}

function situation(view: CloudAgeView, table: Tabletop): Paragraph {
  const { book } = view;
  const deal = {
    value: book.fight ?? 0,
    cost: gainWords(book.cost, table),
    gain: gainWords(book.gain, table),
    either: gainWords(book.either, table),
    other: gainWords(book.other, table),
  };
  const lines = [
    table.say(`web-ca-phase-${view.phase}`),
    ...(view.first ? [table.say("web-ca-text-first", { name: table.seatName(view.first) })] : []),
    ...(view.movement !== null ? [table.say("web-ca-text-movement", { count: view.movement })] : []),
    ...(view.builds !== null ? [table.say("web-ca-builds", { count: view.builds })] : []),
    ...(view.planting ? [table.say("web-ca-plants", { count: view.planting.left })] : []),
    ...(view.goal !== null ? [table.say("web-ca-text-goal", { goal: view.goal, missions: missionsToWin(view) })] : []),
    ...(view.solo_now ? [table.say(`solo-${view.solo[view.solo_now - 1]}`)] : []),
    `${table.say("web-ca-book")}: ${table.say(book.fight ? "web-ca-book-fight" : "web-ca-book-cost", deal)}`,
    table.say("web-ca-book-rounds", { rounds: book.rounds.join(", ") }),
  ];
  return { title: table.say("round", { round: view.round, rounds: view.rounds ?? 0 }), lines };
}

function fight(now: FightView, table: Tabletop): Paragraph {
  const odds = Object.entries(now.chances).map(([value, chance]) => `${value}: ${percent(chance)}%`);
  const lines = [
    table.say("web-ca-fight-state", { value: now.value, need: now.need ?? 0 }),
    ...(now.drawn.length > 0 ? [table.say("web-ca-text-drawn", { cards: now.drawn.join(", ") })] : []),
    ...(odds.length > 0 ? [`${table.say("web-ca-odds")}: ${odds.join(", ")}`] : []),
    ...(now.win !== null ? [table.say("web-ca-text-win", { percent: percent(now.win) })] : []),
  ];
  return { title: table.say("web-ca-fight"), lines };
}

function person(player: PlayerView, view: CloudAgeView, table: Tabletop): Paragraph {
  const own = player.seat === view.seat;
  const projects = (names: string[]) =>
    counted(names)
      .map(([name, times]) => table.say(`project-${name}`) + (times > 1 ? ` ×${times}` : ""))
      .join(", ") || table.say("web-ca-nothing");
  const tiles = GROWTHS.filter((kind) => player.tiles[kind]).map(
    (kind) => `${table.say(`growth-${kind}`)} ×${player.tiles[kind]}`,
  );
  const lines = [
    PURSE.map((name) => table.say(`thing-${name}`, { count: player.things[name] ?? 0 })).join(", "),
    ABILITIES.map((name) => `${table.say(`ability-${name}`)} ${player.abilities[name] ?? 0}`).join(", "),
    table.say("web-ca-text-level", { level: player.level }),
    table.say("web-ca-text-place", { space: player.place }),
    table.say("web-ca-text-navigation", {
      deck: player.deck.join(" ") || "–",
      spent: player.spent.join(" ") || "–",
      course: player.course ?? "–",
    }),
    ...(own
      ? [table.say("web-ca-text-hand", { cards: projects(player.hand) })]
      : [table.say("web-ca-hand", { count: player.hand.length })]),
    table.say("web-ca-text-played", { cards: projects(player.played) }),
    ...(tiles.length > 0 ? [`${table.say("web-ca-growths")}: ${tiles.join(", ")}`] : []),
    ...player.missions
      .filter(({ covered }) => !covered)
      .map((mission) => `${missionWords(mission, table)}: ${progressWords(mission, table)}`),
  ];
  return { title: table.seatName(player.seat), lines };
}

function reach(view: CloudAgeView, table: Tabletop): Paragraph {
  const lines = view.reach.map(({ space, left, way }) =>
    table.say("web-ca-text-way", { space, left, way: way.join(", ") }),
  );
  return { title: table.say("web-ca-text-reach"), lines };
}

function city(view: CloudAgeView, table: Tabletop): Paragraph {
  const lines = view.sectors.map((sector) => {
    const likely = RESOURCES.map((name) => `${table.say(`resource-${name}`)} ${sector.likely[name] ?? "–"}`).join(", ");
    return table.say("web-ca-text-sector", { sector: sector.number, left: sector.left, likely });
  });
  return { title: table.say("web-ca-city"), lines };
}

/** Only spaces with something on them; the plain land is in the reach. */
function land(view: CloudAgeView, table: Tabletop): Paragraph {
  const worth = view.spaces.filter(
    (space) => space.city || space.plant || space.legacy || space.start || amounts(space.find).length > 0,
  );
  return { title: table.say("web-ca-map"), lines: worth.map((space) => spaceWords(space, view, table)) };
}
