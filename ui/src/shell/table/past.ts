/** Earlier times of a table, with the eyes that look at it now. */
import { Source } from "../api";
import type { MySeat } from "../mine";
import type { Frame } from "../wire";

const AROUND = 8; // moments that are fetched together

export class Past {
  private known = { seq: -1, as: "", frames: new Map<number, Promise<Frame[]>>() };

  constructor(private readonly links: MySeat[]) {}

  /** The table as it lay after some moves; `seq` says how far the table is, so that we ask again when it went on. */
  async at(length: number, table: string, seq: number, as: string): Promise<Frame | null> {
    if (this.known.seq !== seq || this.known.as !== as) this.known = { seq, as, frames: new Map() };
    const { frames } = this.known;
    const from = length - (length % AROUND);
    const token = this.links.find((link) => link.seat === as)?.token;
    const asked = frames.get(from) ?? new Source({ table, token }, as).frames(from, AROUND);
    frames.set(from, asked);
    try {
      return (await asked).find((frame) => frame.length === length) ?? null;
    } catch (error) {
      frames.delete(from);
      throw error;
    }
  }
}
