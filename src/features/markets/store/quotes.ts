import { sql } from "kysely";
import type { DayValue, Quote, Reading, Series } from "#features/markets/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import type { Edition } from "#platform/edition.ts";
import type { MarketsTables } from "./tables.ts";

export interface StoredQuote extends Quote {
  readonly provider: string;
}

export interface SeriesKey {
  readonly edition: Edition;
  readonly series: Series;
}

/** How many days at the end of a complete history are written again: nothing else in it changes. */
const OVERLAP_DAYS = 10;
/** A history may begin this much later than requested, because no exchange trades every day. */
const GRACE_DAYS = 14;

export async function saveQuote(
  db: Database,
  key: SeriesKey,
  reading: Reading,
  provider: string,
): Promise<void> {
  const row = { value: reading.value, percent_change: reading.percentChange, as_of: reading.asOf, provider };
  await db
    .withTables<MarketsTables>()
    .insertInto("markets.quote")
    .values({ ...key, ...row })
    .onConflict((conflict) => conflict.columns(["edition", "series"]).doUpdateSet(row))
    .execute();
}

/** Stores a history from `since` to `today`. With `overwrite`, existing days are overwritten; otherwise they are kept. */
export async function saveDays(
  db: Database,
  key: SeriesKey,
  days: readonly DayValue[],
  { overwrite, since, today }: { overwrite: boolean; since: string; today: string },
): Promise<void> {
  const from = overwrite ? await firstDayToWrite(db, key, since, today) : since;
  // One statement cannot write the same day twice; the last value counts.
  const fresh = new Map(
    days.filter(({ day }) => day >= from && day <= today).map(({ day, value }) => [day, value]),
  );
  if (fresh.size === 0) return;
  const rows = [...fresh].map(([day, value]) => ({ ...key, day, value }));
  await db
    .withTables<MarketsTables>()
    .insertInto("markets.point")
    .values(rows)
    .onConflict((conflict) => {
      const columns = conflict.columns(["edition", "series", "day"]);
      return overwrite
        ? columns.doUpdateSet({ value: (row) => row.ref("excluded.value") })
        : columns.doNothing();
    })
    .execute();
}

export async function findQuote(db: Database, key: SeriesKey): Promise<StoredQuote | null> {
  const quote = await db
    .withTables<MarketsTables>()
    .selectFrom("markets.quote")
    .select(["value", "percent_change as percentChange", "as_of as asOf", "provider"])
    .where("edition", "=", key.edition)
    .where("series", "=", key.series)
    .executeTakeFirst();
  return quote ?? null;
}

/** Oldest first. */
export async function findDays(db: Database, key: SeriesKey, since: string): Promise<DayValue[]> {
  return db
    .withTables<MarketsTables>()
    .selectFrom("markets.point")
    .select(["value", sql<string>`day::text`.as("day")])
    .where("edition", "=", key.edition)
    .where("series", "=", key.series)
    .where("day", ">=", since)
    .orderBy("markets.point.day")
    .execute();
}

/** The value of the last day before `day`. */
export async function findDayBefore(db: Database, key: SeriesKey, day: string): Promise<DayValue | null> {
  const row = await db
    .withTables<MarketsTables>()
    .selectFrom("markets.point")
    .select(["value", sql<string>`day::text`.as("day")])
    .where("edition", "=", key.edition)
    .where("series", "=", key.series)
    .where("markets.point.day", "<", day)
    .orderBy("markets.point.day", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** If the stored history is complete already, only its end is written again. */
async function firstDayToWrite(db: Database, key: SeriesKey, since: string, today: string): Promise<string> {
  const row = await db
    .withTables<MarketsTables>()
    .selectFrom("markets.point")
    .select([
      sql<boolean>`min(day) <= ${since}::date + ${GRACE_DAYS}::int`.as("isWhole"),
      sql<string | null>`(max(day) - ${OVERLAP_DAYS}::int)::text`.as("end"),
    ])
    .where("edition", "=", key.edition)
    .where("series", "=", key.series)
    .where("day", "<=", today)
    .executeTakeFirst();
  return row?.isWhole && row.end !== null ? row.end : since;
}
