import type { EditionKey } from "#features/news/contract/front-page.ts";
import { inLagos } from "#ui/time.ts";
import type { Dates } from "#words/dates.ts";
import type { Words } from "#words/words.ts";

const names = { morning: "Morning edition", noon: "Noon edition", evening: "Evening edition" } as const;

export function editionName({ name }: EditionKey): (typeof names)[EditionKey["name"]] {
  return names[name];
}

/** "Sunday, 22 November 2026". */
export function longDay({ date }: EditionKey, dates?: Dates): string {
  return inLagos(Date.parse(date), dates).long;
}

/** "12:16". */
export function clockOf(time: string): string {
  return inLagos(Date.parse(time)).clock;
}

/** "12:00 edition, updated 12:16". */
export function editionTimes(
  { openedAt, updatedAt }: { openedAt: string; updatedAt: string },
  say: Words["say"],
): string {
  const [opened, updated] = [clockOf(openedAt), clockOf(updatedAt)];
  return updated === opened
    ? say("{time} edition", { time: opened })
    : say("{time} edition, updated {updated}", { time: opened, updated });
}
