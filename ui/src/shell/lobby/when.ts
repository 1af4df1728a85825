/** Times in words, as this browser's language says them. */
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["minute", 60_000],
  ["hour", 3_600_000],
  ["day", 86_400_000],
];
const LONG_AGO = 7 * 86_400_000; // from here on a date says more

export function when(time: number, now: number, language = "en"): string {
  const past = Math.max(0, now - time);
  if (past >= LONG_AGO) return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(time);
  const [unit, size] = STEPS.findLast(([, length]) => past >= length) ?? STEPS[0]!;
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(past / size), unit);
}
