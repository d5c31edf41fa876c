import type { CheckResult } from "#contracts/ops.ts";
import type { OpenDatabase } from "#platform/db/open.ts";
import { findDatabaseOverview } from "#platform/db/overview.ts";
import { counted } from "#platform/text/counted.ts";
import { megabytes, percent, span } from "./format.ts";

interface Deps {
  readonly open: Pick<OpenDatabase, "db" | "pool">;
  readonly embedded: boolean;
}

const FULL = 0.9;
const LONG_SECONDS = 300;

export async function checkDatabase({ open: { db, pool }, embedded }: Deps): Promise<CheckResult> {
  const found = await findDatabaseOverview(db);
  const { connections, mostConnections, longestTransactionSeconds } = found;
  return {
    title: "Database",
    gauges: [
      { name: "database_bytes", says: "Size of the database", value: found.bytes },
      { name: "database_connections", says: "Connections to it, of all processes", value: connections },
      { name: "database_connections_most", says: "Connections that it takes", value: mostConnections },
      {
        name: "database_pool_waiting",
        says: "Questions that wait for a connection here",
        value: pool.waitingCount,
      },
      {
        name: "database_longest_transaction_seconds",
        says: "Age of the oldest",
        value: longestTransactionSeconds,
      },
      { name: "database_commits", says: "Commits since its statistics began", value: found.commits },
      { name: "processes", says: "Web and worker processes that hear of changes", value: found.processes },
    ],
    tables: [
      {
        title: `PostgreSQL ${found.version}, ${embedded ? "embedded" : "outside"}`,
        head: ["", ""],
        rows: [
          ["size", megabytes(found.bytes)],
          ["connections", `${connections} of ${mostConnections}`],
          [
            "this process's pool",
            `${pool.totalCount} open, ${pool.idleCount} idle, ${pool.waitingCount} wait`,
          ],
          ["processes on it", found.processes],
          ["longest transaction", span(longestTransactionSeconds)],
          ["commits, rollbacks", `${found.commits}, ${found.rollbacks}`],
          ["read from memory", percent(found.hitRatio)],
        ],
      },
    ],
    troubles: [
      ...(connections > FULL * mostConnections
        ? [`${connections} of ${counted(mostConnections, "connection")} are taken.`]
        : []),
      ...(longestTransactionSeconds > LONG_SECONDS
        ? [`A transaction is open since ${span(longestTransactionSeconds)}.`]
        : []),
    ],
  };
}
