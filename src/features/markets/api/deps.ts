import type { Ask } from "#contracts/all/all-endpoints.ts";
import {
  type DayValue as AnsweredDay,
  type Provenance,
  type Range,
  sampleSource,
} from "#contracts/figure.ts";
import { lastDayOfEachWeek } from "#features/markets/figures/changes.ts";
import { creditOf } from "#features/markets/figures/providers.ts";
import type { DayValue } from "#features/markets/shapes.ts";
import { lagosToday } from "#platform/cache/today.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Edition } from "#platform/edition.ts";
import { addDays, lagosDate } from "#platform/time.ts";

const sampleCredit = sampleSource("Invented figures of the sample edition");

export interface MarketsReadDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly edition: Edition;
  readonly ask: Ask;
}

const RANGE_DAYS: Record<Range, number> = { "1M": 31, "6M": 183, "1Y": 366, "5Y": 5 * 366 };

export function firstDayOfRange(range: Range, now: Date): string {
  return addDays(lagosDate(now), -RANGE_DAYS[range]);
}

export function chartPoints(days: readonly DayValue[], range: Range, now: Date): AnsweredDay[] {
  const today = lagosToday(now);
  const past = days.filter(({ day }) => day <= today);
  const chosen = range === "5Y" ? lastDayOfEachWeek(past) : past;
  return chosen.map(({ day, value }) => ({ date: day, value }));
}

/** A figure's source, time and kind. */
export function provenanceOf(
  edition: Edition,
  stored: { readonly provider: string; readonly asOf: Date } | null,
  kind: "EOD" | "LIVE" = "EOD",
): Provenance {
  const as_of = stored?.asOf.toISOString() ?? null;
  if (edition === "sample") return { source: sampleCredit, as_of, kind: "sample" };
  return { source: stored === null ? null : creditOf(stored.provider), as_of, kind };
}
