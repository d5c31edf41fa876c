import { expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { createApp } from "./app.ts";
import { AskError, type Handler } from "./ask.ts";
import { PageRenderError } from "./pages.ts";
import { ResponseCache } from "./response-cache.ts";

const silent = { ...createLog("error"), error: () => {} };

function site(handlers: Record<string, Handler> = {}, log = silent) {
  const questions: unknown[] = [];
  const pages: string[] = [];
  const app = createApp({
    handlers: new Map(
      Object.entries(handlers).map(([address, handler]) => [
        address,
        (ask, caller) => {
          questions.push(ask);
          return handler(ask, caller);
        },
      ]),
    ),
    cache: new ResponseCache(),
    log,
    prove: false,
    siteUrl: "https://gist.example",
    callerAddress: () => "192.0.2.1",
    isOwnOrigin: () => false,
    requestId: () => "request-1",
    mountRoutes: (app) => void app.get("/healthz", (context) => context.text("well")),
    page: async (canonical) => {
      pages.push(canonical);
      if (canonical === "/broken") throw new PageRenderError(Buffer.from("sorry"), "default-src 'none'");
      const status = canonical.startsWith("/no-such") ? 404 : 200;
      return {
        source: {
          status,
          headers: { "Content-Type": "text/html; charset=utf-8" },
          body: Buffer.from(`page ${canonical} `.repeat(60)),
        },
        freshMs: 30_000,
        staleMs: 0,
      };
    },
  });
  return { app, questions, pages };
}

const latest = { articles: [], total: 0 };

test("an address of ours in an API answer is whole, for whoever reads it elsewhere", async () => {
  const article = { url: "https://paper.example/a", image_url: "/pictures/x", headline: '"image_url":"/y"' };
  const { app } = site({ "GET /articles/latest": async () => ({ articles: [article], total: 1 }) });
  const answer = (await (await app.request("/api/articles/latest")).json()) as { articles: unknown[] };
  expect(answer.articles[0]).toEqual({ ...article, image_url: "https://gist.example/pictures/x" });
});

test("an API answer is JSON for any origin, and its ETag makes the next request a 304", async () => {
  const { app, questions } = site({ "GET /articles/latest": async () => latest });
  const first = await app.request("/api/articles/latest?limit=5&utm_source=x");
  expect(first.status).toBe(200);
  expect(await first.json()).toEqual(latest);
  expect(first.headers.get("access-control-allow-origin")).toBe("*");
  expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  expect(first.headers.get("cdn-cache-control")).toContain("s-maxage=30, ");
  expect(first.headers.get("cache-tag")).toBe("api,news");
  const again = await app.request("/api/articles/latest?limit=5", {
    headers: { "if-none-match": first.headers.get("etag") ?? "" },
  });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect(questions).toHaveLength(1);
});

test("an answer that depends on the caller is made for every request and never cached", async () => {
  const place = { country_code: "NG", city: null };
  const { app, questions } = site({ "GET /geo": async () => place });
  const first = await app.request("/api/geo");
  expect([first.headers.get("cache-control"), await first.json()]).toEqual(["no-store", place]);
  await app.request("/api/geo");
  expect(questions).toHaveLength(2);
});

test("a route that is neither page nor API takes precedence over the pages", async () => {
  const { app, pages } = site();
  expect(await (await app.request("/healthz")).text()).toBe("well");
  expect(pages).toEqual([]);
});

test("a fixed path takes precedence over one with a parameter", async () => {
  const { app } = site({
    "GET /articles/latest": async () => latest,
    "GET /articles/{id}": async (ask) => ({ found: (ask as { id: string }).id }),
  });
  expect(await (await app.request("/api/articles/latest")).json()).toEqual(latest);
  expect(await (await app.request("/api/articles/a1b2%26c")).json()).toEqual({ found: "a1b2&c" });
});

test("a request that breaks its contract is a 422 that names the parameter", async () => {
  const { app, questions } = site({ "GET /articles/latest": async () => latest });
  const answer = await app.request("/api/articles/latest?limit=9000");
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ detail: [{ loc: ["limit"] }] });
  expect(questions).toEqual([]);
});

test.each([
  ["not-found", 404],
  ["invalid", 422],
  ["conflict", 409],
  ["too-many", 429],
  ["unavailable", 503],
] as const)("the refusal %s is a %i with its detail and Retry-After", async (refused, status) => {
  const { app } = site({
    "GET /articles/{id}": async () => ({ refused, detail: "so it is", retryAfterSeconds: 60 }),
  });
  const answer = await app.request("/api/articles/x1");
  expect([answer.status, await answer.json(), answer.headers.get("retry-after")]).toEqual([
    status,
    { error: "so it is", code: refused, detail: "so it is" },
    "60",
  ]);
});

test("an unexpected error is a 500 that does not reveal its cause", async () => {
  const { app } = site({
    "GET /articles/{id}": () => Promise.reject(new Error("password=secret at /home/x")),
  });
  const answer = await app.request("/api/articles/x1");
  expect([answer.status, await answer.text()]).toEqual([
    500,
    '{"error":"Something went wrong on our side.","code":"broken"}',
  ]);
});

