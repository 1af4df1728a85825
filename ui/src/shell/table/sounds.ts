/** Which sound belongs to what happens, and how it sounds: short soft tones, made here, no files. Knows no game. */
import type { Sound } from "../../board/types";
import type { Move } from "../wire";

export type Heard = Sound | "turn" | "felt" | "end";

/** The most important first: of what happens at once, one sound is enough. */
const ORDER: Heard[] = ["end", "turn", "felt", "die", "point", "laid"];

/** What a table was like before and after some news, as far as sounds go. */
export interface Moment {
  length: number; // moves
  mine: boolean; // somebody here has to decide
  over: boolean;
}

interface Declared {
  sounds: Record<string, Sound>; // by event, as the game's drawing declares them
  felt: string[]; // events that must not be missed by whom they happen to
}

/** The one sound for what has happened; nothing when moves were taken back, or when it makes none. */
export function soundOf(
  before: Moment,
  after: Moment,
  moves: Move[],
  mine: string[],
  { sounds, felt }: Declared,
): Heard | null {
  if (after.length < before.length) return null;
  const heard = new Set<Heard>();
  if (after.over && !before.over) heard.add("end");
  if (after.mine && !before.mine) heard.add("turn");
  for (const { seat: by, events } of moves.slice(before.length))
    for (const { name, seat } of events) {
      if (felt.includes(name) && mine.includes(seat) && by !== seat) heard.add("felt");
      if (sounds[name]) heard.add(sounds[name]);
    }
  return ORDER.find((sound) => heard.has(sound)) ?? null;
}

/** May a sound be heard now? A page that nobody looks at only says whose turn it is. */
export function allowed(sound: Heard, on: boolean, gestured: boolean, hidden: boolean): boolean {
  return on && gestured && (!hidden || sound === "turn");
}

/** Pitch (Hz), begin and length (s), and how loud. */
type Tone = [number, number, number, number];

export const TONES: Record<Heard, Tone[]> = {
  turn: [
    [523, 0, 0.35, 0.09],
    [784, 0.12, 0.5, 0.07],
  ],
  laid: [[196, 0, 0.12, 0.1]],
  die: [
    [310, 0, 0.05, 0.05],
    [260, 0.07, 0.05, 0.06],
    [220, 0.16, 0.07, 0.05],
  ],
  point: [[880, 0, 0.3, 0.05]],
  felt: [
    [294, 0, 0.3, 0.09],
    [247, 0.15, 0.45, 0.08],
  ],
  end: [
    [392, 0, 0.5, 0.08],
    [494, 0.16, 0.5, 0.08],
    [587, 0.32, 0.9, 0.08],
  ],
};

let context: AudioContext | undefined;

/** Plays a sound; where there is no way to make one, nothing happens. */
export function play(sound: Heard): void {
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime + 0.02;
  for (const [pitch, begin, length, loud] of TONES[sound]) {
    const [tone, gain] = [context.createOscillator(), context.createGain()];
    tone.type = "triangle";
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, now + begin);
    gain.gain.exponentialRampToValueAtTime(loud, now + begin + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + begin + length);
    tone.connect(gain).connect(context.destination);
    tone.start(now + begin);
    tone.stop(now + begin + length + 0.05);
  }
}
