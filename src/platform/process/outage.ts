import { DatabaseError } from "pg";

/** What the error code of a failed connection means; other failures are reported in PostgreSQL's own words. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "no server listens there",
  ENOTFOUND: "its name is unknown",
  EAI_AGAIN: "its name cannot be looked up now",
  ETIMEDOUT: "it does not answer",
  EHOSTUNREACH: "there is no route to it",
  ENETUNREACH: "there is no route to it",
  ECONNRESET: "it closed the connection",
  EPIPE: "it closed the connection",
};

/** After this many seconds a reader may try again. */
export const OUTAGE_SECONDS = 30;

/** SQLSTATEs: lost connections, refused logins, no such database, no permission, no room, a server that is closing or only reads. */
const OUTSIDE = /^(08|28|3D|53|57P|58|42501|25006)/;
const CUT =
  /^(Connection terminated|Client (?:has encountered a connection error|was closed) and is not queryable|timeout exceeded when trying to connect|Query read timeout|no answer within)/;

/** SQLSTATEs of values that are refused whenever they come: not valid, against a constraint, too large. */
const REFUSED = /^(22|23|54)/;

export function isRefusedValue(error: unknown): boolean {
  return error instanceof DatabaseError && REFUSED.test(error.code ?? "");
}

/** Why the database did not answer, if the cause is outside this process; null for a fault of ours. */
export function outageOf(error: unknown): string | null {
  if (error instanceof AggregateError) return outageOf(error.errors[0]);
  const { code = "", message = "" } = error as Partial<NodeJS.ErrnoException>;
  if (error instanceof DatabaseError) return OUTSIDE.test(code) ? message : null;
  if (CUT.test(message)) return "the connection was cut";
  return REASONS[code] ?? null;
}
