/** Words for people: the same Fluent messages that the terminal speaks. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Facts = Record<string, string | number>;

export class Text {
  private bundle: FluentBundle;

  constructor(source: string, language = "en") {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** The message with its facts filled in; a missing message shows its id, so that it is noticed. */
  say(message: string, facts: Facts = {}): string {
    const found = this.bundle.getMessage(message);
    return found?.value ? this.bundle.formatPattern(found.value, facts, []) : message;
  }

  /** Facts in words: a value that has a message of its own (`tile-D-BG`) is said with it. */
  inWords(facts: Facts): Facts {
    const out: Facts = {};
    for (const [name, value] of Object.entries(facts)) {
      const message = `${name}-${value}`;
      out[name] = this.has(message) ? this.say(message) : value;
    }
    return out;
  }
}
