/** The open tables of this server, as long as somebody looks. */
import { json } from "../api";
import { newSecret, recall } from "../mine";
import { go, tablePath } from "../router";
import type { Joined, OpenTables, Option, Waiting } from "../wire";
import { isFlag, isList, label, pickName } from "./options";
import type { Text } from "../text";

const AGAIN = 10_000; // ms; a list that has not changed is not sent again

export class Open {
  on = $state(false); // this server has open tables
  tables: Waiting[] | null = $state.raw(null); // not told yet

  /** Without an answer the list stays as it was told before. */
  async ask(): Promise<void> {
    const told = await json<OpenTables>("api/open").catch(() => null);
    if (told) [this.on, this.tables] = [told.on, told.tables];
  }

  /** Asks now and then; what this returns ends it. */
  keepAsking(): () => void {
    const ask = () => void (document.hidden || this.ask());
    ask();
    const timer = setInterval(ask, AGAIN);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }
}

const secrets = new Map<string, string>(); // of seats that were asked for; an answer may be lost on its way

/** Takes a free seat and goes there; throws the sentence that refuses it. */
export async function join(table: string): Promise<void> {
  const secret = secrets.get(table) ?? newSecret();
  secrets.set(table, secret);
  const { token } = await json<Joined>(`api/tables/${encodeURIComponent(table)}/join`, { token: secret });
  go(tablePath(table, [token]));
}

/** Is it a table at which this browser sits? */
export function isMine(table: string): boolean {
  return recall(table) !== undefined;
}

/** What is not as usual at a table, in words. */
export function unusual(options: Record<string, unknown>, known: Option[], text: Text): [string, string][] {
  return known
    .filter(({ name }) => name in options)
    .map((option) => [text.say(`option-${option.name}`), valueWords(option, options[option.name], text)]);
}

function valueWords(option: Option, value: unknown, text: Text): string {
  if (isFlag(option)) return text.say(value ? "web-open-yes" : "web-open-no");
  if (!Array.isArray(value)) return label(option, value, text);
  if (isList(option) && value.length === 0) return text.say("web-option-drawn");
  return new Intl.ListFormat("en").format(value.map((name) => pickName(option, String(name), text)));
}
