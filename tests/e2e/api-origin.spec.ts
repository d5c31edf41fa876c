import { expect, test } from "@playwright/test";
import { hydrated } from "#tests/support/e2e.ts";
import { type RunningProduct, startProduct } from "#tests/support/product.ts";

/**
 * Pages and API are on different origins: their ports differ. Without the tests' guard, which would answer the
 * browser's preflights itself.
 */
const api = (): string => `${process.env.PRODUCT_URL}/api`;
let site: RunningProduct;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startProduct({ API_BASE_DEVELOPMENT: api(), ROLES: "web" });
});
test.afterAll(async () => {
  await site.stop();
});

test("a page calls an API on another origin and posts a form to it", async ({ page }) => {
  const faults: string[] = [];
  const requested: { address: string; status: number }[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  page.on("requestfailed", (request) => {
    if (request.resourceType() === "fetch") faults.push(`${request.url()} ${request.failure()?.errorText}`);
  });
  page.on("response", (response) => {
    const request = response.request();
    if (request.resourceType() !== "fetch") return;
    requested.push({
      address: `${request.method()} ${response.url().split("?")[0]}`,
      status: response.status(),
    });
  });

  await page.goto(`${site.url}/newsletter`);
  await hydrated(page);
  const form = page
    .locator("main form")
    .filter({ has: page.getByRole("textbox") })
    .first();
  await form.getByRole("textbox").first().fill("other-origin@example.com");
  const formAnswer = page.waitForResponse((response) => response.request().method() === "POST");
  await form.getByRole("button").first().click();
  const response = await formAnswer;
  expect([response.url(), response.status()]).toEqual([`${api()}/newsletter/subscribe`, 200]);
  expect(response.request().headers()["idempotency-key"]).toBeTruthy();

  await expect
    .poll(() => requested.filter(({ address }) => address.startsWith("GET ")).length)
    .toBeGreaterThan(1);
  expect(requested.filter(({ address }) => !address.includes(` ${api()}/`))).toEqual([]);
  expect(requested.filter(({ status }) => status !== 200)).toEqual([]);
  expect(faults).toEqual([]);
});
