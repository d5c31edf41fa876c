import { globSync, readFileSync } from "node:fs";
import type { Page, Request, Route } from "@playwright/test";
import { isSiteFile } from "#app/site-build/site-files.ts";
import { putRows, type Row, rowsOf } from "#tests/support/device.ts";
import { expect } from "#tests/support/e2e.ts";
import { startProduct } from "#tests/support/product.ts";
import { articleAnswer, card, goHome, homeSoftly, open, test } from "#tests/support/reader.ts";

const POPULAR = "/api/trending/popular";
const entries = (page: Page) => card(page, "Popular Now").locator(".rank__title");

/** Records the calls to one address. Handlers answer the first call, the second …; the last one, all later calls. */
async function play(
  page: Page,
  path: string,
  ...handlers: ((route: Route) => Promise<unknown>)[]
): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      requests.push(route.request());
      await handlers[Math.min(requests.length, handlers.length) - 1]?.(route);
    },
  );
  return requests;
}

const hang = async () => {};
const drop = (route: Route) => route.abort("connectionfailed");
const succeed = (route: Route) => route.fulfill({ json: { articles: [articleAnswer("told")] } });

/** Goes home by a soft visit, with the clock stopped until it is advanced. */
async function homeOnStillClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date("2026-11-21T12:00:00Z") });
  await open(page, "/about");
  await page.clock.pauseAt(new Date("2026-11-21T13:00:00Z"));
  await goHome(page);
}

/** Gives the page time to process what has arrived; its own clock stands still. */
async function settle(page: Page): Promise<void> {
  for (let turn = 0; turn < 5; turn++) {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        }),
    );
  }
}

const failureOf = (request: Request | undefined) => request?.failure()?.errorText ?? null;

