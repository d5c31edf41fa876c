import { expect, test } from "vitest";
import { safeDecode } from "./safe-decode.ts";

test.each([
  ["/category/general%20news", "/category/general news"],
  ["/%E0", "/%E0"],
  ["100%", "100%"],
])("the path %s is decoded as %s", (part, text) => {
  expect(safeDecode(part)).toBe(text);
});
