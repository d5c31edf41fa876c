import { expect, test } from "vitest";
import { filterOf, isFiltered, withParam } from "./filter.ts";

const unfiltered = { followedOnly: false, period: undefined, source: undefined, place: undefined, page: 1 };

test.each([
  ["", {}],
  ["scope=followed", { followedOnly: true }],
  ["scope=all", {}],
  ["period=1h", { period: "1h" }],
  ["period=today", { period: "today" }],
  ["period=7d", { period: "7d" }],
  ["period=30d", { period: "30d" }],
  ["period=", {}],
  ["period=century", {}],
  ["source=punch", { source: "punch" }],
  ["source=", {}],
  [`source=${"p".repeat(101)}`, { source: "p".repeat(100) }],
  ["place=kano", { place: "kano" }],
  [`place=${"k".repeat(41)}`, { place: "k".repeat(40) }],
  ["page=1", { page: 1 }],
  ["page=2", { page: 2 }],
  ["page=500", { page: 500 }],
  ["page=501", { page: 1 }],
  ["page=0", { page: 1 }],
  ["page=-3", { page: 1 }],
  ["page=2.5", { page: 1 }],
  ["page=", { page: 1 }],
  ["page=two", { page: 1 }],
])("the address %j chooses %j", (query, chosen) => {
  expect(filterOf(new URLSearchParams(query))).toEqual({ ...unfiltered, ...chosen });
  expect(filterOf(new URL(`https://gist.example/latest?${query}`))).toEqual({ ...unfiltered, ...chosen });
});

test.each([
  [{}, false],
  [{ page: 2 }, false],
  [{ followedOnly: true }, true],
  [{ period: "1h" } as const, true],
  [{ source: "punch" }, true],
  [{ place: "kano" }, true],
])("a list with %j is filtered: %s", (chosen, filtered) => {
  expect(isFiltered({ ...unfiltered, ...chosen })).toBe(filtered);
});

test.each([
  ["", "page", "2", "?page=2"],
  ["?q=a", "page", "2", "?q=a&page=2"],
  ["?q=a&page=2", "page", "", "?q=a"],
  ["?page=2", "page", "", ""],
  ["", "page", "", ""],
])("the address %j with %s set to %j is %j", (search, name, value, changed) => {
  expect(withParam(search, name, value)).toBe(changed);
});