test("API-01 API-02 one client makes every call, with JSON headers", async ({ page, request }) => {
  const callers = globSync("src/**/*.{ts,tsx}").filter(
    (file) => isSiteFile(file) && /\bfetch\(|XMLHttpRequest|sendBeacon/.test(readFileSync(file, "utf8")),
  );
  // The worker passes on a page's requests, the weather's external call is not one of ours, and the dictionary of pages
  // is a file.
  const exempt =
    /^src\/(app\/site\/worker\/|device\/offline|features\/weather\/panels\/device\/use-third-party-json)/;
  expect(callers.filter((file) => !exempt.test(file))).toEqual(["src/ask/ask.ts"]);

  const [article] = (await (await request.get("/api/articles/latest?limit=1")).json()).articles;
  const calls: Request[] = [];
  page.on("request", (sent) => {
    if (new URL(sent.url()).pathname.startsWith("/api/")) calls.push(sent);
  });
  await homeSoftly(page);
  await expect(entries(page)).toHaveCount(5);
  await open(page, `/article/${article._id}`);
  await expect.poll(() => calls.some((call) => call.method() === "POST")).toBe(true);
  expect(calls.length).toBeGreaterThan(5);
  for (const call of calls) {
    expect([call.url(), call.headers().accept]).toEqual([call.url(), "application/json"]);
    expect([call.url(), call.headers()["content-type"]]).toEqual([call.url(), "application/json"]);
  }
});

test.describe("on a failing network", () => {
  test.use({ expectedErrors: [/ERR_|500/] });

  test("ERR-01 CONST-01 CONST-02 an unanswered GET is aborted after 15 s, and its retry after 25 s", async ({
    page,
  }) => {
    const requests = await play(page, POPULAR, hang);
    await homeOnStillClock(page);
    await expect.poll(() => requests.length).toBe(1);
    await page.clock.runFor(14_500);
    await settle(page);
    expect(failureOf(requests[0])).toBeNull();
    await page.clock.runFor(1000);
    await expect.poll(() => failureOf(requests[0])).toMatch(/ABORTED/);

    await settle(page);
    await page.clock.runFor(700);
    await expect.poll(() => requests.length).toBe(2);
    await settle(page);
    await page.clock.runFor(24_000);
    await settle(page);
    expect(failureOf(requests[1])).toBeNull();
    await page.clock.runFor(1300);
    await expect.poll(() => failureOf(requests[1])).toMatch(/ABORTED/);
  });

  test("CONST-03 the retry starts half a second after the failure", async ({ page }) => {
    const requests = await play(page, POPULAR, drop, succeed);
    await homeOnStillClock(page);
    await expect.poll(() => failureOf(requests[0])).not.toBeNull();
    await settle(page);
    await page.clock.runFor(400);
    await settle(page);
    expect(requests).toHaveLength(1);
    await page.clock.runFor(200);
    await expect.poll(() => requests.length).toBe(2);
  });

  test("ERR-02 after a network error the call is retried, and the retry's answer is used", async ({
    page,
  }) => {
    const requests = await play(page, POPULAR, drop, succeed);
    await homeSoftly(page);
    await expect(entries(page)).toHaveText(["Headline told"]);
    expect(requests).toHaveLength(2);
  });

  test("ERR-03 CONST-04 if the retry fails too, the error is shown and no third call is made", async ({
    page,
  }) => {
    const requests = await play(page, "/api/stocks/summary", drop);
    await page.clock.install();
    await open(page, "/about");
    await expect(card(page, "Markets").getByRole("alert")).toContainText("Failed to load market data");
    await page.clock.runFor(60_000);
    await settle(page);
    expect(requests).toHaveLength(2);
  });

  test("ERR-04 a call answered with an error status is not retried", async ({ page }) => {
    const requests = await play(page, "/api/stocks/summary", (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await page.clock.install();
    await open(page, "/about");
    await expect(card(page, "Markets").getByRole("alert")).toContainText("Failed to load market data");
    await page.clock.runFor(60_000);
    await settle(page);
    expect(requests).toHaveLength(1);
  });

  const KEY = 'GET /trending/popular {"limit":5}';
  const EXPIRY = Date.parse("2026-11-21T12:00:00.000Z");
  const entry: Row = {
    key: KEY,
    data: { articles: [articleAnswer("kept")] },
    type: "answer",
    cachedAt: new Date(EXPIRY - 3_600_000).toISOString(),
    expiresAt: new Date(EXPIRY).toISOString(),
  };
  const storedRows = async (page: Page) =>
    (await rowsOf(page, "cache")).filter(({ key }) => key === KEY).length;

  test("STATE-11 a stored answer is used until it expires", async ({ page }) => {
    await play(page, POPULAR, drop);
    await page.clock.setFixedTime(EXPIRY - 1);
    await open(page, "/about");
    await putRows(page, "cache", [entry]);
    await goHome(page);
    await expect(entries(page)).toHaveText(["Headline kept"]);
    expect(await storedRows(page)).toBe(1);
  });

  test("STATE-12 STATE-13 an expired stored answer is ignored and deleted", async ({ page }) => {
    await play(page, POPULAR, drop);
    await page.clock.setFixedTime(EXPIRY - 60_000);
    await open(page, "/about");
    await putRows(page, "cache", [entry]);
    await page.clock.setFixedTime(EXPIRY + 1);
    await goHome(page);
    await expect.poll(() => storedRows(page)).toBe(0);
    await expect(card(page, "Popular Now").locator(".skeleton")).toHaveCount(0);
    await expect(entries(page)).toHaveCount(0);
  });
});

test("STATE-14 at start-up all expired answers are purged", async ({ page }) => {
  await open(page, "/about");
  const row = (key: string, minutes: number): Row => ({
    key,
    data: 1,
    type: "test",
    cachedAt: "2026-01-01T00:00:00.000Z",
    expiresAt: new Date(Date.now() + minutes * 60_000).toISOString(),
  });
  await putRows(page, "cache", [row("expired 1", -1), row("expired 2", -90), row("valid", 30)]);
  await page.reload();
  const remaining = async () =>
    (await rowsOf(page, "cache")).filter(({ type }) => type === "test").map(({ key }) => key);
  await expect.poll(remaining).toEqual(["valid"]);
});

test("API-03 API-04 API-05 API-06 the calls go to the address that is configured for the host", async ({
  playwright,
  launchOptions,
}) => {
  test.setTimeout(180_000);
  const password = "a-password-for-tests";
  const product = await startProduct({
    ROLES: "web",
    GATE_PASSWORD: password,
    API_BASE_DEVELOPMENT: "/for-developers",
    API_BASE_PRODUCTION: "/for-readers",
  });
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), "--host-resolver-rules=MAP *.example.com 127.0.0.1"],
  });
  try {
    for (const [host, base] of [
      ["localhost", "/for-developers"],
      ["staging.example.com", "/for-developers"],
      ["dev.example.com", "/for-developers"],
      ["news.example.com", "/for-readers"],
    ] as const) {
      const page = await browser.newPage();
      const requested: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "fetch") requested.push(new URL(request.url()).pathname);
      });
      await page.goto(`http://${host}:${new URL(product.url).port}/about`);
      if (host.startsWith("staging")) {
        await page.getByLabel("Password").fill(password);
        await page.keyboard.press("Enter");
      }
      await expect.poll(() => requested.length, host).toBeGreaterThan(1);
      expect(
        requested.filter((path) => !path.startsWith(`${base}/`)),
        host,
      ).toEqual([]);
      await page.close();
    }
  } finally {
    await browser.close();
    await product.stop();
  }
});
