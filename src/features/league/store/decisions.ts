import { sql } from "kysely";
import type { Decision } from "#features/league/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import { leagueTables } from "./league.ts";

export async function findDecisions(db: Database, season: string): Promise<Decision[]> {
  return leagueTables(db)
    .selectFrom("league.decision")
    .select(["id", "season_id as season", "kind", "club_id as club", "match_id as match", "points", "goals"])
    .select(["reason", "source", "state", sql<string>`date::text`.as("date")])
    .where("season_id", "=", season)
    .orderBy("league.decision.date", "desc")
    .orderBy("id")
    .execute();
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
    for (const { id, season, club, match, ...decision } of decisions) {
      const facts = { ...decision, season_id: season, club_id: club, match_id: match, changed_at: at };
      await tx
        .insertInto("league.decision")
        .values({ id, ...facts })
        .onConflict((conflict) =>
          overwrite ? conflict.column("id").doUpdateSet(facts) : conflict.doNothing(),
        )
        .execute();
    }
  });
}
