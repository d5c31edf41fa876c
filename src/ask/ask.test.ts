import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AskError, apiBaseFor, ask, askUntilReady, fillPath, setSite, urlOf } from "./ask.ts";

const OWN_SITE = { apiBase: { development: "/api", production: "/api" }, siteUrl: "" };
const called: { url: string; init: RequestInit; at: number }[] = [];

beforeEach(() => {
  called.length = 0;
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal("window", { location: { hostname: "naijagist.example" } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Each call gets the next answer; "silence" ends only with the timeout. */
function play(...answers: (Response | "refused" | "silence")[]): void {
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    const answer = answers[called.length];
    called.push({ url, init, at: Date.now() });
    if (answer instanceof Response) return Promise.resolve(answer);
    if (answer === "refused") return Promise.reject(new TypeError("network"));
    return new Promise((_, reject) =>
      init.signal?.addEventListener("abort", () => reject(new Error("aborted"))),
    );
  });
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const settle = (asking: Promise<unknown>) =>
  asking.then(
    (answer) => ({ answer, failed: null }),
    (failed: AskError) => ({ answer: null, failed }),
  );

test("parameters in braces fill the path, the others become the query", async () => {
  play(json({ articles: [] }));
  await ask("GET /articles/category/{category}", { category: "general news", page: 2 });
  expect(called[0]?.url).toBe("/api/articles/category/general%20news?page=2");
  // The browser's own cache may hold an answer of minutes ago.
  expect(called[0]?.init.cache).toBe("no-cache");
  expect(fillPath("GET /npfl/team/{teamName}/form", { teamName: "A & B" }).path).toBe(
    "/npfl/team/A%20%26%20B/form",
  );
});

test("a POST sends JSON headers and an Idempotency-Key that its retry repeats", async () => {
  play("refused", json({ counted: true }));
  const asking = ask("POST /articles/{id}/view", { id: "a1" });
  await vi.runAllTimersAsync();
  await asking;
  const [first, second] = called.map(({ init }) => init.headers as Record<string, string>);
  expect(first).toMatchObject({ Accept: "application/json", "Content-Type": "application/json" });
  expect(first?.["Idempotency-Key"]).toBeTruthy();
  expect(second?.["Idempotency-Key"]).toBe(first?.["Idempotency-Key"]);
  expect(called[0]?.init.body).toBe("{}");
});

test("a POST sends the parameters that are not in its path as JSON, a GET as its query", async () => {
  play(json({}), json({}));
  await ask("POST /newsletter/subscribe", { email: "ada@naijagist.example", consent: true } as never);
  expect(called[0]).toMatchObject({
    url: "/api/newsletter/subscribe",
    init: { method: "POST", body: '{"email":"ada@naijagist.example","consent":true}' },
  });
  await ask("GET /articles/{id}", { id: "a1" });
  expect(called[1]).toMatchObject({ url: "/api/articles/a1", init: { method: "GET", body: null } });
  expect(called[1]?.init.headers).not.toHaveProperty("Idempotency-Key");
});

test("a browser without random UUIDs sends another random key", async () => {
  vi.stubGlobal("crypto", {});
  play(json({}), json({}));
  for (const id of ["a1", "a2"]) await ask("POST /articles/{id}/view", { id });
  const [one, other] = called.map(({ init }) => (init.headers as Record<string, string>)["Idempotency-Key"]);
  expect(one).toMatch(/\d/);
  expect(one).not.toBe(other);
});

test("a success with a page of HTML is no answer: it is asked again once, then counts as a network error", async () => {
  const portal = () => new Response("<html>", { headers: { "Content-Type": "text/html; charset=utf-8" } });
  play(portal(), portal());
  const asking = settle(ask("GET /articles/{id}", { id: "a1" }));
  await vi.runAllTimersAsync();
  expect((await asking).failed).toMatchObject({ status: 0, code: "network" });
  expect(called).toHaveLength(2);
});

test("only parameters with a value are in the query", () => {
  const params = { q: "a b", page: 0, all: false, none: null, left: undefined, empty: "" };
  expect(urlOf("GET /x", params)).toBe("/api/x?q=a+b&page=0&all=false");
  expect(urlOf("GET /x", { empty: "" })).toBe("/api/x");
  expect(urlOf("GET /x", undefined)).toBe("/api/x");
  expect(urlOf("POST /x", params)).toBe("/api/x");
});

test("a parameter of the path that is missing is left empty, and only the others remain", () => {
  expect(fillPath("GET /x/{id}/y", {})).toEqual({ method: "GET", path: "/x//y", rest: {} });
  expect(fillPath("POST /x/{id}", { id: 0, n: 1 })).toEqual({ method: "POST", path: "/x/0", rest: { n: 1 } });
});

test("the API's address can be set, and depends on the page's host", () => {
  setSite({ apiBase: { development: "/dev", production: "/prod" }, siteUrl: "" });
  try {
    expect(urlOf("GET /x", {})).toBe("/prod/x");
    window.location.hostname = "localhost";
    expect(urlOf("GET /x", {})).toBe("/dev/x");
  } finally {
    setSite(OWN_SITE);
  }
});

test("an address of the site is a path in the browser; any other stays", async () => {
  setSite({ ...OWN_SITE, siteUrl: "https://gist.example" });
  const own = "https://gist.example/pictures/x";
  play(json({ image_url: own, url: "https://paper.example/a", headline: `Seen at ${own}` }));
  expect(await ask("GET /x" as never, {})).toEqual({
    ...{ image_url: "/pictures/x", url: "https://paper.example/a", headline: `Seen at ${own}` },
  });
  setSite(OWN_SITE);
});

test("nothing waits for the timeout of an answered call", async () => {
  play(json({}));
  await ask("GET /meta/sources");
  expect(vi.getTimerCount()).toBe(0);
});

test("a call with a network error is retried once after 500 ms, and that answer is used", async () => {
  play("refused", json({ sources: ["A"] }));
  const asking = ask("GET /meta/sources");
  await vi.runAllTimersAsync();
  expect(await asking).toEqual({ sources: ["A"] });
  expect(called.map(({ at }) => at)).toEqual([0, 500]);
});

test("a call times out after 15 s, its retry after 25 s, and then it is rejected", async () => {
  play("silence", "silence");
  const asking = settle(ask("GET /meta/sources"));
  await vi.advanceTimersByTimeAsync(15_500);
  expect(called.map(({ at }) => at)).toEqual([0, 15_500]);
  await vi.advanceTimersByTimeAsync(24_999);
  expect(called[1]?.init.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect((await asking).failed).toMatchObject({ status: 0 });
  expect(called).toHaveLength(2);
});

test("an HTTP error is rejected at once, with its status and the server's detail", async () => {
  play(json({ detail: [{ loc: ["email"], msg: "is no address" }] }, 422));
  const { failed } = await settle(ask("GET /meta/sources"));
  expect(failed).toBeInstanceOf(AskError);
  expect(failed).toMatchObject({ status: 422, detail: [{ loc: ["email"], msg: "is no address" }] });
  expect(called).toHaveLength(1);
});

test.each([
  [
    { detail: "No.", error: "Other.", code: "not-found" },
    { detail: "No.", message: "No.", code: "not-found" },
  ],
  [{ error: "Other." }, { detail: "Other.", message: "Other.", code: "" }],
  [{ detail: [] }, { detail: [], message: "Status 500", code: "" }],
  [{}, { detail: "", code: "" }],
  [null, { detail: "", code: "" }],
])("the error of the answer %j", async (body, error) => {
  play(json(body, 500));
  expect((await settle(ask("GET /meta/sources"))).failed).toMatchObject({ ...error, status: 500 });
});

test("without an answer the error's code is network", async () => {
  play("refused", "refused");
  const asking = settle(ask("GET /meta/sources"));
  await vi.runAllTimersAsync();
  expect((await asking).failed).toMatchObject({
    status: 0,
    code: "network",
    message: "Network error. Please check your connection and try again.",
    againSeconds: null,
  });
});

test.each([
  [503, "3", 3],
  [503, "1", 1],
  [503, "0", null],
  [503, "-1", null],
  [503, "Sat, 21 Nov 2026 11:00:00 GMT", null],
  [429, "3", null],
])("status %i with Retry-After %s names %s seconds", async (status, retryAfter, seconds) => {
  play(new Response("{}", { status, headers: { "Retry-After": retryAfter } }));
  expect((await settle(ask("GET /meta/sources"))).failed).toMatchObject({ status, againSeconds: seconds });
});

test.each([
  ["no content", new Response(null, { status: 204 }), 204],
  ["null", new Response("null"), 200],
])("an answer of %s is rejected at once", async (_, answer, status) => {
  play(answer);
  expect((await settle(ask("GET /meta/sources"))).failed).toMatchObject({ status });
  expect(called).toHaveLength(1);
});

test("an answer that is not JSON is rejected", async () => {
  play(new Response("<html>", { status: 200 }));
  expect((await settle(ask("GET /meta/sources"))).failed).toMatchObject({ status: 200 });
});

test.each([
  ["localhost", "/dev"],
  ["127.0.0.1", "/dev"],
  ["[::1]", "/dev"],
  ["staging.naijagist.ng", "/dev"],
  ["dev.naijagist.ng", "/dev"],
  ["naijagist.ng", "/prod"],
  ["naija.vercel.app", "/prod"],
  ["gist.netlify.app", "/prod"],
])("%s asks the API at %s", (host, base) => {
  expect(apiBaseFor(host, { development: "/dev", production: "/prod" })).toBe(base);
});

const preparing = () =>
  new Response(JSON.stringify({ error: "Being prepared." }), {
    status: 503,
    headers: { "Retry-After": "3" },
  });

test("data still being prepared is requested again after each Retry-After until it is ready", async () => {
  play(preparing(), preparing(), json({ sources: ["A"] }));
  const asking = askUntilReady("GET /meta/sources");
  await vi.runAllTimersAsync();
  expect(await asking).toEqual({ sources: ["A"] });
  expect(called.map(({ at }) => at)).toEqual([0, 3000, 6000]);
});

test("a call for data still being prepared is rejected after a minute", async () => {
  play(...Array.from({ length: 90 }, preparing));
  vi.advanceTimersByTime(20_000);
  const asking = settle(askUntilReady("GET /meta/sources"));
  await vi.runAllTimersAsync();
  expect((await asking).failed).toMatchObject({ status: 503, message: "Being prepared." });
  expect(called.at(-1)?.at).toBe(80_000);
});

test.each([
  ["another error", 500, "3"],
  ["a 503 without Retry-After", 503, null],
])("%s is rejected at once, without a retry", async (_, status, retryAfter) => {
  play(new Response("{}", { status, headers: retryAfter === null ? {} : { "Retry-After": retryAfter } }));
  expect((await settle(askUntilReady("GET /meta/sources"))).failed).toMatchObject({ status });
  expect(called).toHaveLength(1);
});
