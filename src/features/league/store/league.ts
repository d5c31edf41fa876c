import type { Kysely } from "kysely";
import type { Database } from "#platform/db/database.ts";
import type { LeagueTables } from "./tables.ts";

export type LeagueDatabase = Kysely<LeagueTables>;

export function leagueTables(db: Database): LeagueDatabase {
  return db.withTables<LeagueTables>();
}
