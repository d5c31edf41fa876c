import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { changesAt, Ingredients, ingredientsSoFar, noteWhile } from "./ingredients.ts";
import { type Computed, SingleFlightCache } from "./single-flight-cache.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const always = (): boolean => true;

/** The versions that are known now; a test raises them. */
let known: Record<string, string> = {};
beforeEach(() => {
  known = { news: "1", league: "1" };
});

function createCache(maxWeight = 10, standIn?: (value: string, at: Date) => Promise<string>) {
  return new SingleFlightCache<string>({
    maxWeight,
    weight: () => 1,
    graceMs: 1_000,
    giveUpMs: 20_000,
    known: () => known,
    ...(standIn && { standIn }),
  });
}

/** A value of a domain: its version when it was made. */
const versionOf = (domain: string) => async (): Promise<Computed<string>> => {
  ingredientsSoFar()?.addDomain(domain);
  return { value: `${domain} ${known[domain]}`, freshMs: 60_000, staleMs: 3_600_000 };
};

function change(cache: SingleFlightCache<string>, domain: string): void {
  known = { ...known, [domain]: String(Number(known[domain]) + 1) };
  cache.recheck();
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

test("for one second a stale value is returned at once while a new one is computed", async () => {
  const cache = createCache();
  const { make } = countingMaker(["one", "two", "three"]);
  await cache.get("k", make, always);
  vi.advanceTimersByTime(1_999);
  expect(cache.fresh("k")).toBeUndefined();
  expect(await cache.get("k", make, always)).toBe("one");
  await vi.waitFor(() => expect(cache.fresh("k")).toBe("two"), MAX_WAIT_MS);
  vi.advanceTimersByTime(2_000);
  expect(await cache.get("k", make, always)).toBe("three");
});

test("an old value is computed again, and is returned only if that fails", async () => {
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

test("after a domain changes, its old value is returned for one second; values of other domains stay fresh", async () => {
  const cache = createCache();
  for (const domain of ["news", "league"]) await cache.get(domain, versionOf(domain), always);
  vi.advanceTimersByTime(2_000);
  change(cache, "news");
  expect([cache.fresh("news"), cache.fresh("league")]).toEqual([undefined, "league 1"]);
  vi.advanceTimersByTime(999);
  expect(await cache.get("news", versionOf("news"), always)).toBe("news 1");
  await vi.waitFor(() => expect(cache.fresh("news")).toBe("news 2"), MAX_WAIT_MS);
  vi.advanceTimersByTime(2_000);
  change(cache, "news");
  vi.advanceTimersByTime(1_000);
  expect(await cache.get("news", versionOf("news"), always)).toBe("news 3");
});

test("changes that go on for ten seconds cost one computation a second, and no value is older than a second", async () => {
  const cache = createCache();
  let made = 0;
  const make = async (): Promise<Computed<string>> => {
    made += 1;
    return versionOf("news")();
  };
  for (let tenth = 0; tenth < 100; tenth += 1) {
    change(cache, "news");
    const [, version] = (await cache.get("k", make, always)).split(" ");
    expect(Number(known.news) - Number(version)).toBeLessThanOrEqual(10);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(made).toBe(10);
});

test("a value that changes by itself is computed again at that second, without a moment's grace", async () => {
  const cache = createCache();
  const from = Date.now();
  let made = 0;
  const make = async (): Promise<Computed<string>> => {
    changesAt(new Date(from + 90_000));
    changesAt(new Date(from + 5_000));
    made += 1;
    return { value: String(made), freshMs: 60_000, staleMs: 3_600_000 };
  };
  await cache.get("k", make, always);
  vi.advanceTimersByTime(4_999);
  expect(cache.fresh("k")).toBe("1");
  vi.advanceTimersByTime(1);
  expect([cache.fresh("k"), await cache.get("k", make, always)]).toEqual([undefined, "2"]);
});

test("what is made from another value of the cache depends on all that this was made from", async () => {
  const cache = createCache();
  const page = async (): Promise<Computed<string>> => {
    const parts = [
      await cache.get("news", versionOf("news"), always),
      await cache.get("league", versionOf("league"), always),
    ];
    return { value: parts.join(", "), freshMs: 60_000, staleMs: 0 };
  };
  await cache.get("league", versionOf("league"), always);
  expect(await cache.get("page", page, always)).toBe("news 1, league 1");
  change(cache, "league");
  expect([cache.fresh("page"), cache.fresh("news")]).toEqual([undefined, "news 1"]);
});

test("a value with parts of two versions is not fresh, nor one with a part from a time before the change", async () => {
  const cache = createCache();
  const parts = new Ingredients(known);
  parts.addDomain("news");
  known = { ...known, news: "2" };
  const newer = new Ingredients(known);
  newer.addDomain("news");
  expect([parts.isCurrent(known), newer.isCurrent(known)]).toEqual([false, true]);
  newer.addPart(parts);
  expect(newer.isCurrent(known)).toBe(false);
  await cache.get("k", versionOf("news"), always);
  expect(cache.fresh("k")).toBe("news 2");
});

test("a value with a missing part is fresh for ten seconds only", async () => {
  const cache = createCache();
  const make = async (): Promise<Computed<string>> => {
    const ingredients = ingredientsSoFar();
    if (ingredients) ingredients.isIncomplete = true;
    return { value: "half", freshMs: 60_000, staleMs: 0 };
  };
  await cache.get("k", make, always);
  vi.advanceTimersByTime(9_999);
  expect(cache.fresh("k")).toBe("half");
  vi.advanceTimersByTime(1);
  expect(cache.fresh("k")).toBeUndefined();
});

test("a value in place of a fault says when it was last current, also to what is made from it", async () => {
  const cache = createCache(10, async (value, at) => `${value}, of ${at.getTime() - from}`);
  const from = Date.now();
  await cache.get("k", versionOf("news"), always);
  vi.advanceTimersByTime(5_000);
  change(cache, "news");
  vi.advanceTimersByTime(7_000);
  const page = new Ingredients(known);
  const fault = () => Promise.reject(new Error("fault"));
  expect(await noteWhile(page, () => cache.get("k", fault, always))).toBe("news 1, of 5000");
  expect([page.oldestAt - from, page.isIncomplete, page.isCurrent(known)]).toEqual([5_000, true, false]);
});

test("a reader does not join a computation whose data was overtaken more than a second ago", async () => {
  const cache = createCache();
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = async (): Promise<Computed<string>> => {
    const made = await versionOf("news")();
    await promise;
    return made;
  };
  const first = cache.get("k", slow, always);
  change(cache, "news");
  vi.advanceTimersByTime(1_000);
  expect(await cache.get("k", versionOf("news"), always)).toBe("news 2");
  resolve();
  expect([await first, cache.fresh("k")]).toEqual(["news 1", "news 2"]);
});

test("after a takedown no earlier value is returned, not even if computing fails", async () => {
  const cache = createCache();
  const { make } = countingMaker(["old", "fault", "new"]);
  await cache.get("k", make, always);
  cache.invalidate();
  expect(cache.fresh("k")).toBeUndefined();
  await expect(cache.get("k", make, always)).rejects.toThrow("fault");
  expect(await cache.get("k", make, always)).toBe("new");
});

test.each(["a change", "a takedown"])(
  "a computation that is under way during %s is not kept as fresh",
  async (what) => {
    const cache = createCache();
    const { promise, resolve } = Promise.withResolvers<void>();
    const pending = cache.get(
      "k",
      async () => {
        const made = await versionOf("news")();
        await promise;
        return made;
      },
      always,
    );
    if (what === "a takedown") cache.invalidate();
    else change(cache, "news");
    resolve();
    expect([await pending, cache.fresh("k")]).toEqual(["news 1", undefined]);
  },
);
