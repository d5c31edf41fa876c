import { expect, test } from "vitest";
import { distinctStories, feedPageOf, PAGE_LENGTH } from "./feed/feed-page.ts";
import { filterOf, withParam } from "./feed/filter.ts";
import { picksOf, topicsOf } from "./rails/visible.ts";
import { articlesOf, cardArticle, cutAtWord, langField, storyKey } from "./visible.ts";

test("articles that are none are left out, and what is no list of articles is an empty one", () => {
  expect(articlesOf([{ _id: "1" }, null, "x"] as object[])).toHaveLength(1);
  for (const malformed of [null, undefined, "x", {}, 3]) expect(articlesOf(malformed as never)).toEqual([]);
});

test("a picture that a list has shown is not shown again", () => {
  const cards = articlesOf(["/a", "/b", "/a", null, null].map((image_url) => ({ image_url })));
  expect(cards.map(({ image_url }) => image_url)).toEqual(["/a", "/b", null, null, null]);
});

test("an article's missing fields are empty, and optional ones are left out", () => {
  expect(cardArticle({})).toEqual({
    ...{ _id: "", headline: "", summary: "", category: "", image_url: null, favicon_url: null },
    ...{ newspaper_name: null, published_at: "", reading_minutes: null, views: 0, story_id: null },
    also_in: { count: 0, papers: [] },
  });
});

test("a card keeps an article's fields, and the first three of the other papers", () => {
  const fields = {
    ...{ _id: "1", headline: "H", summary: "S", category: "Politics", image_url: "/i", favicon_url: "/f" },
    ...{ newspaper_name: "P", published_at: "2026", reading_minutes: 2, views: 3, story_id: "s" },
    ...{ language: "ha", newspaper_language: "yo", last_text_at: "2027", reason: "Read by 40" },
  };
  const papers = ["A", "B", "C", "D"].map((name) => ({ id: name, name, favicon_url: null }));
  expect(cardArticle({ ...fields, also_in: { count: 4, papers } } as never)).toEqual({
    ...fields,
    also_in: { count: 4, papers: ["A", "B", "C"].map((name) => ({ name, favicon: null })) },
  });
});

test.each([
  ["abc def", 7, "abc def"],
  ["abc def", 6, "abc…"],
  ["abc def ghi", 7, "abc def…"],
  ["", 0, ""],
  ["abcdefgh", 5, "abcde…"],
  ["abcdefgh ijk", 5, "abcde…"],
])("the text %j cut to %d characters is %j", (text, maxLength, cut) => {
  expect(cutAtWord(text, maxLength)).toBe(cut);
});

test("a list's summaries are cut to the 180 characters of a card", () => {
  const [whole, cut] = articlesOf([{ summary: "a".repeat(180) }, { summary: `${"a".repeat(180)} b` }]);
  expect([whole?.summary, cut?.summary]).toEqual(["a".repeat(180), `${"a".repeat(180)}…`]);
});

test("only a language other than English is a field, and an article without a story is its own", () => {
  expect([langField("language", "ha"), langField("language", "en"), langField("language", null)]).toEqual([
    { language: "ha" },
    {},
    {},
  ]);
  expect([storyKey({ _id: "1", story_id: "s" }), storyKey({ _id: "1", story_id: null })]).toEqual(["s", "1"]);
});

test("a topic shows two headlines from its articles, or else from its sample headlines", () => {
  const [withArticles, sampled] = topicsOf({
    topics: [
      {
        topic: "A",
        articles: [{ headline: "1" }, { headline: "2" }, { headline: "3" }] as never,
        sample_headlines: ["x"],
      },
      { topic: "B", articles: [], sample_headlines: ["x", "y", "z"] },
    ],
  });
  expect(withArticles?.headlines).toEqual(["1", "2"]);
  expect(sampled).toMatchObject({ headlines: ["x", "y"], articles: 3, score: null });
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
  expect(feedPageOf({ articles: [{ _id: "1", published_at: "2026" }] })).toMatchObject({
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
