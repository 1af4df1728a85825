/** Words for people: the same Fluent messages that the terminal speaks. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Facts = Record<string, string | number>;

export class Text {
  private bundle: FluentBundle;

  /** `said` are messages that came in full, with their facts in them already. */
  constructor(
    source: string,
    private readonly said: Record<string, string> = {},
    language = "en",
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(message: string): boolean {
    return message in this.said || this.bundle.hasMessage(message);
  }

  /** The message with its facts filled in; a missing message shows its id, so that it is noticed. */
  say(message: string, facts: Facts = {}): string {
    if (message in this.said) return this.said[message]!;
    const found = this.bundle.getMessage(message);
    return found?.value ? this.bundle.formatPattern(found.value, facts, []) : message;
  }

  /** Facts in words: a value that has a message of its own (`tile-D-BG`) is said with it, and so is a list of such; numbers are numbers. */
  inWords(facts: Facts): Facts {
    const said = Object.entries(facts).map(([name, value]) => [name, this.word(name, value) ?? number(value)]);
    return Object.fromEntries(said);
  }

  /** A fact may borrow the words of another (`as-spare = tile`), or be a list of things (`as-needs = amounts`). */
  private word(name: string, value: string | number): string | null {
    const borrowed = this.has(`as-${name}`);
    const kind = borrowed ? this.say(`as-${name}`) : name;
    if (kind === "amounts") return this.amounts(String(value).split(" ").filter(Boolean));
    if (this.has(`${kind}-${value}`)) return this.say(`${kind}-${value}`);
    if (typeof value !== "string" || !value.includes(" ")) return null;
    const values = value.split(" ");
    if (!borrowed) return this.count(kind, values);
    return values.every((one) => this.has(`${kind}-${one}`))
      ? values.map((one) => this.say(`${kind}-${one}`)).join(", ")
      : null;
  }

  /** "metal metal" as "2 metal": message `thing-<name>` with its count. */
  private amounts(things: string[]): string {
    const times = (thing: string) => things.filter((other) => other === thing).length;
    const said = [...new Set(things)].map((thing) => this.say(`thing-${thing}`, { count: times(thing) }));
    return said.join(", ") || this.say("nothing");
  }

  /** "yellow yellow A" counted: "2 yellow, 1 blue". */
  private count(name: string, values: string[]): string | null {
    const kinds = [...new Set(values)];
    if (!kinds.every((value) => this.has(`${name}-${value}`))) return null;
    const times = (value: string) => values.filter((other) => other === value).length;
    return kinds.map((value) => `${times(value)} ${this.say(`${name}-${value}`)}`).join(", ");
  }
}

/** `1` chooses the first of several words only as a number; `03` is a name. */
function number(value: string | number): string | number {
  return /^(0|[1-9]\d{0,2})$/.test(String(value)) ? Number(value) : value;
}
