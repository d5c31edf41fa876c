import type { RequestListener } from "node:http";
import { expect, test, vi } from "vitest";
import { newsTables } from "#features/news/store/tables.ts";
import { systemClock as clock } from "#platform/clock.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import { startJobs } from "#platform/jobs/run.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type LocalServer, serve } from "#tests/support/servers.ts";
import { silentLog as log } from "#tests/support/silent-log.ts";
import { paperOf } from "#tests/support/stored-news.ts";
import { newsJobs } from "./schedule.ts";

/** A newspaper's feed of one item. */
function feedOf(paper: string, title: string): string {
  const link = `https://${paper}.example/1`;
  return `<rss version="2.0"><channel><title>T</title>
    <item><title>${title}</title><link>${link}</link></item></channel></rss>`;
}

/** The product's rounds over these newspapers, the first one at once. */
async function startRounds(presses: Readonly<Record<string, LocalServer>>) {
  const { db, url, close } = await testDatabase();
  const papers = Object.entries(presses).map(([id, { origin }]) =>
    paperOf(id, { feeds: [{ url: origin, category: null, state: "on" }] }),
  );
  const allowedLoopback = Object.values(presses).map(({ origin }) => origin);
  const fetch = createFetch({ allowedLoopback, userAgent: "test", spacingMs: 0, clock, log });
  const round = newsJobs({ db, clock, log, fetch, papers, edition: "live", retentionDays: 180 }).slice(0, 1);
  const jobs = await startJobs(round, { db, url, clock, log });
  return {
    news: newsTables(db),
    async [Symbol.asyncDispose]() {
      await jobs.stop();
      await close();
    },
  };
}

test.each<[string, RequestListener]>([
  ["answers 503", (_, response) => void response.writeHead(503).end()],
  ["hangs up", (request) => void request.socket.destroy()],
])("a feed that %s at first is retried within a minute", { timeout: 90_000 }, async (_, firstTime) => {
  let tries = 0;
  await using press = await serve((request, response) => {
    tries += 1;
    if (tries === 1) firstTime(request, response);
    else response.end(feedOf("press", "Naira gains"));
  });
  const from = performance.now();
  await using rounds = await startRounds({ press });
  await vi.waitFor(() => expect(tries).toBe(2), 60_000);
  // The next scheduled round is a minute away, the ordinary next try an hour.
  const waited = rounds.news.selectFrom("news.feed").select(["last_checked_at", "failures"]);
  const leftMs = 60_000 - (performance.now() - from);
  await vi.waitFor(async () => expect((await waited.execute())[0]?.failures).toBe(0), leftMs);
});

test("a first round's topics are there at its end, though papers came late", {
  timeout: 90_000,
}, async () => {
  await using quick = await serve((_, response) => response.end(feedOf("quick", "Naira gains")));
  const late = (paper: string) =>
    // The round has shown what came before.
    serve((_, response) => {
      setTimeout(() => response.end(feedOf(paper, "Fire guts Balogun market in Lagos")), 7_000);
    });
  await using first = await late("first");
  await using second = await late("second");
  await using rounds = await startRounds({ quick, first, second });
  // The next analysis is minutes away.
  const topics = rounds.news.selectFrom("news.topic").select("name");
  await vi.waitFor(async () => expect(await topics.execute()).toHaveLength(1), 40_000);
});
