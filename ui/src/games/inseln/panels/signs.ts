/** Drawn signs on a field of 24 by 24: one stroke, rounded. The words beside them say what they mean. */
export const SIGNS = {
  energy: "M13.5 2.8L5.5 13.4h5.2L9.8 21.2 18.5 9.8h-5.8z",
  flag: "M6.5 21V4M6.5 4.5h11.2l-2.6 3.9 2.6 3.9H6.5",
  dice: "M4.5 6.5a2 2 0 0 1 2-2h11a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2zM9 9h.01M15 15h.01M12 12h.01",
  bag:
    "M9 7.6L7.6 4h8.8L15 7.6" +
    "M8.8 7.6h6.4c3 2.6 4.8 5.6 4.8 8.2 0 3.2-2.6 4.7-8 4.7s-8-1.5-8-4.7c0-2.6 1.8-5.6 4.8-8.2z",
  ocular: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8",
  link: "M10 14a4 4 0 0 0 5.7.2l2.8-2.8a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-5.7-.2l-2.8 2.8a4 4 0 0 0 5.7 5.7l1.3-1.3",
  anchor:
    "M12 7.5a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4M12 7.5V20M8.5 11h7M4.5 13.5c.5 4 3.5 6.5 7.5 6.5s7-2.5 7.5-6.5",
  larger: "M14 4.5h5.5V10M10 19.5H4.5V14M19 5l-5.5 5.5M5 19l5.5-5.5",
  plus: "M12 5.5v13M5.5 12h13",
} as const;

export type Sign = keyof typeof SIGNS;
