/** Who sits where in a campaign: the seats of its page as chairs, and the table of a chapter in this browser. */
import { levelName, middleLevel } from "../levels";
import { calling, type Chair } from "../lobby/seating";
import { remember } from "../mine";
import type { Text } from "../text";
import type { CampaignPage, Created } from "../wire";

/** The chairs as the last chapter left them. */
export function chairsOf(page: CampaignPage, levels: string[]): Chair[] {
  return page.seats.map(({ kind, name = "", bot = "" }) => ({
    kind,
    name: kind === "me" || kind === "bot" ? "" : name,
    bot: bot || middleLevel(levels),
  }));
}

/** What I am called in it. */
export function myNameIn(page: CampaignPage): string {
  return page.seats.find((seat) => seat.kind === "me")?.name ?? "";
}

/** Everybody's name, told apart. */
export function namesOf(page: { names: string[] }, text: Text): string[] {
  return calling(page.names, text);
}

/** As the server wants to call them: a bot by its level. */
export function campaignNames(chairs: Chair[], me: string): string[] {
  return chairs.map((chair) => (chair.kind === "bot" ? chair.bot : chair.kind === "me" ? me : chair.name).trim());
}

/** The table of a chapter is one of my tables. */
export function keepTable(made: Created, game: string, title: string, names: string[], text: Text): void {
  const called = names.map((name) => (name ? levelName(name, text) : ""));
  remember(made.table, { game, title, seats: made.seats, names: called, updated: Date.now() });
}
