/** The planet in words, sector by sector: areas, spaces, labs, the ways between them. */
import type { Paragraph, Tabletop } from "../../board/types";
import { weather } from "./planet/count";
import type { Area, MagnastormView, Space } from "./view";

export function sectorName(sector: number, table: Tabletop): string {
  return table.say("web-ms-text-sector", { sector, where: table.say(`sector-${sector}`) });
}

export function describePlanet(view: MagnastormView, table: Tabletop): Paragraph[] {
  const sectors = [...new Set(view.areas.map((area) => area.sector))].sort();
  return sectors.map((sector) => {
    const sky = weather(sector, view.quiet, view.next_quiet);
    const areas = view.areas.filter((area) => area.sector === sector);
    return {
      title: sectorTitle(sector, sky, table),
      lines: areas.map((area) => describeArea(area, view, table)),
    };
  });
}

function describeArea(area: Area, view: MagnastormView, table: Tabletop): string {
  const spaces = area.spaces.map((space) => spaceWords(space, table));
  const scouts = view.scouts
    .filter((scout) => scout.area === area.area)
    .flatMap(({ seat, space }) => scoutWords([seat], space ?? area.area, table));
  const start = area.start > 0 ? [table.say("web-ms-start", { start: area.start })] : [];
  const parts = [...start, ...spaces, ...scouts, ways(area, view, table)];
  return `${area.area}: ${parts.join("; ")}`;
}

export function spaceWords({ space, colour, owner, labs }: Space, table: Tabletop): string {
  const facts = { space, research: table.say(`research-${colour}`) };
  if (!owner) return table.say("web-ms-space", facts);
  return table.say("web-ms-space-labs", { ...facts, labs, owner: table.seatName(owner) });
}

/** Whose scout runners stand there, each in its own words. */
export function scoutWords(seats: string[], place: string, table: Tabletop): string[] {
  return seats.map((seat) => table.say("web-ms-text-scout", { name: table.seatName(seat), place }));
}

/** A sector with its weather. */
export function sectorTitle(sector: number, sky: string, table: Tabletop): string {
  const where = table.say(`sector-${sector}`);
  return table.say("web-ms-text-sector-title", { sector, where, sky: table.say(`web-ms-${sky}`) });
}

function ways(area: Area, view: MagnastormView, table: Tabletop): string {
  const owners = new Map(view.stations.map(({ station, owner }) => [station, owner]));
  const list = view.lines
    .filter((line) => line.from === area.area || line.to === area.area)
    .map((line) => {
      const there = line.from === area.area ? line.to : line.from;
      if (!line.station) return there;
      const owner = owners.get(line.station);
      const facts = { station: line.station, owner: owner ? table.seatName(owner) : "" };
      return `${there} (${table.say(owner ? "web-ms-station-built" : "web-ms-station-free", facts)})`;
    });
  return table.say("web-ms-text-ways", { list: list.join(", ") });
}
