/** Cloud City's drawing. */
import type { GameUI, Sound } from "../../board/types";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Hand from "./Hand.svelte";
import Icon from "./Icon.svelte";
import { describe } from "./describe";
import type { EventName, CloudCityView } from "./view";
import "./tokens.css";

const cloudcity: GameUI<CloudCityView> = {
  Board,
  Hand,
  Cover,
  Icon,
  facts(view: CloudCityView): Record<string, string | number> {
    const facts: Record<string, string | number> = { round: view.round, rounds: view.rounds };
    if (view.chosen) facts.tile = view.chosen;
    return facts;
  },
  summary(view: CloudCityView, seat: number) {
    const city = view.cities[seat];
    return [
      { name: "towers", value: Object.keys(city?.buildings ?? {}).length },
      { name: "walkways", value: city?.walkways.length ?? 0 },
    ];
  },
  describe,
  low: "middle",
  sounds: { place: "laid", walkway: "point" } satisfies Partial<Record<EventName, Sound>>,
  keys: [
    [["R"], "web-cc-key-spin"],
    [["Q", "E"], "web-cc-key-turn"],
    [["V"], "web-cc-key-plan"],
  ],
};

export default cloudcity;
