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
  if (secret !== undefined) return createHmac("sha256", secret).update(purpose).digest();
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
