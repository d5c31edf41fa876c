import type { IncomingMessage } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { changesAt, ingredientsSoFar } from "#platform/cache/ingredients.ts";
import { AskError } from "./ask.ts";
import { notModifiedHeadOf, prepareResponse } from "./prepared-response.ts";
import { ResponseCache } from "./response-cache.ts";

const request = (url: string, headers: Record<string, string> = {}) =>
  ({ url, headers }) as unknown as IncomingMessage;

/** Answers under one key, each with its number, made from a domain. */
function answers(cache: ResponseCache, key: string, domain = "news") {
  let count = 0;
  return async (): Promise<string> => {
    const answer = await cache.respond(new Headers(), key, async () => {
      count += 1;
      ingredientsSoFar()?.addDomain(domain);
      const body = Buffer.from(`answer ${count}`);
      return { source: { status: 200, headers: {}, body }, freshMs: 60_000, staleMs: 0 };
    });
    return answer.text();
  };
}

test("a build file is found by its address, with or without Save-Data", async () => {
  const cache = new ResponseCache();
  const file = await prepareResponse({ status: 200, headers: {}, body: Buffer.from("file") });
  cache.saveFile("/assets/a.js", file);
  expect(cache.find(request("/assets/a.js"))).toBe(file);
  expect(cache.find(request("/assets/a.js", { "save-data": "on" }))).toBe(file);
  expect(cache.find(request("/assets/b.js"))).toBeUndefined();
});

test("an answer is found once made, but a request with Save-Data does not find the full page", async () => {
  const cache = new ResponseCache();
  expect(cache.find(request("/latest"))).toBeUndefined();
  await answers(cache, "/latest")();
  await answers(cache, "/api/articles/latest")();
  expect(cache.find(request("/latest"))?.status).toBe(200);
  expect(cache.find(request("/latest", { "save-data": "on" }))).toBeUndefined();
  expect(cache.find(request("/api/articles/latest", { "save-data": "on" }))?.status).toBe(200);
});

test("a new version of a domain makes its answers stale, and no others", async () => {
  let known: Record<string, string> = { league: "1", news: "1" };
  const cache = new ResponseCache(1, { known: () => known });
  for (const domain of ["league", "news"]) await answers(cache, domain, domain)();
  known = { ...known, league: "2" };
  cache.recheck();
  expect(cache.find(request("league"))).toBeUndefined();
  expect(cache.find(request("news"))?.status).toBe(200);
});

test("caches are told of the domains, and of the second at which the answer changes by itself", async () => {
  let now = new Date("2026-11-26T16:59:20Z");
  const cache = new ResponseCache(1, { clock: { now: () => now } });
  const respond = () =>
    cache.respond(new Headers(), "p", async () => {
      for (const domain of ["news", "markets"]) ingredientsSoFar()?.addDomain(domain);
      changesAt(new Date("2026-11-26T17:00:00Z"));
      const source = { status: 200, headers: {}, body: Buffer.from("a") };
      return { source, shared: { kind: "page", seconds: 60 }, freshMs: 60_000, staleMs: 0 };
    });
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const told = async () => (await respond()).headers;
  expect((await told()).get("cache-tag")).toBe("page,news,markets");
  expect((await told()).get("cdn-cache-control")).toContain("s-maxage=40, stale-while-revalidate=0,");
  vi.advanceTimersByTime(30_500);
  expect((await told()).get("cdn-cache-control")).toContain("s-maxage=9, stale-while-revalidate=0,");
  const ready = cache.find(request("p"));
  expect(ready && notModifiedHeadOf(ready).join()).toContain("s-maxage=9,");
  now = new Date("2026-11-26T17:00:00Z");
});

const NO_OLD_PART = Number.POSITIVE_INFINITY;

/** An answer of 17:00, and the one that stands in for it half a minute later, when none can be made. */
async function standInFor(type: string, body: string, oldestAt = NO_OLD_PART) {
  const cache = new ResponseCache();
  const respond = (make: () => string, headers = {}) =>
    cache.respond(new Headers(headers), "p", async () => {
      Object.assign(ingredientsSoFar() ?? {}, { oldestAt });
      const source = { status: 200, headers: { "Content-Type": type }, body: Buffer.from(make()) };
      return { source, shared: { kind: "page", seconds: 60 }, freshMs: 1, staleMs: 60_000 };
    });
  vi.useFakeTimers({ toFake: ["performance", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(new Date("2026-11-26T17:00:00Z"));
  const made = await respond(() => body);
  vi.advanceTimersByTime(30_000);
  const fail = () => {
    throw new Error("fault");
  };
  return { made, old: await respond(fail, { "if-none-match": made.headers.get("etag") ?? "" }) };
}

test("a page in place of one that could not be made says of when it is, and no cache may keep it", async () => {
  const { old } = await standInFor("text/html; charset=utf-8", '<html lang="en-NG">₦');
  expect([old.status, await old.text()]).toEqual([
    200,
    '<html data-kept-at="2026-11-26T17:00:00.001Z" lang="en-NG">₦',
  ]);
  expect(old.headers.get("cache-control")).toBe("no-store");
  expect(old.headers.get("cdn-cache-control")).toBeNull();
});

test("an answer of the API says so in a header, and is not taken for what the reader holds", async () => {
  const { made, old } = await standInFor("application/json; charset=utf-8", '{"articles":["<html ₦"]}');
  expect([old.status, await old.json()]).toEqual([200, await made.json()]);
  expect(old.headers.get("x-kept-at")).toBe("2026-11-26T17:00:00.001Z");
  expect(old.headers.get("access-control-expose-headers")).toBe("X-Kept-At");
  expect(old.headers.get("cache-control")).toBe("no-store");
  expect(old.headers.get("cdn-cache-control")).toBeNull();
});

test.each(["text/html", "application/json"])("%s with an old part is of that part's time", async (type) => {
  const at = "2026-11-26T10:00:00.000Z";
  const { made, old } = await standInFor(type, '<html lang="en-NG">', Date.parse(at));
  expect([made, old].map(({ headers }) => headers.get("x-kept-at"))).toEqual([at, at]);
});

test("a feed in place of one that could not be made is the earlier one", async () => {
  const { made, old } = await standInFor("application/rss+xml; charset=utf-8", "<rss>");
  expect([old.status, old.headers.get("etag")]).toEqual([304, made.headers.get("etag")]);
});

test("after a takedown no earlier answer is sent", async () => {
  const cache = new ResponseCache();
  const page = answers(cache, "p");
  await page();
  cache.invalidate();
  expect(await page()).toBe("answer 2");
});

test("a refusal is passed on, and not cached", async () => {
  const cache = new ResponseCache();
  const refused = cache.respond(new Headers(), "p", () => Promise.reject(new AskError(404, "gone")));
  await expect(refused).rejects.toThrow("gone");
  expect(cache.state.entries).toBe(0);
  expect(await answers(cache, "p")()).toBe("answer 1");
});

test("the first sending of a newly made answer is counted", async () => {
  const cache = new ResponseCache();
  const body = Buffer.from("a page ".repeat(200));
  const computed = { source: { status: 200, headers: {}, body }, freshMs: 60_000, staleMs: 0 };
  await cache.respond(new Headers(), "p", async () => computed);
  expect(cache.find(request("p"))?.sent).toBe(1);
});

test("cached answers and their bytes are counted", async () => {
  const cache = new ResponseCache();
  expect(cache.state).toMatchObject({ entries: 0, bytes: 0 });
  await answers(cache, "p")();
  expect(cache.state.entries).toBe(1);
  expect(cache.state.bytes).toBeGreaterThan(4_000);
});
