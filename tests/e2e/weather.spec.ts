import type { Locator, Page } from "@playwright/test";
import { answer, desktop, expect, layoutShift, moving, test, watchShifts } from "#tests/support/e2e.ts";
import { weatherAnswer } from "#tests/support/figures.ts";

test.use({ ...desktop, ...moving });

const GEO = "/api/geo";
const WEATHER = "/api/weather/current";

function cardOf(page: Page): Locator {
  return page.getByRole("region", { name: "Weather", exact: true });
}

async function openCard(page: Page, body: unknown = weatherAnswer()): Promise<Locator> {
  await answer(page, WEATHER, body);
  await page.goto("/");
  await expect(cardOf(page)).toBeVisible();
  return cardOf(page);
}

/** The queries of the calls to the weather, in order. */
function recordQueries(page: Page): URLSearchParams[] {
  const queries: URLSearchParams[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname === WEATHER) queries.push(url.searchParams);
  });
  return queries;
}

test("HOME-05 the home page shows a weather card", async ({ page }) => {
  await openCard(page);
});

test("CARD-08 CARD-09 CARD-10 CARD-11 CARD-12 CARD-13 ENT-15 every field of the answer is shown on the card", async ({
  page,
}) => {
  const card = await openCard(page);
  await expect(card).toContainText("31°C");
  await expect(card).toContainText(/scattered clouds/i);
  await expect(card).toContainText("High / low");
  await expect(card).toContainText("34° / 24°");
  await expect(card).toContainText("62%");
  await expect(card).toContainText("18 km/h");
  await expect(card).toContainText("Lagos, NG");
  await expect(card.locator("[data-sky]")).toHaveAttribute("data-sky", "cloud");
});

test("CARD-14 the card says 'Updated just now', or how old the data is", async ({ page }) => {
  const card = await openCard(page);
  await expect(card.getByText("Updated just now", { exact: true })).toBeVisible();
  await page.unrouteAll();
  const old = { ...weatherAnswer(), fetched_at: new Date(Date.now() - 2.5 * 3_600_000).toISOString() };
  await openCard(page, old);
  await expect(card.getByText("Updated 2 h ago", { exact: true })).toBeVisible();
});

test("CARD-15 the card links to the weather provider", async ({ page }) => {
  const card = await openCard(page);
  await expect(card.getByRole("link", { name: "Weather data by Open-Meteo.com" })).toHaveAttribute(
    "href",
    "https://open-meteo.com/",
  );
});

test("CARD-24 CARD-25 icon codes have their own drawings, and an unknown code has that of 02d", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const pathOfIcon: Record<string, string | null> = {};
  for (const icon of ["01d", "10d", "02d", "zz"]) {
    await page.unrouteAll();
    const card = await openCard(page, weatherAnswer({ icon }));
    pathOfIcon[icon] = await card.locator("[data-sky] path").getAttribute("d");
  }
  expect(pathOfIcon.zz).toBe(pathOfIcon["02d"]);
  expect(new Set(Object.values(pathOfIcon)).size).toBe(3);
});

test("STATE-30 no card is shown until data arrives, and its arrival moves nothing", async ({ page }) => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(`**${WEATHER}*`, async (route) => {
    await arrival;
    await route.fulfill({ json: weatherAnswer() });
  });
  await page.goto("/");
  const next = page.getByRole("region", { name: "Categories", exact: true });
  await expect(page.getByRole("region", { name: "Markets", exact: true }).getByRole("listitem")).toHaveCount(
    4,
  );
  await expect(cardOf(page)).toHaveCount(0);
  await expect(page.locator(".weather-place")).toBeEmpty();
  const before = await next.boundingBox();
  arrive();
  await expect(cardOf(page)).toBeVisible();
  expect((await next.boundingBox())?.y).toBe(before?.y);
});

test("API-42 API-43 API-44 the weather is requested for the geolocated place, in metric units", async ({
  page,
}) => {
  const queries = recordQueries(page);
  await answer(page, GEO, { city: "Kano", country_code: "NG" });
  await openCard(page);
  expect(queries.map((params) => [params.get("q"), params.get("units")])).toEqual([["Kano,NG", "metric"]]);
});

test("API-43 a place name of two words is sent unchanged", async ({ page }) => {
  const queries = recordQueries(page);
  await answer(page, GEO, { city: "Port Harcourt", country_code: "NG" });
  await openCard(page);
  expect(queries[0]?.get("q")).toBe("Port Harcourt,NG");
});

