import { expect, test } from "vitest";
import { cardArticle } from "#features/news/panels/visible.ts";
import { alsoInEnglish, distinctStories, emptyIfNotFound, feedPageOf } from "./feed-page.ts";

const articles = [
  { _id: "1", published_at: "2026-11-21" },
  { _id: "2", published_at: "2026-11-20" },
];

test.each([
  [{ total: 12 }, { more: false, total: 12 }],
  [{ total: 13 }, { more: true, total: 13 }],
  [
    { total: 24, page: 2 },
    { more: false, page: 2 },
  ],
  [
    { total: 25, page: 2 },
    { more: true, page: 2 },
  ],
  [{ total: 1, next_cursor: "c" }, { more: true }],
  [{ total: 1, next_cursor: null }, { more: false }],
  [{}, { more: false, total: 2, totalIsFloor: false, page: 1, newestAt: "2026-11-21" }],
  [{ total_is_floor: true }, { totalIsFloor: true }],
  [{ total_is_floor: "true" }, { totalIsFloor: false }],
  [{ newest_at: "2026-11-22" }, { newestAt: "2026-11-22" }],
  [{ newest_at: null }, { newestAt: "2026-11-21" }],
])("an answer of two articles with %j is a page with %j", (fields, page) => {
  expect(feedPageOf({ articles, ...fields } as object)).toMatchObject(page);
});

test.each([[{ articles: [] }], [{}], [null]])("the answer %j is an empty page", (answer) => {
  expect(feedPageOf(answer)).toEqual({
    ...{ articles: [], total: 0, totalIsFloor: false, page: 1, more: false, newestAt: null },
  });
});

test("an unknown paper has an empty list, and any other failure stays one", () => {
  expect(emptyIfNotFound({ status: 404 })).toEqual({
    ...{
      articles: [],
      leads: [],
      total: 0,
      total_is_floor: false,
      place: null,
      places: [],
      papers: [],
      did_you_mean: null,
    },
    facets: { categories: [], sources: [], are_floors: false },
  });
  for (const failure of [{ status: 500 }, new Error("no answer"), null])
    expect(() => emptyIfNotFound(failure)).toThrow();
});

test("articles without a story are all listed, and a repeated id only once, whatever its story", () => {
  const list = [
    ["1", null],
    ["2", null],
    ["3", "s"],
    ["4", "s"],
    ["1", "t"],
    ["5", "1"],
    ["6", "u"],
  ] as const;
  const cards = list.map(([_id, story_id]) => cardArticle({ _id, story_id }));
  expect(distinctStories(cards).map(({ _id }) => _id)).toEqual(["1", "2", "3", "6"]);
});

const three = { articles: [{ _id: "a" }, { _id: "b" }, { _id: "c" }], total: 3, page: 1 };
const english = { articles: [{ _id: "e" }] };

test.each([
  ["a Hausa list of three stories goes on in English", "ha", three, true],
  ["an English page's list does not", undefined, three, false],
  ["nor does one with a next page", "ha", { ...three, next_cursor: "x" }, false],
  [
    "nor one of seven stories",
    "ha",
    { articles: "abcdefg".split("").map((_id) => ({ _id })), total: 7 },
    false,
  ],
  ["nor a later page", "ha", { ...three, page: 2 }, false],
] as const)("%s", async (_, language, answer, goesOn) => {
  const asked: unknown[] = [];
  const ask = (async (...question: unknown[]) => {
    asked.push(question);
    return english;
  }) as never;
  const params = { limit: 12, language, page: "page" in answer ? answer.page : 1 };
  const list = await alsoInEnglish(
    ask,
    { address: "GET /articles/latest", params },
    feedPageOf(answer as never),
  );
  expect(list?.map(({ _id }) => _id) ?? null).toEqual(goesOn ? ["e"] : null);
  expect(asked).toEqual(goesOn ? [["GET /articles/latest", { ...params, language: "en" }]] : []);
});

test("where English has no story either, nothing is said to follow in it", async () => {
  const none = (async () => ({ articles: [], total: 0 })) as never;
  const params = { limit: 12, language: "ha" } as const;
  expect(await alsoInEnglish(none, { address: "GET /articles/latest", params }, feedPageOf(null))).toBeNull();
});
