import { addDays, lagosDate, lagosTime } from "#platform/time.ts";

const DAYS = 7;
const WEEKS = 4;
const MONTHS = 6;
const NAME = /^naija-gist-(\d{4}-\d{2}-\d{2})(?:T\d{4})?\.gz(?:\.enc)?$/;

/** A backup's name, and the one that it gets if another database's backup of the day has that. */
export function namesOf(at: Date, isEncrypted: boolean): string[] {
  const day = lagosDate(at);
  const ending = `.gz${isEncrypted ? ".enc" : ""}`;
  return [day, `${day}T${lagosTime(at).replace(":", "")}`].map((time) => `naija-gist-${time}${ending}`);
}

/**
 * Of the names in a folder, the backups to delete: keeps the newest days for a week, the newest of each week for a
 * month, and of each month for half a year. Backups of one day stay and go together: each may be another database's.
 */
export function namesToDelete(names: readonly string[]): string[] {
  const dayOf = (name: string): string => NAME.exec(name)?.[1] ?? "";
  const copies = names.filter((name) => NAME.test(name));
  const newestFirst = [...new Set(copies.map(dayOf))].sort().reverse();
  const kept = new Set([
    ...newestFirst.slice(0, DAYS),
    ...newestOf(newestFirst, mondayOf, WEEKS),
    ...newestOf(newestFirst, (day) => day.slice(0, 7), MONTHS),
  ]);
  return copies.filter((name) => !kept.has(dayOf(name)));
}

/** The newest day of each of the latest spans. */
function newestOf(newestFirst: readonly string[], spanOf: (day: string) => string, spans: number): string[] {
  const bySpan = new Map<string, string>();
  for (const day of newestFirst) if (!bySpan.has(spanOf(day))) bySpan.set(spanOf(day), day);
  return [...bySpan.values()].slice(0, spans);
}

function mondayOf(day: string): string {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}
