import { expect, test } from "vitest";
import type { Fetch } from "#platform/fetch/request.ts";
import { failed } from "#platform/result.ts";
import { limitedFetch } from "./limited-fetch.ts";

function countingFetch(answer: Awaited<ReturnType<Fetch>>) {
  let calls = 0;
  const fetch: Fetch = async () => {
    calls += 1;
    return answer;
  };
  return { fetch, calls: () => calls };
}

function clockAt(start: string) {
  let now = new Date(start).getTime();
  return { now: () => new Date(now), pass: (minutes: number) => (now += minutes * 60_000) };
}

const response = {
  status: 200,
  unchanged: false,
  url: "",
  movedTo: null,
  headers: {},
  body: new Uint8Array(),
};

test("requests beyond the hourly limit are not sent, and resume after the hour", async () => {
  const clock = clockAt("2026-11-21T08:00:00Z");
  const { fetch, calls } = countingFetch({ ok: true, value: response });
  const limited = limitedFetch(fetch, clock, { perHour: 3 });
  for (let i = 0; i < 10; i += 1) await limited({ url: "http://x/" });
  expect(calls()).toBe(3);
  clock.pass(61);
  await limited({ url: "http://x/" });
  expect(calls()).toBe(4);
});

test("after a 429 no request is sent for half an hour, or for as long as the provider says", async () => {
  for (const [retryAfterSeconds, minutes] of [
    [null, 30],
    [7200, 120],
  ] as const) {
    const clock = clockAt("2026-11-21T08:00:00Z");
    const { fetch, calls } = countingFetch(
      failed({ kind: "status", message: "429", status: 429, retryAfterSeconds }),
    );
    const limited = limitedFetch(fetch, clock, {});
    await limited({ url: "http://x/" });
    clock.pass(minutes - 1);
    await limited({ url: "http://x/" });
    expect(calls()).toBe(1);
    clock.pass(1);
    await limited({ url: "http://x/" });
    expect(calls()).toBe(2);
  }
});
