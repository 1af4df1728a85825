/** What the tiles show: flat shapes on a hexagon with a corner at 0, -50, drawn from back to front. */
import {
  bulb,
  dot,
  dune,
  duneDark,
  each,
  fir,
  firLit,
  house,
  oval,
  pane,
  peak,
  peakDark,
  reed,
  ripple,
  roof,
  snow,
  tuft,
  type Spot,
} from "./shapes";

/** A tone is a shade of the face's own colour, or one of the few colours that all tiles share. */
type Tone =
  | "deep"
  | "dark"
  | "soft"
  | "lit"
  | "pale"
  | "line"
  | "thin"
  | "foam"
  | "gorge"
  | "river" // strokes
  | "wall"
  | "roof"
  | "leaf"
  | "water"
  | "brass"
  | "ink"
  | "beam";

type Layer = [tone: Tone, d: string];

const SIN = Math.sin(Math.PI / 3);

/** The corners of a pointy-top hexagon, from the north clockwise. */
export function corners(r: number): [number, number][] {
  return [
    [0, -r],
    [r * SIN, -r / 2],
    [r * SIN, r / 2],
    [0, r],
    [-r * SIN, r / 2],
    [-r * SIN, -r / 2],
  ];
}

export function hexagon(r: number): string {
  return corners(r)
    .map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`)
    .join(" ");
}

const FIRS_BACK: Spot[] = [
  [-22, -14, 10],
  [-7, -20, 11],
  [9, -20, 11],
  [23, -13, 10],
];
const FIRS_FRONT: Spot[] = [
  [-29, 10, 12],
  [-14, 7, 14],
  [2, 11, 15],
  [17, 7, 14],
  [31, 11, 11],
];
const RIPPLES: Spot[] = [
  [4, -30, 9],
  [-27, -8, 8],
  [4, -4, 10],
  [2, 12, 9],
];
const REEDS: Spot[] = [
  [-22, 10, 16],
  [-12, -13, 13],
  [14, -9, 15],
  [28, 14, 14],
];
const TUFTS: Spot[] = [
  [-7, -27, 8],
  [13, -20, 9],
  [-25, -10, 9],
  [-4, -7, 9],
  [27, -2, 9],
  [12, 7, 10],
  [-17, 11, 10],
  [31, 17, 8],
  [-33, 12, 8],
];
const FLOWERS: Spot[] = [
  [4, -32, 2.8],
  [-15, -19, 3],
  [26, -16, 3],
  [-33, -3, 2.8],
  [11, -8, 3.2],
  [-6, 6, 3],
  [23, 11, 3],
];
const HEARTS: Spot[] = FLOWERS.map(([x, y]) => [x, y, 1]);
const DUNES: [Spot, Spot, Spot] = [
  [8, -19, 25],
  [-20, 0, 21],
  [13, 17, 29],
];
const GRAINS: Spot[] = [
  [-18, -26, 1.6],
  [-8, -33, 1.4],
  [32, -12, 1.6],
  [2, -4, 1.6],
  [-35, 7, 1.6],
  [-27, 13, 1.6],
  [34, 1, 1.4],
  [-20, 21, 1.4],
];
const CACTUS =
  "M21-6V-27a3 3 0 0 1 6 0V-6zM20-11h-2a5 5 0 0 1-5-5v-4a2 2 0 0 1 4 0v4a1.5 1.5 0 0 0 1.5 1.5h2z" +
  "M28-15h2a1.5 1.5 0 0 0 1.5-1.5v-5a2 2 0 0 1 4 0v5a5 5 0 0 1-5 5h-3z";
const PEAKS_BACK: Spot[] = [
  [17, -4, 21],
  [-22, -2, 17],
];
const PEAKS_FRONT: Spot[] = [
  [-5, 17, 27],
  [24, 17, 16],
];
const TOWN_BACK: Spot[] = [
  [-21, -6, 15],
  [21, -7, 15],
];
const TOWN_FRONT: Spot[] = [
  [-27, 14, 14],
  [-1, 17, 19],
  [27, 14, 14],
];
const TOWN_SIDES: Spot[] = [
  [-27, 14, 14],
  [27, 14, 14],
];

/** The ground of an extension, from its horizon (given as the begin of a path) to the south corner. */
const ground = (horizon: string) => `${horizon}V23.5L0 46.5-41 23.5z`;

export const ART: Record<string, Layer[]> = {
  forest: [
    ["deep", each(FIRS_BACK, fir)],
    ["soft", each(FIRS_BACK, firLit)],
    ["deep", each(FIRS_FRONT, fir)],
    ["lit", each(FIRS_FRONT, firLit)],
  ],
  swamp: [
    ["soft", oval(-6, 10, 20) + oval(10, -24, 16)],
    ["lit", oval(10, 3, 7) + oval(-4, -21, 6) + oval(-24, -22, 5)],
    ["foam", each(RIPPLES, ripple)],
    ["line", each(REEDS, reed)],
    ["deep", each(REEDS, bulb)],
  ],
  meadow: [
    ["lit", "M-41 -6Q-20 -22 4 -8T41 -10V22L16 38Q-14 20 -41 20z"],
    ["thin", each(TUFTS, tuft)],
    ["wall", each(FLOWERS, dot)],
    ["brass", each(HEARTS, dot)],
  ],
  canyon: [
    ["lit", "M-33-28L0-47 33-28Q20-24 8-29T-14-27 -33-28z"],
    ["dark", "M-41-17Q-30-21-18-16T4-18 24-15 41-18V-8Q28-5 16-9T-8-6 -28-9 -41-7z"],
    ["lit", "M-41 3Q-30-1-16 3T10 1 41 3V11Q26 14 12 10T-14 13 -41 11z"],
    ["dark", "M-41 20Q-24 16-8 21T22 19 41 20V23.5L0 46.5-41 23.5z"],
    ["gorge", "M5-35Q-5-26 3-15T1 4 5 25"],
    ["river", "M5-36Q-5-26 3-15T1 4 5 25"],
  ],
  desert: [
    ["lit", dune(...DUNES[0])],
    ["dark", duneDark(...DUNES[0])],
    ["lit", dune(...DUNES[1])],
    ["dark", duneDark(...DUNES[1])],
    ["leaf", CACTUS],
    ["lit", dune(...DUNES[2])],
    ["dark", duneDark(...DUNES[2])],
    ["deep", each(GRAINS, dot)],
  ],
  mountains: [
    ["soft", each(PEAKS_BACK, peak)],
    ["dark", each(PEAKS_BACK, peakDark)],
    ["wall", each(PEAKS_BACK, snow)],
    ["lit", each(PEAKS_FRONT, peak)],
    ["deep", each(PEAKS_FRONT, peakDark)],
    ["wall", each(PEAKS_FRONT, snow)],
  ],
  joker: [
    ["ink", "M0-28L5-9 23-15 10 0 23 15 5 9 0 22-5 9-23 15-10 0-23-15-5-9z"],
    ["wall", "M0-25L4.2-6.8 20.4-12.6 8 0 20.4 12.6 4.2 6.8 0 19-4.2 6.8-20.4 12.6-8 0-20.4-12.6-4.2-6.8z"],
    ["brass", dot(0, 0, 4)],
  ],
  city: [
    ["soft", oval(0, 15, 38)],
    ["wall", `${each(TOWN_BACK, house)}M-6 0v-27h12v27z`],
    ["roof", `${each(TOWN_BACK, roof)}M-8.5 -26L0 -42 8.5 -26z`],
    ["ink", `${each(TOWN_BACK, pane)}M-1.6 -15v-6h3.2v6z`],
    ["wall", each(TOWN_FRONT, house)],
    ["roof", each(TOWN_FRONT, roof)],
    ["ink", `${each(TOWN_SIDES, pane)}M-4.5 17v-9a3.5 3.5 0 0 1 7 0v9z`],
  ],
  monument: [
    ["soft", oval(0, 16, 34)],
    ["dark", "M-22 17v-5h44v5zM-16 12V7h32v5z"],
    ["pale", "M-22 17v-5H4v5zM-16 12V7H3v5z"],
    ["dark", "M-9 7L-6.5-30 0-40 6.5-30 9 7z"],
    ["pale", "M-9 7L-6.5-30 0-40 1 7z"],
    ["thin", "M-3.6 -22h3M-4 -14h3.4M-4.4 -6h3.8M-4.6 1h4M3 -18h2.6M3.2 -10h2.8M3.4 -2h3"],
  ],
  lighthouse: [
    ["water", ground("M-41 5Q-30 0-20 5T0 5 20 5 41 5")],
    ["beam", "M0-29L-40-23V-9zM0-29L40-23V-9z"],
    ["ink", "M-17 17Q-12 5 0 6 12 5 17 17z"],
    ["wall", "M-8 10L-5-22H5L8 10z"],
    ["roof", "M-7.2 2L-6.2-6H6.2L7.2 2zM-5.4-14L-5-22H5L5.4-14z"],
    ["ink", "M-7-22h14v-3h-14zM-6-33L0-40 6-33z"],
    ["beam", "M-4-25v-8h8v8z"],
  ],
  park: [
    ["leaf", ground("M-41 4Q0-8 41 4")],
    ["wall", "M-5 30Q-14 16 2 9T8-2L12-1Q18 8 8 14T6 30z"],
    ["ink", "M-19.5 10V-8h3V10zM20.5 6V-6h3V6z"],
    ["leaf", dot(-18, -16, 15) + dot(22, -12, 11)],
    ["beam", dot(-23, -21, 6) + dot(18, -16, 4.5)],
    ["roof", dot(-12, -13, 2) + dot(-21, -9, 2) + dot(26, -8, 1.8)],
  ],
  windmill: [
    ["leaf", ground("M-41 12Q0-2 41 12")],
    ["wall", "M-11 18L-7-12H7L11 18z"],
    ["roof", "M-9-11Q0-29 9-11z"],
    ["ink", "M-3.5 18V10a3.5 3.5 0 0 1 7 0v8z"],
    ["brass", "M2-13L18-31 24-26 6-9zM-2-9L-18 9-24 4-6-13zM-3-13L-21-29-15-34 1-16zM3-9L21 7 15 12-1-6z"],
    ["line", "M-19-30L19 8M20-29L-20 7"],
    ["ink", dot(0, -11, 3)],
  ],
  observatory: [
    ["leaf", ground("M-41 14Q0 2 41 14")],
    ["ink", "M3-12L18-32 25-27 11-7z"],
    ["brass", "M16-31L20-36 29-30 25-24z"],
    ["wall", "M-22 18V0H22V18z"],
    ["water", "M-22 0a22 22 0 0 1 44 0z"],
    ["ink", "M3 0Q6-13 11-18L17-14Q12-8 11 0zM-4 18V9a4 4 0 0 1 8 0v9zM-24 2v-3h48v3z"],
    ["brass", dot(-24, -24, 1.8) + dot(-8, -33, 1.8) + dot(-32, -12, 1.5)],
  ],
  dam: [
    ["leaf", ground("M-41-13H41")],
    ["water", "M-36-13Q0-25 36-13L33-4H-33z"],
    ["wall", "M-36-8Q0-20 36-8L27 21Q0 11-27 21z"],
    ["thin", "M-24-9L-19 15M-12-11L-10 14M0-12V13M12-11L10 14M24-9L19 15"],
    ["ink", "M-37-10Q0-22 37-10V-6Q0-18-37-6z"],
    ["river", "M-15 5L-15 22M0 3V22M15 5L15 22"],
    ["water", "M-35 19Q-26 15-17 19T0 19 17 19 35 19L40 24 0 46.5-40 24z"],
  ],
};
