import { expect, test } from "vitest";
import { navigationCategories } from "#contracts/addresses.ts";
import { categories } from "./news.ts";

test("NAV-32 the eight navigation categories are the contract's, in order, without Technology", () => {
  expect(navigationCategories).toEqual(categories.filter((category) => category !== "Technology"));
});
