import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { newsTables } from "#features/news/store/tables.ts";
import { findWithdrawnIds } from "#features/news/store/withdrawals.ts";
import { isWithdrawnPicture } from "#platform/ledger/reach.ts";
import { restore } from "#platform/ledger/withdrawals.ts";
import { createPictureSigner } from "#platform/pictures/sign.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { takeDown } from "#tests/support/take-down.ts";
import { findWithdrawable } from "./withdrawals.ts";

/** None of them is stored any more. */
const told = articleOf("courier", "Bridge opens", 10);
const later = articleOf("herald", "The bridge is open", 9);
const disputing = articleOf("herald", "Rangers beat Ikorodu City 3-1", 8);
const hausa = articleOf("courier", "An bude gada", 7);
const picture = "https://pictures.example/a bridge.jpg";
const signer = createPictureSigner(Buffer.alloc(32, 7));
const place = {
  ...{ topic: "A bridge", topic_id: "1topic", headline: told.title, article_id: told.id, papers: [] },
  ...{ sentence: "Later: The bridge is open (The herald, 09:00)", sentence_article: later.id },
  picture: { url: `https://gist.example${signer.sign("pictures", picture)}`, paper: "The courier" },
};
const ownPlace = {
  topic: "A bridge",
  headline: hausa.title,
  article_id: hausa.id,
  papers: [],
  sentence: null,
};

const database = databaseOfFile();
beforeEach(async () => {
  for (const table of ["ledger.reach", "ledger.entry", "letters.brief", "league.conflict", "news.running"])
    await sql`delete from ${sql.raw(table)}`.execute(database.db);
  await sql`truncate news.paper cascade`.execute(database.db);
  const brief = JSON.stringify({ topics: [place], languages: { ha: [ownPlace] } });
  await sql`insert into letters.brief values ('live', '2026-11-21', ${brief}::jsonb)`.execute(database.db);
  await sql`insert into news.running (id, key, language, name, opened_on, last_on, sample)
    values ('1running', 'levy', 'en', 'Market levy', '2026-11-01', '2026-11-03', false)`.execute(database.db);
});

const find = async (...[kind, name]: [Parameters<typeof findWithdrawable>[1], string]) =>
  (await findWithdrawable(database.db, kind, name)).map((found) => [found.name, found.title]);

async function shown() {
  const { rows } = await sql<{ place: Record<string, unknown> }>`
    select letters.shown_brief(content) #> '{topics,0}' as place from letters.brief`.execute(database.db);
  return rows[0]?.place;
}

test.each([
  ["its id", told.id, told],
  ["its address at the newspaper", `${told.url}?utm_source=x`, told],
  ["our page", `https://gist.example/article/${told.id}`, told],
  ["its id, where only a sentence repeats it", later.id, later],
  ["its id, in a language's own topics", hausa.id, hausa],
])("an article that only a brief still repeats is found by %s", async (_, name, article) => {
  expect(await find("article", name)).toEqual([[article.id, article.title]]);
});

test("a place of a brief, and a sentence in it, can be withdrawn when their articles are gone", async () => {
  await takeDown(database.db, "article", later.id);
  expect(await shown()).toMatchObject({ headline: told.title, sentence: null });
  await takeDown(database.db, "article", told.id, "A court ordered it.");
  expect(await shown()).toMatchObject({
    headline: "Withdrawn",
    withdrawn: { reason: "A court ordered it." },
  });
  expect(await findWithdrawnIds(newsTables(database.db), now)).toEqual([told.id, later.id].sort());
  await restore(database.db, { kind: "article", name: told.id, by: "a test" });
  expect(await shown()).toMatchObject({ headline: told.title });
});

test("an article withdrawn so stays away when its feed brings it again, until it is restored", async () => {
  const isHidden = async () => {
    const { rows } = await sql<{ hidden: boolean }>`select hidden from news.article`.execute(database.db);
    return rows.map(({ hidden }) => hidden);
  };
  await takeDown(database.db, "article", told.id);
  await storeArticles(database.db, [told]);
  expect(await isHidden()).toEqual([true]);
  await takeDown(database.db, "article", later.id);
  expect(await isHidden()).toEqual([true]);
  await restore(database.db, { kind: "article", name: told.id, by: "a test" });
  expect(await isHidden()).toEqual([false]);
});

test("a topic that only a brief or a running story repeats is found, and leaves the brief", async () => {
  expect(await find("topic", "1running")).toEqual([["1running", "Market levy"]]);
  expect(await find("topic", "1topic")).toEqual([["1topic", "A bridge"]]);
  await takeDown(database.db, "topic", "1topic");
  expect(await shown()).toMatchObject({ headline: "Withdrawn" });
  expect(await find("paper", "1topic")).toEqual([]);
  expect(await find("story", told.id)).toEqual([]);
});

test("a brief's picture is found when its article is gone, by the newspaper's address", async () => {
  expect(await find("picture", picture)).toEqual([[picture, told.title]]);
  expect(await find("picture", `${picture}x`)).toEqual([]);
  await takeDown(database.db, "picture", picture);
  expect(await isWithdrawnPicture(database.db, picture)).toBe(true);
});

test("an article that only a dispute about a result still names is found", async () => {
  const { db } = database;
  await sql`insert into league.club (id, name) values ('a', 'A'), ('b', 'B')`.execute(db);
  await sql`insert into league.season (id, matchdays, grouped, official, awarded_goals_count, zones)
    values ('s', 1, false, true, true, '[]')`.execute(db);
  await sql`insert into league.match (id, season_id, stage, date, home_id, away_id, status, source, changed_at)
    values ('m', 's', '', '2026-11-20', 'a', 'b', 'scheduled', 'espn', now())`.execute(db);
  await sql`insert into league.conflict (match_id, source, kept, told, first_seen_at, last_seen_at, headline, url)
    values ('m', 'The herald', '{}', '{}', now(), now(), ${disputing.title}, ${`/article/${disputing.id}`})`.execute(
    db,
  );
  expect(await find("article", disputing.url)).toEqual([[disputing.id, disputing.title]]);
  const isGone = async () => {
    const { rows } = await sql<{
      gone: boolean;
    }>`select ledger.is_gone(array[${disputing.id}]) as gone`.execute(db);
    return rows[0]?.gone;
  };
  await takeDown(db, "article", disputing.id);
  expect(await isGone()).toBe(true);
  await restore(db, { kind: "article", name: disputing.id, by: "a test" });
  expect(await isGone()).toBe(false);
});
