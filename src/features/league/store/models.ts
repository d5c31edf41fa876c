import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import { leagueTables } from "./league.ts";

export interface ModelKey {
  readonly asOf: string;
  readonly dataVersion: string;
  readonly modelVersion: string;
}

export async function hasModel(db: Database, key: ModelKey): Promise<boolean> {
  const row = await leagueTables(db)
    .selectFrom("league.model")
    .select("as_of")
    .where("as_of", "=", key.asOf)
    .where("data_version", "=", key.dataVersion)
    .where("model_version", "=", key.modelVersion)
    .executeTakeFirst();
  return row !== undefined;
}

/** The model of this day or the last before it: a slightly old one is better than none. */
export async function findLatestModel(
  db: Database,
  asOf: string,
  modelVersion: string,
): Promise<{ model: object; madeAt: Date } | null> {
  const row = await leagueTables(db)
    .selectFrom("league.model")
    .select(["model", "made_at"])
    .where("as_of", "<=", asOf)
    .where("model_version", "=", modelVersion)
    .orderBy("as_of", "desc")
    .executeTakeFirst();
  return row ? { model: row.model, madeAt: row.made_at } : null;
}

/** Stores the model and deletes the others, which can be learnt again. */
export async function saveModel(db: Database, key: ModelKey, model: object, at: Date): Promise<void> {
  await inTransaction(leagueTables(db), async (tx) => {
    await tx
      .insertInto("league.model")
      .values({
        as_of: key.asOf,
        data_version: key.dataVersion,
        model_version: key.modelVersion,
        model: JSON.stringify(model),
        made_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .deleteFrom("league.model")
      .where(sql<boolean>`(as_of, data_version) is distinct from (${key.asOf}::date, ${key.dataVersion})`)
      .execute();
  });
}
