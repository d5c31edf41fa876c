import { sql } from "kysely";
import type { Decision } from "#domains/league/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import { league } from "./league.ts";

export async function findDecisions(db: Database, season: string): Promise<Decision[]> {
  const rows = await league(db)
    .selectFrom("league.decision")
    .selectAll()
    .select(sql<string>`date::text`.as("day"))
    .where("season_id", "=", season)
    .orderBy("date", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    season: row.season_id,
    date: row.day,
    kind: row.kind,
    club: row.club_id,
    match: row.match_id,
    points: row.points,
    goals: row.goals,
    reason: row.reason,
    source: row.source,
    state: row.state,
  }));
}

/** The ledger as told; a line that says the same again keeps its time. */
export async function keepDecisions(db: Database, decisions: readonly Decision[], at: Date): Promise<void> {
  for (const { id, season, date, kind, club, match, points, goals, reason, source, state } of decisions) {
    const facts = {
      season_id: season,
      date,
      kind,
      club_id: club,
      match_id: match,
      points,
      goals,
      reason,
      source,
      state,
    };
    await league(db)
      .insertInto("league.decision")
      .values({ id, ...facts, changed_at: at })
      .onConflict((conflict) =>
        conflict
          .column("id")
          .doUpdateSet({ ...facts, changed_at: at })
          .where(
            sql<boolean>`(decision.date, decision.kind, decision.points, decision.goals, decision.state)
              is distinct from (excluded.date, excluded.kind, excluded.points, excluded.goals, excluded.state)`,
          ),
      )
      .execute();
  }
}
