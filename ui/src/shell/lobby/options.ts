/** What an option may be, for the controls that ask for it. Knows no game. */
import type { Text } from "../text";
import type { Option } from "../wire";

export const CHOOSE = "choose"; // stands for a list that the players put together

/** Values are compared by what they hold. */
export function key(value: unknown): string {
  return Array.isArray(value) ? CHOOSE : JSON.stringify(value);
}

export function isFlag(option: Option): boolean {
  return option.choices.every((choice) => typeof choice.value === "boolean");
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

/** Take a name into the list or out of it; the oldest makes room. */
export function toggle(list: string[], name: string, most: number): string[] {
  return list.includes(name) ? list.filter((other) => other !== name) : [...list, name].slice(-most);
}
