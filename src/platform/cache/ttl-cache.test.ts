import { expect, test } from "vitest";
import { ttlCache } from "./memoize.ts";

test("beyond its limit the cache drops the oldest values, and an expired value is not returned", () => {
  const memory = ttlCache<number>(3);
  const at = (minutes: number) => new Date(minutes * 60_000);
  for (let i = 0; i < 10; i += 1) memory.set(`k${i}`, i, at(0), 600_000);
  expect([6, 7, 8, 9].map((i) => memory.find(`k${i}`, at(1)))).toEqual([undefined, 7, 8, 9]);
  expect(memory.find("k9", at(10))).toBeUndefined();
});
