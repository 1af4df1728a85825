/** Looking closer at a drawing: pinch, drag, wheel and buttons move the view box. */
import type { Action } from "svelte/action";

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 4;
const SLOP = 6; // px a finger may tremble during a tap

export class PanZoom {
  zoom = $state(1);
  x = $state(0.5); // the middle of what is seen, as a part of the whole
  y = $state(0.5);
  width = $state(1000); // px, until the drawing is measured
  height = $state(1000);
  dragged = false;
  private fingers = new Map<number, Point>();
  private from: Point = { x: 0, y: 0 };

  box(whole: Box): Box {
    const width = whole.width / this.zoom;
    const height = whole.height / this.zoom;
    return {
      x: whole.x + (whole.width - width) * this.x,
      y: whole.y + (whole.height - height) * this.y,
      width,
      height,
    };
  }

  /** How many units of the drawing are one pixel of the screen. */
  unit(whole: Box): number {
    return Math.max(whole.width / Math.max(1, this.width), whole.height / Math.max(1, this.height)) / this.zoom;
  }

  closer(by: number): void {
    this.zoom = Math.min(CLOSEST, Math.max(1, this.zoom * by));
    if (this.zoom < 1.05) {
      this.zoom = 1;
      this.x = this.y = 0.5;
    }
  }

  down(event: PointerEvent): void {
    if (this.fingers.size === 0) {
      this.dragged = false;
      this.from = { x: event.clientX, y: event.clientY };
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent): void {
    const old = this.fingers.get(event.pointerId);
    if (!old) return;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    const next = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(next.x - this.from.x, next.y - this.from.y) > SLOP;
    if (far && (other || this.zoom > 1)) this.dragged = true;
    if (other) {
      const spread = (p: Point) => Math.max(20, Math.hypot(p.x - other.x, p.y - other.y));
      this.closer(spread(next) / spread(old));
    } else if (this.zoom > 1) {
      const room = this.zoom - 1;
      this.x = clamp(this.x - (next.x - old.x) / (this.width * room));
      this.y = clamp(this.y - (next.y - old.y) / (this.height * room));
    }
    this.fingers.set(event.pointerId, next);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }
}

function clamp(n: number): number {
  return Math.min(1, Math.max(0, n));
}

/** Fingers, the mouse, and the wheel with Ctrl look closer; who has dragged the drawing has clicked nothing. */
export const hands: Action<HTMLElement, PanZoom | null> = (node, look) => {
  if (!look) return;
  const up = (event: PointerEvent) => look.up(event);
  node.addEventListener("pointerdown", (event) => look.down(event));
  node.addEventListener("pointermove", (event) => look.move(event));
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("pointerleave", up);
  node.addEventListener("click", (event) => look.dragged && event.stopPropagation(), { capture: true });
  node.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    look.closer(event.deltaY < 0 ? 1.15 : 1 / 1.15);
  });
};
