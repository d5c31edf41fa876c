import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { databaseOfFile } from "#tests/support/database.ts";
import { articleOf, storeArticles } from "#tests/support/stored-news.ts";
import { newsTables } from "./tables.ts";
import { deleteExpired, dropSample } from "./tidy.ts";

const HOUR_MINUTES = 60;
const since = new Date("2026-11-20T00:00:00Z");
const [before, after] = ["2026-11-19T23:59:59Z", "2026-11-20T00:00:00Z"];
const retention = {
  articlesSince: since,
  outcomesSince: since,
  viewsSince: since,
  editionsFrom: "2026-11-20",
};
/** Published 43 and 41 hours before the afternoon of 21 November. */
const old = articleOf("courier", "An old one", 43 * HOUR_MINUTES);
const recent = articleOf("courier", "A recent one", 41 * HOUR_MINUTES);

const database = databaseOfFile();
const idsOf = async (table: string, id: string) => {
  const { rows } = await sql<{
    id: unknown;
  }>`select ${sql.ref(id)} as id from ${sql.table(table)} order by 1`.execute(database.db);
  return rows.map((row) => row.id);
};

async function topic(id: string, at: string, isCurrent: boolean, sample = false): Promise<void> {
  await sql`insert into news.topic (id, name, score, reason, papers, articles, sample_headlines, sparkline, computed_at,
    is_current, sample) values (${id}, 'T', 1, '', 3, '{}', '{}', '{}', ${at}, ${isCurrent}, ${sample})`.execute(
    database.db,
  );
}

async function edition(date: string, sample = false): Promise<void> {
  await sql`insert into news.edition (date, name, stories, begun_at, updated_at, sample)
    values (${date}, 'noon', '[]', ${after}, ${after}, ${sample})`.execute(database.db);
}

beforeAll(async () => {
  await storeArticles(database.db, [old, recent]);
  await storeArticles(database.db, [articleOf("invented", "An invented one", HOUR_MINUTES)], true);
  for (const [id, at, isCurrent] of [
    ["old", before, false],
    ["kept", after, false],
    ["current", before, true],
  ] as const)
    await topic(id, at, isCurrent);
  await topic("invented", after, true, true);
  for (const [id, at] of [
    ["old", before],
    ["kept", after],
  ] as const) {
    await sql`insert into news.words (topic_id, articles, story_id, cites, model, made_at)
      values (${id}, 1, 's', '{}', 'm', ${at})`.execute(database.db);
    await sql`insert into news.feed_outcome (feed_id, at, outcome, detail, new_articles)
      select min(id), ${at}, ${id}, null, 0 from news.feed`.execute(database.db);
    await sql`insert into news.view values (${recent.id}, ${at}, 1)`.execute(database.db);
  }
  await edition("2026-11-19");
  await edition("2026-11-20");
  await edition("2026-11-21", true);
});

test("rows past their retention are deleted, rows at the limit and current topics are kept", async () => {
  await deleteExpired(newsTables(database.db), retention);
  expect(await idsOf("news.article", "title")).toEqual(["A recent one", "An invented one"]);
  expect(await idsOf("news.topic", "id")).toEqual(["current", "invented", "kept"]);
  expect(await idsOf("news.words", "topic_id")).toEqual(["kept"]);
  expect(await idsOf("news.feed_outcome", "outcome")).toEqual(["kept"]);
  expect(await idsOf("news.view", "hour")).toEqual([since]);
  expect((await idsOf("news.edition", "date")).map(String)).toEqual(["2026-11-20", "2026-11-21"]);
});

test("however many articles have expired, no statement deletes more than 500 of them", async () => {
  await sql`create table deleted as select 0 as articles`.execute(database.db);
  await sql`create function note() returns trigger language plpgsql as $$
    begin insert into deleted select count(*) from gone; return null; end $$`.execute(database.db);
  await sql`create trigger notes after delete on news.article referencing old table as gone
    for each statement execute function note()`.execute(database.db);
  await sql`insert into news.article (id, canonical_url, url, paper_id, title, summary, category, categories, language,
      published_at, seen_at, analysed, story_id, subject_id, sample)
    select 'n' || i, i, i, 'courier', 'Old', '', 'Sports', '{}', 'en', ${before}, now(), true, 'n' || i, 'n' || i, false
    from generate_series(1, 1200) i`.execute(database.db);
  await deleteExpired(newsTables(database.db), retention);
  expect(await idsOf("news.article", "title")).toEqual(["A recent one", "An invented one"]);
  const { rows } = await sql<{ articles: number }>`select articles from deleted order by 1 desc`.execute(
    database.db,
  );
  expect(rows.map(({ articles }) => articles).filter((articles) => articles > 0)).toEqual([500, 500, 200]);
});

test("everything of the sample edition is deleted, and nothing else", async () => {
  await dropSample(newsTables(database.db));
  expect(await idsOf("news.article", "title")).toEqual(["A recent one"]);
  expect(await idsOf("news.topic", "id")).toEqual(["current", "kept"]);
  expect((await idsOf("news.edition", "date")).map(String)).toEqual(["2026-11-20"]);
  expect(await idsOf("news.paper", "id")).toEqual(["courier"]);
  expect(await idsOf("news.feed", "paper_id")).toEqual(["courier"]);
});
