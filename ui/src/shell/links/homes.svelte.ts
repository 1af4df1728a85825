/** Where links begin: at the address of the page that most people can open. The server knows which that is. */
import { base, json } from "../api";
import type { Home, Homes as Told } from "../wire";

export class Homes {
  private told: Told | null = $state.raw(null);
  private wanted = $state(""); // an origin that somebody has chosen
  asked = $state(false); // and answered, or not to be had

  get all(): Home[] {
    return this.told?.homes ?? [];
  }

  get home(): Home | undefined {
    return this.all.find(({ origin }) => origin === this.wanted) ?? this.all[0];
  }

  /** Does the server answer its own machine only? */
  get alone(): boolean {
    return this.told?.alone ?? false;
  }

  choose(origin: string): void {
    this.wanted = origin;
  }

  /** Asked for whenever links are shown: a machine may be in another network by then. */
  async ask(): Promise<void> {
    const page = encodeURIComponent(base().origin);
    this.told = await json<Told>(`api/homes?page=${page}`).catch(() => this.told);
    this.asked = true;
  }

  /** The whole address of what this page shows at a path; as the page itself was opened until the server has answered. */
  link(path: string): string {
    const page = base();
    return new URL(path, new URL(page.pathname, this.home?.origin ?? page)).href;
  }
}

export const homes = new Homes();
