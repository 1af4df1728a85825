/** How far this browser has come in each lesson. Storage may be missing or hold anything; then nothing was learned yet. */
import type { LessonPlace } from "../wire";

export interface Progress extends Required<LessonPlace> {
  ended: boolean; // the last part was reached once
}

const LESSONS = "cloudtop.lessons";
export const NOTHING: Progress = { part: 0, did: [], ended: false };

export function progress(slug: string): Progress {
  return read(readAll()[slug]);
}

export function keepProgress(slug: string, now: Progress): void {
  try {
    localStorage.setItem(LESSONS, JSON.stringify({ ...readAll(), [slug]: now }));
  } catch {
    // Without storage the lesson begins anew when the page is opened again.
  }
}

function readAll(): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(LESSONS) ?? "{}");
    return typeof data === "object" && data !== null ? (data as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function read(entry: unknown): Progress {
  const { part, did, ended } = (entry ?? {}) as { [K in keyof Progress]?: unknown };
  const whole = typeof part === "number" && Number.isInteger(part) && part >= 0;
  const lines = Array.isArray(did) && did.every((one) => Array.isArray(one) && one.every((l) => typeof l === "string"));
  return whole && lines ? { part, did: did as string[][], ended: ended === true } : NOTHING;
}
