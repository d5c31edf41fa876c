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
      { name: "database_bytes", help: "Size of the database", value: found.bytes },
      { name: "database_connections", help: "Connections of all processes", value: connections },
      {
        name: "database_connections_most",
        help: "The most connections that the database accepts",
        value: mostConnections,
      },
      {
        name: "database_pool_waiting",
        help: "Queries of this process that are waiting for a connection",
        value: pool.waitingCount,
      },
      {
        name: "database_longest_transaction_seconds",
        help: "Age of the oldest open transaction",
        value: longestTransactionSeconds,
      },
      {
        name: "database_commits",
        help: "Commits since the database's statistics were reset",
        value: found.commits,
      },
      {
        name: "processes",
        help: "Web and worker processes that listen for changes",
        value: found.processes,
      },
    ],
    tables: [
      {
        title: `PostgreSQL ${found.version}, ${embedded ? "embedded" : "external"}`,
        head: ["", ""],
        rows: [
          ["size", megabytes(found.bytes)],
          ["connections", `${connections} of ${mostConnections}`],
          [
            "this process's pool",
            `${pool.totalCount} open, ${pool.idleCount} idle, ${pool.waitingCount} waiting`,
          ],
          ["processes connected", found.processes],
          ["longest transaction", span(longestTransactionSeconds)],
          ["commits, rollbacks", `${found.commits}, ${found.rollbacks}`],
          ["read from memory", percent(found.hitRatio)],
        ],
      },
    ],
    problems: [
      ...(connections > FULL * mostConnections
        ? [`${connections} of ${counted(mostConnections, "connection")} are in use.`]
        : []),
      ...(longestTransactionSeconds > LONG_SECONDS
        ? [`A transaction has been open for ${span(longestTransactionSeconds)}.`]
        : []),
    ],
  };
}
