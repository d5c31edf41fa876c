import { afterEach, expect, test, vi } from "vitest";
import type { CardArticle } from "#features/news/panels/visible.ts";
import { askNew, distinctArticles, followedPage } from "./ask-new.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const article = (id: string, headline: string, story: string | null) =>
  ({ _id: id, headline, story_id: story }) as CardArticle;

const articles = [
  article("1", "Meters show the bill in beans", "a"),
  article("2", "A new text of the same story", "a"),
  article("3", "Meters show the bill in beans", "b"),
  article("4", "Meters show the bill in beans", null),
  article("5", "Forty villages switched on", "b"),
  article("6", "A single report", null),
];

test.each([
  ["topic", ["1", "5", "6"]],
  ["search", ["1", "5", "6"]],
  ["story", ["1", "2", "5", "6"]],
] as const)("under a followed %s no headline is repeated, and no story but the followed one", (kind, ids) => {
  expect(distinctArticles(kind, articles).map(({ _id }) => _id)).toEqual(ids);
});

const since = Date.parse("2026-11-20T10:00:00Z");
const recent = [
  { _id: "old", published_at: "2026-11-20T09:59:59Z" },
  { _id: "at once", published_at: "2026-11-20T10:00:00Z" },
  { _id: "new", published_at: "2026-11-20T10:00:01Z" },
  { _id: "newest", published_at: "2026-11-21T10:00:00Z" },
];

test.each([
  ["paper", "punch", "/api/articles/latest?followed=punch&limit=20", { articles: recent }],
  ["topic", "fuel", "/api/topics/fuel", { topic: { articles: recent } }],
  ["story", "s1", "/api/stories/s1", { articles: recent }],
  ["club", "enyimba", "/api/npfl/news?club=enyimba", { articles: recent }],
  ["search", "fuel price", "/api/articles/search?q=fuel+price&order=newest&limit=20", { articles: recent }],
] as const)("a followed %s has the articles published since, newest first", async (kind, id, url, answer) => {
  const fetched = vi.fn(async (_url: string) => Response.json(answer));
  vi.stubGlobal("window", { location: { hostname: "naijagist.example" } });
  vi.stubGlobal("fetch", fetched);
  const articles = await askNew({ kind, id, label: "" }, since);
  expect(articles.map(({ _id }) => _id)).toEqual(["newest", "new"]);
  expect(fetched.mock.calls.map(([asked]) => asked)).toEqual([url]);
});

test.each([
  ["paper", "/paper/a%26b"],
  ["topic", "/hot-topics/a%26b"],
  ["story", "/story/a%26b"],
  ["club", "/sports/nigeria-league/club/a%26b"],
  ["search", "/search?q=a%26b"],
] as const)("a followed %s has the page %s", (kind, page) => {
  expect(followedPage({ kind, id: "a&b", label: "Label" })).toBe(page);
});
