import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { AskError } from "./ask.ts";
import { prepareResponse } from "./prepared-response.ts";
import { ResponseCache } from "./response-cache.ts";

const request = (url: string, headers: Record<string, string> = {}) =>
  ({ url, headers }) as unknown as IncomingMessage;

/** Answers under one key, each with its number; `domain` is the one whose changes make it stale. */
function answers(cache: ResponseCache, key: string, domain?: string) {
  let count = 0;
  return async (): Promise<string> => {
    const answer = await cache.respond(new Headers(), key, async () => {
      count += 1;
      const body = Buffer.from(`answer ${count}`);
      return { source: { status: 200, headers: {}, body }, freshMs: 60_000, staleMs: 0, domain };
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

test("a change marks stale the answers of its domain and those not tied to one domain", async () => {
  const cache = new ResponseCache();
  const [league, news, page] = [
    answers(cache, "l", "league"),
    answers(cache, "n", "news"),
    answers(cache, "p"),
  ];
  const all = async () => [await league(), await news(), await page()];
  expect(await all()).toEqual(["answer 1", "answer 1", "answer 1"]);
  cache.markStale("league");
  expect([cache.find(request("l")), cache.find(request("p"))]).toEqual([undefined, undefined]);
  expect(cache.find(request("n"))?.status).toBe(200);
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
