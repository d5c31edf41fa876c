import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { type Computed, SingleFlightCache } from "./single-flight-cache.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const always = (): boolean => true;

function createCache(maxWeight = 10): SingleFlightCache<string> {
  return new SingleFlightCache<string>({
    maxWeight,
    weight: () => 1,
    giveStaleMs: 600_000,
    giveUpMs: 20_000,
  });
}

function countingMaker(
  values: readonly string[],
  freshMs = 1_000,
  staleMs = 3_600_000,
): { calls: () => number; make: () => Promise<Computed<string>> } {
  let calls = 0;
  return {
    calls: () => calls,
    make: async () => {
      const value = values[Math.min(calls, values.length - 1)] ?? "";
      calls += 1;
      if (value === "fault") throw new Error("fault");
      return { value, freshMs, staleMs };
    },
  };
}

test("a fresh value is computed once", async () => {
  const cache = createCache();
  const { make, calls } = countingMaker(["one", "two"]);
  expect(await cache.get("k", make, always)).toBe("one");
  expect(await cache.get("k", make, always)).toBe("one");
  expect(cache.fresh("k")).toBe("one");
  expect(calls()).toBe(1);
});

test("a hundred readers at once share one computation", async () => {
  const cache = createCache();
  const { make, calls } = countingMaker(["one"]);
  const all = await Promise.all(Array.from({ length: 100 }, () => cache.get("k", make, always)));
  expect(new Set(all)).toEqual(new Set(["one"]));
  expect(calls()).toBe(1);
});

test("a stale value is returned at once while a new one is computed", async () => {
  const cache = createCache();
  const { make } = countingMaker(["one", "two"]);
  await cache.get("k", make, always);
  vi.advanceTimersByTime(2_000);
  expect(cache.fresh("k")).toBeUndefined();
  expect(await cache.get("k", make, always)).toBe("one");
  await vi.waitFor(() => expect(cache.fresh("k")).toBe("two"), MAX_WAIT_MS);
});

test("a very old value is computed again, and is returned only if that fails", async () => {
  const cache = createCache();
  const { make } = countingMaker(["one", "fault", "three"]);
  await cache.get("k", make, always);
  vi.advanceTimersByTime(1_800_000);
  expect(await cache.get("k", make, always)).toBe("one");
  expect(await cache.get("k", make, always)).toBe("three");
});

test("a computation that hangs does not keep readers waiting if there is an old value", async () => {
  const cache = createCache();
  await cache.get("k", countingMaker(["one"]).make, always);
  vi.advanceTimersByTime(1_800_000);
  const { promise, resolve } = Promise.withResolvers<Computed<string>>();
  const answer = cache.get("k", () => promise, always);
  vi.advanceTimersByTime(3_000);
  expect(await answer).toBe("one");
  resolve({ value: "late", freshMs: 1_000, staleMs: 1_000 });
  await vi.waitFor(() => expect(cache.fresh("k")).toBe("late"), MAX_WAIT_MS);
});

test("a computation that hangs ends in an error if there is no old value, and its late value is stored", async () => {
  const cache = createCache();
  const { promise, resolve } = Promise.withResolvers<Computed<string>>();
  const answer = cache.get("k", () => promise, always);
  vi.advanceTimersByTime(19_999);
  await Promise.resolve();
  vi.advanceTimersByTime(1);
  await expect(answer).rejects.toThrow("no answer within 20 s");
  resolve({ value: "late", freshMs: 1_000, staleMs: 1_000 });
  await vi.waitFor(() => expect(cache.fresh("k")).toBe("late"), MAX_WAIT_MS);
});

test("setting the clock back or forward does not change a value's age", async () => {
  const cache = createCache();
  const { make } = countingMaker(["one", "two"]);
  await cache.get("k", make, always);
  vi.setSystemTime(Date.now() + 86_400_000);
  expect(cache.fresh("k")).toBe("one");
  vi.setSystemTime(Date.now() - 90_000_000);
  vi.advanceTimersByTime(2_000);
  expect(cache.fresh("k")).toBeUndefined();
});

test("an expected refusal is not replaced by an old value", async () => {
  const cache = createCache();
  const { make } = countingMaker(["one", "fault"]);
  await cache.get("k", make, always);
  vi.advanceTimersByTime(1_800_000);
  await expect(cache.get("k", make, () => false)).rejects.toThrow("fault");
});

test("the least recently used value is evicted first when the cache is full", async () => {
  const cache = createCache(2);
  for (const key of ["a", "b"]) await cache.get(key, countingMaker([key]).make, always);
  await cache.get("a", countingMaker(["a again"]).make, always);
  await cache.get("c", countingMaker(["c"]).make, always);
  expect([cache.fresh("a"), cache.fresh("b"), cache.fresh("c")]).toEqual(["a", undefined, "c"]);
});

test("after a domain changes, its old value is returned while a new one is computed; others stay fresh", async () => {
  const cache = createCache();
  const { make } = countingMaker(["old", "new"]);
  const of = (domain: string) => async (): Promise<Computed<string>> => ({ ...(await make()), domain });
  await cache.get("news", of("news"), always);
  await cache.get(
    "league",
    async () => ({ value: "table", freshMs: 1_000, staleMs: 0, domain: "league" }),
    always,
  );
  cache.markStale("news");
  expect([cache.fresh("news"), cache.fresh("league")]).toEqual([undefined, "table"]);
  expect(await cache.get("news", of("news"), always)).toBe("old");
  await vi.waitFor(() => expect(cache.fresh("news")).toBe("new"), MAX_WAIT_MS);
});

test("an invalidated value is computed again, and the old one is returned only if that fails", async () => {
  const cache = createCache();
  const { make } = countingMaker(["old", "fault", "new"]);
  await cache.get("k", make, always);
  cache.invalidate();
  expect(cache.fresh("k")).toBeUndefined();
  expect(await cache.get("k", make, always)).toBe("old");
  expect(await cache.get("k", make, always)).toBe("new");
});

test.each(["markStale", "invalidate"] as const)(
  "a computation that is under way during a change is not kept as fresh: %s",
  async (change) => {
    const cache = createCache();
    const { promise, resolve } = Promise.withResolvers<string>();
    const pending = cache.get(
      "k",
      async () => ({ value: await promise, freshMs: 1_000, staleMs: 1_000 }),
      always,
    );
    cache[change]("news");
    resolve("old");
    expect([await pending, cache.fresh("k")]).toEqual(["old", undefined]);
  },
);