test.each([
  ["GET", "/api/articles/secret", 200, "/api/articles/:id"],
  ["GET", "/api/articles/latest", 200, "/api/articles/latest"],
  ["HEAD", "/api/articles/secret", 200, "/api/articles/:id"],
  ["POST", "/api/articles/secret/view", 200, "/api/articles/:id/view"],
  ["GET", "/api/stories/secret", 500, "/api/stories/:id"],
  ["GET", "/api/newsletter/token/secret", 500, "/api/newsletter/token/:token"],
  ["GET", "/api/no/secret", 404, "/api"],
  ["GET", "/healthz", 200, "/healthz"],
  ["GET", "/newsletter/confirm/secret", 200, "/newsletter"],
  ["GET", "/", 200, "/"],
])("the log calls %s %s (a %i) %s", async (method, path, status, route) => {
  const logged: unknown[][] = [];
  const record = (...line: unknown[]) => void logged.push(line);
  const handlers: Record<string, Handler> = {
    "GET /articles/{id}": async () => ({ article: null }),
    "GET /articles/latest": async () => latest,
    "POST /articles/{id}/view": async () => ({ counted: true }),
    "GET /stories/{id}": () => Promise.reject(new Error("fault")),
    "GET /newsletter/token/{token}": () => Promise.reject(new Error("fault")),
  };
  const { app } = site(handlers, { ...silent, debug: record, error: record });
  const json = { "content-type": "application/json" };
  await app.request(path, { method, ...(method === "POST" ? { body: "{}", headers: json } : {}) });
  const routes = status === 500 ? [route, route] : [route];
  expect(logged.map(([fault]) => (fault as { route: string }).route)).toEqual(routes);
  expect(logged.at(-1)).toEqual([expect.objectContaining({ method, status }), "answered"]);
  expect(JSON.stringify(logged)).not.toContain("secret");
});

test("a POST accepts only a JSON object; a form, a list, broken or oversized JSON is refused", async () => {
  const { app, questions } = site({ "POST /articles/{id}/view": async () => ({ counted: true }) });
  const post = (body: string, type: string) =>
    app.request("/api/articles/x1/view", { method: "POST", body, headers: { "content-type": type } });
  expect((await post("a=b", "application/x-www-form-urlencoded")).status).toBe(415);
  expect((await post("{", "application/json")).status).toBe(400);
  expect((await post("[]", "application/json")).status).toBe(422);
  expect((await post(`{"a":"${"x".repeat(70_000)}"}`, "application/json")).status).toBe(413);
  expect(questions).toEqual([]);
  expect(await (await post("{}", "application/json; charset=utf-8")).json()).toEqual({ counted: true });
});

test("pages are cached by canonical address, which includes lite; ?lite= overrides Save-Data", async () => {
  const { app, pages } = site();
  await app.request("/popular?fbclid=1");
  await app.request("/popular?utm_source=2");
  await app.request("/popular", { headers: { "save-data": "on" } });
  await app.request("/popular?lite=0", { headers: { "save-data": "on" } });
  expect(pages).toEqual(["/popular", "/popular?lite=1", "/popular?lite=0"]);
});

const everyKind = [
  ["a page", "/", "GET", 200],
  ["a page not found", "/no-such-page", "GET", 404],
  ["a broken page", "/broken", "GET", 500],
  ["an API answer", "/api/articles/latest", "GET", 200],
  ["an unknown API address", "/api/no/such", "GET", 404],
  ["an unknown id", "/api/articles/x1", "GET", 404],
  ["an invalid parameter", "/api/articles/latest?limit=x", "GET", 422],
  ["an unexpected error", "/api/stories/x1", "GET", 500],
  ["an unsupported method on a page", "/", "DELETE", 405],
  ["an unsupported method on the API", "/api/articles/latest", "PUT", 405],
] as const;

test.each([
  ["a broken page carries one", "/broken", "request-1"],
  ["a refusal carries one", "/api/no/such", "request-1"],
  ["an answer cached for everybody carries none", "/api/articles/latest", null],
])("request id: %s", async (_, path, id) => {
  const { app } = site({ "GET /articles/latest": async () => latest });
  const { headers } = await app.request(path);
  expect(headers.get("x-request-id")).toBe(id);
});

test.each(everyKind)("every security header is set on %s", async (_, path, method, status) => {
  const { app } = site({
    "GET /articles/latest": async () => latest,
    "GET /articles/{id}": () => Promise.reject(new AskError(404, "There is no such article.")),
    "GET /stories/{id}": () => Promise.reject(new Error("fault")),
  });
  const { headers, status: actual } = await app.request(path, { method });
  expect(actual).toBe(status);
  for (const name of [
    "strict-transport-security",
    "x-content-type-options",
    "referrer-policy",
    "x-frame-options",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
  ]) {
    expect([name, headers.get(name)]).not.toEqual([name, null]);
  }
});

test("a trailing or doubled slash redirects to the address without it", async () => {
  const { app, pages } = site();
  for (const [address, canonical] of [
    ["/popular/", "/popular"],
    ["/category/politics/?page=2", "/category/politics?page=2"],
    ["//evil.example/x/", "/evil.example/x"],
  ]) {
    const answer = await app.request(`http://localhost${address}`);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, canonical]);
  }
  expect((await app.request("/")).status).toBe(200);
  expect(pages).toEqual(["/"]);
});
