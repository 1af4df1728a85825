/** A tabletop that one can only look at. */
import { Drawn } from "../../board/drawn";
import { merged, printed, type Printed } from "../../board/sheet";
import type { Tabletop } from "../../board/types";
import { getSealed } from "../api";
import type { Facts, Text } from "../text";
import { aboutWords } from "../table/say";
import type { Score, Sheet } from "../wire";

export class Watching implements Tabletop {
  readonly seat = null; // nobody sits here, with whatever eyes it is seen
  readonly mine = false;
  readonly left = [];
  readonly picks = [];
  readonly drawn = new Drawn();
  looked: string | null = $state(null);
  sheet: Printed = $state.raw({});
  readonly #preferred: Record<string, string> = $state({});

  constructor(
    private readonly names: Map<string, string>,
    private readonly text: Text,
    private readonly scores: () => Score[],
    private readonly game: Sheet,
  ) {
    this.sheet = printed(game.content.values);
  }

  glows(): boolean {
    return false;
  }
  picked(): boolean {
    return false;
  }
  hinted(): boolean {
    return false;
  }
  click(): void {}
  prefer(word: string, value: string): void {
    this.#preferred[word] = value;
  }
  preferred(word: string): string | undefined {
    return this.#preferred[word];
  }
  unseal(what: string): void {
    const { slug, content } = this.game;
    getSealed(slug, content.label, what).then(
      (values) => (this.sheet = merged(this.sheet, printed(values))),
      () => {}, // nothing more to see
    );
  }
  look(id: string | null): void {
    this.looked = id;
  }
  about(id: string): string {
    return aboutWords(this.text, id);
  }
  say(message: string, facts: Facts = {}): string {
    return this.text.say(message, facts);
  }
  score(seat: string): number | null {
    return this.scores().find((score) => score.seat === seat)?.total ?? null;
  }
  seatName(seat: string): string {
    return this.names.get(seat) ?? seat;
  }
}
