import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { settingNames } from "#platform/settings/env.ts";
import { freePort } from "#tests/support/free-port.ts";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { openProduct, type TestProduct } from "#tests/support/test-product.ts";

/** A marker with the length and alphabet of a VAPID key, which every other setting accepts too. */
const mark = (name: string): string =>
  `hush-${name.toLowerCase().replaceAll("_", "-")}-0123456789`.padEnd(43, "0");
/** Every setting that only the operator may know. */
const SECRET = /SECRET|PASSWORD|TOKEN$|_KEY$/;
/** The operator deliberately gives this one to browsers, if they ask for the weather directly. */
const GIVEN_AWAY = new Set(["WEATHER_DIRECT_KEY"]);
const names = settingNames().filter((name) => SECRET.test(name) && !GIVEN_AWAY.has(name));
const SMTP_WORD = mark("SMTP_URL");
const READER = "shy.reader@private.example";
const WORDS = "my very private words";
let product: TestProduct;

/** A live edition without any network: every provider fails, and each failure is logged. */
beforeAll(async () => {
  const port = String(await freePort());
  product = await openProduct({
    ...Object.fromEntries(names.map((name) => [name, mark(name)])),
    // A key requires its model, a token the edge that it opens.
    EDGE_PURGE_URLS: "http://127.0.0.1:9/",
    LLM_URL: "http://127.0.0.1:9/v1",
    LLM_MODEL: "a-model",
    SMTP_URL: `smtp://us:${SMTP_WORD}@127.0.0.1:9`,
    PORT: port,
    SITE_URL: `http://127.0.0.1:${port}`,
    MAIL_FROM: "desk@gist.example",
    EDITION: "live",
    LOG_LEVEL: "debug",
    TRUST_PROXY: "1",
  });
}, 120_000);
afterAll(() => product.stop());

const get = async (target: string, headers: Record<string, string> = {}): Promise<string> => {
  const answer = await fetch(product.url + target, { headers });
  return JSON.stringify([...answer.headers]) + (await answer.text());
};
const post = (target: string, body: object): Promise<Response> =>
  fetch(product.url + target, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", "X-Forwarded-For": "105.112.34.77" },
  });
const secrets = [...names.map(mark), SMTP_WORD];
const secretsIn = (text: string): string[] => secrets.filter((secret) => text.includes(secret));

test("no secret is in any answer: pages, calls, files, errors, /metrics and /ops", async () => {
  expect(names.length).toBeGreaterThan(6);
  const targets = [
    ...[
      "/",
      "/developers",
      "/business/naira?lite=1",
      "/newsletter",
      "/no-such-page",
      "/robots.txt",
      "/sitemap.xml",
    ],
    ...[
      "/api/weather/current?q=Abuja,NG",
      "/api/naira",
      "/api/no-such-call",
      "/api/openapi.json",
      "/api/geo",
    ],
    ...["/metrics", "/ops", "/readyz", "/.well-known/security.txt", "/service-worker.js"],
  ];
  for (const target of targets) expect([target, secretsIn(await get(target))]).toEqual([target, []]);
  const authorization = { Authorization: `Bearer ${mark("OPS_TOKEN")}` };
  for (const target of ["/metrics", "/ops", "/ops/desk"]) {
    const body = await get(target, authorization);
    expect([target, body.length > 2_000, secretsIn(body)]).toEqual([target, true, []]);
  }
});

test("no secret, and no secret's name, is in the browser build", () => {
  const files = readdirSync("build/client", { recursive: true, withFileTypes: true });
  const texts = files
    .filter((entry) => entry.isFile() && /\.(js|css|html|json|webmanifest|map)$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), "utf8"));
  expect(texts.length).toBeGreaterThan(20);
  for (const text of texts) {
    expect(secretsIn(text)).toEqual([]);
    for (const name of [...names, "SMTP_URL", "DATABASE_URL"]) expect(text).not.toContain(name);
  }
});

test("the log has no secret and no reader's email address, network or text, even of failed requests", {
  timeout: 60_000,
}, async () => {
  expect((await post("/api/newsletter/subscribe", { email: READER })).status).toBe(200);
  expect(
    (await post("/api/feedback/", { name: "Shy", email: READER, feedback: WORDS.repeat(3) })).status,
  ).toBe(200);
  await get("/api/geo", { "X-Forwarded-For": "105.112.34.77" });
  await post("/api/newsletter/confirm", { token: "a-token-that-is-none" });
  await fetch(`${product.url}/`, {
    headers: { Cookie: "gate=stolen", Authorization: "Bearer guessed-token" },
  });
  await vi.waitFor(() => {
    expect(product.output()).toContain("a provider failed");
    expect(product.output()).toContain("feed failed");
  }, MAX_WAIT_MS);
  const log = product.output();
  expect(secretsIn(log)).toEqual([]);
  for (const word of [READER, "shy.reader", WORDS, "105.112.34", "stolen", "guessed-token", "a-token-that"])
    expect([word, log.includes(word)]).toEqual([word, false]);
});
