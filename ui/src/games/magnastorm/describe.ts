/** The table in words, for who reads instead of looking. */
import type { Paragraph, Tabletop } from "../../board/types";
import { describePlanet, sectorName } from "./describe-planet";
import { steps } from "./planet/count";
import type { Cubes } from "./panels/cubes";
import type { Amount, Column, MagnastormView, Objective, Player } from "./view";

export function describe(view: MagnastormView, table: Tabletop): Paragraph[] {
  const own = view.seats.filter((player) => player.seat === view.seat);
  const others = view.seats.filter((player) => player.seat !== view.seat);
  return [
    situation(view, table),
    ...own.map((player) => describePlayer(view, player, table)),
    switchboard(view, table),
    panel(view, table),
    research(view, table),
    objectives(view, table),
    ...describePlanet(view, table),
    income(view, table),
    ...others.map((player) => describePlayer(view, player, table)),
  ];
}

/** Cubes in words: "two yellow, one blue (A)". */
export function cubes(amount: Cubes, table: Tabletop): string {
  const parts = Object.entries(amount)
    .filter(([, n]) => n > 0)
    .map(([colour, n]) => table.say("web-ms-text-cubes", { count: n, colour: table.say(`cube-${colour}`) }));
  return parts.join(", ") || table.say("web-ms-nothing");
}

function amount({ own, yellow }: Amount, table: Tabletop): string {
  return own + yellow === 0 ? table.say("web-ms-nothing") : table.say("web-ms-text-amount", { own, yellow });
}

function names(seats: string[], table: Tabletop): string {
  return seats.map((seat) => table.seatName(seat)).join(", ");
}

function situation(view: MagnastormView, table: Tabletop): Paragraph {
  const sectors = (list: number[]) => list.map((sector) => sectorName(sector, table)).join(", ");
  const race = [...view.seats]
    .sort((a, b) => b.reputation - a.reputation)
    .map(({ seat, reputation }) => `${table.seatName(seat)} ${reputation}`);
  const lines = [
    table.say("web-ms-race", { threshold: view.threshold, list: race.join(", ") }),
    table.say("web-ms-text-quiet", { sectors: sectors(view.quiet) }),
    ...(view.round < view.rounds ? [table.say("web-ms-text-next", { sectors: sectors(view.next_quiet) })] : []),
    table.say("web-ms-text-order", { list: names(view.cycle, table) }),
    ...(view.ending ? [table.say("web-ms-text-ending")] : []),
    ...(view.bill
      ? [
          table.say("web-ms-text-bill", {
            cost: cubes(view.bill.cost, table),
            missing: cubes(view.bill.missing, table),
          }),
        ]
      : []),
    ...(view.range === null ? [] : [table.say("web-ms-range", { range: view.range })]),
  ];
  return { title: table.say("round", { round: view.round, rounds: view.rounds }), lines };
}

function income(view: MagnastormView, table: Tabletop): Paragraph {
  const lines = view.income.map((sides, i) => incomeLine(sides, view.quiet[i] ?? 0, table));
  return { title: table.say("web-ms-text-income"), lines };
}

export function incomeLine(sides: Amount[], sector: number, table: Tabletop): string {
  const list = steps(sides).map((gain, i, all) =>
    table.say("web-ms-income-step", {
      labs: i + 1,
      more: i + 1 === all.length ? "yes" : "no",
      gain: amount(gain, table),
    }),
  );
  return table.say("web-ms-income", { sector: sectorName(sector, table), list: list.join("; ") });
}

function commander(column: Column, table: Tabletop): string {
  if (column.kind === "token") return table.say("token");
  return column.commander ? table.say(`commander-${column.commander}`) : table.say("web-ms-no-commander");
}

function switchboard(view: MagnastormView, table: Tabletop): Paragraph {
  const lines = view.columns.map((column) => {
    const crew: Cubes = {};
    for (const { panel, upper } of view.panel) {
      if (panel[0] === column.column) for (const colour of upper) crew[colour] = (crew[colour] ?? 0) + 1;
    }
    const free = Object.keys(column.price).length === 0;
    return table.say("web-ms-text-column", {
      column: column.column,
      name: commander(column, table),
      holder: column.holder ? table.say("web-ms-held", { name: table.seatName(column.holder) }) : "",
      crew: cubes(crew, table),
      price: free ? table.say("web-ms-column-empty") : table.say("web-ms-price", { cubes: cubes(column.price, table) }),
    });
  });
  return { title: table.say("web-ms-text-columns"), lines };
}

