/** The table in words, for who reads instead of looking. */
import type { Paragraph, Tabletop } from "../../board/types";
import { ABILITIES, GROWTHS, PURSE, RESOURCES, amounts, counted } from "./names";
import { goalLines, nextStar, pageOf, paragraphs } from "./story/story";
import type { CampaignView, CloudAgeView, FightView, PlayerView } from "./view";
import { bookName, bookWords, gainWords, missionWords, percent, progressWords, spaceWords } from "./words";

export function describe(view: CloudAgeView, table: Tabletop): Paragraph[] {
  const own = view.players.filter(({ seat }) => seat === view.seat);
  const others = view.players.filter(({ seat }) => seat !== view.seat);
  return [
    ...(view.campaign ? [campaign(view, view.campaign, table)] : []),
    situation(view, table),
    ...(view.fight ? [fight(view.fight, table)] : []),
    ...own.map((player) => person(player, view, table)),
    ...(view.reach.length > 0 ? [reach(view, table)] : []),
    city(view, table),
    land(view, table),
    ...others.map((player) => person(player, view, table)),
    ...(view.campaign ? transcript(view.campaign, table) : []),
  ];
}

/** Where the campaign stands, and what is to be decided together. */
function campaign(view: CloudAgeView, now: CampaignView, table: Tabletop): Paragraph {
  const { decision, goal } = now;
  const stars = view.players.map(({ seat }, i) => {
    const count = table.say("web-ca-stars", { count: now.stars[i] ?? 0 });
    const next = nextStar(view, seat);
    return `${table.seatName(seat)}: ${count}${next ? `, ${table.say("web-ca-next-star", { points: next })}` : ""}`;
  });
  const choices = (decision?.choices ?? []).map(
    (card) => `${table.say(`story-${card}`)}: ${table.say(`story-${card}-brings`)}`,
  );
  const voted = (decision?.voted ?? []).map((seat) => table.say("web-ca-vote-done", { name: table.seatName(seat) }));
  const lines = [
    ...(goal ? [table.say(`goal-${goal.card}`), ...goalLines(view, table)] : []),
    ...stars,
    ...(decision ? [table.say(`decision-${decision.number}`), ...choices, ...voted] : []),
  ];
  return { title: `${table.say("web-ca-chapter", { chapter: now.chapter })}: ${table.say(`part-${now.part}`)}`, lines };
}

/** What was read in this chapter, the latest first. */
function transcript({ sides, ending }: CampaignView, table: Tabletop): Paragraph[] {
  const told = sides.map((side) => ({
    title: `${table.say(side.side === "front" ? "web-ca-story-card" : "web-ca-story-turned", { card: side.card })}: ${table.say(`story-${side.card}-title`)}`,
    lines: paragraphs(table.say(pageOf(side))),
  }));
  const end = ending.map((message) => ({
    title: table.say("web-ca-story-ending"),
    lines: paragraphs(table.say(message)),
  }));
  return [...told, ...end].reverse();
}

/** What somebody alone has to reach. */
function goalWords({ campaign, goal_missions, players }: CloudAgeView, goal: number, table: Tabletop): string {
  const facts = { goal, points: players[0]?.total ?? 0, missions: goal_missions };
  return table.say(campaign ? "web-ca-first-star" : "web-ca-text-goal", facts);
}

function situation(view: CloudAgeView, table: Tabletop): Paragraph {
  const { book } = view;
  const name = bookName(view, table) || table.say("web-ca-book");
  const lines = [
    table.say(`web-ca-phase-${view.phase}`),
    ...(view.first ? [table.say("web-ca-text-first", { name: table.seatName(view.first) })] : []),
    ...(view.movement !== null ? [table.say("web-ca-text-movement", { count: view.movement })] : []),
    ...(view.builds !== null ? [table.say("web-ca-builds", { count: view.builds })] : []),
    ...(view.planting ? [table.say("web-ca-plants", { count: view.planting.left })] : []),
    ...(view.goal !== null ? [goalWords(view, view.goal, table)] : []),
    ...(view.solo_now ? [table.say(`solo-${view.solo[view.solo_now - 1]}`)] : []),
    ...(book.offered ? [`${name}: ${bookWords(book, table)}`] : []),
    ...(book.rounds.length > 0 ? [table.say("web-ca-book-rounds", { rounds: book.rounds.join(", ") })] : []),
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
    ...now.ahead
      .slice(1)
      .map(({ cards, energy, win }) => table.say("web-ca-later", { cards, energy, percent: percent(win) })),
    ...(amounts(now.gain).length > 0 ? [`${table.say("web-ca-prize")}: ${gainWords(now.gain, table)}`] : []),
    ...(now.drawn.length > 0 ? [`${table.say("web-ca-paid")}: ${gainWords(now.paid, table)}`] : []),
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
  const lines = view.reach.map(({ space, left, way, finds }) => {
    const said = table.say("web-ca-text-way", { space, left, way: way.join(", ") });
    return amounts(finds).length > 0 ? `${said}; ${table.say("web-ca-find", { gain: gainWords(finds, table) })}` : said;
  });
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
