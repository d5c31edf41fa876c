import { expect, test } from "vitest";
import { limitedFetches } from "#platform/providers/limited-fetch.ts";
import { playedFetch } from "#tests/support/played-fetch.ts";
import { PROVIDER_LIMITS } from "./deps.ts";

const start = new Date("2026-11-20T16:00:00Z").getTime();
let now = new Date(start);

/** How many of 130 requests at each of these minutes reach the provider. */
async function reached(provider: "tmdb" | "apple" | "deezer", minutes: readonly number[]): Promise<number[]> {
  const { fetch, asked } = playedFetch(() => ({ status: 200, headers: {}, body: "{}" }));
  const limited = limitedFetches({ fetch, clock: { now: () => now } }, PROVIDER_LIMITS)[provider];
  const counts: number[] = [];
  for (const minute of minutes) {
    now = new Date(start + minute * 60_000);
    const before = asked.length;
    for (let call = 0; call < 130; call += 1) await limited({ url: "http://played/x" });
    counts.push(asked.length - before);
  }
  return counts;
}

test("the film service is asked at most 120 times a minute and 400 times a day", async () => {
  expect(await reached("tmdb", [0, 1, 2, 3, 4])).toEqual([120, 120, 120, 40, 0]);
});

test("Apple is asked at most four times an hour, Deezer ten times", async () => {
  expect(await reached("apple", [0, 59, 60])).toEqual([4, 0, 4]);
  expect(await reached("deezer", [0, 59, 60])).toEqual([10, 0, 10]);
});
