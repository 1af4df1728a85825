/** Shows news one after another, so that every move is seen moving; never makes a player wait. */
import type { News } from "../wire";

export const PACE = 450; // ms between two moves of others
const CROWD = 8; // more than this waiting: catch up

export class Pump {
  private queue: News[] = [];
  private timer = 0;
  private last = -Infinity;

  constructor(
    private readonly show: (news: News) => void,
    private readonly pace: () => number = () => PACE,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** `at once`: it answers what the player just did, or takes something back. */
  push(news: News, atOnce: boolean): void {
    this.queue.push(news);
    if (atOnce || this.pace() === 0 || this.queue.length > CROWD) this.flush();
    else this.schedule();
  }

  /** Shows all that waits; the last of it is how the table lies now. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    for (let news = this.queue.shift(); news; news = this.queue.shift()) this.present(news);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
  }

  private schedule(): void {
    if (this.timer) return;
    const due = Math.max(0, this.last + this.pace() - this.clock());
    this.timer = setTimeout(() => this.next(), due) as unknown as number;
  }

  private next(): void {
    this.timer = 0;
    const news = this.queue.shift();
    if (news) this.present(news);
    if (this.queue.length > 0) this.schedule();
  }

  private present(news: News): void {
    this.last = this.clock();
    this.show(news);
  }
}
