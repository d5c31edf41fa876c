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

/** As many as are shown at a time. */
const SHOWN = 50;

export interface WaitingCorrections {
  readonly count: number;
  readonly oldest: readonly StoredCorrection[];
}

export async function findWaitingCorrections(db: Database): Promise<WaitingCorrections> {
  return { count: await countWaiting(db), oldest: await corrections(db, "waiting").limit(SHOWN).execute() };
}

export async function countWaiting(db: Database): Promise<number> {
  const { count } = await db
    .withTables<LettersTables>()
    .selectFrom("letters.correction")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findAcceptedCorrections(db: Database, language: Language): Promise<StoredCorrection[]> {
  return await corrections(db, "accepted").where("language", "=", language).execute();
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

/** Refuses what came in this time and still waits; returns how many. */
export async function refuseCorrectionsOf(db: Database, from: Date, until: Date): Promise<number> {
  const refused = await db
    .withTables<LettersTables>()
    .updateTable("letters.correction")
    .set({ state: "refused" })
    .where("state", "=", "waiting")
    .where("received_at", ">=", from)
    .where("received_at", "<", until)
    .executeTakeFirst();
  return Number(refused.numUpdatedRows);
}

export async function deleteOldCorrections(db: Database, before: Date): Promise<void> {
  await db
    .withTables<LettersTables>()
    .deleteFrom("letters.correction")
    .where("received_at", "<", before)
    .execute();
}

/** Oldest first. */
function corrections(db: Database, state: CorrectionState) {
  return db
    .withTables<LettersTables>()
    .selectFrom("letters.correction")
    .select(["id", "language", "page", "sentence", "proposal", "received_at as receivedAt"])
    .where("state", "=", state)
    .orderBy("id");
}
