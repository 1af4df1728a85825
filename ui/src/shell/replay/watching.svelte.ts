/** A tabletop that one can only look at. */
import type { Tabletop } from "../../board/types";
import type { Facts, Text } from "../text";
import type { Score } from "../wire";

export class Watching implements Tabletop {
  readonly seat = null; // nobody sits here, with whatever eyes it is seen
  readonly mine = false;
  readonly left = [];
  readonly picks = [];
  looked: string | null = $state(null);
  readonly #preferred: Record<string, string> = $state({});

  constructor(
    private readonly names: Map<string, string>,
    private readonly text: Text,
    private readonly scores: () => Score[],
  ) {}

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
  look(id: string | null): void {
    this.looked = id;
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
