import { Client, DatabaseError } from "pg";
import { Unavailable } from "#platform/process/errors.ts";

const PATIENCE_MS = 5_000;

/** The reasons of failed connections by code; otherwise PostgreSQL's own message is used. */
const WHY: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nobody listens there",
  ENOTFOUND: "its name is unknown",
  EAI_AGAIN: "its name cannot be looked up now",
  ETIMEDOUT: "it does not answer",
  EHOSTUNREACH: "no way leads there",
  ENETUNREACH: "no way leads there",
  ECONNRESET: "it broke the connection off",
  EPIPE: "it broke the connection off",
};

/** Lost connections, refused logins, no such database, no permission, no space, a server that is closing. */
const OUTSIDE = /^(08|28|3D|53|57P|58|42501|25006)/;
const CUT = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;

/** Checks whether a PostgreSQL can be used; fails with a sentence. `name` is the operator's name for it. */
export async function checkReachable(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    throw new Unavailable(`The database of ${name} cannot be used: ${whyAway(error) ?? wordsOf(error)}.`);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Why a query failed if the cause is outside the product; null for our own fault. */
export function whyAway(error: unknown): string | null {
  if (error instanceof AggregateError) return whyAway(error.errors[0]);
  const { code = "", message = "" } = error as Partial<NodeJS.ErrnoException>;
  if (error instanceof DatabaseError) return OUTSIDE.test(code) ? message : null;
  if (CUT.test(message)) return "the connection was cut";
  return WHY[code] ?? null;
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
