/** What is printed in the box. It is the same all game long, so it comes once, and not with every view. */

/** `sheet.tile["D-BG"].copies`: a value by table, row and field. Sealed rows are not there until they are asked for. */
export type Printed = Record<string, Record<string, Record<string, unknown>>>;

/** Printed values as tables of rows. */
export function printed(values: { table: string; row: string; field: string; value: unknown }[]): Printed {
  const out: Printed = {};
  for (const { table, row, field, value } of values) ((out[table] ??= {})[row] ??= {})[field] = value;
  return out;
}

/** A sheet with more rows on it. */
export function merged(one: Printed, more: Printed): Printed {
  const tables = Object.keys({ ...one, ...more });
  return Object.fromEntries(tables.map((table) => [table, { ...one[table], ...more[table] }]));
}
