import { expect, test } from "vitest";
import { categories as words } from "#features/news/contract/news.ts";
import { categories } from "./shapes.ts";

test("the domain's categories are the contract's", () => {
  expect(categories).toEqual(words);
});
