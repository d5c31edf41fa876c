import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";
import { leagueTables } from "./league.ts";
import type { ForecastTable } from "./tables.ts";

export type StoredForecast = ForecastTable & { readonly season: string; readonly date: string };

export type NewForecast = Omit<ForecastTable, "outcome" | "scored_at">;

const BATCH = 500;

/** Stores forecasts; an existing one is never overwritten. */
export async function saveForecasts(db: Database, forecasts: readonly NewForecast[]): Promise<void> {
  for (let from = 0; from < forecasts.length; from += BATCH) {
    const rows = forecasts
      .slice(from, from + BATCH)
      .map((row) => ({ ...row, outcome: null, scored_at: null }));
    await leagueTables(db)
      .insertInto("league.forecast")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/**
 * Adds the outcome to each forecast whose match is over by `day`, and corrects it if a score was corrected. Awarded
 * games are not scored.
 */
export async function scoreForecasts(db: Database, day: string, at: Date): Promise<void> {
  await sql`
    update league.forecast as f set scored_at = ${at}, outcome = m.outcome
    from (
      select id, case when home_goals > away_goals then 'home' when home_goals < away_goals then 'away' else 'draw' end as outcome
      from league.match where status = 'completed' and date <= ${day}::date
    ) as m
    where m.id = f.match_id and f.outcome is distinct from m.outcome`.execute(db);
}

export async function findForecasts(db: Database, modelVersion: string): Promise<StoredForecast[]> {
  return await leagueTables(db)
    .selectFrom("league.forecast as f")
    .innerJoin("league.match as m", "m.id", "f.match_id")
    .selectAll("f")
    .select(["m.season_id as season", sql<string>`m.date::text`.as("date")])
    .where("f.model_version", "=", modelVersion)
    .orderBy("m.date", "desc")
    .orderBy("f.match_id")
    .execute();
}

/** The matches that already have a stored forecast. */
export async function findForecastMatches(db: Database, modelVersion: string): Promise<Set<string>> {
  const rows = await leagueTables(db)
    .selectFrom("league.forecast")
    .select("match_id")
    .where("model_version", "=", modelVersion)
    .execute();
  return new Set(rows.map((row) => row.match_id));
}
