import { readFileSync } from "node:fs";
import type { OpenDatabase } from "#platform/db/open.ts";

/**
 * Counts the CPU time, in ms, of this process and of the database's processes behind its pool: what it would take if
 * nothing else ran. `pool` must not have been used before.
 */
export function watchCpu(pool: OpenDatabase["pool"]): () => number {
  const databaseMs = new Map<number, number>();
  pool.on("connect", (client) => {
    if ("processID" in client) databaseMs.set(Number(client.processID), 0);
  });
  return () => {
    for (const [pid, before] of databaseMs) databaseMs.set(pid, cpuOf(pid) ?? before);
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e3 + databaseMs.values().reduce((sum, ms) => sum + ms, 0);
  };
}

/** Null once the process has ended, which happens to a connection that was idle. */
function cpuOf(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  } catch {
    return null;
  }
}
