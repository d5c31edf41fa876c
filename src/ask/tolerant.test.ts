import { expect, test } from "vitest";
import { listOf, readAnswer } from "./tolerant.ts";

const items = [{ id: 1 }, null, "text", 7, { id: 2 }];

test("a list has no entries that are no objects", () => {
  expect(listOf(items as { id: number }[])).toEqual([{ id: 1 }, { id: 2 }]);
});

test.each([null, undefined, "text", 7, { id: 1 }])("%j is no list", (list) => {
  expect(listOf(list as never)).toEqual([]);
});

test("a bare list is read as the list of its answer, and every other answer as it is", () => {
  expect(readAnswer(items)).toEqual({ articles: items, topics: items, sources: items });
  for (const answer of [{ articles: items }, null, "text", 7]) expect(readAnswer(answer)).toBe(answer);
});
