import type { CheckResult } from "#contracts/ops.ts";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/db/open.ts";
import { findDatabaseOverview } from "#platform/db/overview.ts";
import type { Reads } from "#platform/db/reads.ts";
import { counted } from "#platform/text/counted.ts";
import { formatDuration, megabytes, percent } from "./format.ts";
import { checkReplicas } from "./replicas.ts";

interface Deps {
  readonly open: Pick<OpenDatabase, "db" | "pool">;
  readonly reads: Pick<Reads, "overview">;
  readonly embedded: boolean;
  readonly clock: Clock;
}

const FULL = 0.9;
const LONG_SECONDS = 300;

export async function checkDatabase({
  open: { db, pool },
  reads,
  embedded,
  clock,
}: Deps): Promise<CheckResult> {
  const ofReplicas = checkReplicas(reads.overview());
  const doubt = clock.doubt?.() ?? null;
  const overview = await findDatabaseOverview(db);
  const { connections, mostConnections, longestTransactionSeconds } = overview;
  return {
    title: "Database",
    gauges: [
      { name: "database_bytes", help: "Size of the database", value: overview.bytes },
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
        value: overview.commits,
      },
      ...ofReplicas.gauges,
      {
        name: "processes",
        help: "Web and worker processes that listen for changes",
        value: overview.processes,
      },
    ],
    tables: [
      {
        title: `PostgreSQL ${overview.version}, ${embedded ? "embedded" : "external"}`,
        head: ["", ""],
        rows: [
          ["size", megabytes(overview.bytes)],
          ["connections", `${connections} of ${mostConnections}`],
          [
            "this process's pool",
            `${pool.totalCount} open, ${pool.idleCount} idle, ${pool.waitingCount} waiting`,
          ],
          ["processes connected", overview.processes],
          ["longest transaction", formatDuration(longestTransactionSeconds)],
          ["commits, rollbacks", `${overview.commits}, ${overview.rollbacks}`],
          ["read from memory", percent(overview.hitRatio)],
          ...ofReplicas.rows,
        ],
      },
    ],
    problems: [
      ...(doubt === null ? [] : [doubt]),
      ...ofReplicas.problems,
      ...(connections > FULL * mostConnections
        ? [`${connections} of ${counted(mostConnections, "connection")} are in use.`]
        : []),
      ...(longestTransactionSeconds > LONG_SECONDS
        ? [`A transaction has been open for ${formatDuration(longestTransactionSeconds)}.`]
        : []),
    ],
  };
}
