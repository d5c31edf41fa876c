import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalAddress, webAddress } from "./address.ts";

const page = "https://paper.example/2026/11/story";

test.each([
  "http://paper.example/2026/11/story/",
  "https://www.paper.example/2026/11/story",
  "https://m.paper.example/2026/11/story",
  "https://amp.paper.example/2026/11/story/",
  "https://paper.example/2026/11/story/amp/",
  "https://paper.example/2026/11/story/?amp=1",
  "https://paper.example/2026/11/story?utm_source=rss&utm_medium=rss&fbclid=1#comments",
  "https://paper.example//2026/11/story/",
  "https://PAPER.example:443/2026/11/story",
])("%s has the page's canonical address", (address) => {
  expect(canonicalAddress(address)).toBe(page);
});

test("query parameters that identify a page are kept, in a fixed order", () => {
  expect(canonicalAddress("https://paper.example/?p=12&a=1")).toBe("https://paper.example?a=1&p=12");
  expect(canonicalAddress("https://paper.example/?a=1&p=12")).toBe("https://paper.example?a=1&p=12");
  expect(canonicalAddress("https://paper.example/a")).not.toBe(canonicalAddress("https://paper.example/b"));
});

test("a canonical address is its own canonical address", () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      const once = canonicalAddress(url);
      return canonicalAddress(once) === once;
    }),
  );
});

test.each([
  ["javascript:alert(1)", null],
  ["JaVaScRiPt:alert(1)", null],
  [" java\nscript:alert(1)", null],
  ["data:text/html,x", null],
  ["mailto:a@b.c", null],
  ["https://user:word@paper.example/", null],
  ["https://:word@paper.example/", null],
  ["", null],
  [null, null],
  ["/story", "https://paper.example/story"],
  ["story?a=1&b=2", "https://paper.example/feed/story?a=1&b=2"],
  ["//cdn.example/p.jpg", "https://cdn.example/p.jpg"],
  ["www.paper.example/story", "https://www.paper.example/story"],
])("the link %j resolves to %j", (link, address) => {
  expect(webAddress(link, "https://paper.example/feed/")).toBe(address);
});
