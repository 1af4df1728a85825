/** Clouds as paths of round tops, from fixed seeds, so that the sky is always the same. */
import { random } from "../../board/random";
import { round } from "./iso";

export interface Bank {
  rim: string; // the line of its tops, where light catches
  body: string;
}

/** A bank from x0 to x1 above the height y: small tops along large swells. */
export function bank(seed: number, x0: number, x1: number, y: number, swell: number, deep: number): Bank {
  const next = random(seed);
  const [p, q] = [next() * 6, next() * 6];
  const crest = (x: number) =>
    y - swell * 0.5 * (1 + Math.sin(x / (swell * 1.7) + p)) - swell * 0.3 * (1 + Math.sin(x / (swell * 0.8) + q));
  let x = x0;
  let rim = `M${round(x)} ${round(crest(x))}`;
  while (x < x1) {
    const step = swell * (0.35 + next() * 0.5);
    const r = step * (0.55 + next() * 0.12);
    x += step;
    rim += `A${round(r)} ${round(r * 0.9)} 0 0 1 ${round(x)} ${round(crest(x))}`;
  }
  return { rim, body: `${rim}V${round(y + deep)}H${round(x0)}Z` };
}

/** A single cloud around 0,0, as overlapping discs, wider than tall. */
export function cumulus(seed: number, wide: number, tall: number): string {
  const next = random(seed);
  const n = 7;
  let d = "";
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    const r = tall * (0.34 + 0.4 * Math.sin(Math.PI * t)) * (0.8 + next() * 0.4);
    const x = (t - 0.5) * wide + (next() - 0.5) * 6;
    const y = -r * 0.35 + tall * 0.3;
    const [rx, ry] = [round(r * 1.25), round(r)];
    d += `M${round(x) - rx} ${round(y)}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
  }
  return d;
}
