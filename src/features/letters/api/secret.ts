import type { Database } from "#platform/db/database.ts";
import { keyFor } from "#platform/secrets.ts";
import type { Env } from "#platform/settings/env.ts";

/** With which the letters' links are made, and what the forms' limits count is hidden. */
export async function lettersSecret(db: Database, { SECRET }: Pick<Env, "SECRET">): Promise<string> {
  return (await keyFor("letters", db, SECRET)).toString("base64url");
}
