/** `use:thing` makes a drawn element something a person can choose, or ask about. Knows no game. */
import { fromStore, toStore, writable } from "svelte/store";
import type { Action } from "svelte/action";
import type { Tabletop } from "./types";

export interface Thing {
  id: string;
  label: string;
  table: Tabletop;
  about?: string; // what it is and does, if its kind alone does not say it
  leads?: boolean; // can be chosen, though it takes several moves: the board plays them
}

const LONG_PRESS = 450; // ms

/**
 * Classes it sets: `thing`, `glow` (can be chosen now), `picked`, `hinted`, `switches` (instead of what was chosen last). The attribute `data-thing` has the id, `aria-label`
 * and `aria-description` say what it is and does; the shell shows these words to who points at it.
 * Things that glow are tab stops; the others get the focus by arrow keys, so that they can be asked "why not?".
 */
export const thing: Action<HTMLElement | SVGElement, Thing> = (node, initial) => {
  let it = initial;
  const current = writable(initial);
  const seen = fromStore(current);
  let press = 0;
  let pressed = false; // the coming click only ends a long press

  node.classList.add("thing");
  if (!(node instanceof HTMLButtonElement)) node.setAttribute("role", "button");

  const state = toStore(() => {
    const { id, label, table, leads = false } = seen.current;
    const about = seen.current.about ?? table.about(id);
    const switches = table.switches?.(id) ?? false;
    return {
      id,
      label,
      about,
      glows: leads || table.glows(id),
      picked: table.picked(id),
      hinted: table.hinted(id),
      switches,
    };
  });
  const stop = state.subscribe(({ id, label, about, glows, picked, hinted, switches }) => {
    node.setAttribute("data-thing", id);
    node.setAttribute("aria-label", label);
    if (about) node.setAttribute("aria-description", about);
    node.classList.toggle("glow", glows);
    node.classList.toggle("picked", picked);
    node.classList.toggle("hinted", hinted);
    node.classList.toggle("switches", switches);
    node.setAttribute("tabindex", glows || picked ? "0" : "-1");
    node.setAttribute("aria-disabled", String(!glows && !picked && !switches));
    node.setAttribute("aria-pressed", String(picked));
  });

  const look = () => it.table.look(it.id);
  const lookAway = () => {
    clearTimeout(press);
    const { table, id } = it;
    // Not at once: an element that is taken away loses the focus in the middle of drawing.
    queueMicrotask(() => table.looked === id && table.look(null));
  };

  const on: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
    // Not on entering: what slides under a pointer that rests was not looked for.
    pointermove: (event) => event.pointerType !== "touch" && it.table.looked !== it.id && look(),
    pointerleave: (event) => event.pointerType !== "touch" && lookAway(),
    focus: look,
    blur: lookAway,
    pointerdown: (event) => {
      pressed = false;
      if (event.pointerType !== "touch") return;
      clearTimeout(press);
      press = window.setTimeout(() => {
        pressed = true;
        look();
      }, LONG_PRESS);
    },
    pointerup: () => clearTimeout(press),
    pointercancel: () => clearTimeout(press),
    contextmenu: (event) => pressed && event.preventDefault(),
    click: (event) => {
      event.stopPropagation();
      if (!pressed) it.table.click(it.id);
      pressed = false;
    },
    keydown: (event) => {
      if (node instanceof HTMLButtonElement || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      it.table.click(it.id);
    },
  };
  const handlers = Object.entries(on) as [string, EventListener][];
  for (const [name, handler] of handlers) node.addEventListener(name, handler);
  let gone = it.table.drawn.add(it.id);

  return {
    update(next: Thing) {
      if (next.id !== it.id || next.table !== it.table) {
        gone();
        gone = next.table.drawn.add(next.id);
      }
      it = next;
      current.set(next);
    },
    destroy() {
      lookAway();
      stop();
      gone();
      for (const [name, handler] of handlers) node.removeEventListener(name, handler);
    },
  };
};
