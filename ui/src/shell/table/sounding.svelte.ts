/** Are there sounds? Kept in the browser; on a phone there are none until somebody wants them. */
import { allowed, play, type Heard } from "./sounds";

const KEY = "cloudtop.sounds";

class Sounding {
  on: boolean = $state(kept() ?? !matchMedia("(pointer: coarse)").matches);

  toggle(): void {
    this.on = !this.on;
    localStorage.setItem(KEY, this.on ? "yes" : "no");
    this.hear(this.on ? "turn" : null);
  }

  hear(sound: Heard | null): void {
    const gestured = navigator.userActivation?.hasBeenActive ?? false;
    if (sound && allowed(sound, this.on, gestured, document.hidden)) play(sound);
  }
}

function kept(): boolean | null {
  const found = localStorage.getItem(KEY);
  return found === null ? null : found === "yes";
}

export const sounding = new Sounding();
