/** The shell's own words for pages where no game is open, and a game's words from its sheet. */
import common from "../../../src/cloudtop/text/en.ftl?raw";
import lobby from "../../../src/cloudtop/web/text/en/lobby.ftl?raw";
import table from "../../../src/cloudtop/web/text/en/table.ftl?raw";
import { Text } from "./text";
import type { Sheet } from "./wire";

export const words = new Text(`${common}\n${lobby}\n${table}`);

const texts = new WeakMap<Sheet, Text>();

export function textOf(sheet: Sheet): Text {
  const known = texts.get(sheet) ?? new Text(sheet.text, sheet.said);
  texts.set(sheet, known);
  return known;
}

/** The events of a game that matter so much. */
export function weighing(sheet: Sheet, weight: Sheet["events"][string]): string[] {
  return Object.keys(sheet.events).filter((event) => sheet.events[event] === weight);
}
