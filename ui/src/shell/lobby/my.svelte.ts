/** The tables of this browser, and how they stand as long as somebody looks. */
import { browser } from "../browser.svelte";
import { all, forget, type Kept } from "../mine";
import { getStandings, isOver, mine, mineFirst, type Standings } from "./standings";

const AGAIN = 20_000; // ms

export class My {
  tables: Kept[] = $state.raw(all());
  standings: Standings = $state.raw(new Map());
  readonly running = $derived(
    mineFirst(
      this.tables.filter((table) => !this.ended(table)),
      this.standings,
    ),
  );
  readonly over = $derived(this.tables.filter((table) => this.ended(table)));

  readonly waiting: number = $derived(this.running.filter((table) => this.waits(table)).length);

  private waits(table: Kept): boolean {
    return mine(table, this.standings.get(table.table)).length > 0;
  }

  private ended(table: Kept): boolean {
    return isOver(table, this.standings.get(table.table));
  }

  drop(table: string): void {
    forget(table);
    this.tables = all();
  }

  /** Asks now and then; what this returns ends it. Without an answer the tables stay as they were told before. */
  keepAsking(): () => void {
    const ask = async () => {
      if (document.hidden && !browser.on) return;
      const idle = this.running.filter((table) => this.standings.has(table.table) && !this.waits(table));
      this.standings = await getStandings(this.tables).catch(() => this.standings);
      for (const table of idle) if (this.waits(table)) browser.tell(table.table, table.title);
    };
    void ask();
    const timer = setInterval(ask, AGAIN);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }
}
