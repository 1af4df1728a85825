/** Notices of this browser: asked for by a button and never by themselves, one a turn, and none of a table that is looked at. */
import { go, tablePath } from "./router";
import { words } from "./words";

const WANTED = "cloudtop.notices";
const LOOKING = "cloudtop.looking"; // at which table somebody looks, in whatever window

function stored<T>(use: (store: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

class Browser {
  able = $state("Notification" in globalThis && isSecureContext);
  permission: NotificationPermission = $state(this.able ? Notification.permission : "denied");
  private wanted = $state(stored((store) => store.getItem(WANTED)) === "yes");

  get on(): boolean {
    return this.able && this.wanted && this.permission === "granted";
  }

  async turnOn(): Promise<void> {
    this.permission = await Notification.requestPermission();
    if (this.permission === "granted") this.want(true);
  }

  turnOff(): void {
    this.want(false);
  }

  private want(wanted: boolean): void {
    this.wanted = wanted;
    stored((store) => store.setItem(WANTED, wanted ? "yes" : "no"));
  }

  /** Somebody looks at a table, or not any more. */
  look(table: string, looks: boolean): void {
    stored((store) => {
      if (looks) store.setItem(LOOKING, table);
      else if (store.getItem(LOOKING) === table) store.removeItem(LOOKING);
    });
  }

  /** It is my turn at a table. A second window that says so, too, says it in the place of the first. */
  tell(table: string, title: string): void {
    if (!this.on || !document.hidden || stored((store) => store.getItem(LOOKING)) === table) return;
    try {
      const notice = new Notification(words.say("web-title-turn", { title }), { tag: table });
      notice.onclick = () => {
        window.focus();
        go(tablePath(table));
        notice.close();
      };
    } catch {
      this.able = false; // some phones have the word, but not the thing
    }
  }
}

export const browser = new Browser();
