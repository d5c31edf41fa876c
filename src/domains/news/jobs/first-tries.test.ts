import type { RequestListener } from "node:http";
import { expect, test, vi } from "vitest";
import { newsTables } from "#domains/news/store/tables.ts";
import { systemClock as clock } from "#platform/clock.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import { startJobs } from "#platform/jobs/run.ts";
import { testDatabase } from "#tests/support/database.ts";
import { serve } from "#tests/support/servers.ts";
import { silentLog as log } from "#tests/support/silent-log.ts";
import { paperOf } from "#tests/support/stored-news.ts";
import { newsJobs } from "./schedule.ts";

const feed = `<rss version="2.0"><channel><title>T</title>
  <item><title>Naira gains</title><link>https://a.example/1</link></item></channel></rss>`;

test.each<[string, RequestListener]>([
  ["answers 503", (_, response) => void response.writeHead(503).end()],
  ["hangs up", (request) => void request.socket.destroy()],
])("a feed that %s at first is retried within a minute", { timeout: 90_000 }, async (_, firstTime) => {
  let tries = 0;
  await using press = await serve((request, response) => {
    tries += 1;
    if (tries === 1) firstTime(request, response);
    else response.end(feed);
  });
  const { db, url, close } = await testDatabase();
  const feeds = [{ url: press.origin, category: null, state: "on" as const }];
  const papers = [paperOf("a", { feeds })];
  const fetch = createFetch({ allowedLoopback: [press.origin], userAgent: "test", spacingMs: 0, clock, log });
  const round = newsJobs({ db, clock, log, fetch, papers, edition: "live", retentionDays: 180 }).slice(0, 1);
  const from = performance.now();
  const jobs = await startJobs(round, { db, url, clock, log });
  try {
    await vi.waitFor(() => expect(tries).toBe(2), 60_000);
    // The next scheduled round is a minute away, the ordinary next try an hour.
    const waited = newsTables(db).selectFrom("news.feed").select(["last_checked_at", "failures"]);
    const leftMs = 60_000 - (performance.now() - from);
    await vi.waitFor(async () => expect((await waited.execute())[0]?.failures).toBe(0), leftMs);
  } finally {
    await jobs.stop();
    await close();
  }
});
