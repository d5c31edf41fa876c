import { addDays } from "#platform/time.ts";

const DAYS = 7;
const WEEKS = 4;
const MONTHS = 6;
const NAME = /^naija-gist-(\d{4}-\d{2}-\d{2})\.gz(?:\.enc)?$/;

export function nameOf(day: string, isEncrypted: boolean): string {
  return `naija-gist-${day}.gz${isEncrypted ? ".enc" : ""}`;
}

/**
 * Of the names in a folder, the backups to delete: keeps one a day for a week, one a week for a month, one a month for
 * half a year.
 */
export function namesToDelete(names: readonly string[]): string[] {
  const copies = names
    .flatMap((name) => ({ name, day: NAME.exec(name)?.[1] ?? "" }))
    .filter(({ day }) => day !== "")
    .sort((a, b) => b.name.localeCompare(a.name));
  const kept = new Set([
    ...newestOf(copies, ({ day }) => day, DAYS),
    ...newestOf(copies, ({ day }) => mondayOf(day), WEEKS),
    ...newestOf(copies, ({ day }) => day.slice(0, 7), MONTHS),
  ]);
  return copies.map(({ name }) => name).filter((name) => !kept.has(name));
}

interface Copy {
  readonly name: string;
  readonly day: string;
}

/** The newest copy of each of the latest spans. */
function newestOf(newestFirst: readonly Copy[], spanOf: (copy: Copy) => string, spans: number): string[] {
  const bySpan = new Map<string, string>();
  for (const copy of newestFirst) if (!bySpan.has(spanOf(copy))) bySpan.set(spanOf(copy), copy.name);
  return [...bySpan.values()].slice(0, spans);
}

function mondayOf(day: string): string {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}
