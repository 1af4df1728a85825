/** Colours as people see them: what can be read on what, and what the colour-blind tell apart. */
import { describe, expect, it } from "vitest";

type Rgb = [number, number, number];

type Pair = readonly [string, string];

function parse(hex: string): Rgb {
  return [0, 2, 4].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255) as Rgb;
}

const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

function light(rgb: Rgb): number {
  const [r, g, b] = rgb.map(linear) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Rgb, two: Rgb): number {
  const [dark, bright] = [light(one), light(two)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

/** What people with two kinds of cones see (Viénot, Brettel and Mollon 1999), in linear light. */
const EYES: Record<string, Rgb[]> = {
  protanopia: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  deuteranopia: [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
};

function seenBy(rgb: Rgb, eyes: Rgb[]): Rgb {
  const from = rgb.map(linear) as Rgb;
  return eyes.map((row) => row.reduce((sum, part, i) => sum + part * from[i]!, 0)) as Rgb;
}

/** How far apart two colours look (CIE 1976); below 10 they are easily confused. */
function apart(one: Rgb, two: Rgb): number {
  const [a, b] = [lab(one), lab(two)];
  return Math.hypot(...a.map((value, i) => value - b[i]!));
}

function lab([r, g, b]: Rgb): Rgb {
  const x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505;
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089;
  const [fx, fy, fz] = [x, y, z].map((t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)) as Rgb;
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** The colours of style sheets, and what must hold for them. */
export class Palette {
  private colours = new Map<string, Rgb>();

  constructor(...sheets: string[]) {
    for (const css of sheets) {
      const everyday = css.replace(/@media[^{]*\{[^}]*\}\s*\}/g, ""); // without the settings for high contrast
      for (const [, name, hex] of everyday.matchAll(/--([\w-]+): #([0-9a-f]{6});/g)) {
        this.colours.set(name!, parse(hex!));
      }
    }
  }

  colour(name: string): Rgb {
    const found = this.colours.get(name);
    if (!found) throw new Error(`there is no --${name}`);
    return found;
  }

  readable(...pairs: Pair[]): void {
    describe("text", () => {
      it.each(pairs)("%s can be read on %s", (one, two) => {
        expect(contrast(this.colour(one), this.colour(two))).toBeGreaterThanOrEqual(4.5);
      });
    });
  }

  visible(...pairs: Pair[]): void {
    describe("shapes", () => {
      it.each(pairs)("%s stands out from %s", (one, two) => {
        expect(contrast(this.colour(one), this.colour(two))).toBeGreaterThanOrEqual(3);
      });
    });
  }

  distinct(...names: string[]): void {
    const pairs = names.flatMap((one, i) => names.slice(i + 1).map((two) => [one, two] as const));
    describe("things alike but for their colour", () => {
      it.each(pairs)("%s and %s are told apart by everybody", (one, two) => {
        for (const eyes of Object.values(EYES)) {
          expect(apart(seenBy(this.colour(one), eyes), seenBy(this.colour(two), eyes))).toBeGreaterThan(10);
        }
      });
    });
  }
}
