/** The colours of tokens.css: text can be read, and seats can be told apart also by the colour-blind. */
import css from "../src/style/tokens.css?raw";
import { Palette } from "./palette";

const palette = new Palette(css);

palette.readable(
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
  ["ink", "glow"],
);
palette.visible(
  ["brass", "sky-1"],
  ["brass", "sky-2"],
  ["glow", "sky-2"],
  ["glow", "sky-3"],
  ["seat-a", "paper"],
  ["seat-b", "paper"],
  ["seat-c", "paper"],
  ["seat-f", "paper"],
);
palette.distinct("seat-a", "seat-b", "seat-c", "seat-d", "seat-e", "seat-f");
