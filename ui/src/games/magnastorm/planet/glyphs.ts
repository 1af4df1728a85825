/** Small drawings around 0,0, about ten units each way. */

/** A bolt for the storm (filled), three calm waves for a quiet sector (stroked). */
export const BOLT = "M2.6 -10L-6.4 1.6H-0.8L-2.8 10L6.4 -2.6H0.8Z";
export const CALM = "M-9 -5q4.5 -4 9 0t9 0M-9 0.5q4.5 -4 9 0t9 0M-9 6q4.5 -4 9 0t9 0";

/** A dish on its foot, and the waves it sends. */
export const DISH = "M-7 -5.5A9.5 9.5 0 0 0 5 6.5ZM-1.5 1L3 -3.5M-4.5 5L-7 9.5H1";
export const WAVES = "M3.5 -8A7.5 7.5 0 0 1 8.5 -2.5";

export const FLAG = "M-5 9V-9M-5 -8.5H7L4 -4.5L7 -0.5H-5";

/** The outline of a seat, as in the rest of the page. */
export const OUTLINES: Record<string, string> = {
  A: "M0 -10A10 10 0 1 0 0 10A10 10 0 1 0 0 -10Z",
  B: "M-8 -9.2H8Q9.2 -9.2 9.2 -8V8Q9.2 9.2 8 9.2H-8Q-9.2 9.2 -9.2 8V-8Q-9.2 -9.2 -8 -9.2Z",
  C: "M0 -11.4L11.4 8.6H-11.4Z",
  D: "M0 -12L12 0L0 12L-12 0Z",
};
