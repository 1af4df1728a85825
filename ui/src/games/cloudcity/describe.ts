/** The table in words, for who reads instead of looking. */
import type { Paragraph, Tabletop } from "../../board/types";
import { LEVELS, cellAt } from "./geometry";
import type { CityView, CloudCityView } from "./view";

export function describe(view: CloudCityView, table: Tabletop): Paragraph[] {
  const tile = (kind: string) => (kind === "?" ? table.say("web-cc-text-hidden") : table.say(`tile-${kind}`));
  const own = "ABCD".indexOf(view.seat ?? "-");
  const round = table.say("round", { round: view.round, rounds: view.rounds });
  const requests = view.requests.map(
    (name) => `${table.say(`request-${name}`)}: ${table.say(`request-${name}-about`)}`,
  );
  const market = view.row.map((kind, i) =>
    kind
      ? table.say("web-cc-row-tile", { place: i + 1, tile: tile(kind) })
      : table.say("web-cc-row-empty", { place: i + 1 }),
  );
  const box = LEVELS.map((level) => {
    const pieces = view.walkways[level].map((left, i) => table.say("piece", { length: i + 1, left }));
    return `${table.say(`level-${level}`)}: ${pieces.join("; ")}`;
  });
  const hand = view.cities[own]?.hand.map(tile);
  return [
    { title: round, lines: requests },
    ...(hand ? [{ title: table.say("web-cc-hand"), lines: hand }] : []),
    { title: table.say("web-cc-row"), lines: [...market, table.say("pile-about", { count: view.pile })] },
    ...view.cities.map((city, seat) => describeCity(city, "ABCD"[seat]!, table)),
    { title: table.say("supply"), lines: box },
  ];
}

/** A city row by row, its walkways, and where the next tile may go. */
function describeCity(city: CityView, seat: string, table: Tabletop): Paragraph {
  const rows = new Map<number, string[]>();
  const cells = Object.keys(city.buildings).sort((a, b) => cellAt(a).x - cellAt(b).x);
  for (const cell of cells) {
    const row = cellAt(cell).y;
    rows.set(row, [...(rows.get(row) ?? []), table.say("web-cc-tower", { colour: city.buildings[cell]!, cell })]);
  }
  const towers = [...rows].sort(([a], [b]) => a - b).map(([, line]) => line.join(", "));
  const walkways = city.walkways.map(({ between, level, votes }) =>
    table.say("web-cc-text-walkway", { between, level, votes }),
  );
  const spaces = table.say("web-cc-text-spaces", { spaces: city.spaces.join(", "), count: city.spaces.length });
  const title = table.say("web-cc-text-city", { name: table.seatName(seat), votes: table.score(seat) ?? 0 });
  return { title, lines: [...towers, ...walkways, spaces] };
}
