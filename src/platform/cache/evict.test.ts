import { expect, test } from "vitest";
import { SingleFlightCache } from "./single-flight-cache.ts";

const putInto = (cache: SingleFlightCache<string>) => (value: string) =>
  cache.get(
    value,
    async () => ({ value, freshMs: 60_000, staleMs: 0 }),
    () => true,
  );

test("the least recently used are shrunk before any is dropped; one that is asked for again weighs as before", async () => {
  const shrunk: string[] = [];
  const cache = new SingleFlightCache<string>({
    ...{ maxWeight: 80, weight: () => 10, graceMs: 1_000, giveUpMs: 20_000 },
    shrink: (value) => {
      shrunk.push(value);
      return 4;
    },
  });
  const put = putInto(cache);
  for (const value of "abcdefgh") await put(value);
  expect([shrunk, cache.weight]).toEqual([[], 80]);
  for (const value of "ij") await put(value);
  expect([shrunk, cache.size, cache.weight]).toEqual([["a", "b", "c", "d"], 10, 76]);
  expect(cache.fresh("a")).toBe("a");
  expect(cache.weight).toBe(82);
  for (const value of "klmnopqrstuvwxyz") await put(value);
  expect(cache.weight).toBeLessThanOrEqual(80);
  expect(cache.size).toBeGreaterThan(16);
  expect([cache.fresh("z"), cache.fresh("a"), cache.fresh("b")]).toEqual(["z", "a", undefined]);
});

test("what was asked for more stays longer, also after it was made again", async () => {
  const cache = new SingleFlightCache<string>({
    ...{ maxWeight: 3, weight: () => 1, graceMs: 1_000, giveUpMs: 20_000 },
  });
  const put = putInto(cache);
  for (const value of "abc") await put(value);
  for (const value of "aab") cache.fresh(value);
  cache.invalidate();
  for (const value of "adefgh") await put(value);
  expect([..."abcgh"].map((value) => cache.last(value))).toEqual(["a", undefined, undefined, "g", "h"]);
});

test("the least recently used value is dropped first if none was asked for more often", async () => {
  const cache = new SingleFlightCache<string>({
    ...{ maxWeight: 2, weight: () => 1, graceMs: 1_000, giveUpMs: 20_000 },
  });
  const put = putInto(cache);
  for (const value of "abac") await put(value);
  expect([..."abc"].map((value) => cache.last(value))).toEqual(["a", undefined, "c"]);
});
