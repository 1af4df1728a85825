/** What can be passed on: a seat, a table to look on at, a campaign. */
import { campaignPath, tablePath } from "../router";
import type { CampaignLink } from "../wire";
import { words as text } from "../words";

export interface Link {
  key: string;
  seat: string | null;
  title: string;
  about: string;
  path: string; // of the page, its secret included
}

export function seatLink(table: string, seat: string, token: string, title: string): Link {
  return { key: seat, seat, title, about: text.say("web-link-seat-about"), path: tablePath(table, [token]) };
}

/** All seats that are played in this browser. */
export function ownLink(table: string, seat: string | null, tokens: string[]): Link {
  const about = text.say("web-link-own-about");
  return { key: "own", seat, title: text.say("web-kind-me"), about, path: tablePath(table, tokens) };
}

export function watchLink(table: string): Link {
  const title = text.say("web-link-watch");
  return { key: "-", seat: null, title, about: text.say("web-link-watch-about"), path: tablePath(table) };
}

export function campaignLink({ campaign, key }: CampaignLink, title: string): Link {
  return {
    key: "campaign",
    seat: null,
    title,
    about: text.say("web-campaign-kept"),
    path: campaignPath(campaign, key),
  };
}
