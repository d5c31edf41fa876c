import { Client } from "pg";
import { Unavailable } from "#platform/process/errors.ts";
import { outageOf } from "#platform/process/outage.ts";

const PATIENCE_MS = 5_000;

/** Asks a PostgreSQL whether it would serve us; a sentence where it does not. `name` is the operator's word for it. */
export async function checkReachable(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    throw new Unavailable(`The database of ${name} cannot be used: ${outageOf(error) ?? messageOf(error)}.`);
  } finally {
    await client.end().catch(() => {});
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
