import type { Locator, Page } from "@playwright/test";
import { answer, desktop, expect, layoutShift, moving, test, watchShifts } from "#tests/support/e2e.ts";
import { weatherAnswer } from "#tests/support/figures.ts";

test.use({ ...desktop, ...moving });

const GEO = "/api/geo";
const WEATHER = "/api/weather/current";

function cardOf(page: Page): Locator {
  return page.getByRole("region", { name: "Weather", exact: true });
}

async function openCard(page: Page): Promise<Locator> {
  await answer(page, WEATHER, weatherAnswer());
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

test("HOME-05 CARD-08 CARD-09 CARD-10 CARD-11 CARD-12 CARD-13 CARD-14 CARD-15 CARD-24 ENT-15 API-42 API-43 API-44 the home page's card asks for the geolocated place in metric units, and shows every field of the answer", async ({
  page,
}) => {
  const queries = recordQueries(page);
  await answer(page, GEO, { city: "Port Harcourt", country_code: "NG" });
  const card = await openCard(page);
  expect(queries.map((params) => [params.get("q"), params.get("units")])).toEqual([
    ["Port Harcourt,NG", "metric"],
  ]);
  await expect(card).toContainText("31°C");
  await expect(card).toContainText(/scattered clouds/i);
  await expect(card).toContainText("High / low");
  await expect(card).toContainText("34° / 24°");
  await expect(card).toContainText("62%");
  await expect(card).toContainText("18 km/h");
  await expect(card).toContainText("Lagos, NG");
  await expect(card.locator("[data-sky]")).toHaveAttribute("data-sky", "cloud");
  await expect(card.getByText("Updated just now", { exact: true })).toBeVisible();
  await expect(card.getByRole("link", { name: "Weather data by Open-Meteo.com" })).toHaveAttribute(
    "href",
    "https://open-meteo.com/",
  );
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

test.describe("failures", () => {
  test.use({ expectedErrors: [/500|ERR_FAILED/] });

  test("ERR-12 without a geolocation, or one without a city, the place is Abuja, NG", async ({ page }) => {
    const queries = recordQueries(page);
    await page.route(`**${GEO}`, (route) => route.abort());
    await page.goto("/");
    await expect(cardOf(page)).toContainText("Abuja");
    await answer(page, GEO, { city: null });
    await openCard(page);
    expect(queries.map((params) => params.get("q"))).toEqual(["Abuja,NG", "Abuja,NG"]);
  });

  test("ERR-13 ERR-14 a failure is only logged: the card stays hidden, and gives up its space without a jump", async ({
    page,
  }) => {
    await watchShifts(page);
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") logged.push(message.text());
    });
    await answer(page, WEATHER, { error: "broken" }, 500);
    await page.goto("/");
    await expect.poll(() => logged.filter((text) => text.includes("weather"))).toHaveLength(1);
    await expect(page.locator(".weather-place")).toHaveCount(0);
    await expect(cardOf(page)).toHaveCount(0);
    await expect(page.getByRole("complementary", { name: "Weather, markets and filter" })).not.toContainText(
      /weather|°C|failed/i,
    );
    const ad = page.locator('[data-slot="sidebar-top"]');
    const next = page.getByRole("region", { name: "Categories", exact: true });
    await expect
      .poll(async () => {
        const [above, below] = [await ad.boundingBox(), await next.boundingBox()];
        return above && below ? below.y - above.y - above.height : null;
      })
      .toBeLessThan(60);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    // So does an answer without a temperature.
    await answer(page, WEATHER, { main: {} });
    await page.reload();
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
