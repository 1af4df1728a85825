/** The shapes that the pictures on the tiles are made of, as paths: each at a point, in a size. */

export type Spot = [x: number, y: number, size: number];
type Shape = (x: number, y: number, s: number) => string;

export const each = (spots: Spot[], shape: Shape) => spots.map((spot) => shape(...spot)).join("");

export const dot: Shape = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
export const oval: Shape = (x, y, r) =>
  `M${x - r} ${y}a${r} ${r * 0.4} 0 1 0 ${2 * r} 0a${r} ${r * 0.4} 0 1 0 ${-2 * r} 0z`;

export const fir: Shape = (x, y, s) =>
  `M${x} ${y - s * 1.9}l${s * 0.72} ${s * 1.7}h${-s * 0.5}v${s * 0.3}h${-s * 0.44}v${-s * 0.3}h${-s * 0.5}z`;
export const firLit: Shape = (x, y, s) => `M${x} ${y - s * 1.9}v${s * 1.7}h${-s * 0.72}z`;

export const ripple: Shape = (x, y, s) => `M${x - s} ${y}q${s / 2} ${-s / 2.6} ${s} 0t${s} 0`;
export const reed: Shape = (x, y, s) =>
  `M${x} ${y}q${s * 0.1} ${-s} ${s * 0.16} ${-s * 1.6}` +
  `M${x - 1} ${y}q${-s * 0.3} ${-s * 0.6} ${-s * 0.55} ${-s * 0.9}` +
  `M${x + 1} ${y}q${s * 0.3} ${-s * 0.5} ${s * 0.6} ${-s * 0.7}`;
export const bulb: Shape = (x, y, s) =>
  `M${x + s * 0.03} ${y - s * 1.2}q${s * 0.02} ${-s * 0.5} ${s * 0.15} ${-s * 0.66}` +
  `q${s * 0.14} ${s * 0.2} ${s * 0.12} ${s * 0.68}z`;

export const tuft: Shape = (x, y, s) =>
  `M${x} ${y}v${-s}M${x - 1.2} ${y}l${-s * 0.42} ${-s * 0.72}M${x + 1.2} ${y}l${s * 0.42} ${-s * 0.72}`;

export const dune: Shape = (x, y, s) =>
  `M${x - s} ${y}q${s * 0.7} ${-s * 0.1} ${s * 0.95} ${-s * 0.62}q${s * 0.2} ${s * 0.52} ${s * 1.05} ${s * 0.62}z`;
export const duneDark: Shape = (x, y, s) =>
  `M${x - s * 0.05} ${y - s * 0.62}q${s * 0.2} ${s * 0.52} ${s * 1.05} ${s * 0.62}h${-s * 1.2}` +
  `q${s * 0.35} ${-s * 0.2} ${s * 0.15} ${-s * 0.62}z`;

export const peak: Shape = (x, y, s) => `M${x} ${y - s * 1.5}l${s * 0.9} ${s * 1.5}h${-s * 1.8}z`;
export const peakDark: Shape = (x, y, s) =>
  `M${x} ${y - s * 1.5}l${s * 0.9} ${s * 1.5}h${-s * 0.75}l${-s * 0.3} ${-s * 0.55}l${s * 0.22} ${-s * 0.4}z`;
export const snow: Shape = (x, y, s) =>
  `M${x} ${y - s * 1.5}l${s * 0.33} ${s * 0.55}l${-s * 0.18} ${-s * 0.06}l${-s * 0.13} ${s * 0.2}` +
  `l${-s * 0.18} ${-s * 0.22}l${-s * 0.17} ${s * 0.1}z`;

export const house: Shape = (x, y, s) => `M${x - s * 0.6} ${y}v${-s * 0.8}h${s * 1.2}v${s * 0.8}z`;
export const roof: Shape = (x, y, s) =>
  `M${x - s * 0.78} ${y - s * 0.76}l${s * 0.78} ${-s * 0.7}l${s * 0.78} ${s * 0.7}z`;
export const pane: Shape = (x, y, s) => `M${x - s * 0.14} ${y - s * 0.2}v${-s * 0.38}h${s * 0.28}v${s * 0.38}z`;
