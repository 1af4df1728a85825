/** What somebody points at, whatever it is: everything on the table that says what it is to a screen reader says it to all. */

const ON_THE_TABLE = ".board, .hand, .seats, .help";
const EXPLAINED = "[data-thing], [data-about], [role=img][aria-label], li[aria-label], [title]:not(button, a)";
export const DISPLAY = "[data-about], [role=img][aria-label], li[aria-label]"; // explains itself, but is nothing to choose
const HOVER = 250; // ms; who only passes by is not bothered
const LONG_PRESS = 450;

export class Pointing {
  at: Element | null = $state.raw(null);
  spot: { x: number; y: number } | null = null; // of the pointer; nothing for the keyboard
  private over: Element | null = null; // what the pointer rests on
  private timer = 0;

  /** The words of an element: what a screen reader is told. */
  static words(element: Element): string {
    const said = ["aria-label", "data-about", "title", "data-title"].map((name) => element.getAttribute(name));
    return said.find((words) => words) ?? "";
  }

  /** The innermost element there that explains itself. */
  static find(target: EventTarget | null): Element | null {
    const found = target instanceof Element && target.closest(ON_THE_TABLE) ? target.closest(EXPLAINED) : null;
    return found && Pointing.words(found) ? found : null;
  }

  moved(event: PointerEvent): void {
    this.spot = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "touch") return;
    const found = Pointing.find(event.target);
    if (found === this.over) return;
    this.leave();
    this.over = found;
    if (found) this.timer = window.setTimeout(() => this.show(found), HOVER);
  }

  pressed(event: PointerEvent): void {
    this.leave();
    if (event.pointerType !== "touch") return;
    const found = Pointing.find(event.target);
    this.spot = { x: event.clientX, y: event.clientY };
    if (found) this.timer = window.setTimeout(() => this.show(found), LONG_PRESS);
  }

  released(): void {
    clearTimeout(this.timer); // what shows by then stays until the next touch
  }

  focused(event: FocusEvent): void {
    const found = Pointing.find(event.target);
    if (!found?.matches(":focus-visible")) return;
    this.spot = null;
    this.leave();
    this.show(found);
  }

  /** Nothing is pointed at any more. */
  leave(): void {
    clearTimeout(this.timer);
    const title = this.at?.getAttribute("data-title");
    if (title) this.at!.setAttribute("title", title);
    this.at?.removeAttribute("data-title");
    this.at = this.over = null;
  }

  private show(element: Element): void {
    if (!element.isConnected) return;
    const title = element.getAttribute("title");
    if (title) {
      element.setAttribute("data-title", title); // or the browser would show it once more
      element.removeAttribute("title");
    }
    this.at = this.over = element;
  }
}
