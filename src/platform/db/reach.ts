import { Client } from "pg";
import { errorMessage, Unavailable } from "#platform/process/errors.ts";
import { outageOf } from "#platform/process/outage.ts";

const TIMEOUT_MS = 5_000;

/** Checks whether a PostgreSQL can be used; fails with a sentence. `name` is the operator's name for it. */
export async function checkReachable(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    throw new Unavailable(
      `The database of ${name} cannot be used: ${outageOf(error) ?? errorMessage(error)}.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}
