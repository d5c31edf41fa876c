import { expect, test } from "vitest";
import { sharedHeaders } from "./cache-headers.ts";

const page = { kind: "page", domains: ["news", "league"], seconds: 60 } as const;

test("browsers ask each time; CDNs hold an answer for a minute, nginx for two seconds at most", () => {
  expect(sharedHeaders(page)).toEqual({
    "Cache-Control": "public, max-age=0, must-revalidate",
    "CDN-Cache-Control": "public, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400",
    "Cache-Tag": "page,news,league",
    "X-Accel-Expires": "1",
  });
});

test.each([
  ["an answer that is fresh for half a minute", 30, undefined, 30, 60, 1],
  ["an answer that is fresh for an hour", 3600, undefined, 60, 60, 1],
  ["an answer that changes in an hour", 60, 3600, 60, 60, 1],
  ["an answer that changes in 80 seconds", 60, 80.9, 60, 20, 1],
  ["an answer that changes in 10 seconds", 60, 10, 10, 0, 1],
  ["an answer that changes in a second", 60, 1.5, 1, 0, 0],
  ["an answer that changes within a second", 60, 0.5, 0, 0, 0],
  ["an answer whose time is over", 60, -5, 0, 0, 0],
])("%s: %i s, changing in %s s, is held for %i s", (_, seconds, change, held, fetching, nginx) => {
  const headers = sharedHeaders({
    ...page,
    seconds,
    ...(change !== undefined && { secondsToChange: change }),
  });
  expect(headers["CDN-Cache-Control"]).toBe(
    `public, s-maxage=${held}, stale-while-revalidate=${fetching}, stale-if-error=86400`,
  );
  expect(headers["X-Accel-Expires"]).toBe(String(nginx));
});
