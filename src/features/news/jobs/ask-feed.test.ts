import { expect, test } from "vitest";
import { parseFeed } from "#features/news/intake/parse-feed.ts";
import type { DueFeed } from "#features/news/store/feeds/feeds.ts";
import type { FetchFailure } from "#platform/fetch/request.ts";
import { failed, ok } from "#platform/result.ts";
import { now, paperOf } from "#tests/support/stored-news.ts";
import { askFeed } from "./ask-feed.ts";

const feed: DueFeed = {
  id: 1,
  paperId: "courier",
  url: "https://courier.example/feed",
  category: null,
  etag: null,
  lastModified: null,
  bodyHash: null,
  intervalMinutes: 40,
  failures: 0,
  hasAnswered: true,
  lastReadAt: null,
  movedTo: null,
  movedTimes: 0,
};

const itemAt = (path: string, time = "") =>
  `<item><title>Naira gains</title><link>https://courier.example/${path}</link>${time && `<pubDate>${time}</pubDate>`}</item>`;
const feedOf = (...items: string[]) =>
  `<rss version="2.0"><channel><title>T</title>${items.join("")}</channel></rss>`;

interface Round {
  readonly xml?: string;
  readonly headers?: Record<string, string>;
  readonly movedTo?: string | null;
  readonly is304?: boolean;
  readonly failure?: FetchFailure;
  readonly edition?: "live" | "sample";
  readonly of?: Partial<DueFeed>;
}

/** The outcome of asking the feed once. */
async function ask({ xml = feedOf(itemAt("1")), headers = {}, failure, edition = "live", ...round }: Round) {
  const parserPool = { run: async (document: Parameters<typeof parseFeed>[0]) => ok(parseFeed(document)) };
  const fetch = async ({ url }: { url: string }) =>
    failure
      ? failed(failure)
      : ok({
          status: round.is304 ? 304 : 200,
          unchanged: round.is304 ?? false,
          url,
          movedTo: round.movedTo ?? null,
          headers,
          body: new TextEncoder().encode(xml),
        });
  const deps = { fetch, parserPool: { ...parserPool, close: async () => {} }, edition, retentionDays: 180 };
  return askFeed(deps, { ...feed, ...round.of }, paperOf("courier"), now);
}

const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test.each<[string, Record<string, string>, number]>([
  ["neither an ETag nor a date", {}, 30],
  ["an ETag", { etag: '"1"' }, 10],
  ["a date of its last change", { "last-modified": "Sat, 21 Nov 2026 10:00:00 GMT" }, 10],
  ["an ETag and an age of 25 minutes", { etag: '"1"', "cache-control": "max-age=1500" }, 25],
  ["an ETag and an age among others", { etag: '"1"', "cache-control": "public, Max-Age = 1500" }, 25],
  ["an ETag and the age of a shared cache only", { etag: '"1"', "cache-control": "s-maxage=1500" }, 10],
])("a feed with %s is asked again at the right time", async (_, headers, minutes) => {
  expect(await ask({ headers })).toMatchObject({
    kind: "read",
    success: {
      at: now,
      intervalMinutes: minutes,
      nextCheckAt: minutesLater(minutes),
      learnt: { etag: headers.etag ?? null, lastModified: headers["last-modified"] ?? null },
    },
  });
});

test("the longer of the feed's own statement and its answer's age counts", async () => {
  const headers = { etag: '"1"', "cache-control": "max-age=1500" };
  const minutes = async (ttl: number) => {
    const outcome = await ask({ headers, xml: feedOf(`<ttl>${ttl}</ttl>`, itemAt("1")) });
    return outcome.kind === "read" && outcome.success.intervalMinutes;
  };
  expect([await minutes(20), await minutes(35)]).toEqual([25, 35]);
});

test("the newest of a feed's entries is remembered, wherever it stands; an empty feed has none", async () => {
  const times = [
    "Sat, 21 Nov 2026 09:00:00 GMT",
    "Sat, 21 Nov 2026 11:00:00 GMT",
    "Sat, 21 Nov 2026 10:00:00 GMT",
  ];
  const read = await ask({ xml: feedOf(...times.map((time, i) => itemAt(`${i}`, time))) });
  expect(read).toMatchObject({ success: { learnt: { newestAt: new Date("2026-11-21T11:00:00Z") } } });
  expect(await ask({ xml: feedOf() })).toMatchObject({ success: { learnt: { newestAt: null } } });
});

test("entries from before the retention period are lost", async () => {
  const dateOf = (days: number) => new Date(now.getTime() - days * 86_400_000).toUTCString();
  const xml = feedOf(itemAt("1", dateOf(179)), itemAt("2", dateOf(180)), itemAt("3", dateOf(181)));
  const outcome = await ask({ xml });
  expect(outcome.kind === "read" && outcome.drafts.map(({ url }) => url.slice(-1))).toEqual(["1", "2"]);
  expect(outcome).toMatchObject({ success: { detail: "1 with too old" } });
});

