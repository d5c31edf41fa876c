import { expect, test } from "vitest";
import { rangeOf } from "./ranges.ts";

test.each([
  ["", "1Y"],
  ["?range=1M", "1M"],
  ["?range=5Y", "5Y"],
  ["?range=century", "1Y"],
])("the address %j shows the range %s", (query, range) => {
  expect(rangeOf(new URL(`https://gist.example/category/business/markets${query}`))).toBe(range);
});
