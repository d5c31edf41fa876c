import type { Link } from "#features/letters/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import type { LettersTables } from "./tables.ts";

/**
 * Makes a letter's link valid; a letter that is sent again carries the same link. An address may have gone from one
 * reader to another (`subscribers correct`), and its link with it.
 */
export async function saveToken(db: Database, { subscriberId, expiresAt, ...link }: Link): Promise<void> {
  await db
    .withTables<LettersTables>()
    .insertInto("letters.token")
    .values({ ...link, subscriber_id: subscriberId, expires_at: expiresAt, used_at: null })
    .onConflict((conflict) =>
      conflict
        .column("hash")
        .doUpdateSet({ subscriber_id: subscriberId })
        .where("letters.token.subscriber_id", "<>", subscriberId),
    )
    .execute();
}
