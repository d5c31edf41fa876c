import { expect, onTestFinished, test, vi } from "vitest";
import { idle } from "#tests/support/waiting.ts";
import { followChanges } from "./invalidation.ts";

test("changes that come together are looked at together; a takedown reaches the caches at once", () => {
  const calls: string[] = [];
  const cache = { recheck: () => calls.push("recheck"), invalidate: () => calls.push("invalidate") };
  let change = (_domain: string): void => {};
  let takeDown = (): void => {};
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  followChanges({
    versions: {
      onChange: (listener) => {
        change = listener;
      },
      onGone: (listener) => {
        takeDown = listener;
      },
    },
    caches: [cache],
    reads: { expectChange() {}, caughtUp: async () => {} },
    edges: { purge() {} },
  });

  for (const domain of ["news", "league", "news", "news"]) change(domain);
  takeDown();
  expect(calls.splice(0)).toEqual(["invalidate"]);
  vi.advanceTimersByTime(50);
  expect(calls.splice(0)).toEqual(["recheck"]);
  change("news");
  vi.advanceTimersByTime(50);
  expect(calls).toEqual(["recheck"]);
});

test("a takedown is expected of the replicas before a cache asks anew, and an edge is told once they have it", async () => {
  const calls: string[] = [];
  const replayed = Promise.withResolvers<void>();
  let takeDown = (): void => {};
  followChanges({
    versions: {
      onChange() {},
      onGone: (listener) => {
        takeDown = listener;
      },
    },
    caches: [{ recheck() {}, invalidate: () => calls.push("forget") }],
    reads: { expectChange: () => calls.push("expect"), caughtUp: () => replayed.promise },
    edges: { purge: () => calls.push("purge") },
  });
  takeDown();
  await idle();
  expect(calls).toEqual(["expect", "forget"]);
  replayed.resolve();
  await idle();
  expect(calls).toEqual(["expect", "forget", "purge"]);
});
