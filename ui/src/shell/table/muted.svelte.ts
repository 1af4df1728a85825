/** Who is not to be heard at which table, in this browser. */
import { SvelteSet } from "svelte/reactivity";

const KEY = "cloudtop.muted";
const MOST = 200;

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

class Muted {
  private readonly who = new SvelteSet(kept());

  has(table: string, seat: string): boolean {
    return this.who.has(`${table} ${seat}`);
  }

  toggle(table: string, seat: string): void {
    const one = `${table} ${seat}`;
    if (!this.who.delete(one)) this.who.add(one);
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.who].slice(-MOST)));
    } catch {
      // then it is muted until the page is closed
    }
  }
}

export const muted = new Muted();