/** The lower panel row by row: what a row costs and gives, and its spaces. */
function panel(view: MagnastormView, table: Tabletop): Paragraph {
  const lines = view.rows.map(({ row, cost, gain }) => {
    const spaces = view.panel
      .filter((space) => space.panel.endsWith(String(row)))
      .map(({ panel, bonus, lower }) => {
        const there = lower.map((colour) => table.say(`cube-${colour}`)).join(", ") || table.say("web-ms-free");
        return bonus
          ? table.say("web-ms-text-panel-bonus", { panel, there, bonus: table.say(`bonus-${bonus}`) })
          : table.say("web-ms-text-panel", { panel, there });
      });
    const head = table.say("web-ms-row", { row, cost: amount(cost, table), gain: amount(gain, table) });
    return `${head}. ${spaces.join("; ")}`;
  });
  return { title: table.say("web-ms-text-panels"), lines };
}

function research(view: MagnastormView, table: Tabletop): Paragraph {
  const lines = view.research.map((area) => {
    const markers = Object.entries(area.markers).map(([seat, level]) =>
      table.say("web-ms-level-of", { name: table.seatName(seat), level }),
    );
    const held = area.holder
      ? table.say("web-ms-held", { name: table.seatName(area.holder) })
      : table.say("web-ms-tie");
    const card = area.commander ? `${table.say(`commander-${area.commander}`)}: ${held}` : "";
    const colour = table.say(`research-${area.research}`);
    return table.say("web-ms-track", { research: colour, markers: markers.join(", "), commander: card });
  });
  return { title: table.say("web-ms-research"), lines };
}

function objectives(view: MagnastormView, table: Tabletop): Paragraph {
  return { title: table.say("web-ms-objectives"), lines: view.objectives.map((it) => objective(it, view.seat, table)) };
}

function objective(it: Objective, seat: string | null, table: Tabletop): string {
  const left = it.spaces.filter(({ value, seat }) => seat === null && value !== it.covered).map(({ value }) => value);
  const own = seat === null ? undefined : it.needs[seat];
  const standing = own?.done
    ? table.say("web-ms-done")
    : own?.met
      ? table.say("web-ms-ready")
      : (own?.parts ?? []).map(({ need, ...facts }) => table.say(`need-${need}`, { ...facts })).join(", ");
  const worth = left.length ? table.say("web-ms-text-worth", { value: left[0]! }) : table.say("web-ms-text-taken");
  return table.say("web-ms-objective", {
    slot: it.slot,
    title: table.say(`objective-${it.card}`),
    about: table.say(`objective-${it.card}-about`),
    standing: [standing, worth].filter(Boolean).join("; "),
  });
}

function describePlayer(view: MagnastormView, player: Player, table: Tabletop): Paragraph {
  const cards = player.commanders.map((n) => `${table.say(`commander-${n}`)}: ${table.say(`commander-${n}-about`)}`);
  const places = (at: boolean[], costs: Amount[]) =>
    at
      .map((home, i) => ({ home, i }))
      .filter(({ home }) => home)
      .map(({ i }) => table.say("web-ms-text-place", { place: i + 1, cost: amount(costs[i]!, table) }))
      .join("; ") || table.say("web-ms-nothing");
  const title = table.say(player.seat === view.seat ? "web-ms-text-me" : "web-ms-text-player", {
    name: table.seatName(player.seat),
    reputation: player.reputation,
    position: player.position,
  });
  const artifacts = [...player.artifacts, ...(player.won ? [player.won] : [])];
  const lines = [
    table.say("web-ms-text-purse", { cubes: cubes(player.cubes, table) }),
    table.say("web-ms-text-labs", { list: places(player.labs, view.lab_costs) }),
    table.say("web-ms-text-dishes", { list: places(player.dishes, view.dish_costs) }),
    table.say("web-ms-crew-left", { count: player.crew }),
    ...cards,
    ...(artifacts.length ? [table.say("web-ms-text-artifacts", { list: artifacts.join(", ") })] : []),
  ];
  return { title, lines };
}
