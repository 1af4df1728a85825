/** Who shall sit where at a new table. */
import type { Collection } from "./collections";
import { levelName, middleLevel } from "../levels";
import type { Text } from "../text";
import type { NewSeat, Sheet } from "../wire";

export interface Chair {
  kind: NewSeat["kind"];
  name: string; // of a guest; one's own name is asked for once
  bot: string; // its level
  collection?: Collection | undefined; // what the seat brings from earlier games
}

export const LETTERS = "ABCDEFGH";
export const PLAYERS = "players"; // the option that the number of chairs stands for; every game has it

/** How many sit down if nobody says otherwise: as many as the game is set to. */
export function usual(entry: { players: number[] }, sheet: Pick<Sheet, "options">): number {
  const set = sheet.options.find((option) => option.name === PLAYERS)?.default;
  return typeof set === "number" ? set : Math.min(...entry.players);
}

/** Me first, then bots: of the middle level, if nobody says which. */
export function seating(count: number, levels: string[], bot: string = middleLevel(levels)): Chair[] {
  return Array.from({ length: count }, (_, i) => ({
    kind: i === 0 ? "me" : "bot",
    name: "",
    bot,
  }));
}

/** More or fewer chairs; who sits already stays, and I am never sent away. */
export function resize(chairs: Chair[], count: number, levels: string[]): Chair[] {
  const mine = chairs.findIndex((chair) => chair.kind === "me");
  const order = mine >= count ? swap(chairs, mine, 0) : chairs;
  return [...order, ...seating(count, levels).slice(order.length)].slice(0, count);
}

/** There is one me: who sat there before becomes a guest on this screen. */
export function choose(chairs: Chair[], at: number, kind: Chair["kind"]): Chair[] {
  return chairs.map((chair, i) => {
    if (i === at) return { ...chair, kind };
    return kind === "me" && chair.kind === "me" ? { ...chair, kind: "here" } : chair;
  });
}

export function swap(chairs: Chair[], one: number, two: number): Chair[] {
  const out = [...chairs];
  [out[one], out[two]] = [chairs[two]!, chairs[one]!];
  return out;
}

/** The names at the table; bots of one level are told apart by their seat. */
export function names(chairs: Chair[], me: string, text: Text): string[] {
  const bots = chairs.map((chair) => (chair.kind === "bot" ? levelName(chair.bot, text) : ""));
  return chairs.map((chair, i) => {
    if (chair.kind === "me") return me.trim();
    if (chair.kind !== "bot") return chair.name.trim();
    const twin = bots.filter((bot) => bot === bots[i]).length > 1;
    return twin ? `${bots[i]} ${LETTERS[i]}` : bots[i]!;
  });
}

/** The names of a record: bots by their level, and everybody told apart. */
export function calling(recorded: string[], text: Text): string[] {
  const unnamed = (i: number) => text.say("web-seat", { seat: LETTERS[i] ?? "" });
  const plain = recorded.map((name, i) => (name ? levelName(name, text) : unnamed(i)));
  return plain.map((name, i) => (plain.filter((other) => other === name).length > 1 ? `${name} ${LETTERS[i]}` : name));
}

/** As the server wants it. */
export function newSeats(chairs: Chair[], me: string, text: Text): NewSeat[] {
  const called = names(chairs, me, text);
  return chairs.map((chair, i) => ({
    kind: chair.kind,
    ...(called[i] && { name: called[i] }),
    ...(chair.kind === "bot" && { bot: chair.bot }),
  }));
}
