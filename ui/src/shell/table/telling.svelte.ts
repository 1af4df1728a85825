/** The pages of a story that open by themselves at a table, one after the other, and each but once in this browser. */

const READ = "cloudtop.read"; // where it is kept, by table
const MOST = 100; // tables; the oldest are forgotten

export class Telling {
  /** The pages that wait to be read; the first one is open. */
  waiting: string[] = $state.raw([]);
  /** A page that somebody opened to read it again. */
  again: string | null = $state(null);
  private read: string[];
  private strange: boolean; // whoever comes to a table for the first time need not read all that was read before

  constructor(private readonly table: string) {
    const kept = recall()[table];
    this.read = kept ?? [];
    this.strange = kept === undefined;
  }

  get page(): string | null {
    return this.again ?? this.waiting[0] ?? null;
  }

  /** Pages that follow the one that is open. */
  get more(): number {
    return this.again === null ? Math.max(this.waiting.length - 1, 0) : 0;
  }

  /** All pages of the game so far. What was taken back does not wait any more. */
  hear(pages: string[]): void {
    if (this.strange) this.keep(pages.slice(0, -1)); // from now on this browser knows the table, also if nothing was read yet
    this.strange = false;
    this.waiting = pages.filter((page) => !this.read.includes(page));
  }

  /** The page that is open has been read. */
  next(): void {
    if (this.again !== null) this.again = null;
    else {
      this.keep(this.waiting.slice(0, 1));
      this.waiting = this.waiting.slice(1);
    }
  }

  private keep(pages: string[]): void {
    this.read = [...this.read, ...pages];
    const { [this.table]: _, ...others } = recall();
    const tables = [...Object.entries(others), [this.table, this.read] as const].slice(-MOST);
    try {
      localStorage.setItem(READ, JSON.stringify(Object.fromEntries(tables)));
    } catch {
      // Without storage a page opens again after a reload.
    }
  }
}

function recall(): Record<string, string[]> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(READ) ?? "{}");
    const tables = typeof kept === "object" && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(tables.filter(([, pages]) => Array.isArray(pages)));
  } catch {
    return {};
  }
}
