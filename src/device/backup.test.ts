import { expect, test } from "vitest";
import { readBackup } from "./backup.lazy.ts";

const at = "2026-11-21T10:00:00.000Z";
const complete = {
  version: "1.0.0",
  exportDate: at,
  follows: [{ publisher: "Harbour Post", followedAt: at }],
  bookmarks: [{ _id: "a1", headline: "One", savedAt: at, category: "Sports" }],
  readHistory: [{ articleId: "a1", readAt: at, timeSpent: 12 }],
  searchHistory: [{ query: "naira", searchedAt: at }],
};

test("an export reads back as it was written", () => {
  const { version: _, exportDate, ...rows } = complete;
  expect(readBackup(JSON.stringify(complete))).toEqual({ backup: rows, exportDate, leftOut: 0 });
});

test.each(["", "no json", "[]", "null", "{}", '{"articles":[]}'])("%j is not an export", (text) => {
  expect(readBackup(text)).toBeNull();
});

test("rows without a required field are left out and counted, the others are kept", () => {
  const damaged = {
    ...complete,
    bookmarks: [...complete.bookmarks, null, { _id: "a2" }, { _id: "a3", headline: "x", savedAt: "soon" }],
  };
  const result = readBackup(JSON.stringify(damaged));
  expect(result?.backup.bookmarks).toEqual(complete.bookmarks);
  expect(result?.leftOut).toBe(3);
});

test("a reading without its time spent starts at 0", () => {
  const file = { readHistory: [{ articleId: "a1", readAt: at }] };
  expect(readBackup(JSON.stringify(file))?.backup.readHistory).toEqual([
    { articleId: "a1", readAt: at, timeSpent: 0 },
  ]);
});

test("followed topics and seen stories are read back, and empty lists are left out", () => {
  const following = [{ kind: "topic", id: "t", label: "Ferry", followedAt: at }];
  const storiesSeen = [{ id: "s", seenAt: at, before: null }];
  const backup = readBackup(JSON.stringify({ ...complete, following, storiesSeen }))?.backup;
  expect(backup).toMatchObject({ following, storiesSeen });
  const withoutLists = readBackup(JSON.stringify({ ...complete, following: [], storiesSeen: [] }))?.backup;
  expect(Object.keys(withoutLists ?? {})).toEqual(["follows", "bookmarks", "readHistory", "searchHistory"]);
});
