/** Is the one-line help of the current step shown? Kept in the browser, until somebody switches it off or on again. */
const KEY = "cloudtop.help";

class Helping {
  shown: boolean = $state(localStorage.getItem(KEY) !== "no");

  toggle(): void {
    this.shown = !this.shown;
    localStorage.setItem(KEY, this.shown ? "yes" : "no");
  }
}

export const helping = new Helping();
