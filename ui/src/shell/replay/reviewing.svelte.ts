/** A review that is asked for: the server works on it as long as somebody asks how far it is. */
import type { Source } from "../api";
import type { Reviewed } from "../wire";

export const EVERY = 700; // ms between two questions

export class Reviewing {
  seat = $state("");
  done = $state(0);
  total = $state(0);
  running = $state(false);
  failed = $state("");
  found: Record<string, Reviewed> = $state.raw({}); // by seat
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly source: Source) {}

  get review(): Reviewed | undefined {
    return this.found[this.seat];
  }

  /** Begin to look at the decisions of a seat, if that was not done before. */
  start(seat: string): void {
    this.stop();
    this.seat = seat;
    this.failed = "";
    if (this.found[seat]) return;
    [this.running, this.done, this.total] = [true, 0, 0];
    void this.ask(seat);
  }

  /** Nobody waits for it any more. */
  stop(): void {
    if (!this.running) return;
    this.leave();
    this.source.review(this.seat, true).catch(() => {}); // it ends by itself, too
  }

  /** Ask no more. */
  leave(): void {
    clearTimeout(this.timer);
    this.running = false;
  }

  private async ask(seat: string): Promise<void> {
    try {
      const { done, total, review } = await this.source.review(seat);
      if (!this.running || this.seat !== seat) return;
      [this.done, this.total] = [done, total];
      if (review) {
        this.found = { ...this.found, [seat]: review };
        this.running = false;
      } else this.timer = setTimeout(() => void this.ask(seat), EVERY);
    } catch (error) {
      if (this.seat === seat) [this.failed, this.running] = [(error as Error).message, false];
    }
  }
}
