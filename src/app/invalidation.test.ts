import { expect, onTestFinished, test, vi } from "vitest";
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
