/** Drawn signs on a field of 24 by 24: one stroke, rounded. The words beside them say what they mean. */
export const SIGNS = {
  left: "M5 12a7 7 0 1 0 2.2-5.1M6.5 3v4.2h4.2",
  right: "M19 12a7 7 0 1 1-2.2-5.1M17.5 3v4.2h-4.2",
  plan: "M4 6l5.3-2 5.4 2L20 4v14l-5.3 2-5.4-2L4 20zM9.3 4v14M14.7 6v14",
  votes: "M4 11h16v9H4zM8 11V7l3-4h5l1 4-2 4M8 15.5h8",
  space: "M12 4l9 5.2-9 5.2-9-5.2zM3 14.2l9 5.2 9-5.2",
} as const;
