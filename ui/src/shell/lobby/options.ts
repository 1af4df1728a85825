/** What an option may be, for the controls that ask for it. Knows no game. */
import type { Text } from "../text";
import type { Option } from "../wire";

export const CHOOSE = "choose"; // stands for a list that the players put together
export const DRAWN = "drawn"; // stands for an empty list

/** Values are compared by what they hold. */
export function key(value: unknown): string {
  return Array.isArray(value) ? CHOOSE : JSON.stringify(value);
}

export function isFlag(option: Option): boolean {
  return option.choices.length > 0 && option.choices.every((choice) => typeof choice.value === "boolean");
}

/** Is it a list in any case? What is not in it is drawn. */
export function isList(option: Option): boolean {
  return Boolean(option.pick.length) && option.choices.every((choice) => Array.isArray(choice.value));
}

/** A value in words: its own message, or the value itself. */
export function label(option: Option, value: unknown, text: Text): string {
  if (value === "") return text.say("web-option-drawn");
  const message = `option-${option.name}-${value}`;
  return text.has(message) ? text.say(message) : String(value);
}

/** What can be picked for a list of `requests` is called by the messages `request-…`. */
export function pickName(option: Option, name: string, text: Text): string {
  const message = `${option.name.replace(/s$/, "")}-${name}`;
  return text.has(message) ? text.say(message) : name;
}

export function pickAbout(option: Option, name: string, text: Text): string {
  const message = `${option.name.replace(/s$/, "")}-${name}-about`;
  return text.has(message) ? text.say(message) : "";
}

/** A seat that is not at this table. */
function away(value: unknown, seats: string): boolean {
  return typeof value === "string" && /^[A-H]$/.test(value) && !seats.includes(value);
}

/** Only the seats that there are can be chosen. */
export function atTable(option: Option, seats: string): Option {
  return { ...option, choices: option.choices.filter((choice) => !away(choice.value, seats)) };
}

/** The values chosen so far; a seat that is no longer there is not meant any more. */
export function kept(values: Record<string, unknown>, options: Option[], seats: string): Record<string, unknown> {
  const gone = options.filter((option) => away(values[option.name], seats));
  return { ...values, ...Object.fromEntries(gone.map((option) => [option.name, option.default])) };
}

/** Take a name into the list or out of it; the oldest makes room. */
export function toggle(list: string[], name: string, most: number): string[] {
  return list.includes(name) ? list.filter((other) => other !== name) : [...list, name].slice(-most);
}
