import { expect, test } from "vitest";
import { decoded } from "./decoded.ts";

test.each([
  ["/category/general%20news", "/category/general news"],
  ["/%E0", "/%E0"],
  ["100%", "100%"],
])("the path %s is decoded as %s", (part, text) => {
  expect(decoded(part)).toBe(text);
});
