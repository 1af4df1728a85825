/** The drawn signs of CloudAge, one stroke each on a field of 24 by 24; `filled` where the line is closed. */

export const SIGNS = {
  energy: "M13.5 2.5L5 13.5h5.5L9.5 21.5 19 9.5h-6z",
  metal: "M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9zM12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8z",
  water: "M12 3c3.6 4.4 6 7.6 6 11a6 6 0 0 1-12 0c0-3.4 2.4-6.6 6-11z",
  cards: "M8.5 4.5h10v13h-10zM5.5 7.5v13H15",
  tiles: "M12 21v-9M12 14c-4.5.4-7-2-7-6.5 4.5-.3 7 2 7 6.5zM12 11.5c0-4.5 2.5-7 7-7 .3 4.7-2.3 7.2-7 7z",
  points: "M12 3l2.7 5.8 6.3.7-4.7 4.2 1.3 6.3L12 16.8 6.4 20l1.3-6.3L3 9.5l6.3-.7z",
  builds: "M14.5 6.5l3-3 3 3-3 3zM16 8L4.5 19.5M13 5l6 6",
  upgrades: "M12 20V5M6 11l6-6 6 6M5 20h14",
  movement: "M2.5 11C4 7 8 5.5 12.5 5.5c5 0 8.5 2.3 9 5-.5 2.7-4 5-9 5C8 15.5 4 15 2.5 11zM9.5 15.3v3h5v-3",
  combat: "M5 3.5l11 11M16 11.5l-4.5 4.5M14.5 14.5l4.5 4.5M19 3.5l-11 11M8 11.5l4.5 4.5M9.5 14.5L5 19",
  planting: "M12 21v-8M12 13C12 8.5 8.5 6 4.5 6c0 4.5 3 7 7.5 7zM12 11c0-4 3-6.5 7.5-6.5 0 4.5-3 6.5-7.5 6.5M6 21h12",
  production: "M5 20V9.5l5 3V9.5l5 3V5h4v15zM8 16.5h1M13 16.5h1",
  book: "M12 7c-2-1.5-4.5-2-7.5-2v13c3 0 5.5.5 7.5 2 2-1.5 4.5-2 7.5-2V5c-3 0-5.5.5-7.5 2zM12 7v13",
  shield: "M12 3l7.5 2.5v6c0 5-3 8-7.5 9.5C7.5 19.5 4.5 16.5 4.5 11.5v-6z",
  marker: "M12 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 17.5V21",
  drone: "M9 11h6v4H9zM6 8.5L9 11M18 8.5L15 11M3 8.5h6M15 8.5h6M10.5 15v2.5M13.5 15v2.5",
  navigation: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM15.5 8.5l-2 5-5 2 2-5z",
  mission: "M6 3.5v17M6 4.5h11.5l-2.5 4 2.5 4H6",
  wrench: "M20 7.5a4.5 4.5 0 0 1-6 4.2L7.5 18.5a2 2 0 0 1-2.8-2.8L11.5 9a4.5 4.5 0 0 1 5.5-6L14 6l1 3 3 1z",
  city: "M3.5 20V12h4V8h4.5v12M12 20V4.5h5V20M17 20v-9h3.5v9zM2.5 20h19",
  bag: "M8 7.5h8l2.5 8.5c.6 2.8-1.6 4.5-6.5 4.5s-7.1-1.7-6.5-4.5zM8.5 7.5L7.5 4h9l-1 3.5",
  lens: "M10.5 16.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM15 15l4.5 4.5M10.5 8v5M8 10.5h5",
  weapon: "M4 18h10M6 18l2-7h5l2 7M10 11L19 4.5M17 3l3.5 3.5",
};

export type SignName = keyof typeof SIGNS;

export function isSign(name: string): name is SignName {
  return name in SIGNS;
}

/** Signs that are told apart by their shape, filled. */
export const FILLED: SignName[] = ["energy", "water", "points"];
