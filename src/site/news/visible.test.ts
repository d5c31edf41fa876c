import { expect, test } from "vitest";
import { distinctStories, feedPageOf, PAGE_LENGTH } from "./feed/feed-page.ts";
import { filterOf, withParam } from "./feed/filter.ts";
import { picksOf, topicsOf } from "./rails/visible.ts";
import { articlesOf, cardArticle } from "./visible.ts";

test("articles are read from {articles} and from a bare array; anything else is an empty list", () => {
  expect(articlesOf({ articles: [{ _id: "1" }] })).toHaveLength(1);
  expect(articlesOf([{ _id: "1" }, null, "x"])).toHaveLength(1);
  for (const malformed of [null, undefined, "x", {}, { articles: 3 }])
    expect(articlesOf(malformed)).toEqual([]);
});

test("an article's missing fields are empty", () => {
  expect(cardArticle({ _id: "1" })).toMatchObject({
    headline: "",
    newspaper_name: null,
    also_in: { count: 0, papers: [] },
  });
});

test("a topic shows two headlines from its articles, or else from its sample headlines", () => {
  const [withArticles, sampled] = topicsOf([
    {
      topic: "A",
      articles: [{ headline: "1" }, { headline: "2" }, { headline: "3" }],
      sample_headlines: ["x"],
    },
    { topic: "B", articles: [], sample_headlines: ["x", "y", "z"] },
  ]);
  expect(withArticles?.headlines).toEqual(["1", "2"]);
  expect(sampled).toMatchObject({ headlines: ["x", "y"], stories: 3, score: null });
});

test("featured articles become picks; without a paper the source is Unknown", () => {
  expect(picksOf({ featured: [{ _id: "1", headline: "H", summary: "S" }] })).toEqual([
    { _id: "1", title: "H", description: "S", source: "Unknown", favicon_url: null, story: "1" },
  ]);
});

test("a story or article is listed only once, where it first appears", () => {
  const card = (id: string, story: string | null) => cardArticle({ _id: id, story_id: story });
  const list = [card("1", "s"), card("2", null), card("3", "s"), card("2", null)];
  expect(distinctStories(list).map(({ _id }) => _id)).toEqual(["1", "2"]);
});

test("a feed page knows whether another page follows", () => {
  expect(feedPageOf({ articles: [], total: PAGE_LENGTH + 1, page: 1, next_cursor: null }).more).toBe(true);
  expect(feedPageOf({ articles: [], total: PAGE_LENGTH, page: 1, next_cursor: null }).more).toBe(false);
  expect(feedPageOf([{ _id: "1", published_at: "2026" }])).toMatchObject({
    total: 1,
    newestAt: "2026",
    more: false,
  });
});

test("invalid filters in the address are ignored", () => {
  const filter = filterOf(new URLSearchParams("period=century&page=-3&scope=mine&source="));
  expect(filter).toEqual({ followedOnly: false, period: undefined, source: undefined, page: 1 });
});

test("setting a query parameter keeps the others, and an empty value removes it", () => {
  expect(withParam("?q=a&page=2", "page", "3")).toBe("?q=a&page=3");
  expect(withParam("?page=2", "page", "")).toBe("");
});
