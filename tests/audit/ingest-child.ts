import { newsJobs } from "#features/news/jobs/schedule.ts";
import type { Paper } from "#features/news/shapes.ts";
import { openDatabase } from "#platform/db/open.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import { silentLog } from "#tests/support/silent-log.ts";

/**
 * Polls a server's feeds in endless rounds, to be killed in the middle: node ingest-child.ts DATABASE ORIGIN FEEDS DAY.
 */
const [url = "", papersOrigin = "", feeds = "0", day = "0"] = process.argv.slice(2);
let passedMs = Number(day) * 86_400_000;
const clock = { now: () => new Date(Date.now() + passedMs) };
const papers = Array.from(
  { length: Number(feeds) },
  (_, i): Paper => ({
    id: `p${i}`,
    name: `Paper ${i}`,
    homepage: `https://paper${i}.example`,
    language: "en",
    defaultCategory: "General News",
    state: "on",
    feeds: [{ url: `${papersOrigin}/${i}`, category: null, state: "on" }],
  }),
);
const { db } = openDatabase(url, { connections: 3, onError() {} });
const fetch = createFetch({
  allowedLoopback: [papersOrigin],
  userAgent: "audit",
  spacingMs: 0,
  clock,
  log: silentLog,
});
const deps = { db, clock, log: silentLog, fetch, papers, edition: "sample" as const, retentionDays: 3650 };
const [round] = newsJobs(deps);
for (;;) {
  await round?.run(clock.now());
  passedMs += 120_000;
}
