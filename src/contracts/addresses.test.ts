import { expect, test } from "vitest";
import {
  articlePage,
  briefPage,
  categoryPage,
  clubPage,
  confirmPage,
  editionPage,
  matchPage,
  pictureAddress,
  rssAddress,
  safeDecode,
  searchPage,
  shortArticleAddress,
  shortStoryAddress,
  storyPage,
  topicPage,
  unsubscribePage,
} from "./addresses.ts";
import { thumbnail } from "./picture-sizes.ts";

test("NAV-05 a category's slug is its lowercased label", () => {
  expect(categoryPage("General News")).toBe("/category/general%20news");
});

test("NAV-19 a topic without an id is addressed by its encoded name", () => {
  expect(topicPage({ topic: "Fuel & Price" })).toBe("/hot-topics/Fuel%20%26%20Price");
  expect(topicPage({ _id: "t1", topic: "Fuel & Price" })).toBe("/hot-topics/t1");
});

test("NAV-03 a search term is encoded", () => {
  expect(searchPage("oil & gas 50%")).toBe("/search?q=oil%20%26%20gas%2050%25");
  expect(articlePage("a/b")).toBe("/article/a%2Fb");
});

test.each([
  [shortArticleAddress("a/b"), "/s/a%2Fb"],
  [shortStoryAddress("a/b"), "/s/sa%2Fb"],
  [storyPage("a/b"), "/story/a%2Fb"],
  [briefPage("2026-11-21"), "/daily-brief/2026-11-21"],
  [editionPage({ date: "2026-11-21", name: "noon" }), "/edition/2026-11-21/noon"],
  [clubPage("a/b"), "/sports/nigeria-league/club/a%2Fb"],
  [matchPage("a/b"), "/sports/nigeria-league/match/a%2Fb"],
  [confirmPage("a/b"), "/newsletter/confirm/a%2Fb"],
  [unsubscribePage("a/b"), "/newsletter/unsubscribe/a%2Fb"],
])("an address made from an id or a date: %s", (built, address) => expect(built).toBe(address));

test("only our own pictures come in sizes", () => {
  expect(pictureAddress("/pictures/x", { width: 448, ratio: 16 / 9 })).toBe("/pictures/x?w=448");
  expect(pictureAddress("https://a.example/p.jpg", thumbnail)).toBe("https://a.example/p.jpg");
});

test.each([
  ["/category/general%20news", "/category/general news"],
  ["/%E0", "/%E0"],
  ["100%", "100%"],
])("the path %s is decoded as %s", (part, text) => {
  expect(safeDecode(part)).toBe(text);
});

test.each([
  ["", "en", "/api/rss"],
  ["/politics", "ha", "/api/rss/politics?language=ha"],
  ["/search?q=rice", "yo", "/api/rss/search?q=rice&language=yo"],
])("the feed %j of pages in %s is %s", (path, language, address) => {
  expect(rssAddress(path, language)).toBe(address);
});
