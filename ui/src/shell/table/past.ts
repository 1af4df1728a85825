/** Earlier times of a table, with the eyes that look at it now. */
import { getReplay } from "../api";
import type { MySeat } from "../mine";
import type { Frame, Replay } from "../wire";

export class Past {
  private asked: { seq: number; as: string; replay: Promise<Replay> } | null = null;

  constructor(private readonly links: MySeat[]) {}

  /** The table as it lay after some moves; `seq` says how far the table is, so that we ask again when it went on. */
  async at(length: number, table: string, seq: number, as: string): Promise<Frame | null> {
    if (this.asked?.seq !== seq || this.asked.as !== as) {
      const token = this.links.find((link) => link.seat === as)?.token;
      this.asked = { seq, as, replay: getReplay(table, as, token) };
    }
    try {
      return (await this.asked.replay).frames.find((frame) => frame.length === length) ?? null;
    } catch (error) {
      this.asked = null;
      throw error;
    }
  }
}
