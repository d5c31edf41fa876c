import { type HubAnswer, takeRequest } from "#features/websub/api/take-request.ts";
import type { HubDeps } from "#features/websub/shapes.ts";
import { deleteEnded } from "#features/websub/store/subscriptions.ts";
import { forget } from "#platform/jobs/forget.ts";
import type { Job } from "#platform/jobs/job.ts";
import { withSenderLock } from "#platform/jobs/sender-lock.ts";
import { distribute } from "./distribute.ts";
import { verifyRequests } from "./verify.ts";

/** Changes come in rounds: what follows within this time is sent together. */
const TOGETHER_MS = 2_000;

/** One run: asks the callbacks that wait to be asked, and sends what is new. Only one process does so at a time. */
async function work(deps: HubDeps): Promise<void> {
  if (deps.stopping?.aborted) return;
  await withSenderLock(deps.db, "websub.hub", async () => {
    await verifyRequests(deps);
    await distribute(deps);
  });
}

/** A hub of our feeds. */
export interface Hub {
  readonly jobs: readonly Job[];
  /** Takes a subscriber's request. */
  take(form: Readonly<Record<string, string | undefined>>): Promise<HubAnswer>;
  /** Looks for new content soon, however often it is called. */
  wake(): void;
}

/** Works every minute, for what failed or was interrupted, and a moment after it is woken. */
export function createHub(deps: HubDeps, afterMs = TOGETHER_MS): Hub {
  let isWaking = false;
  function wake(): void {
    if (isWaking) return;
    isWaking = true;
    setTimeout(() => {
      isWaking = false;
      work(deps).catch((error: Error) =>
        deps.log.warn({ error: error.message }, "subscribers wait a minute"),
      );
    }, afterMs).unref();
  }
  return {
    jobs: [
      { name: "websub.hub", when: { everyMinutes: 1 }, run: () => work(deps) },
      {
        name: "websub.tidy",
        when: { dailyAt: "03:20" },
        run: () => forget(deps, "websub.tidy", (now) => deleteEnded(deps.db, now)),
      },
    ],
    async take(form) {
      const answer = await takeRequest(deps, form);
      if (answer.status === 202) wake();
      return answer;
    },
    wake,
  };
}
