/** How one looks at the cities: turned by quarters, or from straight above. Kept for the next visit. */
const KEY = "cloudtop-cloudcity-eye";

class Eye {
  turn = $state(0);
  plan = $state(false);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
      this.turn = Number(kept.turn ?? 0) % 4 || 0;
      this.plan = kept.plan === true;
    } catch {
      // a browser that keeps nothing still shows the model
    }
  }

  quarter(by: number): void {
    this.turn = (this.turn + by + 4) % 4;
    this.keep();
  }

  flip(): void {
    this.plan = !this.plan;
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ turn: this.turn, plan: this.plan }));
    } catch {
      // nothing to do: it is only a habit
    }
  }
}

export const eye = new Eye();
