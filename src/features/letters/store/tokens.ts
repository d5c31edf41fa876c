import type { TokenPurpose } from "#features/letters/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import type { LettersTables } from "./tables.ts";

interface NewToken {
  readonly hash: Buffer;
  readonly subscriberId: string;
  readonly purpose: TokenPurpose;
  readonly expiresAt: Date | null;
}

/** Makes a letter's link valid; a letter that is sent again carries the same link. */
export async function saveToken(db: Database, token: NewToken): Promise<void> {
  await db
    .withTables<LettersTables>()
    .insertInto("letters.token")
    .values({
      hash: token.hash,
      subscriber_id: token.subscriberId,
      purpose: token.purpose,
      expires_at: token.expiresAt,
      used_at: null,
    })
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
}
