/** The colours of tokens.css: text can be read, and seats can be told apart also by the colour-blind. */
import { describe, expect, it } from "vitest";
import css from "../src/style/tokens.css?raw";

type Rgb = [number, number, number];

const everyday = css.replace(/@media[^{]*\{[^}]*\}\s*\}/g, ""); // without the settings for high contrast
const colours = new Map(
  [...everyday.matchAll(/--([\w-]+): #([0-9a-f]{6});/g)].map(([, name, hex]) => [name!, parse(hex!)] as const),
);

function parse(hex: string): Rgb {
  return [0, 2, 4].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255) as Rgb;
}

function colour(name: string): Rgb {
  const found = colours.get(name);
  if (!found) throw new Error(`tokens.css has no --${name}`);
  return found;
}

const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

function light(rgb: Rgb): number {
  const [r, g, b] = rgb.map(linear) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, two: string): number {
  const [dark, bright] = [light(colour(one)), light(colour(two))].sort((a, b) => a - b) as [number, number];
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

describe("text", () => {
  it.each([
    ["ink", "paper"],
    ["ink", "paper-2"],
    ["ink", "paper-3"],
    ["ink-2", "paper"],
    ["ink-2", "paper-2"],
    ["brass-ink", "paper"],
    ["brass-ink", "paper-2"],
    ["storm", "paper"],
    ["paper", "sky-1"],
    ["paper", "sky-2"],
    ["brass-2", "sky-1"],
    ["brass-2", "sky-2"],
    ["ink", "brass-2"],
    ["sky-4", "sky-1"],
    ["ms-quiet-lit", "ms-void"],
    ["ms-storm-lit", "ms-void"],
    ["ms-quiet-lit", "ms-quiet-deep"],
    ["brass-2", "ms-space-lit"],
    ["ink", "glow"],
    ["ink", "ms-storm-lit"],
    ["ink", "in-fog"],
    ["ink", "in-fog-low"],
    ["in-sepia", "in-chart"],
    ["in-sepia", "in-sea"],
  ])("%s can be read on %s", (one, two) => {
    expect(contrast(one, two)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("shapes", () => {
  it.each([
    ["brass", "sky-1"],
    ["brass", "sky-2"],
    ["glow", "sky-2"],
    ["glow", "sky-3"],
    ["seat-a", "paper"],
    ["seat-b", "paper"],
    ["seat-c", "paper"],
    ["seat-f", "paper"],
    ["ms-orbit", "ms-quiet"],
    ["ms-orbit", "ms-storm"],
    ["glow", "ms-quiet"],
    ["glow", "ms-storm"],
    ["brass-ink", "in-fog"],
    ["brass-ink", "in-desert"],
    ["in-rock", "in-fog"],
  ])("%s stands out from %s", (one, two) => {
    expect(contrast(one, two)).toBeGreaterThanOrEqual(3);
  });
});

describe("seats, towers and landscapes", () => {
  const groups = [
    ["seat-a", "seat-b", "seat-c", "seat-d", "seat-e", "seat-f"],
    ["cc-blue-left-low", "cc-green-left-low", "cc-sand-left-low"],
    ["in-forest", "in-swamp", "in-meadow", "in-canyon", "in-desert", "in-mountains"],
  ];
  const pairs = groups.flatMap((names) =>
    names.flatMap((one, i) => names.slice(i + 1).map((two) => [one, two] as const)),
  );
  it.each(pairs)("%s and %s are told apart by everybody", (one, two) => {
    for (const eyes of Object.values(EYES)) {
      expect(apart(seenBy(colour(one), eyes), seenBy(colour(two), eyes))).toBeGreaterThan(10);
    }
  });
});
