import { expect, test } from "vitest";
import { categories, navigationCategories } from "./sections.ts";

test("NAV-32 the navigation has eight categories, and Technology is one besides", () => {
  expect(navigationCategories).toHaveLength(8);
  expect(categories.filter((category) => !navigationCategories.includes(category as never))).toEqual([
    "Technology",
  ]);
});
