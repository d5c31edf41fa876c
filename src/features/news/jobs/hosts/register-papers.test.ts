import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#platform/db/database.ts";
import { MINUTE_MS } from "#platform/time.ts";
import { testDatabase } from "#tests/support/database.ts";
import { startSampleWorker } from "#tests/support/sample-worker.ts";
import { serve } from "#tests/support/servers.ts";

let now = new Date("2026-11-21T17:15:00Z");
const clock = { now: () => now };

async function startWorker(db: Database, isAlone = false) {
  const worker = await startSampleWorker(db, clock, isAlone);
  onTestFinished(() => worker.close());
  return worker;
}

async function playedAt(db: Database): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    select url from news.feed where state = 'on'
    union all select image_url from news.article where image_url is not null`.execute(db);
  return [...new Set(rows.map(({ url }) => new URL(url).origin))];
}

const later = (): void => {
  now = new Date(now.getTime() + 30 * MINUTE_MS);
};

test("a second worker of the sample edition reads the first one's papers, and plays its own once they have gone", async () => {
  const { db, close } = await testDatabase();
  onTestFinished(() => close());
  const first = await startWorker(db);
  const second = await startWorker(db);
  expect(await first.round()).toMatchObject({ asked: 2 });
  later();
  expect(await second.round()).toMatchObject({ asked: 2, failed: 0, outage: null });
  expect(await playedAt(db)).toEqual([first.origin]);
  later();
  expect(await first.round()).toMatchObject({ asked: 2, failed: 0 });

  await first.close();
  later();
  expect(await second.round()).toMatchObject({ asked: 2, failed: 0 });
  expect(await playedAt(db)).toEqual([second.origin]);
});

test("a worker that is alone plays its own papers, whoever answers where they were before", async () => {
  const { db, close } = await testDatabase();
  onTestFinished(() => close());
  const before = await startWorker(db, true);
  await before.round();
  later();
  const { origin, round } = await startWorker(db, true);
  await round();
  expect(await playedAt(db)).toEqual([origin]);
});

test("what answers in the place of invented papers, but is none, is not read", async () => {
  const { db, close } = await testDatabase();
  onTestFinished(() => close());
  const stranger = await serve((_, response) => void response.end("Something else"));
  onTestFinished(() => stranger[Symbol.asyncDispose]());
  const { origin, round, papers } = await startWorker(db);
  await round();
  await sql`update news.paper set homepage = ${stranger.origin} where id = ${papers[0]?.id}`.execute(db);
  await sql`update news.feed set state = 'off'`.execute(db);
  await round();
  expect(await playedAt(db)).toEqual([origin]);
});
