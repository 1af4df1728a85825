/** My campaigns, kept in this browser with their secrets. Storage may be missing or hold anything; then it counts as empty. */

export interface MyCampaign {
  campaign: string;
  key: string;
  game: string;
  title: string;
  names: string[];
  chapter: string; // the next one; nothing after the last
  chapters: number;
  updated: number;
}

const CAMPAIGNS = "cloudtop.campaigns";
const MOST = 100; // the oldest are forgotten

export function rememberCampaign(entry: MyCampaign): void {
  const others = allCampaigns().filter(({ campaign }) => campaign !== entry.campaign);
  write([entry, ...others].slice(0, MOST));
}

export function recallCampaign(campaign: string): MyCampaign | undefined {
  return allCampaigns().find((kept) => kept.campaign === campaign);
}

/** All campaigns, the latest first. */
export function allCampaigns(): MyCampaign[] {
  let data: unknown;
  try {
    data = JSON.parse(localStorage.getItem(CAMPAIGNS) ?? "[]");
  } catch {
    return [];
  }
  const kept = Array.isArray(data) ? data.filter(isCampaign) : [];
  return kept.sort((one, two) => two.updated - one.updated);
}

export function forgetCampaign(campaign: string): void {
  write(allCampaigns().filter((kept) => kept.campaign !== campaign));
}

function write(campaigns: MyCampaign[]): void {
  try {
    localStorage.setItem(CAMPAIGNS, JSON.stringify(campaigns));
  } catch {
    // Without storage a campaign is found again by its link only.
  }
}

function isCampaign(entry: unknown): entry is MyCampaign {
  const kept = entry as Partial<Record<keyof MyCampaign, unknown>> | null;
  const texts = [kept?.campaign, kept?.key, kept?.game, kept?.title, kept?.chapter];
  const numbers = [kept?.chapters, kept?.updated];
  return (
    texts.every((part) => typeof part === "string") &&
    numbers.every((part) => typeof part === "number") &&
    Array.isArray(kept?.names) &&
    kept.names.every((name: unknown) => typeof name === "string")
  );
}
