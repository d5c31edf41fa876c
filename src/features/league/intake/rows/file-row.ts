import { hasScore, type Report } from "#features/league/shapes.ts";

/** A row of an operator's file: the match that it reports, or why it cannot be read. */
export type FileRow =
  | { readonly row: number; readonly report: Report; readonly id: string | null }
  | { readonly row: number; readonly problem: string };

const MAX_GOALS = 20;

/** What is wrong with a report in itself, regardless of the stored league; null if nothing is. */
export function problemOf({ date, homeGoals, awayGoals, status }: Report): string | null {
  if (date === "") return "it has no date";
  if (!isDay(date)) return `"${date}" is not a date; a date is written 2026-11-22`;
  for (const [side, goals] of [
    ["home", homeGoals],
    ["away", awayGoals],
  ] as const) {
    if (goals !== null && (goals < 0 || goals > MAX_GOALS))
      return `the ${side} score is ${goals}; a score is 0 to ${MAX_GOALS}`;
  }
  if ((homeGoals === null) !== (awayGoals === null)) return "one of the two scores is missing";
  if ((status === "completed" || status === "awarded") && homeGoals === null)
    return `it is ${status}, yet has no score`;
  if (!hasScore(status) && homeGoals !== null) return `it is ${status}, yet has a score`;
  return null;
}

export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
