import { expect, test } from "vitest";
import { shortCount } from "./ArticleCard.tsx";

test.each([
  [999, "999"],
  [1_000, "1.0k"],
  [2_134, "2.1k"],
  [999_949, "999.9k"],
  [999_950, "1.0m"],
  [1_250_001, "1.3m"],
])("%d views are shown as %s", (count, shown) => {
  expect(shortCount(count)).toBe(shown);
});
