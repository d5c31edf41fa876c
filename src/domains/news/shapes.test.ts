import { expect, test } from "vitest";
import { categories as words } from "#contracts/news.ts";
import { categories } from "./shapes.ts";

test("the town's categories are the contract's", () => {
  expect(categories).toEqual(words);
});
