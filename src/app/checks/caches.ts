import type { AnswerCache } from "#app/http/ask.ts";
import type { CacheState, ResponseCache } from "#app/http/response-cache.ts";
import type { CheckResult, Gauge } from "#contracts/ops.ts";
import type { FollowedVersions } from "#platform/changes/follow.ts";
import { megabytes, percent } from "./format.ts";

interface Deps {
  readonly responses: ResponseCache;
  readonly answers: AnswerCache;
  readonly changes: Pick<FollowedVersions, "isConnected">;
}

const OUTCOMES = ["fresh", "stale", "made", "stoodIn"] as const;

export async function checkCaches({ responses, answers, changes }: Deps): Promise<CheckResult> {
  const states = {
    ready: responses.state,
    answers: { entries: answers.size, bytes: 0, ...answers.outcomes },
  };
  const isConnected = changes.isConnected();
  return {
    title: "Caches",
    gauges: [
      ...Object.entries(states).flatMap(([cache, state]) => gaugesOf(cache, state)),
      {
        name: "changes_heard",
        help: "1 while this process receives notices of database changes",
        value: isConnected ? 1 : 0,
      },
    ],
    tables: [
      {
        title: isConnected
          ? "Notices of database changes are received"
          : "No notices of database changes: the versions are read every 2 seconds",
        head: ["cache", "entries", "size", "hits", ...OUTCOMES],
        rows: [
          rowOf("pages and answers, ready to send", states.ready),
          rowOf("pages' questions", states.answers),
        ],
      },
    ],
    problems: isConnected ? [] : ["This process receives no notices of database changes."],
  };
}

function gaugesOf(cache: string, state: CacheState): Gauge[] {
  return [
    { name: "cache_entries", help: "Entries in the cache", value: state.entries, labels: { cache } },
    {
      name: "cache_bytes",
      help: "Size of the cache, where it is counted",
      value: state.bytes,
      labels: { cache },
    },
    ...OUTCOMES.map((outcome) => ({
      name: "cache_answers",
      help: "Answers since the start: fresh, stale while a new one was made, newly made, or in place of a fault",
      value: state[outcome],
      labels: { cache, outcome },
    })),
  ];
}

function rowOf(name: string, state: CacheState): (string | number | null)[] {
  const all = OUTCOMES.reduce((sum, outcome) => sum + state[outcome], 0);
  const hitRate = all === 0 ? null : percent((state.fresh + state.stale) / all);
  const size = state.bytes === 0 ? null : megabytes(state.bytes);
  return [name, state.entries, size, hitRate, ...OUTCOMES.map((outcome) => state[outcome])];
}
