import { beforeAll, expect, test } from "vitest";
import * as api from "#contracts/all/api.ts";
import { newsEndpoints } from "#features/news/contract/news.ts";
import { accepted } from "#tests/support/accepted.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { readNews } from "./read.ts";

const database = databaseOfFile();

beforeAll(async () => {
  const eagles = articleOf("courier", "Super Eagles win", 10, { category: "Sports" });
  const story = { storyId: eagles.id, subjectId: eagles.id };
  await storeArticles(database.db, [
    eagles,
    articleOf("tribune", "Eagles beat Ghana", 5, { category: "Sports", ...story }),
    articleOf("courier", "Naira gains", 60, { category: "Business" }),
  ]);
});

async function search(chosen: object) {
  const { params } = newsEndpoints[api.news.search];
  const news = readNews({ db: database.db, clock: { now: () => now } });
  const asked = params.parse({ q: "eagles or naira", ...chosen });
  return accepted(await news[api.news.search](asked, { address: "", headers: {} }));
}

const counts = (facet: readonly { value: string; count: number }[]) =>
  Object.fromEntries(facet.map(({ value, count }) => [value, count]));

test.each([
  [{}, { Sports: 1, Business: 1 }, { "The courier": 2, "The tribune": 1 }],
  [{ category: "business" }, { Sports: 1, Business: 1 }, { "The courier": 1 }],
  [{ category: "sports" }, { Sports: 1, Business: 1 }, { "The courier": 1, "The tribune": 1 }],
  [{ source: "The tribune" }, { Sports: 1 }, { "The courier": 2, "The tribune": 1 }],
  [{ category: "business", source: "The tribune" }, { Sports: 1 }, { "The courier": 1 }],
])("with %o chosen, each facet counts the stories that choosing it would list", async (...row) => {
  const [chosen, categories, sources] = row;
  const { facets } = await search(chosen);
  expect(counts(facets.categories)).toEqual(categories);
  expect(counts(facets.sources)).toEqual(sources);
  for (const { value, count } of facets.categories)
    expect((await search({ ...chosen, category: value })).total).toBe(count);
  for (const { value, count } of facets.sources)
    expect((await search({ ...chosen, source: value })).total).toBe(count);
});

test("a paper whose hits are older than the newest thousand of all has its categories counted", async () => {
  const newer = Array.from({ length: 1001 }, (_, n) =>
    articleOf("courier", `Budget ${n}`, n / 100, { category: "Politics" }),
  );
  await storeArticles(database.db, [
    ...newer,
    articleOf("tribune", "Budget of a port", 90, { category: "Business" }),
  ]);
  for (const category of [undefined, "business"]) {
    const { facets } = await search({ q: "budget", source: "The tribune", category });
    expect(counts(facets.categories)).toEqual({ Business: 1 });
  }
});
