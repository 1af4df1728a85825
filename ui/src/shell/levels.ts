/** Names of the bots' levels. */
import type { Text } from "./text";

/** The message for a level: `bot-level-3`; for others `monte_carlo:0.2s` is part of it as `monte_carlo-0-2s`. */
export function levelId(level: string): string {
  const id = level.replace(/[^A-Za-z0-9_]+/g, "-");
  return level.startsWith("level:") ? `bot-${id}` : `web-level-${id}`;
}

/** What a level is called; a level without a name of its own is called after its bot. */
export function levelName(level: string, text: Text): string {
  if (text.has(levelId(level))) return text.say(levelId(level));
  const bot = `bot-${level.split(":", 1)[0]}`;
  return text.has(bot) ? text.say(bot) : level;
}

export function levelAbout(level: string, text: Text): string {
  const about = `${levelId(level)}-about`;
  return text.has(about) ? text.say(about) : "";
}

/** The level in the middle, for who does not choose. */
export function middleLevel(levels: string[]): string {
  return levels[Math.floor(levels.length / 2)] ?? "";
}
