import { createFeedPolling } from "#features/news/jobs/poll-feeds.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import { startSample } from "#sample/server.ts";
import { silentLog } from "./silent-log.ts";

/** A worker of the sample edition with two invented papers of its own, which can reach those of others. */
export async function startSampleWorker(db: Database, clock: Clock, isAlone = false) {
  const sample = await startSample({ clock, log: silentLog, port: 0 });
  const papers = sample.papers.slice(-2);
  const { round } = createFeedPolling({
    ...{ db, clock, log: silentLog, edition: "sample", papers, retentionDays: 180, isAlone },
    fetch: (request) =>
      createFetch({
        ...{ clock, log: silentLog, spacingMs: 0, userAgent: "test" },
        allowedLoopback: [new URL(request.url).origin],
      })(request),
  });
  return { ...sample, round, papers };
}
