import { readdirSync, readFileSync } from "node:fs";
import { expect, hydrated, nothingNew, shifted, test, watchShifts } from "#tests/support/e2e.ts";
import { latestIds } from "#tests/support/e2e-setup.ts";

test("a page is complete before a script runs: articles, links, and a link to the next page", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/category/politics");
  const first = page.getByRole("article").first().getByRole("heading").getByRole("link");
  const headline = (await first.textContent()) ?? "";
  await first.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
  await context.close();
});

test("a soft navigation asks the API, never the router's own data address", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("link", { name: "Politics", exact: true }).first().click();
  await expect(page).toHaveURL(/\/category\/politics$/);
  await expect(page.getByRole("heading", { level: 1, name: "Politics" })).toBeVisible();
  expect(asked.filter((path) => path.endsWith(".data") || path.startsWith("/__"))).toEqual([]);
  expect(asked).toContain("/api/articles/category/politics");
});

test("an unknown page, category, article and story are true 404s", async ({ request }) => {
  for (const path of [
    "/no-such-page",
    "/category/nonsense",
    "/article/a1b2c3d4e5f6",
    "/story/a1b2c3d4e5f6",
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
  expect(await (await request.get("/api/articles/a1b2c3d4e5f6")).json()).toHaveProperty("error");
});

test.describe(() => {
  test.use({ expectedErrors: [/404/] });

  test("the page of an unknown address keeps the frame and offers links", async ({ page }) => {
    const response = await page.goto("/category/nonsense");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("link", { name: "Politics", exact: true }).first()).toBeVisible();
  });
});

test("the theme is set before the body is parsed: no flash", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.theme = "dark";
    new MutationObserver((_, observer) => {
      if (document.body === null) return;
      document.documentElement.dataset.darkAtBody = String(
        document.documentElement.classList.contains("dark"),
      );
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/");
  expect(await page.evaluate(() => document.documentElement.dataset.darkAtBody)).toBe("true");
});

test("nothing jumps while the page settles", async ({ page }) => {
  await watchShifts(page);
  for (const path of ["/", "/category/politics"]) {
    await page.goto(path);
    await hydrated(page);
    await nothingNew(page);
    expect(await shifted(page), path).toBeLessThanOrEqual(0.01);
  }
});

test("new articles appear while it runs", async ({ baseURL }) => {
  test.setTimeout(200_000);
  // If the product was not started for this run, the articles of this moment count as the first ones.
  const first = process.env.FIRST_ARTICLES?.split(",") ?? (await latestIds(baseURL ?? ""));
  const newer = async () => (await latestIds(baseURL ?? "")).filter((id) => !first.includes(id));
  await expect.poll(newer, { timeout: 180_000, intervals: [5_000] }).not.toEqual([]);
});

test("an answer's ETag saves the second sending; any site may read it", async ({ request }) => {
  const first = await request.get("/api/meta/sources");
  expect(first.headers()["access-control-allow-origin"]).toBe("*");
  const again = await request.get("/api/meta/sources", {
    headers: { "if-none-match": first.headers().etag ?? "" },
  });
  expect(again.status()).toBe(304);
});

test("figures for the operator need the token; life and readiness do not", async ({ request }) => {
  expect((await request.get("/metrics")).status()).toBe(401);
  const metrics = await request.get("/metrics", { headers: { authorization: "Bearer a-token-for-tests" } });
  expect(await metrics.text()).toContain("http_requests_total");
  expect([(await request.get("/healthz")).status(), (await request.get("/readyz")).status()]).toEqual([
    200, 200,
  ]);
});

test("the browser is sent no Zod, no server's words and no secret", () => {
  const bundle = readdirSync("build/client/assets")
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(`build/client/assets/${name}`, "utf8"))
    .join("\n");
  for (const word of [
    "ZodMini",
    "zod/mini",
    "information_schema",
    "pgboss",
    "GATE_PASSWORD",
    "OPS_TOKEN",
    "node:http",
  ]) {
    expect([word, bundle.includes(word)]).toEqual([word, false]);
  }
});

test("the sample edition is not for search engines", async ({ request }) => {
  const home = await request.get("/");
  expect(home.headers()["x-robots-tag"]).toBe("noindex");
});

test.describe("a malformed address", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("is a page that is not there, also once React has come", async ({ page }) => {
    await page.goto("/%E0");
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
  });
});
