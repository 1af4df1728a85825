/** The story of a campaign: its pages, and where it stands. */
import type { Happened, Tabletop } from "../../../board/types";
import type { CloudAgeView, EventName, SideView } from "../view";

export const ENDING = "ending"; // the page that closes the campaign
const SIDE = /^story-(\d+)-(front|back)$/;
const DECIDED = /^decided-(\d+)$/;

/** The messages that a moment needs. */
export function words({ campaign }: CloudAgeView): string[] {
  if (!campaign) return [];
  const { part, sides, decision, ending } = campaign;
  return [`part-${part}`, ...sides.map(pageOf), ...(decision ? [`decision-${decision.number}`] : []), ...ending];
}

export function pageOf({ card, side }: Pick<SideView, "card" | "side">): string {
  return `story-${card}-${side}`;
}

const is = (event: Happened, name: EventName) => event.name === name;

/** Cards that are read or turned over, and what was decided. */
export function opens(event: Happened): string | null {
  if (is(event, "story")) return `story-${event.facts.card}-${event.facts.side}`;
  return is(event, "decided") ? `decided-${event.facts.story}` : null;
}

export function last({ campaign }: CloudAgeView): string | null {
  return campaign && campaign.ending.length > 0 ? ENDING : null;
}

/** The card and the side of a page, if it is one of a story card. */
export function sideOf(page: string): { card: number; side: "front" | "back" } | null {
  const found = SIDE.exec(page);
  return found && { card: Number(found[1]), side: found[2] as "front" | "back" };
}

/** The story card that a decision led to, if the page tells of one. */
export function decidedIn(page: string): number | null {
  const found = DECIDED.exec(page);
  return found && Number(found[1]);
}

/** Is this the page that ends a chapter, where its stars are told? The last chapter has the end of the campaign for it. */
export function closes(page: string, { campaign }: CloudAgeView): boolean {
  if (!campaign || campaign.card === null || campaign.ending.length > 0) return false;
  return page === `story-${campaign.card}-back` && campaign.log.some(({ chapter }) => chapter === campaign.chapter);
}

export interface Laurels {
  whole: boolean; // those of the campaign
  stars: number[]; // by seat
  winners: string[];
}

/** The stars of the chapter that is over; at the very end those of the campaign. */
export function laurels({ campaign, players }: CloudAgeView): Laurels {
  const rows = campaign?.log.find(({ chapter }) => chapter === campaign.chapter)?.log ?? [];
  if (!campaign || campaign.ending.length > 0)
    return { whole: true, stars: campaign?.stars ?? [], winners: campaign?.winners ?? [] };
  const winners = players.map(({ seat }) => seat).filter((_, i) => rows[i]?.won);
  return { whole: false, stars: rows.map(({ stars }) => stars), winners };
}

export interface Outcome {
  chosen: number;
  votes: { seat: string; card: number }[];
}

/** What each has chosen in the decision that led to a story card. */
export function outcome(events: Happened[], card: number): Outcome {
  const end = events.findLastIndex((event) => is(event, "decided") && Number(event.facts.story) === card);
  const before = events.slice(0, Math.max(end, 0));
  const from = before.findLastIndex((event) => !is(event, "voted")) + 1;
  const votes = before.slice(from).map(({ seat, facts }) => ({ seat, card: Number(facts.story) }));
  return { chosen: card, votes };
}

/** What a page is called. */
export function pageName(page: string, table: Tabletop): string {
  const side = sideOf(page);
  const decided = decidedIn(page);
  if (side) return table.say(`story-${side.card}-title`);
  return decided === null ? table.say("web-ca-story-ending") : table.say(`story-${decided}`);
}

export function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).filter(Boolean);
}

/** How far the players are with what they are asked for together: any one of the lines is enough. */
export function goalLines({ campaign }: CloudAgeView, table: Tabletop): string[] {
  const goal = campaign?.goal;
  if (!goal) return [];
  const parts = Object.keys(goal.need) as (keyof typeof goal.need)[];
  return parts.map((part) =>
    table.say(`web-ca-goal-${part}`, { now: goal.now[part] ?? 0, need: goal.need[part] ?? 0 }),
  );
}

/** The points that bring the next star, if there is one more and the chapter is not over. */
export function nextStar({ campaign, players }: CloudAgeView, seat: string | null): number | null {
  const points = players.find((player) => player.seat === seat)?.total ?? null;
  if (campaign?.log.some(({ chapter }) => chapter === campaign.chapter)) return null;
  return (points !== null && campaign?.steps.find((step) => step > points)) || null;
}
