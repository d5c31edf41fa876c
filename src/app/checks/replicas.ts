import type { CheckResult } from "#contracts/ops.ts";
import type { Reads, ReplicaState } from "#platform/db/reads.ts";
import { formatDuration, percent } from "./format.ts";

/** One that is restarted, or has much to replay, comes back by itself within this time. */
const LONG_SECONDS = 120;

/** The replicas that this process reads; every process has its own view of them. */
export function checkReplicas({ ofPrimary, replicas }: ReturnType<Reads["overview"]>) {
  const all = replicas.reduce((sum, { reads }) => sum + reads, ofPrimary);
  const problems = problemsOf(replicas);
  return {
    gauges: [
      ...replicas.flatMap(({ address, lagSeconds, reads }) => [
        {
          name: "database_replica_lag_seconds",
          help: "How far a replica is behind; -1 if it does not answer",
          value: lagSeconds ?? -1,
          labels: { address },
        },
        {
          name: "database_replica_reads",
          help: "Queries and transactions of this process that were given to a replica",
          value: reads,
          labels: { address },
        },
      ]),
      {
        name: "database_replicas_left_out",
        help: "Replicas that this process has not read for two minutes",
        value: problems.length,
      },
    ],
    rows: replicas.map((replica) => [`replica ${replica.address}`, stateOf(replica, all)]),
    problems,
  } satisfies Pick<CheckResult, "gauges" | "problems"> & { rows: string[][] };
}

function stateOf({ leftOutSeconds, lagSeconds, reads }: ReplicaState, all: number): string {
  return [
    ...(leftOutSeconds === 0 ? [] : [`left out for ${formatDuration(leftOutSeconds)}`]),
    lagSeconds === null ? "silent" : `${lagSeconds.toFixed(1)} s behind`,
    `${percent(reads / Math.max(1, all))} of this process's reads`,
  ].join(", ");
}

function problemsOf(replicas: readonly ReplicaState[]): string[] {
  return replicas
    .filter(({ leftOutSeconds }) => leftOutSeconds > LONG_SECONDS)
    .map(
      ({ address, leftOutSeconds }) =>
        `The replica ${address} has not been read for ${formatDuration(leftOutSeconds)}: it does not answer, is behind, or holds another database.`,
    );
}
