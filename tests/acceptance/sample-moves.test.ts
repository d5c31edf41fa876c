import { sql } from "kysely";
import { expect, test } from "vitest";
import { createFeedPolling } from "#features/news/jobs/poll-feeds.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import { startSample } from "#sample/server.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { silentLog as log } from "#tests/support/silent-log.ts";

const now = new Date("2026-11-20T16:00:00Z");
const clock = { now: () => now };
const database = databaseOfFile();

interface StoredArticle {
  readonly id: string;
  readonly addresses: readonly string[];
}

/** Serves the papers on a port of their own for one round; returns what is stored afterwards. */
async function oneRound(): Promise<{ origin: string; articles: StoredArticle[] }> {
  const sample = await startSample({ clock, log, port: 0 });
  const fetch = createFetch({ allowedLoopback: sample.origins, userAgent: "test", spacingMs: 0, clock, log });
  const { origin } = sample;
  const papers = sample.papers.slice(0, 3);
  const deps = { db: database.db, clock, log, fetch, papers, edition: "sample", retentionDays: 180 } as const;
  await createFeedPolling(deps).round();
  await sample.close();
  const { rows } = await sql<StoredArticle>`select id, array_remove(array[url, image_url], null) as addresses
    from news.article order by id`.execute(database.db);
  return { origin, articles: rows };
}

test("when the sample papers move to another port, their articles' addresses follow, without duplicates", async () => {
  const first = await oneRound();
  expect(first.articles.length).toBeGreaterThan(20);
  const second = await oneRound();
  expect(second.origin).not.toBe(first.origin);
  expect(second.articles).toEqual(
    first.articles.map(({ id, addresses }) => ({
      id,
      addresses: addresses.map((address) => address.replace(first.origin, second.origin)),
    })),
  );
});
