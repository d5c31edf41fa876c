import { readdirSync, readFileSync } from "node:fs";
import { expect, hydrated, layoutShift, networkQuiet, test, watchShifts } from "#tests/support/e2e.ts";
import { latestIds } from "#tests/support/e2e-setup.ts";
import { everyAddress } from "#tests/support/routes.ts";

test("without script a category page lists articles, leads to older ones, and a link opens one", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  // Not the leads, which may be older than the first page's list.
  const listed = (title: string) =>
    page
      .getByRole("region", { name: new RegExp(`^${title}(, continued)?$`) })
      .getByRole("article")
      .getByRole("heading")
      .getByRole("link");
  await page.goto("/category/politics");
  const newest = await listed("Latest").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(newest.length).toBeGreaterThan(1);
  await page.getByRole("link", { name: "Older stories" }).click();
  await expect(page).toHaveURL(/\/category\/politics\?page=2$/);
  // News that arrives meanwhile moves the end of the first page to the beginning of this one.
  const oldest = listed("Latest stories").last();
  expect(newest).not.toContain(await oldest.getAttribute("href"));
  const headline = (await oldest.textContent()) ?? "";
  await oldest.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
  await context.close();
});

test("'Older stories' pressed with a modifier key is left to the browser, which opens a tab, a window or a file", async ({
  page,
}) => {
  await page.goto("/latest");
  await hydrated(page);
  const link = page.getByRole("link", { name: "Older stories" });
  await expect(link).toHaveAttribute("href", "/latest?page=2");
  for (const modifier of ["none", "shiftKey", "ctrlKey", "metaKey", "altKey"]) {
    const isTaken = await link.evaluate(
      (element, modifier) =>
        new Promise<boolean>((resolve) => {
          const readClick = (event: Event): void => {
            resolve(event.defaultPrevented);
            event.preventDefault();
          };
          window.addEventListener("click", readClick, { once: true });
          element.dispatchEvent(
            new MouseEvent("click", { bubbles: true, cancelable: true, [modifier]: true }),
          );
        }),
      modifier,
    );
    expect([modifier, isTaken]).toEqual([modifier, modifier === "none"]);
  }
});

test("a soft navigation requests the API, never the router's own data addresses", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("link", { name: "Politics", exact: true }).first().click();
  await expect(page).toHaveURL(/\/category\/politics$/);
  await expect(page.getByRole("heading", { level: 1, name: "Politics" })).toBeVisible();
  expect(requested.filter((path) => path.endsWith(".data") || path.startsWith("/__"))).toEqual([]);
  expect(requested).toContain("/api/articles/category/politics");
});

test("an unknown page, category, article or story is a true 404", async ({ request }) => {
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

test("a page causes no layout shift while it loads", async ({ page }) => {
  await watchShifts(page);
  for (const path of ["/", "/category/politics"]) {
    await page.goto(path);
    await hydrated(page);
    await networkQuiet(page);
    expect(await layoutShift(page), path).toBe(0);
  }
});

test("new articles appear while the product runs", async ({ baseURL }) => {
  test.setTimeout(200_000);
  // If the product was not started for this run, the articles of this moment count as the first ones.
  const first = process.env.FIRST_ARTICLES?.split(",") ?? (await latestIds(baseURL ?? ""));
  const newer = async () => (await latestIds(baseURL ?? "")).filter((id) => !first.includes(id));
  await expect.poll(newer, { timeout: 180_000, intervals: [5_000] }).not.toEqual([]);
});

test("a request with an answer's ETag gets a 304, and any origin may read the answer", async ({
  request,
}) => {
  const first = await request.get("/api/meta/sources");
  expect(first.headers()["access-control-allow-origin"]).toBe("*");
  const again = await request.get("/api/meta/sources", {
    headers: { "if-none-match": first.headers().etag ?? "" },
  });
  expect(again.status()).toBe(304);
});

test("/metrics needs the operator's token; /healthz and /readyz do not", async ({ request }) => {
  expect((await request.get("/metrics")).status()).toBe(401);
  const metrics = await request.get("/metrics", { headers: { authorization: "Bearer a-token-for-tests" } });
  expect(await metrics.text()).toContain("http_requests_total");
  expect([(await request.get("/healthz")).status(), (await request.get("/readyz")).status()]).toEqual([
    200, 200,
  ]);
});

test("the browser bundle holds no Zod, no server code and no names of secrets", () => {
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

test("every page of the sample edition tells search engines not to index it", async ({ request }) => {
  const addresses = await everyAddress(request);
  const robotsHeaders = await Promise.all(
    addresses.map(async (address) => [address, (await request.get(address)).headers()["x-robots-tag"]]),
  );
  expect(robotsHeaders).toEqual(addresses.map((address) => [address, "noindex"]));
});

test.describe("a malformed address", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("is a 404, and still the not-found page with its header after hydration", async ({ page }) => {
    const response = await page.goto("/%E0");
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page.getByRole("banner")).toBeVisible();
  });
});
