import { expect, test } from "vitest";
import { addressCategory, sectionCategory, taggedCategory } from "./sections.ts";

test.each([
  [["Metro"], "General News"],
  [["Metro", "World"], "General News"],
  [["Metro", "Sports"], "Sports"],
  [["Sports", "Football"], "Sports"],
  [["Metro", "Sports", "Business"], null],
  [["Zorbal", "Sports"], "Sports"],
])("the tags %j name the category %s", (tags, category) => {
  expect(taggedCategory(tags)).toBe(category);
});

test.each([
  ["/sports/a-headline", "Sports"],
  ["/sports/2026/11/21/a-headline", "Sports"],
  ["/news/business/a-headline", "Business"],
  ["/politics/sports/a-headline", "Sports"],
  ["/sports/metro/a-headline", "General News"],
  ["/one/two/three/sports/a-headline", "Sports"],
  ["/one/two/three/four/sports/a-headline", null],
  ["//sports//a-headline", "Sports"],
  ["/sports", null],
  ["/", null],
])("the address %s names the category %s", (path, category) => {
  expect(addressCategory(`https://palm.example${path}`)).toBe(category);
});

test("of a section's name the first 80 characters count", () => {
  expect(sectionCategory(`${" ".repeat(72)}politics`)).toBe("Politics");
  expect(sectionCategory(`${" ".repeat(73)}politics`)).toBeNull();
  expect(sectionCategory(`politics${" ".repeat(72)}zorbal`)).toBe("Politics");
});
