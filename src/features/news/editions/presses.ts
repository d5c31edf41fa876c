import { briefTimes } from "#contracts/sections.ts";
import type { EditionKey, EditionStory, Press, PressedList } from "#features/news/shapes.ts";
import { addDays, HOUR_MS, lagosDate, lagosInstant } from "#platform/time.ts";
import { editionAfter, opensAt } from "./times.ts";

/** How long a killed story stays out of everything. */
const KILLED_MS = 48 * HOUR_MS;

/** Until when a kill, or a press on the coming brief, holds; an edition's press holds for that edition. */
export function holdsUntil(list: PressedList | null, at: Date): Date | null {
  if (list === null) return new Date(+at + KILLED_MS);
  if (list === "edition") return null;
  return lagosInstant(lagosDate(nextBriefAt(at)), briefTimes.until);
}

/** When the next brief is composed. */
export function nextBriefAt(now: Date): Date {
  const today = lagosInstant(lagosDate(now), briefTimes.from);
  return now < today ? today : lagosInstant(addDays(lagosDate(now), 1), briefTimes.from);
}

/** The name by which a press refers to an edition. */
export function issueOf({ date, name }: EditionKey): string {
  return `${date} ${name}`;
}

/** The presses that concern an edition: its own, and the kills of its time. */
export function pressesOnEdition(presses: readonly Press[], key: EditionKey): Press[] {
  const [opens, closes] = [opensAt(key), opensAt(editionAfter(key))];
  return presses.filter(({ list, issue, at, until }) =>
    list === null ? at < closes && until !== null && until > opens : issue === issueOf(key),
  );
}

/** The presses that concern the brief that is composed next, or at this moment. */
export function pressesOnBrief(presses: readonly Press[], now: Date): Press[] {
  return presses.filter(({ list, until }) => list !== "edition" && until !== null && until > now);
}

/** True if the last press on this story was to kill it. */
export function isKilled(presses: readonly Press[], story: string): boolean {
  return presses.findLast((one) => one.story === story)?.action === "kill";
}

/** What was killed under the story that it was in stays so when its article has gone to another since. */
export function withKilled<Entry extends EditionStory>(
  presses: readonly Press[],
  listed: readonly Entry[],
  current: readonly Entry[],
): Entry[] {
  return listed.map((one, at) => (isKilled(presses, one.story) ? one : (current[at] ?? one)));
}

/**
 * A list as its operator wants it: without what was killed, for which the press has named others, and with what was
 * pinned or moved at its place. Presses come in the order in which they were made; of those on one story the last
 * counts.
 */
export function withPresses(chosen: readonly EditionStory[], presses: readonly Press[]): EditionStory[] {
  const known = [...chosen, ...presses.flatMap(({ others }) => others)].filter(
    ({ story }) => !isKilled(presses, story),
  );
  const distinct = known.filter(({ story }, at) => at === known.findIndex((other) => other.story === story));
  const list = distinct.slice(0, chosen.length);
  for (const { id, story, place } of presses) {
    const one = distinct.find((other) => other.story === story);
    const isLast = id === presses.findLast((other) => other.story === story)?.id;
    if (one === undefined || place === null || !isLast) continue;
    const from = list.indexOf(one);
    if (from >= 0) list.splice(from, 1);
    list.splice(place - 1, 0, one);
  }
  return list.slice(0, chosen.length);
}
