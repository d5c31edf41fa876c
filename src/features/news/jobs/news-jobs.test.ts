import { sql } from "kysely";
import { expect, test } from "vitest";
import { newsTables } from "#features/news/store/tables.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import { DAY_MS, MINUTE_MS } from "#platform/time.ts";
import { databaseOfEachTest } from "#tests/support/database.ts";
import { letForget } from "#tests/support/let-forget.ts";
import { serve } from "#tests/support/servers.ts";
import { silentLog as log } from "#tests/support/silent-log.ts";
import { articleOf, now, paperOf, storeArticles } from "#tests/support/stored-news.ts";
import type { NewsJobsDeps } from "./deps.ts";
import { newsJobs } from "./schedule.ts";

const DAY_MINUTES = 24 * 60;
const database = databaseOfEachTest();

function jobsWith({ at = now, ...parts }: { at?: Date } & Partial<NewsJobsDeps>) {
  const clock = { now: () => at };
  const fetch = createFetch({ allowedLoopback: [], userAgent: "test", spacingMs: 0, clock, log });
  return newsJobs({
    db: database.db,
    clock,
    log,
    fetch,
    papers: [],
    edition: "live",
    retentionDays: 180,
    ...parts,
  });
}
const run = (name: string, jobs: ReturnType<typeof newsJobs>) =>
  jobs.find((job) => job.name === name)?.run(now);

async function wordsCounted(): Promise<string[]> {
  const rows = await newsTables(database.db).selectFrom("news.term").select("word").orderBy("word").execute();
  return rows.map(({ word }) => word);
}

test("feeds are polled every minute, the news is analysed every five, and its words are counted every hour", () => {
  expect(jobsWith({}).map(({ name, when }) => [name, when])).toEqual([
    ["news.round", { everyMinutes: 1 }],
    ["news.edition", { everyMinutes: 1 }],
    ["news.analyse", { everyMinutes: 5 }],
    ["news.words", { everyMinutes: 60 }],
    ["news.learn", { dailyAt: "02:30" }],
    ["news.tidy", { dailyAt: "03:30" }],
  ]);
  const model = { url: "http://model.example", name: "m" } as unknown as NewsJobsDeps["model"];
  const withModel = jobsWith({ model }).filter(({ name }) => name === "news.tell");
  expect(withModel).toMatchObject([{ when: { everyMinutes: 5 } }]);
});

test("the first round that brings new articles analyses them; rounds before and after do not", async () => {
  let title = "";
  await using press = await serve((_, response) => {
    const item = title && `<item><title>${title}</title><link>https://a.example/${title}</link></item>`;
    response.end(`<rss version="2.0"><channel><title>T</title>${item}</channel></rss>`);
  });
  const feeds = [{ url: press.origin, category: null, state: "on" as const }];
  let at = now;
  const clock = { now: () => at };
  const fetch = createFetch({ allowedLoopback: [press.origin], userAgent: "test", spacingMs: 0, clock, log });
  const jobs = jobsWith({ clock, fetch, papers: [paperOf("a", { feeds })] });
  const roundWith = async (next: string) => {
    title = next;
    at = new Date(at.getTime() + DAY_MS);
    await run("news.round", jobs);
    return wordsCounted();
  };
  await storeArticles(database.db, [articleOf("courier", "Stored before", 5)]);
  expect(await roundWith("")).toEqual([]);
  expect(await roundWith("Naira")).toEqual(["before", "naira", "stored"]);
  expect(await roundWith("Ferry")).toEqual(["before", "naira", "stored"]);
});

test("the words of the last 30 days’ headlines are counted", async () => {
  await storeArticles(database.db, [
    articleOf("courier", "Counted", 30 * DAY_MINUTES),
    articleOf("courier", "Forgotten", 30 * DAY_MINUTES + 1),
  ]);
  await run("news.words", jobsWith({}));
  expect(await wordsCounted()).toEqual(["counted"]);
});

test("outcomes are kept for 7 days, editions for 30, views for 60 and articles as long as the operator wants", async () => {
  const ago = (days: number, minutes = 0) => new Date(now.getTime() - days * DAY_MS - minutes * MINUTE_MS);
  const kept = articleOf("courier", "Kept", 90 * DAY_MINUTES);
  await storeArticles(database.db, [kept, articleOf("courier", "Expired", 90 * DAY_MINUTES + 1)]);
  for (const minutes of [0, 1]) {
    await sql`insert into news.feed_outcome (feed_id, at, outcome, detail, new_articles)
      select min(id), ${ago(7, minutes)}, 'read', null, 0 from news.feed`.execute(database.db);
    await sql`insert into news.view values (${kept.id}, ${ago(60, minutes)}, 1)`.execute(database.db);
  }
  for (const date of ["2026-10-21", "2026-10-22"])
    await sql`insert into news.edition (date, name, stories, begun_at, updated_at, sample)
      values (${date}, 'noon', '[]', ${now}, ${now}, false)`.execute(database.db);
  await letForget(database.db, "news.tidy");
  await run("news.tidy", jobsWith({ retentionDays: 90 }));
  const tables = newsTables(database.db);
  expect(await tables.selectFrom("news.feed_outcome").select("at").execute()).toEqual([{ at: ago(7) }]);
  expect(await tables.selectFrom("news.view").select("hour").execute()).toEqual([{ hour: ago(60) }]);
  const editions = await sql<{ date: string }>`select date::text from news.edition`.execute(database.db);
  expect(editions.rows).toEqual([{ date: "2026-10-22" }]);
  expect(await tables.selectFrom("news.article").select("title").execute()).toEqual([{ title: "Kept" }]);
});
