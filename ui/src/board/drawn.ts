/** Which kinds of things are on the board at the moment (`cell`, `tile`). Whoever asks is told when that changes. */
import { SvelteSet } from "svelte/reactivity";

export class Drawn {
  private readonly counts = new Map<string, number>();
  private readonly kinds = new SvelteSet<string>();

  /** A thing is drawn, until the result is called. */
  add(id: string): () => void {
    const kind = id.slice(0, Math.max(0, id.indexOf(":")));
    this.count(kind, 1);
    return () => this.count(kind, -1);
  }

  has(kind: string): boolean {
    return this.kinds.has(kind);
  }

  private count(kind: string, more: number): void {
    const count = (this.counts.get(kind) ?? 0) + more;
    this.counts.set(kind, count);
    if (count > 0) this.kinds.add(kind);
    else this.kinds.delete(kind);
  }
}
