import { sql } from "kysely";
import type { DayValue, Rate } from "#features/markets/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import type { Edition } from "#platform/edition.ts";
import type { MarketsTables } from "./tables.ts";

export interface StoredRate extends Rate {
  readonly provider: string;
}

/** For callers that want every stored day. */
const LAST_DAY = "9999-12-31";
/** A statement holds at most 65,535 values. */
const ROWS_AT_ONCE = 2_000;

/** Stores all or none. With `overwrite`, a rate replaces the stored one of its day; otherwise it only fills gaps. */
export async function saveRates(
  db: Database,
  edition: Edition,
  rates: readonly Rate[],
  { provider, overwrite }: { provider: string; overwrite: boolean },
): Promise<void> {
  // One statement cannot write the same day twice; the last rate counts.
  const byDay = new Map(rates.map((rate) => [`${rate.currency} ${rate.day}`, rate]));
  const rows = [...byDay.values()].map((rate) => ({ ...rate, edition, provider }));
  await inTransaction(db.withTables<MarketsTables>(), async (tx) => {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      await tx
        .insertInto("markets.rate")
        .values(rows.slice(from, from + ROWS_AT_ONCE))
        .onConflict((conflict) => {
          const columns = conflict.columns(["edition", "currency", "day"]);
          if (!overwrite) {
            return columns.doUpdateSet((row) => ({
              buying: row.fn.coalesce("markets.rate.buying", "excluded.buying"),
              selling: row.fn.coalesce("markets.rate.selling", "excluded.selling"),
            }));
          }
          return columns.doUpdateSet((row) => ({
            rate: row.ref("excluded.rate"),
            buying: row.fn.coalesce("excluded.buying", "markets.rate.buying"),
            selling: row.fn.coalesce("excluded.selling", "markets.rate.selling"),
            highest: row.fn.coalesce("excluded.highest", "markets.rate.highest"),
            lowest: row.fn.coalesce("excluded.lowest", "markets.rate.lowest"),
            provider,
          }));
        })
        .execute();
    }
  });
}

/** Each currency's latest rate, of `today` or earlier. */
export async function findLatestRates(
  db: Database,
  edition: Edition,
  today = LAST_DAY,
): Promise<StoredRate[]> {
  return db
    .withTables<MarketsTables>()
    .selectFrom("markets.rate")
    .distinctOn("currency")
    .select([...COLUMNS, sql<string>`day::text`.as("day")])
    .where("edition", "=", edition)
    .where("markets.rate.day", "<=", today)
    .orderBy("currency")
    .orderBy("markets.rate.day", "desc")
    .execute();
}

/** Oldest first. */
export async function findRateDays(
  db: Database,
  edition: Edition,
  currency: string,
  since: string,
  today = LAST_DAY,
): Promise<DayValue[]> {
  return db
    .withTables<MarketsTables>()
    .selectFrom("markets.rate")
    .select(["rate as value", sql<string>`day::text`.as("day")])
    .where("edition", "=", edition)
    .where("currency", "=", currency)
    .where("markets.rate.day", ">=", since)
    .where("markets.rate.day", "<=", today)
    .orderBy("markets.rate.day")
    .execute();
}

export async function findFirstRateDay(
  db: Database,
  edition: Edition,
  currency: string,
): Promise<string | null> {
  const row = await db
    .withTables<MarketsTables>()
    .selectFrom("markets.rate")
    .select(sql<string | null>`min(day)::text`.as("day"))
    .where("edition", "=", edition)
    .where("currency", "=", currency)
    .executeTakeFirst();
  return row?.day ?? null;
}

const COLUMNS = ["currency", "rate", "buying", "selling", "highest", "lowest", "provider"] as const;
