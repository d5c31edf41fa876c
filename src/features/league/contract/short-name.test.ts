import { expect, test } from "vitest";
import { shortNameFrom } from "./short-name.ts";

test.each([
  ["Kwara United", "KWA"],
  ["F.C. Ọyọ", "FCỌ"],
  ["3 SC", "3SC"],
  ["Z", "Z"],
])("the club %j is abbreviated to %s", (name, short) => {
  expect(shortNameFrom(name)).toBe(short);
});
