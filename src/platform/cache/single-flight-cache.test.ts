import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PATIENT } from "#tests/support/patient.ts";
import { type Computed, SingleFlightCache } from "./single-flight-cache.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const always = (): boolean => true;

function createCache(maxWeight = 10): SingleFlightCache<string> {
  return new SingleFlightCache<string>({ maxWeight, weight: () => 1, giveStaleMs: 600_000 });
}

function counted(
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
  const { make, calls } = counted(["one", "two"]);
  expect(await cache.get("k", make, always)).toBe("one");
  expect(await cache.get("k", make, always)).toBe("one");
  expect(cache.fresh("k")).toBe("one");
  expect(calls()).toBe(1);
});

test("a hundred readers at once share one computation", async () => {
  const cache = createCache();
  const { make, calls } = counted(["one"]);
  const all = await Promise.all(Array.from({ length: 100 }, () => cache.get("k", make, always)));
  expect(new Set(all)).toEqual(new Set(["one"]));
  expect(calls()).toBe(1);
});

test("a stale value is given at once while the new one is fetched", async () => {
  const cache = createCache();
  const { make } = counted(["one", "two"]);
  await cache.get("k", make, always);
  vi.advanceTimersByTime(2_000);
  expect(cache.fresh("k")).toBeUndefined();
  expect(await cache.get("k", make, always)).toBe("one");
  await vi.waitFor(() => expect(cache.fresh("k")).toBe("two"), PATIENT);
});

test("a very old value is computed anew, and is returned only while that fails", async () => {
  const cache = createCache();
  const { make } = counted(["one", "fault", "three"]);
  await cache.get("k", make, always);
  vi.advanceTimersByTime(1_800_000);
  expect(await cache.get("k", make, always)).toBe("one");
  expect(await cache.get("k", make, always)).toBe("three");
});

test("a computation that hangs does not keep readers waiting if there is an old value", async () => {
  const cache = createCache();
  await cache.get("k", counted(["one"]).make, always);
  vi.advanceTimersByTime(1_800_000);
  const { promise, resolve } = Promise.withResolvers<Computed<string>>();
  const given = cache.get("k", () => promise, always);
  vi.advanceTimersByTime(3_000);
  expect(await given).toBe("one");
  resolve({ value: "late", freshMs: 1_000, staleMs: 1_000 });
  await vi.waitFor(() => expect(cache.fresh("k")).toBe("late"), PATIENT);
});

test("setting the clock back or forward changes no age", async () => {
  const cache = createCache();
  const { make } = counted(["one", "two"]);
  await cache.get("k", make, always);
  vi.setSystemTime(Date.now() + 86_400_000);
  expect(cache.fresh("k")).toBe("one");
  vi.setSystemTime(Date.now() - 90_000_000);
  vi.advanceTimersByTime(2_000);
  expect(cache.fresh("k")).toBeUndefined();
});

test("an expected refusal is not replaced by an old value", async () => {
  const cache = createCache();
  const { make } = counted(["one", "fault"]);
  await cache.get("k", make, always);
  vi.advanceTimersByTime(1_800_000);
  await expect(cache.get("k", make, () => false)).rejects.toThrow("fault");
});

test("the least recently used value is evicted first when the cache is full", async () => {
  const cache = createCache(2);
  for (const key of ["a", "b"]) await cache.get(key, counted([key]).make, always);
  await cache.get("a", counted(["a again"]).make, always);
  await cache.get("c", counted(["c"]).make, always);
  expect([cache.fresh("a"), cache.fresh("b"), cache.fresh("c")]).toEqual(["a", undefined, "c"]);
});

test("after a domain's change its old value is returned once more while a new one is made; other domains' values stay fresh", async () => {
  const cache = createCache();
  const { make } = counted(["old", "new"]);
  const of = (domain: string) => async (): Promise<Computed<string>> => ({ ...(await make()), of: domain });
  await cache.get("news", of("news"), always);
  await cache.get(
    "league",
    async () => ({ value: "table", freshMs: 1_000, staleMs: 0, of: "league" }),
    always,
  );
  cache.markStale("news");
  expect([cache.fresh("news"), cache.fresh("league")]).toEqual([undefined, "table"]);
  expect(await cache.get("news", of("news"), always)).toBe("old");
  await vi.waitFor(() => expect(cache.fresh("news")).toBe("new"), PATIENT);
});

test("an invalidated value is computed again before it is returned, and stands in only if that fails", async () => {
  const cache = createCache();
  const { make } = counted(["old", "fault", "new"]);
  await cache.get("k", make, always);
  cache.invalidate();
  expect(cache.fresh("k")).toBeUndefined();
  expect(await cache.get("k", make, always)).toBe("old");
  expect(await cache.get("k", make, always)).toBe("new");
});

test.each(["markStale", "invalidate"] as const)(
  "a flight that a change overtook leaves nothing fresh: %s",
  async (how) => {
    const cache = createCache();
    const { promise, resolve } = Promise.withResolvers<string>();
    const flying = cache.get(
      "k",
      async () => ({ value: await promise, freshMs: 1_000, staleMs: 1_000 }),
      always,
    );
    cache[how]("news");
    resolve("old");
    expect([await flying, cache.fresh("k")]).toEqual(["old", undefined]);
  },
);
