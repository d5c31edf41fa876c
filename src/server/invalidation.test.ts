import { expect, onTestFinished, test, vi } from "vitest";
import { followChanges } from "./invalidation.ts";

test("changes that come together are merged by domain; a takedown reaches the caches at once", () => {
  const calls: string[] = [];
  const cache = {
    markStale: (domain: string) => calls.push(domain),
    invalidate: () => calls.push("invalidate"),
  };
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
  });

  for (const domain of ["news", "league", "news", "news"]) change(domain);
  takeDown();
  expect(calls.splice(0)).toEqual(["invalidate"]);
  vi.advanceTimersByTime(250);
  expect(calls.splice(0)).toEqual(["news", "league"]);

  // While a round is running, the next renewal waits its turn; a takedown does not.
  change("news");
  takeDown();
  expect(calls.splice(0)).toEqual(["invalidate"]);
  vi.advanceTimersByTime(4_990);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(10);
  expect(calls).toEqual(["news"]);
});