test.each([
  ["nothing is lost", feedOf(itemAt("1")), null],
  ["the document was mended", `<rss version="2.0"><channel>${itemAt("1")}<item><ti`, "mended"],
  [
    "the document was mended and an entry is lost",
    `<rss version="2.0"><channel>${itemAt("1")}<item><title>Adu</title><li`,
    "mended, 1 with no link",
  ],
])("the round records what was lost: %s", async (_, xml, detail) => {
  expect(await ask({ xml })).toMatchObject({ kind: "read", success: { detail } });
});

test("a 304, or the body of the last time, leaves the interval and everything learnt as it was", async () => {
  const first = await ask({});
  const bodyHash = first.kind === "read" ? (first.success.learnt?.bodyHash ?? "") : "";
  const success = { at: now, intervalMinutes: 40, nextCheckAt: minutesLater(40), detail: null };
  for (const round of [{ is304: true }, { of: { bodyHash } }]) {
    const outcome = await ask(round);
    expect(outcome).toMatchObject({ kind: "unchanged", success });
    expect(outcome).not.toHaveProperty("success.learnt");
  }
  expect(await ask({ of: { bodyHash: "other" } })).toMatchObject({ kind: "read" });
});

test("the sample edition's feeds are asked every minute", async () => {
  const everyMinute = { success: { intervalMinutes: 1, nextCheckAt: minutesLater(1) } };
  expect(await ask({ edition: "sample" })).toMatchObject({ kind: "read", ...everyMinute });
  expect(await ask({ edition: "sample", is304: true })).toMatchObject({ kind: "unchanged", ...everyMinute });
});

const moved = "https://courier.example/new";

test.each<[string, string | null, Partial<DueFeed>, number]>([
  ["a first redirect", moved, {}, 1],
  ["the same redirect again", moved, { movedTo: moved, movedTimes: 1 }, 2],
  ["another redirect", moved, { movedTo: "https://courier.example/old", movedTimes: 2 }, 1],
  ["no redirect any more", null, { movedTo: moved, movedTimes: 2 }, 0],
  ["no redirect", null, {}, 0],
])("permanent redirects to one address are counted: %s", async (_, movedTo, of, movedTimes) => {
  for (const is304 of [false, true])
    expect(await ask({ movedTo, of, is304 })).toMatchObject({ success: { movedTo, movedTimes } });
});

test.each<[string, FetchFailure, { kind: string; isGone: boolean }]>([
  ["no network", { kind: "network", message: "no route" }, { kind: "network", isGone: false }],
  [
    "a server's fault",
    { kind: "status", message: "no route", status: 503, retryAfterSeconds: null },
    { kind: "status 503", isGone: false },
  ],
  [
    "a page that is missing",
    { kind: "status", message: "no route", status: 404, retryAfterSeconds: null },
    { kind: "status 404", isGone: false },
  ],
  [
    "a page that is gone for good",
    { kind: "status", message: "no route", status: 410, retryAfterSeconds: null },
    { kind: "status 410", isGone: true },
  ],
])("a failure is recorded with its kind: %s", async (_, failure, recorded) => {
  const outcome = await ask({ failure });
  expect(outcome).toMatchObject({ kind: "failed", failure: { at: now, message: "no route", ...recorded } });
});

test("a document that is not a feed is a failure, but not a permanent one", async () => {
  expect(await ask({ xml: "no feed at all" })).toMatchObject({
    kind: "failed",
    failure: { kind: "not-a-feed", message: "no feed of a known kind", isGone: false },
  });
});

const waitAfter = async (round: Round) => {
  const outcome = await ask({ failure: { kind: "timeout", message: "late" }, ...round });
  return outcome.kind === "failed" ? (+outcome.failure.nextCheckAt - +now) / 1_000 : null;
};

test("a failed feed is asked again after seconds if it never answered, else after twice its interval", async () => {
  expect(await waitAfter({ of: { hasAnswered: false } })).toBe(5);
  expect(await waitAfter({ of: { hasAnswered: false, failures: 1 } })).toBe(15);
  const wait = await waitAfter({});
  expect(wait).toBeGreaterThanOrEqual(64 * 60);
  expect(wait).toBeLessThanOrEqual(96 * 60);
  expect(await waitAfter({ edition: "sample", of: { failures: 9 } })).toBe(60);
});

test("a host's Retry-After decides when a feed is asked again", async () => {
  const failure = { kind: "status", message: "", status: 429, retryAfterSeconds: 36_000 } as const;
  expect(await waitAfter({ failure })).toBe(36_060);
});
