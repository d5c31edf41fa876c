import { expect, test } from "vitest";
import {
  articlePage,
  categoryPage,
  navigationCategories,
  pictureAt,
  searchPage,
  topicPage,
} from "./addresses.ts";
import { categories } from "./news.ts";

test("NAV-32 the navigation's eight are the contract's categories, in its order, without Technology", () => {
  expect(navigationCategories).toEqual(categories.filter((category) => category !== "Technology"));
});

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

test("only our own pictures come in three widths", () => {
  expect(pictureAt("/pictures/x", 224)).toBe("/pictures/x?w=224");
  expect(pictureAt("https://a.example/p.jpg", 224)).toBe("https://a.example/p.jpg");
});
