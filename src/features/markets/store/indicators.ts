import type { IndicatorValue } from "#features/markets/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import type { Edition } from "#platform/edition.ts";
import type { MarketsTables } from "./tables.ts";

export interface StoredIndicatorValue extends IndicatorValue {
  readonly provider: string;
  readonly fetchedAt: Date;
}

export async function saveIndicators(
  db: Database,
  edition: Edition,
  values: readonly IndicatorValue[],
  { provider, at }: { provider: string; at: Date },
): Promise<void> {
  const rows = new Map(
    values.map((value) => [
      `${value.indicator} ${value.period}`,
      { ...value, edition, provider, fetched_at: at },
    ]),
  );
  if (rows.size === 0) return;
  await db
    .withTables<MarketsTables>()
    .insertInto("markets.indicator")
    .values([...rows.values()])
    .onConflict((conflict) =>
      conflict.columns(["edition", "indicator", "period"]).doUpdateSet((row) => ({
        value: row.ref("excluded.value"),
        forecast: row.ref("excluded.forecast"),
        provider,
        fetched_at: at,
      })),
    )
    .execute();
}

/** All indicators, each oldest first. */
export async function findIndicators(db: Database, edition: Edition): Promise<StoredIndicatorValue[]> {
  const rows = await db
    .withTables<MarketsTables>()
    .selectFrom("markets.indicator")
    .select(["indicator", "period", "value", "forecast", "provider", "fetched_at"])
    .where("edition", "=", edition)
    .orderBy("indicator")
    .orderBy("period")
    .execute();
  return rows.map(({ fetched_at, ...row }) => ({ ...row, fetchedAt: fetched_at }));
}
