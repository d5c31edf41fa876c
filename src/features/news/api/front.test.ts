import { sql } from "kysely";
import { expect, test } from "vitest";
import { editionAt } from "#features/news/editions/times.ts";
import { saveDigest } from "#features/news/store/digest.ts";
import { saveEdition, savePress } from "#features/news/store/editions.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { daysAfter } from "#platform/time.ts";
import { accepted } from "#tests/support/accepted.ts";
import { databaseOfEachTest } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { readNews } from "./read.ts";

const caller = { address: "", headers: {} };
const HOUR_MINUTES = 60;

const database = databaseOfEachTest();

const news = () => readNews({ db: database.db, clock: { now: () => now } });

async function home() {
  return accepted(await news()["GET /articles/homepage"]({}, caller));
}

async function popular(limit = 20) {
  const { articles } = accepted(await news()["GET /trending/popular"]({ limit }, caller));
  return articles.map(({ headline, reason }) => [headline, reason]);
}

/** A story in two papers, the first report this many minutes old. */
function inTwoPapers(title: string, minutes: number) {
  const first = articleOf("courier", title, minutes);
  const inStory = { storyId: first.id, subjectId: first.id, copyOf: first.id };
  return [first, articleOf("tribune", `${title}, again`, minutes - 1, inStory)];
}

const single = articleOf("gazette", "A paper alone", 10);

test.each([
  [24 * HOUR_MINUTES, "Two papers, again"],
  // By then only one of its two reports is within the day, so the newest article wins.
  [24 * HOUR_MINUTES + 1, "A paper alone"],
])(
  "before the first analysis the most covered story of 24 hours leads: covered %i minutes ago",
  async (ago, lead) => {
    await storeArticles(database.db, [...inTwoPapers("Two papers", ago), single]);
    expect((await home()).lead?.headline).toBe(lead);
  },
);

test("a lead covered by one paper has no story; covered by two it has one, with the copy marked", async () => {
  await storeArticles(database.db, [single]);
  expect(await home()).toMatchObject({ lead: { headline: single.title }, lead_story: null });
  await storeArticles(database.db, inTwoPapers("Two papers", 30));
  expect((await home()).lead_story).toMatchObject({
    papers: 2,
    independent_reports: 1,
    coverage: [
      { paper: "The courier", copy: false },
      { paper: "The tribune", copy: true },
    ],
  });
});

test("without any articles there is no lead and there are no picks", async () => {
  expect(await home()).toEqual({
    featured: [],
    lead: null,
    lead_story: null,
    papers_today: 0,
    stories_today: 0,
  });
});

test("without picks the six latest articles are featured", async () => {
  await storeArticles(
    database.db,
    Array.from({ length: 8 }, (_, at) => articleOf("courier", `Story ${at}`, at)),
  );
  expect((await home()).featured.map(({ headline }) => headline)).toEqual(
    Array.from({ length: 6 }, (_, at) => `Story ${at}`),
  );
});

test.each([
  ["en", undefined],
  ["ha", "ha"],
] as const)(
  "the lead in %s is the current edition's, and a killed story is none",
  async (language, asked) => {
    const tables = newsTables(database.db);
    const stories = [1, 2, 3].map((at) => inTwoPapers(`Story ${at}`, at * HOUR_MINUTES));
    const rows = stories.flat().map((one) => ({ ...one, language }));
    await storeArticles(database.db, rows);
    const [first, second, third] = stories.map(([one]) => ({ story: one?.id ?? "", article: one?.id ?? "" }));
    if (!first || !second || !third) throw new Error("three are made");
    await saveDigest(tables, "leads", [third.article], now, asked);
    const edition = { ...editionAt(now), stories: [first, second], begun_at: now, updated_at: now };
    await saveEdition(tables, edition, false, asked);
    const params = asked && { language: [asked] };
    const leads = async () => {
      const { lead, lead_story } = accepted(await news()["GET /articles/homepage"]({ ...params }, caller));
      const current = accepted(await news()["GET /editions/current"]({ ...params }, caller)).edition;
      expect([lead, lead_story]).toEqual([current?.stories[0] ?? null, current?.lead_story]);
      return lead?.headline;
    };
    expect(await leads()).toBe("Story 1");
    const press = {
      at: now,
      by: "a test",
      list: null,
      place: null,
      issue: null,
      until: daysAfter(now, 2),
    } as const;
    for (const { story } of [first, second]) {
      await savePress(tables, { ...press, action: "kill", story, others: [] });
      expect(await leads()).toBe(story === first.story ? "Story 2" : undefined);
    }
  },
);

test("before the first analysis the most covered stories of 48 hours are popular, up to the limit", async () => {
  await storeArticles(database.db, [
    ...inTwoPapers("Two papers", 48 * HOUR_MINUTES - 10),
    single,
    articleOf("gazette", "The last in time", 48 * HOUR_MINUTES),
    articleOf("gazette", "Too old", 48 * HOUR_MINUTES + 1),
  ]);
  expect(await popular()).toEqual([
    ["Two papers, again", "New"],
    ["A paper alone", "New"],
    ["The last in time", "New"],
  ]);
  expect(await popular(1)).toHaveLength(1);
});

test("a lead that was taken down is replaced by the next one, and picks keep their stored order", async () => {
  const [first, second, third] = [1, 2, 3].map((at) =>
    articleOf("courier", `Story ${at}`, at * HOUR_MINUTES),
  );
  if (!first || !second || !third) throw new Error("three are made");
  await storeArticles(database.db, [first, second, third]);
  const tables = newsTables(database.db);
  await saveDigest(tables, "leads", [first.id, third.id], now);
  await saveDigest(tables, "picks", [third.id, second.id], now);
  await saveDigest(
    tables,
    "popular",
    [{ id: second.id, why: { readings: 31, papers: 9, since: null, hours: 1 } }],
    now,
  );
  await sql`update news.article set hidden = true where id = ${first.id}`.execute(database.db);
  const { lead, featured } = await home();
  expect(lead?.headline).toBe("Story 3");
  expect(featured.map(({ headline }) => headline)).toEqual(["Story 3", "Story 2"]);
  expect(await popular()).toEqual([["Story 2", "Read 31 times"]]);
});
