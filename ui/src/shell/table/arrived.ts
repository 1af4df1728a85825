/** What was last sent to somebody who was not there, and whether it arrived. */
import { when } from "../lobby/when";
import type { Channel } from "../wire";
import { words } from "../words";

export function arrived({ kind, at, fault, fact, confirmed }: Channel): string {
  const ago = { when: when(at * 1000, Date.now()) };
  if (fault) return `${words.say("web-tell-failed", ago)} ${words.say(`web-notice-${fault}`, { fact })}`;
  if (!confirmed) return words.say("web-tell-unconfirmed");
  return at > 0 ? words.say("web-tell-arrived", ago) : words.say(`web-tell-${kind}-ready`);
}
