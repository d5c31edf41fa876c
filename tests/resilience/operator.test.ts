import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { missingHeaders, openProduct, type TestProduct, waitForData } from "#tests/support/test-product.ts";

const TOKEN = "a-token-of-the-operator";
let product: TestProduct;

beforeAll(async () => {
  product = await openProduct({ OPS_TOKEN: TOKEN, LOG_LEVEL: "debug", TRUST_PROXY: "1" });
  // Filled by this product's own jobs, because the operator looks at them.
  await waitForData(product.database.db, product.url);
}, 300_000);
afterAll(() => product.stop());

const asGuesser = { Authorization: `Bearer ${TOKEN}x` };
const asOperator = { Authorization: `Bearer ${TOKEN}` };
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(product.url + path, { headers, redirect: "manual" });
const enter = (token: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${product.url}/ops`, { method: "POST", headers, body: new URLSearchParams({ token }) });
const metrics = async (): Promise<string> => (await get("/metrics", asOperator)).text();

test("without the token /ops shows only its sign-in form, and neither caches nor search engines keep it", async () => {
  for (const answer of [
    await get("/ops"),
    await get("/ops", { Authorization: `Bearer ${TOKEN}x` }),
    await get(`/ops?token=${TOKEN}`),
    await enter("not the token"),
  ]) {
    const text = await answer.text();
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([401, "no-store"]);
    expect([answer.headers.get("x-robots-tag"), answer.headers.get("set-cookie")]).toEqual(["noindex", null]);
    expect(text).toContain('<form method="post" action="/ops">');
    expect(text).not.toMatch(/Timetable|PostgreSQL/);
  }
});

test("with the token, by header or by form, /ops shows all its parts", {
  timeout: 90_000,
}, async () => {
  for (const openPage of [() => get("/ops", asOperator), () => enter(TOKEN)]) {
    // A check that took too long says so instead: on a busy machine the page is requested again.
    const { answer, text } = await vi.waitFor(async () => {
      const answer = await openPage();
      const text = await answer.text();
      const titles = [...text.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title);
      expect(titles.slice(titles.indexOf("Figures") + 1)).toEqual([
        "This process",
        "Jobs",
        "Mail",
        "Corrections",
        "Push",
        "Withdrawals",
        "Caches",
        "Edges",
        "Database",
        "Backups",
        "League",
        "Feeds",
        "Problems before",
      ]);
      return { answer, text };
    }, 40_000);
    expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("set-cookie")]).toEqual([
      200,
      "no-store",
      null,
    ]);
    expect(missingHeaders(answer.headers)).toEqual([]);
    for (const word of [
      "news.round",
      "healthy",
      "subscribers, active",
      "PostgreSQL 18",
      "ready to send",
      "memory",
    ])
      expect(text).toContain(word);
    // The next press carries a typed token in its body; a header's is repeated nowhere.
    expect(text.replaceAll(`<input type="hidden" name="token" value="${TOKEN}">`, "")).not.toContain(TOKEN);
  }
});

test.each([
  ["the form", "192.0.2.1", (line: Record<string, string>) => enter("a guess", line)],
  [
    "the header of /ops",
    "192.0.2.2",
    (line: Record<string, string>) => get("/ops", { ...asGuesser, ...line }),
  ],
  [
    "the header of /metrics",
    "192.0.2.3",
    (line: Record<string, string>) => get("/metrics", { ...asGuesser, ...line }),
  ],
])(
  "wrong tokens in %s are a 429 after ten, for their line alone, whatever it sends then",
  async (_, from, guess) => {
    const line = { "X-Forwarded-For": from };
    const answers: Response[] = [];
    for (let nth = 0; nth < 11; nth += 1) answers.push(await guess(line));
    const last = answers.at(-1);
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429]);
    expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(800);
    for (const path of ["/ops", "/metrics"])
      expect((await get(path, { ...asOperator, ...line })).status).toBe(429);
    expect((await get("/ops", asOperator)).status).toBe(200);
  },
);

test("tokens of forms that are sent slowly, all at once, are ten guesses and no more", async () => {
  const begun = Promise.withResolvers<void>();
  const slowly = (token: string) =>
    fetch(`${product.url}/ops`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", "X-Forwarded-For": "192.0.2.4" },
      body: new ReadableStream({
        async start(form) {
          form.enqueue(Buffer.from("token="));
          await begun.promise;
          form.enqueue(Buffer.from(token));
          form.close();
        },
      }),
      duplex: "half",
    } as RequestInit);
  const answers = Array.from({ length: 12 }, () => slowly("a-guess"));
  await setTimeout(500);
  begun.resolve();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array(10).fill(401), 429, 429]);
  expect((await slowly(TOKEN)).status).toBe(429);
});

test("a failing check is reported as a problem, hides no other, and repeats no earlier figure", async () => {
  expect(await metrics()).toMatch(/^letters_subscribers/m);
  await sql`alter schema letters rename to away`.execute(product.database.db);
  const [page, figures] = [await (await get("/ops", asOperator)).text(), await metrics()];
  await sql`alter schema away rename to letters`.execute(product.database.db);
  expect(page).toMatch(/role="alert">.*The check &quot;letters&quot; failed/);
  expect(page).toContain("news.round");
  expect(figures).toContain('watch_up{watch="letters"} 0');
  expect(figures).not.toMatch(/^letters_subscribers/m);
  expect(await metrics()).toContain('watch_up{watch="letters"} 1');
});

function linesOf(output: string): { request?: string; msg: string; route?: string }[] {
  const lines = output.split("\n").filter((line) => line.startsWith("{") && line.endsWith("}"));
  return lines.map((line) => JSON.parse(line));
}

/** Names of metrics in an expression of Prometheus. */
function namesIn(expression: string): string[] {
  const stripped = expression.replace(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, "");
  return stripped.match(/\b[a-z]+(_[a-z0-9]+)+\b(?!\s*\()|\b(troubles|processes)\b/g) ?? [];
}

test("every metric that the dashboard and the alarms name is at /metrics", {
  timeout: 90_000,
}, async () => {
  const { panels } = JSON.parse(readFileSync("ops/grafana.json", "utf8")) as {
    panels: { targets: { expr: string }[] }[];
  };
  const charted = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const alarms = [...readFileSync("ops/alarms.yaml", "utf8").matchAll(/expr: (.*)/g)].map(
    ([, expr = ""]) => expr,
  );
  const named = new Set([...charted, ...alarms].flatMap(namesIn));
  expect(named.size).toBeGreaterThan(30);
  await vi.waitFor(async () => {
    const exposed = new Set([...(await metrics()).matchAll(/^([a-z_0-9]+)[ {]/gm)].map(([, name]) => name));
    expect([...named].filter((name) => !exposed.has(name))).toEqual([]);
  }, 60_000);
});

test("each of our metrics is named in docs/operations.md", async () => {
  const ourMetrics = [...(await metrics()).matchAll(/^# TYPE (?!process_|nodejs_)(\w+)/gm)].map(
    ([, name = ""]) => name,
  );
  const documentation = readFileSync("docs/operations.md", "utf8");
  expect(ourMetrics.length).toBeGreaterThan(25);
  expect(ourMetrics.filter((name) => !new RegExp(`\\b${name}\\b`).test(documentation))).toEqual([]);
});

test("a failed request's id is in its answer and in the log; a token in an address is not logged", async () => {
  await sql`alter schema markets rename to away`.execute(product.database.db);
  const answer = await get("/api/naira?currency=GBP");
  await sql`alter schema away rename to markets`.execute(product.database.db);
  const id = answer.headers.get("x-request-id") ?? "none";
  expect([answer.status, id.length]).toEqual([500, 36]);
  const logged = (): string[] =>
    linesOf(product.output())
      .filter(({ request }) => request === id)
      .map(({ msg }) => msg);
  await vi.waitFor(() => expect(logged()).toEqual(["request failed", "answered"]), MAX_WAIT_MS);

  expect((await get("/latest")).headers.get("x-request-id")).toBeNull();
  await get("/newsletter/confirm/a-secret-of-a-reader");
  await fetch(`${product.url}/newsletter/confirm/a-secret-of-a-reader`, {
    method: "POST",
    redirect: "manual",
  });
  // Of these requests only this one is logged with a route of its own; it is the last.
  const confirmed = () =>
    linesOf(product.output()).filter(({ route }) => route?.startsWith("/newsletter/confirm/"));
  await vi.waitFor(() => expect(confirmed()).toHaveLength(1), MAX_WAIT_MS);
  expect(product.output()).not.toMatch(/a-secret-of-a-reader|a-token-of-the-operator/);
});
