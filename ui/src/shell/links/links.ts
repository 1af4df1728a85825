/** What can be passed on: a seat, a table to look on at, a campaign. */
import { campaignPath, tablePath } from "../router";
import type { CampaignLink } from "../wire";
import { words as text } from "../words";

export interface Link {
  key: string;
  seat: string | null;
  title: string; // in a list of links
  heading: string; // alone
  about: string;
  path: string; // of the page, its secret included
}

export function seatLink(table: string, seat: string, token: string, title: string): Link {
  const heading = text.say("web-link-for", { who: title });
  const about = text.say("web-link-seat-about");
  return { key: seat, seat, title, heading, about, path: tablePath(table, [token]) };
}

/** All seats that are played in this browser. */
export function ownLink(table: string, seat: string | null, tokens: string[]): Link {
  const [title, heading] = [text.say("web-kind-me"), text.say("web-link-for-me")];
  return { key: "own", seat, title, heading, about: text.say("web-link-own-about"), path: tablePath(table, tokens) };
}

export function watchLink(table: string): Link {
  const [title, heading] = [text.say("web-link-watch"), text.say("web-link-for-all")];
  return { key: "-", seat: null, title, heading, about: text.say("web-link-watch-about"), path: tablePath(table) };
}

export function campaignLink({ campaign, key }: CampaignLink, title: string): Link {
  const [heading, about] = [text.say("web-link-for-me"), text.say("web-campaign-kept")];
  return { key: "campaign", seat: null, title, heading, about, path: campaignPath(campaign, key) };
}
