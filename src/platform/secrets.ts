import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "./db/database.ts";

type SecretTables = {
  "platform.secret": { name: string; value: Buffer };
};

/**
 * A key for one purpose: from SECRET if it is set, otherwise generated once and stored in the database, so that all
 * processes on it agree and a restart changes nothing.
 */
export async function keyFor(purpose: string, db: Database, secret: string | undefined): Promise<Buffer> {
  if (secret !== undefined) return derive(secret, purpose);
  const secrets = db.withTables<SecretTables>();
  await secrets
    .insertInto("platform.secret")
    .values({ name: purpose, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await secrets
    .selectFrom("platform.secret")
    .select("value")
    .where("name", "=", purpose)
    .executeTakeFirstOrThrow();
  return value;
}

/** What has been signed before SECRET changed: the key of SECRET_BEFORE, and the stored one of a time without SECRET. */
export async function earlierKeysFor(
  purpose: string,
  db: Database,
  secretBefore: string | undefined,
): Promise<Buffer[]> {
  const stored = await db
    .withTables<SecretTables>()
    .selectFrom("platform.secret")
    .select("value")
    .where("name", "=", purpose)
    .executeTakeFirst();
  return [
    ...(secretBefore === undefined ? [] : [derive(secretBefore, purpose)]),
    ...(stored === undefined ? [] : [stored.value]),
  ];
}

function derive(secret: string, purpose: string): Buffer {
  return createHmac("sha256", secret).update(purpose).digest();
}
