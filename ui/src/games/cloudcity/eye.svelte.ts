/** How one looks at the cities: turned by quarters, or from straight above, which is kept for the next visit. */
const KEY = "cloudtop-cloudcity-eye";

class Eye {
  turn = $state(0);
  plan = $state(false);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
      this.plan = kept.plan === true;
    } catch {
      // a browser that keeps nothing still shows the model
    }
  }

  face(): void {
    this.turn = 0;
  }

  quarter(by: number): void {
    this.turn = (this.turn + by + 4) % 4;
  }

  flip(): void {
    this.plan = !this.plan;
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ plan: this.plan }));
    } catch {
      // nothing to do: it is only a habit
    }
  }
}

export const eye = new Eye();
