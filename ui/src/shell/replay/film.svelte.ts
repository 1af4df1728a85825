/** The moments of a game. They come in stretches, around the one that is looked at, and are kept. */
import type { Frame } from "../wire";

export const REEL = 16; // moments in a stretch
type Fetch = (from: number, count: number) => Promise<Frame[]>;

export class Film {
  failed = $state("");
  private reels: ReadonlyMap<number, Frame> = $state.raw(new Map());
  private wanted = 0;
  private busy = false;

  constructor(
    readonly last: number, // the moment after the last move
    first: Frame[],
    private readonly fetch: Fetch,
  ) {
    this.keep(first);
  }

  /** A moment, or the nearest one that is here already. */
  frame(at: number): Frame | undefined {
    for (let away = 0; away <= this.last; away++) {
      const found = this.reels.get(at - away) ?? this.reels.get(at + away);
      if (found) return found;
    }
    return undefined;
  }

  /** Says where somebody looks: that stretch is fetched, then those around it. One at a time, the latest wish first. */
  look(at: number): void {
    this.wanted = at;
    if (!this.busy) void this.run();
  }

  private async run(): Promise<void> {
    this.busy = true;
    try {
      for (let from = this.missing(); from !== null; from = this.missing()) {
        this.keep(await this.fetch(from, REEL));
        this.failed = "";
      }
    } catch (error) {
      this.failed = (error as Error).message;
    }
    this.busy = false;
  }

  /** Where the next stretch that should be here begins. */
  private missing(): number | null {
    const here = Math.floor(this.wanted / REEL);
    const starts = [here, here + 1, here - 1].map((reel) => reel * REEL);
    const lacks = (from: number) =>
      from >= 0 && from <= this.last && !(this.reels.has(from) && this.reels.has(Math.min(from + REEL - 1, this.last)));
    return starts.find(lacks) ?? null;
  }

  private keep(frames: Frame[]): void {
    this.reels = new Map([...this.reels, ...frames.map((frame) => [frame.length, frame] as const)]);
  }
}
