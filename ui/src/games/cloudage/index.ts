/** The drawing of CloudAge. */
import type { GameUI, Sound } from "../../board/types";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Icon from "./Icon.svelte";
import { describe } from "./describe";
import Hand from "./panels/Hand.svelte";
import { story } from "./story";
import type { EventName, CloudAgeView } from "./view";
import "./tokens.css";

const cloudage: GameUI<CloudAgeView> = {
  Board,
  Hand,
  Cover,
  Icon,
  facts(view: CloudAgeView): Record<string, string | number> {
    const facts: Record<string, string | number> = {
      round: view.round,
      rounds: view.rounds ?? 0,
      last: Number(view.phase === "end"),
    };
    if (view.movement !== null) facts.movement = view.movement;
    facts.bonus = view.bonus ?? "";
    if (view.builds !== null) facts.builds = view.builds;
    if (view.planting) facts.plants = view.planting.left;
    if (view.solo_now) facts.alone = view.solo[view.solo_now - 1]!;
    if (view.sector !== null) facts.sector = view.sector;
    if (view.fight) {
      facts.value = view.fight.value;
      facts.need = view.fight.need ?? 0;
      facts.energy = view.fight.energy;
    }
    return facts;
  },
  summary(view: CloudAgeView, seat: number) {
    const player = view.players[seat];
    if (!player) return [];
    return [
      { name: "energy", value: player.things.energy ?? 0 },
      { name: "metal", value: player.things.metal ?? 0 },
      { name: "water", value: player.things.water ?? 0 },
    ];
  },
  describe,
  sounds: {
    build: "laid",
    plant: "laid",
    upgrade: "laid",
    reveal: "die",
    "fight-card": "die",
    win: "point",
  } satisfies Partial<Record<EventName, Sound>>,
  keys: [[["I"], "web-ca-key-airship"]],
  low: "right",
  printed,
  minor(verb, action, view) {
    if (verb === "stop") return action.terms?.facts.end === "lost";
    if (verb === "draw") return view.fight?.won ?? false;
    return ["garden", "declare", "skip"].includes(verb);
  },
  story,
};

/** Spaces tell of their city, halves of their mission; other names are those of the box. */
function printed(view: CloudAgeView, thing: string): string | null {
  const [kind = "", name = ""] = thing.split(":");
  if (kind === "space") {
    const city = view.spaces.find((space) => space.name === name)?.city;
    return city ? `city:${city}` : null;
  }
  if (kind === "half") {
    const half = view.players.flatMap(({ missions }) => missions).find((mission) => mission.name === name);
    return half ? `mission:${half.mission}` : null;
  }
  if (kind === "mission") return `mission_card:${name}`;
  if (kind === "level") return `production:${name}`;
  if (kind === "region") return regionOf(view, name);
  return null;
}

function regionOf(view: CloudAgeView, region: string): string | null {
  const sleeve = view.sectors.find(({ number }) => region.startsWith(`${number}-`))?.sleeve;
  return sleeve ? `sleeve:${sleeve}` : null;
}

export default cloudage;
