import type { Correction, CorrectionState, Language, StoredCorrection } from "#features/letters/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import type { LettersTables } from "./tables.ts";

export async function saveCorrection(db: Database, correction: Correction, at: Date): Promise<void> {
  await db
    .withTables<LettersTables>()
    .insertInto("letters.correction")
    .values({ ...correction, received_at: at })
    .execute();
}

/** Oldest first. */
export async function findCorrections(
  db: Database,
  { state, language }: { state: CorrectionState; language?: Language | undefined },
): Promise<StoredCorrection[]> {
  const found = corrections(db)
    .select(["id", "language", "page", "sentence", "proposal", "received_at as receivedAt"])
    .where("state", "=", state)
    .orderBy("id");
  return (language === undefined ? found : found.where("language", "=", language)).execute();
}

/** False if there is no such proposal. */
export async function decideCorrection(db: Database, id: number, state: CorrectionState): Promise<boolean> {
  const decided = await db
    .withTables<LettersTables>()
    .updateTable("letters.correction")
    .set({ state })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return decided !== undefined;
}

export async function deleteOldCorrections(db: Database, before: Date): Promise<void> {
  await db
    .withTables<LettersTables>()
    .deleteFrom("letters.correction")
    .where("received_at", "<", before)
    .execute();
}

function corrections(db: Database) {
  return db.withTables<LettersTables>().selectFrom("letters.correction");
}
