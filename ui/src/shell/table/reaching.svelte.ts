/** How a seat is told that it is its turn while nobody looks: what the server knows of it, and what is asked of it. */
import { base } from "../api";
import type { Channel, Channels, Failure } from "../wire";
import type { Draft } from "./net";

export type ChannelKind = Channel["kind"];

export class Reaching {
  known: Channels | null = $state.raw(null);
  refused: { kind: ChannelKind; why: string } | null = $state.raw(null); // the last wish
  private waiting: { id: string; kind: ChannelKind } | null = $state.raw(null);

  constructor(private readonly ask: (draft: Draft) => string) {}

  /** The kind of channel that something is being asked about. */
  get busy(): ChannelKind | null {
    return this.waiting?.kind ?? null;
  }

  of(kind: ChannelKind): Channel | undefined {
    return this.known?.channels.find((channel) => channel.kind === kind);
  }

  look(seat: string): void {
    this.refused = null;
    this.ask({ do: "reach", seat });
  }

  tell(seat: string, kind: ChannelKind, to: string): void {
    this.send(kind, { do: "tell", seat, kind, to, page: base().href });
  }

  test(seat: string, kind: ChannelKind): void {
    this.send(kind, { do: "try", seat, kind });
  }

  private send(kind: ChannelKind, draft: Draft): void {
    this.refused = null;
    this.waiting = { id: this.ask(draft), kind };
  }

  hear(message: Channels): void {
    this.known = message;
    if (message.id === this.waiting?.id) this.waiting = null;
  }

  /** Was it our wish that is refused? */
  failed(error: Failure): boolean {
    if (!this.waiting || error.id !== this.waiting.id) return false;
    [this.waiting, this.refused] = [null, { kind: this.waiting.kind, why: error.message }];
    return true;
  }
}
