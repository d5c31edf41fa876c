import type { Locator, Page } from "@playwright/test";
import { answer, desktop, expect, test } from "#tests/support/e2e.ts";
import { answerMarkets, indices, oil } from "#tests/support/figures.ts";

test.use(desktop);

const SUMMARY = "/api/stocks/summary";
const OIL = "/api/commodities/oil/latest";

function cardOf(page: Page): Locator {
  return page.getByRole("region", { name: "Markets", exact: true });
}

function rowOf(page: Page, label: string): Locator {
  return cardOf(page).getByRole("listitem").filter({ hasText: label });
}

async function openCard(page: Page, answers: { indices?: object; oil?: object } = {}): Promise<Locator> {
  await answerMarkets(page, answers);
  await page.goto("/");
  await expect(cardOf(page).getByRole("listitem").first()).toBeVisible();
  return cardOf(page);
}

test("HOME-06 the home page shows a markets card", async ({ page }) => {
  await page.goto("/");
  await expect(cardOf(page)).toBeVisible();
});

test("CARD-05 CARD-06 CARD-07 the card has its title, its subtitle and its link", async ({ page }) => {
  const card = await openCard(page);
  await expect(card.getByRole("heading", { name: "Markets", exact: true })).toBeVisible();
  await expect(card.getByText("Live & end of day data", { exact: true })).toBeVisible();
  await expect(card.getByRole("link", { name: "See full market" })).toHaveAttribute(
    "href",
    "/category/business/markets",
  );
});

test("CARD-16 CARD-17 CARD-18 CARD-19 API-14 API-15 each label is shown with its own value and mark", async ({
  page,
}) => {
  await openCard(page);
  const rows = [
    ["NGX All-Share", "104,562.13", "EOD"],
    ["NGX BANK", "3,000", "EOD"],
    ["NGX-30", "4,321.5", "EOD"],
    ["Brent Crude", "76.5", "LIVE"],
  ] as const;
  for (const [label, value, mark] of rows) {
    const row = rowOf(page, label);
    await expect(row.getByText(label, { exact: true })).toBeVisible();
    await expect(row).toContainText(value);
    await expect(row.getByText(mark, { exact: true })).toBeVisible();
  }
});

test("ENT-12 ENT-13 API-14 API-15 both market calls return the fields that the card reads", async ({
  request,
}) => {
  const { market_summary } = await (await request.get(SUMMARY)).json();
  expect(Object.keys(market_summary.key_indices).sort()).toEqual(["ngx_30", "ngx_all_share", "ngx_bank"]);
  for (const index of Object.values<Record<string, unknown>>(market_summary.key_indices)) {
    expect(index).toMatchObject({
      value: expect.any(Number),
      percent_change: expect.any(Number),
      direction: expect.stringMatching(/^(up|down|neutral)$/),
    });
  }
  expect((await (await request.get(OIL)).json()).oil).toMatchObject({
    price: expect.any(Number),
    change: expect.stringMatching(/^[+-]?\d+(\.\d+)?$/),
    trend: expect.stringMatching(/^(up|down|neutral)$/),
  });
});

test.describe(() => {
  test.use({ locale: "de-DE" });
  test("CARD-20 CARD-21 numbers use en-US format with up to two decimals, whatever the reader's locale", async ({
    page,
  }) => {
    await openCard(page, { indices: { ...indices, ngx_30: { value: 104562.5 } } });
    await expect(rowOf(page, "NGX-30")).toContainText(/104,562\.5(?!\d)/);
    await expect(rowOf(page, "NGX All-Share")).toContainText(/104,562\.13(?!\d)/);
    await expect(rowOf(page, "NGX BANK")).toContainText(/3,000(?![.\d])/);
  });
});

test("CARD-22 CARD-23 percentages have two decimals and a sign", async ({ page }) => {
  await openCard(page);
  await expect(rowOf(page, "NGX All-Share").getByText("+1.20%", { exact: true })).toBeVisible();
  await expect(rowOf(page, "NGX BANK").getByText("-0.46%", { exact: true })).toBeVisible();
});

for (const [received, displayed] of [
  ["+1.25", "+1.25"],
  ["-0.4", "-0.40"],
  ["0.7", "+0.70"],
] as const) {
  test(`ENT-14 an oil price change of "${received}" is shown as ${displayed}`, async ({ page }) => {
    await openCard(page, { oil: { ...oil, change: received } });
    await expect(rowOf(page, "Brent Crude").getByText(displayed, { exact: true })).toBeVisible();
    await expect(cardOf(page)).not.toContainText(/NaN|[+-]{2}/);
  });
}

