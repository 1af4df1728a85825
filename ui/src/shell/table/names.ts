/** What the seats of a table are called. */
import { levelName } from "../levels";
import type { Text } from "../text";
import type { Seat } from "../wire";

const NAMELESS = "person";

export const isNameless = (seat: Seat): boolean => seat.name === NAMELESS;

/** The seats with names for people; where two have the same, the letter of the seat follows. */
export function named(seats: Seat[], text: Text): Seat[] {
  const names = seats.map((seat) => properName(seat, text));
  const twice = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return seats.map((seat, i) => ({ ...seat, name: twice(names[i]!) ? `${names[i]} ${seat.seat}` : names[i]! }));
}

/** A bot is called by its level; whoever has not said a name yet is simply a player. */
function properName(seat: Seat, text: Text): string {
  if (seat.owner === "bot") return levelName(seat.name, text);
  return isNameless(seat) ? text.say("bot-person") : seat.name;
}
