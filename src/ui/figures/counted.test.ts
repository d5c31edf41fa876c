import { expect, test } from "vitest";
import { counted, plural } from "./counted.ts";

test.each([
  [0, "0 views"],
  [1, "1 view"],
  [2, "2 views"],
  [1204, "1,204 views"],
])("a count of %i views is written %j", (count, text) => expect(counted(count, "view")).toBe(text));

test("a plural may be irregular, and -1 is singular", () => {
  expect(counted(2, "story", "stories")).toBe("2 stories");
  expect([plural(-1, "point"), plural(1.5, "point")]).toEqual(["point", "points"]);
});