test("STATE-25 STATE-26 a skeleton is shown while loading, then the entries at the same height", async ({
  page,
}) => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await answerMarkets(page);
  await page.route(`**${SUMMARY}`, async (route) => {
    await arrival;
    await route.fallback();
  });
  const summaryRequest = page.waitForRequest(`**${SUMMARY}`);
  await page.goto("/");
  await summaryRequest;
  const skeleton = cardOf(page).locator(".skeleton");
  await expect(skeleton).toBeVisible();
  await expect(cardOf(page)).not.toContainText(/ERROR|Failed|No market/);
  const before = await cardOf(page).boundingBox();
  arrive();
  await expect(cardOf(page).getByRole("listitem")).toHaveCount(4);
  await expect(skeleton).toHaveCount(0);
  const after = await cardOf(page).boundingBox();
  expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
});

test("STATE-27 STATE-28 up, down and neutral each have their own icon and colour", async ({ page }) => {
  await openCard(page);
  const appearances = await cardOf(page)
    .locator("[data-direction]")
    .evaluateAll((changes) =>
      changes.map((change) => ({
        direction: change.getAttribute("data-direction"),
        icon: change.querySelector("use")?.getAttribute("href"),
        colour: getComputedStyle(change).color,
      })),
    );
  expect(appearances.map(({ direction }) => direction)).toEqual(["up", "down", "neutral", "up"]);
  const three = appearances.slice(0, 3);
  expect(new Set(three.map(({ icon }) => icon)).size).toBe(3);
  expect(new Set(three.map(({ colour }) => colour)).size).toBe(3);
  expect(appearances[3]).toEqual(appearances[0]);
});

test("VAL-06 an index is shown only if it has a value; zero counts as one", async ({ page }) => {
  await openCard(page, {
    indices: {
      ...indices,
      ngx_bank: { value: null },
      ngx_30: { value: 0, percent_change: 0, direction: "neutral" },
    },
  });
  await expect(rowOf(page, "NGX BANK")).toHaveCount(0);
  await expect(rowOf(page, "NGX All-Share")).toBeVisible();
  await expect(rowOf(page, "NGX-30").locator(".market__value")).toHaveText("0");
});

test("VAL-07 Brent Crude is shown only if oil has a price", async ({ page }) => {
  const card = await openCard(page, { oil: { change: "+1", trend: "up" } });
  await expect(card.getByRole("listitem")).toHaveCount(3);
  await expect(card).not.toContainText("Brent Crude");
});

test("the card survives odd answers: strings for numbers, missing fields", async ({ page }) => {
  await openCard(page, {
    indices: {
      ngx_all_share: { value: "104562.5", percent_change: "1.2", direction: "sideways" },
      ngx_30: [],
    },
    oil: { price: "76.5", change: null },
  });
  await expect(rowOf(page, "NGX All-Share")).toContainText("+1.20%");
  await expect(cardOf(page)).not.toContainText(/NaN|undefined|null/);
});

test("an old oil price is marked EOD, not LIVE", async ({ page }) => {
  await openCard(page, { oil: { ...oil, as_of: "2020-01-05T12:00:00Z" } });
  await expect(rowOf(page, "Brent Crude").getByText("EOD", { exact: true })).toBeVisible();
});

test.describe("failures", () => {
  test.use({ expectedErrors: [/500/] });

  for (const failing of [SUMMARY, OIL]) {
    test(`ERR-09 ERR-10 ERR-11 when ${failing} fails the card shows its error and no entries`, async ({
      page,
    }) => {
      await answerMarkets(page);
      await answer(page, failing, { error: "broken" }, 500);
      await page.goto("/");
      await expect(cardOf(page).getByText("ERROR", { exact: true })).toBeVisible();
      await expect(cardOf(page).getByText("Failed to load market data", { exact: true })).toBeVisible();
      await expect(cardOf(page).getByRole("listitem")).toHaveCount(0);
    });
  }

  test("after a failure the reader can try again", async ({ page }) => {
    await answer(page, SUMMARY, {}, 500);
    await answer(page, OIL, { oil });
    await page.goto("/");
    await expect(cardOf(page).getByText("ERROR", { exact: true })).toBeVisible();
    await answerMarkets(page);
    await cardOf(page).getByRole("button", { name: "Try again" }).click();
    await expect(cardOf(page).getByRole("listitem")).toHaveCount(4);
  });
});

test("with the data saver on and no script, the page contains the market and weather figures", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await page.goto("/?lite=1");
  await expect(rowOf(page, "NGX All-Share")).toContainText("%");
  await expect(page.getByRole("region", { name: "Weather", exact: true })).toContainText("km/h");
  await context.close();
});
