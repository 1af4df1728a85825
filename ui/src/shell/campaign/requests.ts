/** What is asked of the server about a campaign, always with its secret. */
import { json, request, type Options } from "../api";
import type {
  CampaignLink,
  CampaignPage,
  CampaignWish,
  ChapterWish,
  Created,
  NewCampaign,
  NewSeat,
  PlaceWish,
} from "../wire";

const path = (campaign: string, what = "") =>
  ["api/campaigns", encodeURIComponent(campaign), ...(what ? [what] : [])].join("/");

export function startCampaign(game: string, options: Options, names: string[]): Promise<CampaignLink> {
  const wish: NewCampaign = { game, options, names };
  return json("api/campaigns", wish);
}

/** Goes on with the campaign in the text of a file; throws the sentence that says what is wrong with it. */
export function bringCampaign(file: string): Promise<CampaignLink> {
  const wish: NewCampaign = { file };
  return json("api/campaigns", wish);
}

export function getCampaign({ campaign, key }: CampaignLink): Promise<CampaignPage> {
  const wish: CampaignWish = { key };
  return json(path(campaign), wish);
}

export function beginChapter({ campaign, key }: CampaignLink, seats: NewSeat[]): Promise<Created> {
  const wish: ChapterWish = { key, seats };
  return json(path(campaign, "chapter"), wish);
}

export function branchCampaign({ campaign, key }: CampaignLink, chapters: number): Promise<CampaignLink> {
  const wish: PlaceWish = { key, chapters };
  return json(path(campaign, "branch"), wish);
}

/** The whole campaign as the text of its file. */
export async function getCampaignFile({ campaign, key }: CampaignLink): Promise<string> {
  const wish: CampaignWish = { key };
  return (await request(path(campaign, "file"), wish)).text();
}

/** The record of a chapter that was played, counted from 1. */
export async function getChapterRecord({ campaign, key }: CampaignLink, chapters: number): Promise<string> {
  const wish: PlaceWish = { key, chapters };
  return (await request(path(campaign, "record"), wish)).text();
}

export async function deleteCampaign({ campaign, key }: CampaignLink): Promise<void> {
  const wish: CampaignWish = { key };
  await request(path(campaign, "delete"), wish);
}
