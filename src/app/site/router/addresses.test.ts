import { expect, test } from "vitest";
import { formatPath, isAnchor, prefixOf, resolve } from "./addresses.ts";

const here = { pathname: "/latest", search: "?page=2", hash: "#news" };

test.each([
  ["/article/1?from=home#main", "/article/1", "?from=home", "#main"],
  ["/article/1", "/article/1", "", ""],
  ["?page=3", "/latest", "?page=3", ""],
  ["#main", "/latest", "", "#main"],
  ["/article/1?#", "/article/1", "", ""],
  ["", "/latest", "", ""],
])("from /latest, %j leads to %s with the query %j and the anchor %j", (to, pathname, search, hash) => {
  expect(resolve(to, here)).toEqual({ pathname, search, hash });
});

test("a path is written with its query and its anchor", () => {
  expect(formatPath(here)).toBe("/latest?page=2#news");
});

test.each([
  ["another anchor of the page", true, { ...here, hash: "#main" }],
  ["the same anchor", true, here],
  ["the page without an anchor", false, { ...here, hash: "" }],
  ["an anchor of another page", false, { ...here, pathname: "/popular" }],
  ["an anchor after another query", false, { ...here, search: "" }],
])("%s is only an anchor of what is shown: %s", (_, is, next) => {
  expect(isAnchor(here, next)).toBe(is);
});

test.each([
  [undefined, "/", "/"],
  ["/", "/latest", "/latest"],
  ["/ha", "/", "/ha"],
  ["/ha", "/latest", "/ha/latest"],
])("with the prefix %s, the path %s is at %s", (basename, pathname, address) => {
  const prefix = prefixOf(basename);
  expect(prefix.add({ pathname, search: "?page=2", hash: "#news" })).toBe(`${address}?page=2#news`);
  expect(prefix.remove(address)).toBe(pathname);
});
