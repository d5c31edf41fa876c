import { afterEach, expect, test, vi } from "vitest";
import type { CardArticle } from "#features/news/panels/visible.ts";
import { english } from "#words/words.ts";
import { askNew, distinctArticles, followedPage } from "./ask-new.ts";
import { howMuchIsNew } from "./how-much-is-new.ts";

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
  { _id: "old", headline: "Old", published_at: "2026-11-20T09:59:59Z" },
  { _id: "at once", headline: "At once", published_at: "2026-11-20T10:00:00Z" },
  { _id: "new", headline: "New", published_at: "2026-11-20T10:00:01Z" },
  { _id: "newest", headline: "Newest", published_at: "2026-11-21T10:00:00Z" },
];

test.each([
  ["paper", "punch", "/api/articles/latest?followed=punch&limit=20", { articles: recent, next_cursor: "x" }],
  ["topic", "fuel", "/api/topics/fuel", { topic: { articles: recent, story_count: 4 } }],
  ["story", "s1", "/api/stories/s1", { articles: recent }],
  ["club", "enyimba", "/api/npfl/news?club=enyimba", { articles: recent }],
  ["search", "fuel price", "/api/articles/search?q=fuel+price&order=newest&limit=20", { articles: recent }],
] as const)("a followed %s has the articles published since, newest first", async (kind, id, url, answer) => {
  const fetched = vi.fn(async (_url: string) => Response.json(answer));
  vi.stubGlobal("window", { location: { hostname: "naijagist.example" } });
  vi.stubGlobal("fetch", fetched);
  const { articles, isFloor } = await askNew({ kind, id, label: "" }, since);
  expect(isFloor).toBe(false);
  expect(articles.map(({ _id }) => _id)).toEqual(["newest", "new"]);
  expect(fetched.mock.calls.map(([asked]) => asked)).toEqual([url]);
});

const cards = (times: readonly number[]) =>
  times.map((seconds) => ({
    ...{ _id: `a${seconds}`, headline: `Headline ${seconds}`, story_id: `s${seconds}` },
    published_at: new Date(since + 1_000 * seconds).toISOString(),
  }));

test.each([
  ["place", "all new, and the list goes on", { articles: cards([1, 2]), next_cursor: "x" }, true],
  ["place", "all new, and that is all", { articles: cards([1, 2]), next_cursor: null }, false],
  ["paper", "one old", { articles: cards([1, -1]), next_cursor: "x" }, false],
  ["search", "all new, and the list goes on", { articles: cards([1]), next_cursor: "page-2" }, true],
  ["topic", "all new, of more", { topic: { articles: cards([1, 2]), story_count: 3 } }, true],
  ["topic", "one old, of more", { topic: { articles: cards([1, -1]), story_count: 3 } }, true],
  ["topic", "all new, and that is all", { topic: { articles: cards([1, 2]), story_count: 2 } }, false],
] as const)("of a followed %s there may be more new ones (%s)", async (kind, _, answer, isFloor) => {
  vi.stubGlobal("window", { location: { hostname: "naijagist.example" } });
  vi.stubGlobal("fetch", async () => Response.json(answer));
  expect((await askNew({ kind, id: "x", label: "" }, since)).isFloor).toBe(isFloor);
});

test.each([
  ["place", 3, true, "At least 3 new stories in the last 24 hours."],
  ["place", 1, false, "1 new story in the last 24 hours."],
  ["story", 2, false, "2 new articles in the last 24 hours."],
  ["topic", 0, false, "Nothing new in the last 24 hours."],
  ["topic", 0, true, ""],
] as const)("of a followed %s with %i new cards it is said: %s, %s", (kind, length, isFloor, said) => {
  const shown = Array.from({ length }, (_, at) => article(`${at}`, `Headline ${at}`, null));
  const reader = { isFirst: true, isMuted: () => false };
  expect(howMuchIsNew(kind, { articles: shown, isFloor }, reader, english)).toBe(said);
});

test("muted articles are not counted, and later visits are named", () => {
  const reader = { isFirst: false, isMuted: ({ _id }: { _id: string }) => _id === "1" };
  const news = { articles: articles.slice(0, 2), isFloor: false };
  expect(howMuchIsNew("paper", news, reader as never, english)).toBe("1 new story since your last visit.");
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
