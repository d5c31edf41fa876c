import { type EditionName, editionNames } from "#contracts/sections.ts";
import type { EditionKey } from "#features/news/shapes.ts";
import { addDays, lagosDate, lagosInstant } from "#platform/time.ts";

const OPENS: Readonly<Record<EditionName, string>> = { morning: "06:00", noon: "12:00", evening: "18:00" };

export function opensAt({ date, name }: EditionKey): Date {
  return lagosInstant(date, OPENS[name]);
}

/** The edition that is open at this moment: before 06:00 it is last evening's. */
export function editionAt(now: Date): EditionKey {
  const date = lagosDate(now);
  const name = editionNames.findLast((name) => opensAt({ date, name }) <= now);
  return name === undefined ? { date: addDays(date, -1), name: "evening" } : { date, name };
}

export function editionAfter({ date, name }: EditionKey): EditionKey {
  const next = editionNames[editionNames.indexOf(name) + 1];
  return next === undefined ? { date: addDays(date, 1), name: "morning" } : { date, name: next };
}

export function isEditionName(name: string): name is EditionName {
  return (editionNames as readonly string[]).includes(name);
}
