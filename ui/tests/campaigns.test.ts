import { beforeEach, describe, expect, test } from "vitest";
import {
  allCampaigns,
  forgetCampaign,
  type MyCampaign,
  recallCampaign,
  rememberCampaign,
} from "../src/shell/campaign/kept";
import { campaignNames, chairsOf } from "../src/shell/campaign/seats";
import { campaignPath, parse } from "../src/shell/router";
import type { CampaignPage } from "../src/shell/wire";

const saga = (campaign: string, updated: number): MyCampaign => ({
  campaign,
  key: "secret",
  game: "toy",
  title: "Toy",
  names: ["Ada", "greedy"],
  chapter: "2",
  chapters: 7,
  updated,
});

let stored: Record<string, string> = {};

beforeEach(() => {
  stored = {};
  const storage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => (stored[key] = value),
  };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true, writable: true });
});

describe("campaigns of this browser", () => {
  test("are kept with their secrets, the latest first, each once", () => {
    rememberCampaign(saga("one", 1));
    rememberCampaign(saga("two", 2));
    rememberCampaign(saga("one", 3));
    expect(allCampaigns().map(({ campaign }) => campaign)).toEqual(["one", "two"]);
    expect(recallCampaign("two")?.key).toBe("secret");
    forgetCampaign("one");
    expect(allCampaigns()).toHaveLength(1);
  });

  test.each(["", "{", "null", "{}", '["x", null, {"campaign": 3}]'])("rubbish counts as none: %s", (text) => {
    stored["cloudtop.campaigns"] = text;
    expect(allCampaigns()).toEqual([]);
  });
});

test("the link of a campaign carries its secret behind the hash", () => {
  expect(parse(campaignPath("C", "K"))).toEqual({ name: "campaign", campaign: "C", key: "K" });
  expect(parse(campaignPath("C"))).toEqual({ name: "campaign", campaign: "C", key: "" });
});

test("everybody sits where they sat in the last chapter", () => {
  const seats: CampaignPage["seats"] = [
    { kind: "me", name: "Ada", bot: "" },
    { kind: "link", name: "Ben", bot: "" },
    { kind: "bot", name: "", bot: "greedy" },
  ];
  const chairs = chairsOf({ seats } as CampaignPage, ["random", "greedy", "captain"]);
  expect(chairs.map(({ kind, name }) => [kind, name])).toEqual([
    ["me", ""],
    ["link", "Ben"],
    ["bot", ""],
  ]);
  expect(campaignNames(chairs, " Ada ")).toEqual(["Ada", "Ben", "greedy"]);
});
