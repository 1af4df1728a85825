/** The faces of the two dice, on a field of 48 by 48. */
import type { Bonus, Wind } from "../names";

/** Clockwise from the east, in degrees; no wind blows to the north or the south. */
export const ANGLES: Record<Wind, number> = { E: 0, SE: 60, SW: 120, W: 180, NW: 240, NE: 300 };

const BOLT = "M26 4L12 24h9l-3 18 16-23H24z";

interface Sides {
  fill: string;
  stroke: string;
  figure: string; // a short text beside the sign
}

export const BONUS: Record<Bonus, Sides> = {
  energy1: { fill: BOLT, stroke: "", figure: "+1" },
  energy2: { fill: BOLT, stroke: "", figure: "+2" },
  tile: { fill: "", stroke: "M24 6l15.6 9v18L24 42 8.4 33V15zM24 17v14M17 24h14", figure: "" },
  faster: { fill: "", stroke: "M7 13l11 11-11 11M20 13l11 11-11 11", figure: "+1" },
  opposite: { fill: "", stroke: "M7 24h34M15 15l-9 9 9 9M33 15l9 9-9 9", figure: "" },
  turn: {
    fill: "",
    stroke: "M24 43V8M17 14l7-8 7 8M24 43L7.5 27M6.5 36V26H16.5M24 43L40.5 27M41.5 36V26H31.5",
    figure: "",
  },
};
