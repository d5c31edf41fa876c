import { sql } from "kysely";
import type { Decision } from "#features/league/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import { leagueTables } from "./league.ts";

export async function findDecisions(db: Database, season: string): Promise<Decision[]> {
  const rows = await leagueTables(db)
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

export async function deleteDecision(db: Database, id: string): Promise<void> {
  await leagueTables(db).deleteFrom("league.decision").where("id", "=", id).execute();
}

/** Stores lines of the ledger, all or none; existing ones change only with `overwrite`, which only operators use. */
export async function saveDecisions(
  db: Database,
  decisions: readonly Decision[],
  at: Date,
  { overwrite }: { overwrite: boolean },
): Promise<void> {
  await inTransaction(leagueTables(db), async (tx) => {
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
      await tx
        .insertInto("league.decision")
        .values({ id, ...facts, changed_at: at })
        .onConflict((conflict) =>
          overwrite ? conflict.column("id").doUpdateSet({ ...facts, changed_at: at }) : conflict.doNothing(),
        )
        .execute();
    }
  });
}