test.describe("failures", () => {
  test.use({ expectedErrors: [/500|ERR_FAILED/] });

  test("ERR-12 a failed geolocation falls back to Abuja, NG", async ({ page }) => {
    const queries = recordQueries(page);
    await page.route(`**${GEO}`, (route) => route.abort());
    await page.goto("/");
    await expect(cardOf(page)).toContainText("Abuja");
    expect(queries[0]?.get("q")).toBe("Abuja,NG");
  });

  test("ERR-12 a geolocation without a city falls back to Abuja, NG too", async ({ page }) => {
    const queries = recordQueries(page);
    await answer(page, GEO, { city: null });
    await openCard(page);
    expect(queries[0]?.get("q")).toBe("Abuja,NG");
  });

  test("ERR-13 ERR-14 a failure is only logged, and the card stays hidden", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") logged.push(message.text());
    });
    await answer(page, WEATHER, { error: "broken" }, 500);
    await page.goto("/");
    await expect.poll(() => logged.filter((text) => text.includes("weather"))).toHaveLength(1);
    await expect(cardOf(page)).toHaveCount(0);
    await expect(page.getByRole("complementary", { name: "Weather, markets and filter" })).not.toContainText(
      /weather|°C|failed/i,
    );
  });

  test("after a failure the weather's space is released without a visible jump", async ({ page }) => {
    await watchShifts(page);
    await answer(page, WEATHER, { error: "broken" }, 500);
    await page.goto("/");
    await expect(page.locator(".weather-place")).toHaveCount(0);
    const ad = page.locator('[data-slot="sidebar-top"]');
    const next = page.getByRole("region", { name: "Categories", exact: true });
    await expect
      .poll(async () => {
        const [above, below] = [await ad.boundingBox(), await next.boundingBox()];
        return above && below ? below.y - above.y - above.height : null;
      })
      .toBeLessThan(60);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

  test("a malformed answer leaves the card hidden too", async ({ page }) => {
    await answer(page, WEATHER, { main: {} });
    const weatherResponse = page.waitForResponse((response) => new URL(response.url()).pathname === WEATHER);
    await page.goto("/");
    await weatherResponse;
    // Its space is given up only once the answer has been read.
    await expect(page.locator(".weather-place")).toHaveCount(0);
    await expect(cardOf(page)).toHaveCount(0);
  });
});

test("with the keyboard every city can be reached, and Enter or Escape returns to the button", async ({
  page,
}) => {
  await page.goto("/");
  const button = cardOf(page).getByRole("button", { name: "Change city" });
  const list = cardOf(page).getByRole("combobox", { name: "City of the weather" });
  const cityAt = (place: number) => list.getByRole("option").nth(place).getAttribute("value");
  for (const [key, place] of [
    ["Enter", 0],
    ["Escape", 2],
  ] as const) {
    await button.press("Enter");
    await expect(list.getByRole("option").nth(4)).toBeAttached();
    // The city is picked relative to the stored one.
    await expect(list).toHaveValue((await cityAt(place)) ?? "");
    await expect(list).toBeFocused();
    await list.press("ArrowDown");
    await list.press("ArrowDown");
    await expect(list).toBeFocused();
    await list.press(key);
    await expect(list).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  const queries = recordQueries(page);
  await button.press("Enter");
  await expect(list.getByRole("option").nth(4)).toBeAttached();
  const fourth = await cityAt(4);
  await expect(list).toHaveValue(fourth ?? "");
  await page.getByRole("searchbox").first().focus();
  await expect(list).toHaveCount(0);
  await page.reload();
  await expect(cardOf(page)).toBeVisible();
  expect(queries.at(-1)?.get("q")).toBe(fourth);
});

test("a chosen city is used at once and after a reload, until it is cleared", async ({ page }) => {
  await page.goto("/");
  await cardOf(page).getByRole("button", { name: "Change city" }).click();
  await cardOf(page).getByRole("combobox", { name: "City of the weather" }).selectOption("Calabar,NG");
  await expect(cardOf(page)).toContainText("Calabar, NG");
  const queries = recordQueries(page);
  await page.reload();
  await expect(cardOf(page)).toContainText("Calabar, NG");
  // The browser shows its own copy at once, and revalidates it.
  expect(new Set(queries.map((params) => params.get("q")))).toEqual(new Set(["Calabar,NG"]));
  await cardOf(page).getByRole("button", { name: "Change city" }).click();
  await cardOf(page).getByRole("combobox", { name: "City of the weather" }).selectOption("");
  await expect(cardOf(page)).toContainText("Abuja, NG");
});
