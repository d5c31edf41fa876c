import type { CheckResult } from "#contracts/ops.ts";
import type { Edges } from "#platform/cache/edges.ts";
import type { Clock } from "#platform/clock.ts";
import { ago, formatDuration } from "./format.ts";

const LATE_SECONDS = 10;
const OUTCOMES = ["acknowledged", "refused"] as const;

/** What this process has told the caches in front of it. */
export async function checkEdges({
  edges,
  clock,
}: {
  edges: Pick<Edges, "state">;
  clock: Clock;
}): Promise<CheckResult> {
  const now = clock.now();
  const states = edges.state();
  const late = states
    .map((state) => ({ ...state, seconds: secondsSince(state.waitingSince, now) }))
    .filter(({ seconds }) => seconds > LATE_SECONDS);
  return {
    title: "Edges",
    gauges: OUTCOMES.map((outcome) => ({
      name: "edge_purges",
      help: "Purges sent to the caches in front since the start: acknowledged, or refused and tried again",
      value: states.reduce((sum, state) => sum + state[outcome], 0),
      labels: { outcome },
    })),
    tables: [
      {
        title: states.length === 0 ? "No edge is configured" : "Purges after takedowns",
        head: ["edge", ...OUTCOMES, "waiting since", "last failure"],
        rows: states.map(({ origin, waitingSince, lastFailure, ...counts }) => [
          origin,
          ...OUTCOMES.map((outcome) => counts[outcome]),
          ago(waitingSince, now),
          lastFailure,
        ]),
      },
    ],
    problems: late.map(
      ({ origin, seconds, lastFailure }) =>
        `The edge ${origin} has not acknowledged a takedown for ${formatDuration(seconds)}: ${lastFailure}.`,
    ),
  };
}

function secondsSince(time: Date | null, now: Date): number {
  return time === null ? 0 : (now.getTime() - time.getTime()) / 1_000;
}
