import { expect, test } from "vitest";
import { bookmarksOf, followOf, readingOf, searchOf, UNKNOWN_TIME, validRows } from "./rows.lazy.ts";

const at = "2026-11-21T10:00:00.000Z";
const bookmark = { _id: "a", headline: "One", savedAt: at };
const readRow = (fields: Record<string, unknown>) => bookmarksOf([{ ...bookmark, ...fields }])[0];

test.each([
  ["headline", "x".repeat(500), "x".repeat(500)],
  ["headline", "x".repeat(501), "x".repeat(500)],
  ["headline", "  ", "An article without a headline"],
  ["headline", 7, "An article without a headline"],
  ["_id", "x".repeat(201), "x".repeat(200)],
  ["summary", "x".repeat(2001), "x".repeat(2000)],
  ["category", ["Sports"], ""],
  ["category", "x".repeat(201), "x".repeat(200)],
  ["newspaper_name", "", null],
  ["newspaper_name", "Harbour Post", "Harbour Post"],
  ["url", "https://a.example/1", "https://a.example/1"],
  ["url", "HTTP://a.example/1", "HTTP://a.example/1"],
  ["url", "javascript:alert(1)", null],
  ["url", " https://a.example/1", null],
  ["image_url", "/pictures/x", "/pictures/x"],
  ["image_url", "https://a.example/p.jpg", null],
  ["image_url", "//a.example/p.jpg", null],
  ["image_url", "/\\a.example/p.jpg", null],
  ["image_url", "/", null],
  ["favicon_url", "https://a.example/i.png", null],
  ["published_at", at, at],
  ["published_at", "soon", ""],
  ["published_at", 7, ""],
  ["savedAt", "soon", UNKNOWN_TIME],
  ["reading_minutes", 3, 3],
  ["reading_minutes", -3, 0],
  ["reading_minutes", "3", null],
  ["views", 0, 0],
  ["views", 12, 12],
  ["views", -1, 0],
  ["views", Number.NaN, 0],
  ["views", "12", 0],
  ["story_id", "", null],
  ["story_id", "1a", "1a"],
  ["also_in", { count: 5, papers: ["A", "", 7, "B", "C", "D"] }, { count: 5, papers: ["A", "B", "C"] }],
  ["also_in", "many", { count: 0, papers: [] }],
  ["fact_check", null, null],
  ["fact_check", { claim: "", verdict: "False" }, { claim: null, verdict: "False" }],
  ["fact_check", { claim: "It rained", verdict: 7 }, { claim: "It rained", verdict: null }],
  ["of an older version", "x".repeat(2000), "x".repeat(2000)],
  ["of an older version", "x".repeat(2001), undefined],
  ["of an older version", 7, 7],
  ["of an older version", true, true],
  ["of an older version", null, null],
  ["of an older version", Number.POSITIVE_INFINITY, undefined],
  ["of an older version", { a: 1 }, undefined],
] as const)("a bookmark's %s %j is shown as %j", (field, stored, expected) => {
  expect(readRow({ [field]: stored })?.[field]).toEqual(expected);
});

test("fields that a bookmark lacks are not added to it", () => {
  expect(readRow({})).toEqual(bookmark);
});

test.each([[null], ["text"], [{ headline: "One" }], [{ _id: 7 }]])("%j is not a bookmark", (row) => {
  expect(bookmarksOf([row])).toEqual([]);
});

test.each([
  [{}],
  [{ articleId: "a" }],
  [{ articleId: "", readAt: at }],
  [{ articleId: "a", readAt: "soon" }],
])("%j is not a reading", (row) => expect(readingOf(row)).toBeNull());

test("bookmarks are sorted by newest saved, with those without a time last", () => {
  const savedRow = (id: string, savedAt: unknown) => ({ _id: id, headline: id, savedAt });
  const rows = [savedRow("never", 7), savedRow("old", "2026-11-20T10:00:00Z"), savedRow("new", at)];
  expect(bookmarksOf(rows).map(({ _id }) => _id)).toEqual(["new", "old", "never"]);
});

test.each([
  [{ articleId: "a", readAt: at, timeSpent: 12 }, 12],
  [{ articleId: "a", readAt: at, timeSpent: -1 }, 0],
  [{ articleId: "a", readAt: at }, 0],
  [{ articleId: "a", readAt: "soon" }, undefined],
  [{ articleId: "", readAt: at }, undefined],
  [{ readAt: at }, undefined],
])("the time spent on the reading %j is %j", (row, seconds) => {
  expect(readingOf(row)?.timeSpent).toBe(seconds);
});

test.each([
  [{ headline: "x".repeat(501) }, "x".repeat(500)],
  [{ headline: "One" }, "One"],
  [{ headline: 7 }, ""],
  [{}, undefined],
])("the headline of the reading with %j is %j", (fields, headline) => {
  expect(readingOf({ articleId: "a", readAt: at, ...fields })).toMatchObject({ articleId: "a" });
  expect((readingOf({ articleId: "a", readAt: at, ...fields }) as { headline?: unknown }).headline).toBe(
    headline,
  );
});

test.each([
  [{ query: "naira", searchedAt: at }, "naira"],
  [{ query: "x".repeat(501), searchedAt: at }, "x".repeat(500)],
  [{ query: " ", searchedAt: at }, undefined],
  [{ query: "naira", searchedAt: 7 }, undefined],
  [7, undefined],
])("the query of the search %j is %j", (row, query) => {
  expect(searchOf(row)?.query).toBe(query);
});

test.each([
  [
    { publisher: "Harbour Post", followedAt: at },
    { publisher: "Harbour Post", followedAt: at },
  ],
  [{ publisher: "Harbour Post" }, { publisher: "Harbour Post", followedAt: UNKNOWN_TIME }],
  [{ publisher: " ", followedAt: at }, null],
  [null, null],
])("the follow %j is read as %j", (row, follow) => {
  expect(followOf(row)).toEqual(follow);
});

test("a store's readable rows keep their order, and the others are left out", () => {
  const rows = [{ query: "b", searchedAt: at }, null, { query: "a", searchedAt: at }];
  expect(validRows(rows, searchOf).map(({ query }) => query)).toEqual(["b", "a"]);
});
