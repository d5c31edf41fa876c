import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getRaw, type RawAnswer, readAnswer, sendRaw } from "#tests/support/raw-socket.ts";
import { everyAddress } from "#tests/support/routes.ts";
import { missingHeaders, openFilledProduct, type TestProduct } from "#tests/support/test-product.ts";
import { allowedMethods } from "./methods.ts";
import { observatoryScore } from "./observatory.ts";

const PASSWORD = "a password for tests";
let product: TestProduct;

beforeAll(async () => {
  product = await openFilledProduct({ GATE_PASSWORD: PASSWORD });
}, 300_000);
afterAll(() => product.stop());

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(product.url + path, { headers, redirect: "manual" });

const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(product.url + path, { method: "POST", body, headers, redirect: "manual" });

const sendHead = async (head: string): Promise<RawAnswer> =>
  readAnswer(await sendRaw(product.url, `${head}\r\nConnection: close\r\n\r\n`));

describe("headers", () => {
  test("every page has all security headers, and at least 130 points by the Observatory's rules", {
    timeout: 120_000,
  }, async () => {
    const addresses = await everyAddress({ get });
    expect(addresses.length).toBeGreaterThan(40);
    const results = await Promise.all(
      addresses.map(async (address) => {
        const answer = await get(address);
        const { score, notes } = observatoryScore(answer.headers, await answer.text());
        return { address, missing: missingHeaders(answer.headers), score, notes };
      }),
    );
    expect(results.filter(({ missing, score }) => missing.length > 0 || score < 130)).toEqual([]);
  });

  const json = { "Content-Type": "application/json" };
  const signUp = (headers: Record<string, string>) =>
    post("/api/newsletter/subscribe", JSON.stringify({ email: "no address" }), { ...json, ...headers });
  const cases: [number, string, () => Promise<Response>][] = [
    [200, "an answer of the API", () => get("/api/articles/latest")],
    [200, "a feed", () => get("/api/rss")],
    [200, "a sitemap", () => get("/sitemap.xml")],
    [200, "a file", () => get("/icon.svg")],
    [200, "an embedded table", () => get("/embed/npfl-table")],
    [200, "health", () => get("/healthz")],
    [301, "an old feed address", () => get("/rss/politics")],
    [301, "two slashes", () => getRaw(product.url, "//popular") as never],
    [303, "a form without script", () => post("/newsletter", "email=x")],
    [
      304,
      "an unchanged page",
      async () => get("/about", { "If-None-Match": (await get("/about")).headers.get("etag") ?? "" }),
    ],
    [401, "the metrics without a token", () => get("/metrics")],
    [401, "the operator's page without a token", () => get("/ops")],
    [401, "the operator's desk without a token", () => get("/ops/desk")],
    [200, "a calendar", () => get("/api/npfl/calendar.ics")],
    [200, "a share image", () => get("/share/league.png")],
    [403, "a cross-site form", () => post("/newsletter", "email=x", { "Sec-Fetch-Site": "cross-site" })],
    [403, "a sign-up by the API from another site's page", () => signUp({ Origin: "https://evil.example" })],
    [403, "a sign-up that a browser calls cross-site", () => signUp({ "Sec-Fetch-Site": "cross-site" })],
    [422, "a sign-up by the API from our own page", () => signUp({ Origin: product.url })],
    [422, "a sign-up by the API without a browser", () => signUp({})],
    [404, "an unknown page", () => get("/no-such-page")],
    [404, "an unknown call", () => get("/api/no-such-call")],
    [404, "an unknown file", () => get("/assets/no.js")],
    [204, "an OPTIONS request", () => fetch(product.url, { method: "OPTIONS" })],
    [204, "an OPTIONS * request", () => sendHead("OPTIONS * HTTP/1.1\r\nHost: x") as never],
    [405, "an unsupported method", () => fetch(product.url, { method: "DELETE" })],
    [405, "a call by an unsupported method", () => fetch(`${product.url}/api/naira`, { method: "PUT" })],
    [405, "a page that takes no form", () => post("/about", "a=b")],
    [405, "a CONNECT request", () => sendHead("CONNECT evil.example:443 HTTP/1.1\r\nHost: x") as never],
    [413, "a large body", () => post("/api/feedback/", JSON.stringify({ a: "x".repeat(70_000) }), json)],
    [413, "a large form", () => post("/feedback", `feedback=${"x".repeat(70_000)}`)],
    [413, "a large form of /ops", () => post("/ops", `token=${"x".repeat(20_000)}`)],
    [415, "a body of another type", () => post("/api/feedback/", "a=b")],
    [422, "an invalid parameter", () => get("/api/articles/latest?limit=x")],
    [400, "incomplete JSON", () => post("/api/feedback/", "{", json)],
    [400, "a request without a Host", () => sendHead("GET / HTTP/1.1") as never],
    [400, "an unknown method", () => sendHead("HELLO / HTTP/1.1\r\nHost: x") as never],
    [400, "bytes that are not HTTP", () => sendHead("\x16\x03\x01\x02") as never],
    [200, "an HTTP/1.0 request without a Host", () => sendHead("GET /terms HTTP/1.0") as never],
    [417, "an unknown expectation", () => sendHead("GET / HTTP/1.1\r\nHost: x\r\nExpect: much") as never],
    [431, "an overlong request line", () => getRaw(product.url, `/${"x".repeat(20_000)}`) as never],
  ];
  test.each(cases)("a %i for %s has all security headers", async (status, _name, request) => {
    const answer = await request();
    expect([answer.status, missingHeaders(answer.headers)]).toEqual([status, []]);
  });

  test("a 429 has all security headers, and says when to try again", async () => {
    let answer = await post("/api/newsletter/subscribe", "{}", json);
    for (let attempt = 0; attempt < 60 && answer.status !== 429; attempt += 1)
      answer = await post(
        "/api/newsletter/subscribe",
        JSON.stringify({ email: `reader${attempt}@example.com` }),
        json,
      );
    expect([answer.status, missingHeaders(answer.headers)]).toEqual([429, []]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("a 500 has all security headers, for pages and the API, and reveals no cause", async () => {
    await sql`alter schema markets rename to away`.execute(product.database.db);
    const [page, answer] = await Promise.all([
      get("/business/naira?currency=EUR"),
      get("/api/naira?currency=EUR"),
    ]);
    await sql`alter schema away rename to markets`.execute(product.database.db);
    expect([page.status, missingHeaders(page.headers)]).toEqual([500, []]);
    expect([answer.status, missingHeaders(answer.headers)]).toEqual([500, []]);
    expect((await page.text()) + (await answer.text())).not.toMatch(/schema|relation|markets\.rate|at \//);
  });
});

describe("methods", () => {
  const send = async (method: string, target: string): Promise<RawAnswer> => {
    const head = `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    return readAnswer(await sendRaw(product.url, head));
  };

  /** Null if the address treats the method as its `Allow` says. */
  async function fault(method: string, target: string, allowed: string): Promise<string | null> {
    const { status, headers, text } = await send(method, target);
    const description = `${method} ${target}: ${status} ${headers.get("allow")} ${text.slice(0, 80)}`;
    if (missingHeaders(headers).length > 0) return `${description}, headers are missing`;
    const isAllowRight = headers.get("allow") === allowed;
    if (method === "OPTIONS") return status === 204 && isAllowRight ? null : description;
    if (allowed.split(", ").includes(method)) return status === 405 ? description : null;
    return status === 405 && isAllowRight && JSON.parse(text).error.includes(allowed) ? null : description;
  }

  test("every address names its methods, accepts those and refuses all others", {
    timeout: 60_000,
  }, async () => {
    const faults: (string | null)[] = [];
    for (const [target, allowed] of allowedMethods) {
      const methods = ["OPTIONS", "HEAD", "POST", "PUT", "DELETE", "PROPFIND"].filter(
        // The refusal of a HEAD has no body to read.
        (method) => method !== "HEAD" || allowed.includes("HEAD"),
      );
      faults.push(...(await Promise.all(methods.map((method) => fault(method, target, allowed)))));
    }
    expect(faults.filter((problem) => problem !== null)).toEqual([]);
  });

  test.each(["HEAD", "GET"])("a %s of a POST-only call is a 405", async (method) => {
    const { status, headers } = await send(method, "/api/feedback/");
    expect([status, headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  });

  test("a CORS preflight lets any origin make any call, for a day, but read no page", async () => {
    for (const target of ["/api/naira", "/api/feedback/", "/api/feedback", "/api/rss"]) {
      const { status, headers } = await send("OPTIONS", target);
      const corsHeaders = ["origin", "methods", "headers"].map((name) =>
        headers.get(`access-control-allow-${name}`),
      );
      expect([status, ...corsHeaders, headers.get("access-control-max-age")]).toEqual([
        204,
        "*",
        headers.get("allow"),
        "Content-Type, Idempotency-Key",
        "86400",
      ]);
    }
    expect((await send("OPTIONS", "/about")).headers.get("access-control-allow-origin")).toBeNull();
    expect((await send("OPTIONS", "/api/no-such-call")).status).toBe(404);
  });
});

describe("nothing in one reader's request reaches another reader's answer", () => {
  const MARK = "evil-stranger.example";
  const hostileHeaders = {
    Host: MARK,
    "X-Forwarded-Host": MARK,
    "X-Forwarded-Proto": `https://${MARK}`,
    "X-Forwarded-Prefix": `/${MARK}`,
    "X-Forwarded-For": MARK,
    Forwarded: `host=${MARK};proto=${MARK}`,
    "X-Original-URL": `/${MARK}`,
    "X-Rewrite-URL": `/${MARK}`,
    "X-HTTP-Method-Override": "DELETE",
    Origin: `https://${MARK}`,
    Referer: `https://${MARK}/`,
    Cookie: `theme=${MARK}`,
    "User-Agent": MARK,
    "Accept-Language": MARK,
    Range: "bytes=0-9",
    "If-None-Match": "*",
    "CF-IPCity": MARK,
  };
  test.each([
    "/?city=Jos",
    "/search?q=naira",
    "/latest?period=7d",
    "/category/health",
    "/no-such-page-at-all",
    "/api/articles/latest?limit=11",
    "/api/articles/no-such-article",
    "/api/weather/current?q=Jos,NG",
    "/api/rss/sports",
    "/api/rss/health.json",
    "/sitemaps/pages.xml",
    "/sitemap.xml",
    "/robots.txt",
    "/.well-known/security.txt",
    "/api/npfl/calendar.ics",
    "/embed/npfl-table",
  ])("%s", async (path) => {
    const strangersAnswer = await getRaw(product.url, path, hostileHeaders);
    const readersAnswer = await getRaw(product.url, path);
    expect(strangersAnswer.text + JSON.stringify([...strangersAnswer.headers])).not.toContain(MARK);
    expect(readersAnswer.text + JSON.stringify([...readersAnswer.headers])).not.toContain(MARK);
    expect(readersAnswer.text.length).toBeGreaterThan(20);
    expect([200, 404]).toContain(readersAnswer.status);
  });

  test("a page first requested with the data saver on is complete for the next reader", async () => {
    const dataSaverPage = await (await get("/popular", { "Save-Data": "on" })).text();
    const usual = await get("/popular");
    expect([dataSaverPage.includes('type="module"'), (await usual.text()).includes('type="module"')]).toEqual(
      [false, true],
    );
    expect(usual.headers.get("vary")).toMatch(/Save-Data/);
  });

  test("a HEAD that accepts brotli leaves a whole, uncompressed page for a plain GET", async () => {
    await fetch(`${product.url}/careers`, { method: "HEAD", headers: { "Accept-Encoding": "br" } });
    const { headers, text } = await getRaw(product.url, "/careers");
    expect([headers.get("content-encoding"), text.startsWith("<!DOCTYPE html>")]).toEqual([null, true]);
  });

  test("a parameter too long for a cached answer's address does not change that answer", async () => {
    const followed = "no such paper|".repeat(60);
    await get(`/api/articles/latest?limit=13&followed=${encodeURIComponent(followed)}`);
    const { articles } = (await (await get("/api/articles/latest?limit=13")).json()) as {
      articles: unknown[];
    };
    expect(articles.length).toBe(13);
  });

  test("a feed for a repeated search parameter is not served for a single one", async () => {
    await get("/api/rss/search?q=stranger&q=naira");
    expect(await (await get("/api/rss/search?q=naira")).text()).not.toContain("stranger");
  });

  test("the password gate closes a staging host only", async () => {
    const locked = await getRaw(product.url, "/terms", { Host: "staging.example" });
    expect([locked.status, locked.headers.get("cache-control")]).toEqual([401, "no-store"]);
    expect((await get("/terms")).status).toBe(200);
  });
});

describe("no answer redirects to another site", () => {
  const hostilePaths = [
    "//evil.example",
    "///evil.example",
    "/%2f%2fevil.example",
    "/%5cevil.example",
    "//evil.example/%2e%2e",
    "/.//evil.example",
    "/x/..//evil.example",
    "http://evil.example",
    "http://evil.example//evil.example",
    "/rss//evil.example",
    "/rss/%2f%2fevil.example",
    "/rss/%0d%0aLocation:%20//evil.example",
    "/rss/\t/evil.example",
    "/search?q=//evil.example",
    "/newsletter?said=//evil.example",
    "/?next=//evil.example",
  ];
  test.each(hostilePaths)("%s", async (target) => {
    const answer = await getRaw(product.url, target, { "X-Forwarded-Host": "evil.example" });
    expect(answer.headers.get("location") ?? "/").toMatch(/^\/(?![/\\])/);
    expect(answer.headers.get("refresh")).toBeNull();
  });

  test("a form redirects to our own page, whatever its fields contain", async () => {
    const answer = await post("/newsletter", "email=//evil.example&lite=//evil.example&said=//evil.example");
    expect(answer.headers.get("location")).toMatch(/^\/newsletter\?/);
  });

  test("the password gate redirects to this host only", async () => {
    const body = `password=${encodeURIComponent(PASSWORD)}`;
    const head =
      "Host: staging.example\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded";
    for (const target of ["//evil.example", "///evil.example", "/\\evil.example", "http://evil.example/"]) {
      const bytes = `POST ${target} HTTP/1.1\r\n${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
      const { status, headers } = readAnswer(await sendRaw(product.url, bytes));
      expect([status, headers.get("location")?.replace("evil.example", "")]).toEqual([303, "/"]);
    }
  });
});
