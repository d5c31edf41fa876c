import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AskError, apiBaseFor, ask, askUntilReady, fillPath } from "./ask.ts";

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

test("an answer that is not JSON is rejected", async () => {
  play(new Response("<html>", { status: 200 }));
  expect((await settle(ask("GET /meta/sources"))).failed).toMatchObject({ status: 200 });
});

test.each([
  ["localhost", "/dev"],
  ["127.0.0.1", "/dev"],
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
  play(...Array.from({ length: 30 }, preparing));
  const asking = settle(askUntilReady("GET /meta/sources"));
  await vi.runAllTimersAsync();
  expect((await asking).failed).toMatchObject({ status: 503, message: "Being prepared." });
  expect(called.at(-1)?.at).toBe(60_000);
});

test.each([
  ["another error", 500, "3"],
  ["a 503 without Retry-After", 503, null],
])("%s is rejected at once, without a retry", async (_, status, retryAfter) => {
  play(new Response("{}", { status, headers: retryAfter === null ? {} : { "Retry-After": retryAfter } }));
  expect((await settle(askUntilReady("GET /meta/sources"))).failed).toMatchObject({ status });
  expect(called).toHaveLength(1);
});
