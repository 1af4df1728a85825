/** The table in words, for who reads instead of looking. */
import type { Paragraph, Tabletop } from "../../board/types";
import { cellWords, priceWords, tileWords } from "./island/label";
import { signed, sum } from "./panels/count";
import { flights, type Flight } from "./terms";
import { LANDSCAPES } from "./names";
import type { InselnView, IslandView, Tile } from "./view";

export function describe(view: InselnView, table: Tabletop): Paragraph[] {
  const own = view.islands.filter(({ seat }) => seat === view.seat);
  const others = view.islands.filter(({ seat }) => seat !== view.seat);
  const reach = flights(table.left);
  return [
    situation(view, table),
    ...own.flatMap((island) => [state(view, island, table), chart(view, island, table)]),
    ...(reach.length > 0 ? [reachable(view, reach, table)] : []),
    clouds(view, table),
    ...(view.harbour ? [harbour(view, view.harbour, table)] : []),
    ...others.flatMap((island) => [state(view, island, table), chart(view, island, table)]),
    bag(view, table),
  ];
}

function tiles(list: Tile[], table: Tabletop): string {
  return list.map(({ tile }) => tileWords(tile, table)).join(", ") || table.say("web-in-none");
}

function winds(list: string[], table: Tabletop): string {
  return list.map((wind) => table.say(`wind-${wind}`)).join(", ");
}

function situation(view: InselnView, table: Tabletop): Paragraph {
  const lines = [
    ...(view.wind && view.bonus
      ? [
          table.say("web-in-text-wind", { wind: winds([view.wind], table), free: winds(view.free, table) }),
          table.say("web-in-text-bonus", { about: table.say(`bonus-${view.bonus}-about`) }),
        ]
      : [table.say("web-in-text-calm")]),
    ...(view.first ? [table.say("web-in-text-first", { name: table.seatName(view.first) })] : []),
    ...(view.roller ? [table.say("web-in-text-roller", { name: table.seatName(view.roller) })] : []),
    ...(view.acting ? [table.say("web-in-text-acting", { name: table.seatName(view.acting) })] : []),
    ...(view.taken.length > 0 ? [table.say("web-in-text-taken", { list: tiles(view.taken, table) })] : []),
    ...(view.ending ? [table.say(`web-in-text-${view.ending}`)] : []),
  ];
  return { title: table.say("round", { round: view.round }), lines };
}

/** The energy bar, the oculars, the coasts and the score of one player. */
function state(view: InselnView, island: IslandView, table: Tabletop): Paragraph {
  const name = table.seatName(island.seat);
  const missing = LANDSCAPES.filter((coast) => !island.coasts.includes(coast));
  const faces = (list: string[]) =>
    list.map((face) => table.say(`face-${face}`)).join(", ") || table.say("web-in-none");
  const free = island.capacity - island.oculars.length;
  const score = island.score
    .filter(({ amount }) => amount !== 0)
    .map(({ line, amount }) => `${table.say(`score-${line}`)} ${signed(amount)}`);
  const lines = [
    table.say("web-in-text-energy", { energy: island.energy, end: view.bar.end }),
    table.say("web-in-text-oculars", { list: tiles(island.oculars, table), free }),
    table.say("web-in-text-coasts", { joined: faces(island.coasts), missing: faces(missing) }),
    ...(island.connected !== null ? [table.say("web-in-text-connected", { round: island.connected })] : []),
    ...(island.balloon ? [table.say("web-in-text-balloon", { cell: island.balloon, value: island.value ?? 0 })] : []),
    table.say("web-in-text-score", {
      points: signed(sum(island.score)),
      list: score.join(", ") || table.say("web-in-none"),
    }),
  ];
  return { title: table.say(island.seat === view.seat ? "web-in-text-me" : "web-in-text-player", { name }), lines };
}

/** An island row by row; of another player only what lies there, because the print is the same. */
function chart(view: InselnView, island: IslandView, table: Tabletop): Paragraph {
  const own = island.seat === view.seat;
  const rows = [...new Set(view.cells.map(({ cell }) => cell[0]!))];
  const lines = rows.flatMap((row) => {
    const cells = view.cells.filter(({ cell }) => cell[0] === row && (own || cell in island.tiles));
    const list = cells.map((cell) => cellWords(cell, island, table)).join("; ");
    return list ? [table.say("web-in-text-row", { row, list })] : [];
  });
  return {
    title: table.say(own ? "web-in-text-island" : "web-in-text-tiles", { name: table.seatName(island.seat) }),
    lines: lines.length > 0 ? lines : [table.say("web-in-none")],
  };
}

function reachable(view: InselnView, reach: Flight[], table: Tabletop): Paragraph {
  const balloon = view.islands.find(({ seat }) => seat === view.seat)?.balloon;
  const lines = [...reach]
    .sort((one, two) => one.cost - two.cost)
    .map((flight) => `${flight.cell}: ${priceWords(flight, flight.cell === balloon, table)}`);
  return { title: table.say("web-in-text-flights"), lines };
}

function clouds(view: InselnView, table: Tabletop): Paragraph {
  const lines = view.clouds.map((list, i) =>
    table.say("web-in-text-cloud", { cloud: i + 1, list: tiles(list, table) }),
  );
  return { title: table.say("web-in-text-clouds"), lines };
}

function harbour(view: InselnView, lying: Tile[], table: Tabletop): Paragraph {
  const supply = Object.entries(view.supply ?? {}).map(([extension, count]) =>
    table.say("web-in-text-extension", {
      name: table.say(`extension-${extension}`),
      count,
      about: table.say(`extension-${extension}-about`, { ...view.prices }),
    }),
  );
  const lines = [
    table.say("web-in-text-lying", { list: tiles(lying, table) }),
    ...(view.points > 0 ? [table.say("web-in-price-points", { points: view.points })] : []),
    ...supply,
  ];
  return { title: table.say("web-in-text-harbour"), lines };
}

function bag(view: InselnView, table: Tabletop): Paragraph {
  const { size, faces } = view.bag;
  const list = Object.entries(faces).map(([face, count]) => `${table.say(`face-${face}`)} ${count}`);
  return { title: table.say("web-in-text-bag", { size }), lines: [list.join(", ")] };
}
