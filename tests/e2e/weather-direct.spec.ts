import { desktop, expect, test } from "#tests/support/e2e.ts";
import { weatherAnswer } from "#tests/support/figures.ts";
import { type RunningProduct, startProduct } from "#tests/support/product.ts";

/** The specification's own calls: with these settings the browser asks the two services itself. */
const GEO = "https://place.example/json/";
const WEATHER = "https://api.weather.example/data/2.5/weather";

test.use({ ...desktop, expectedErrors: [/ERR_FAILED/] });
test.describe.configure({ mode: "serial" });

let product: RunningProduct | undefined;

// The guard against requests to other hosts treats this product's address as our own.
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  baseURL: async ({}, use) => use(product?.url),
});

test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startProduct({
    ROLES: "web",
    GEO_DIRECT: GEO,
    WEATHER_DIRECT: WEATHER,
    WEATHER_DIRECT_KEY: "a-weather-key",
  });
});

test.afterAll(async () => {
  await product?.stop();
});

test("API-42 API-43 API-44 API-45 both services are called by GET with the specified parameters", async ({
  page,
}) => {
  const requested: { method: string; url: URL }[] = [];
  const headers = { "access-control-allow-origin": "*" };
  await page.route(`${GEO}**`, async (route) => {
    requested.push({ method: route.request().method(), url: new URL(route.request().url()) });
    await route.fulfill({ json: { city: "Kano", country_code: "NG" }, headers });
  });
  await page.route(`${WEATHER}**`, async (route) => {
    requested.push({ method: route.request().method(), url: new URL(route.request().url()) });
    const { provider: _, fetched_at: __, ...reading } = weatherAnswer({ name: "Kano" });
    await route.fulfill({ json: reading, headers });
  });
  await page.goto("/");
  const card = page.getByRole("region", { name: "Weather", exact: true });
  await expect(card).toContainText("Kano, NG");
  await expect(card.getByRole("link", { name: "weather.example" })).toHaveAttribute(
    "href",
    "https://weather.example/",
  );
  await expect(card.getByText("Updated just now", { exact: true })).toBeVisible();
  expect(requested.map(({ method, url }) => [method, url.origin + url.pathname])).toEqual([
    ["GET", GEO],
    ["GET", WEATHER],
  ]);
  expect(Object.fromEntries(requested[1]?.url.searchParams ?? [])).toEqual({
    appid: "a-weather-key",
    q: "Kano,NG",
    units: "metric",
  });
});

test("ERR-12 when the geolocation service cannot be reached the place is Abuja, NG", async ({ page }) => {
  const requested: (string | null)[] = [];
  await page.route(`${GEO}**`, (route) => route.abort());
  await page.route(`${WEATHER}**`, async (route) => {
    requested.push(new URL(route.request().url()).searchParams.get("q"));
    await route.fulfill({
      json: weatherAnswer({ name: "Abuja" }),
      headers: { "access-control-allow-origin": "*" },
    });
  });
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Weather", exact: true })).toContainText("Abuja");
  expect(requested).toEqual(["Abuja,NG"]);
});
