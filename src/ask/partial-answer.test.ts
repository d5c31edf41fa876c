import { expect, test } from "vitest";
import { asObject, listOf } from "./partial-answer.ts";

const items = [{ id: 1 }, null, "text", 7, { id: 2 }];

test("a list is read under its name or as a bare array, without what is no object", () => {
  expect(listOf({ articles: items }, "articles")).toEqual([{ id: 1 }, { id: 2 }]);
  expect(listOf(items, "articles")).toEqual([{ id: 1 }, { id: 2 }]);
});

test.each([[null], [undefined], ["text"], [{}], [{ articles: null }], [{ articles: { id: 1 } }]])(
  "%j holds no list",
  (answer) => {
    expect(listOf(answer, "articles")).toEqual([]);
  },
);

test("what is no object has no fields", () => {
  expect(asObject({ id: 1 })).toEqual({ id: 1 });
  for (const value of [null, undefined, "text", 7]) expect(asObject(value)).toEqual({});
});
