import type { Locator, Page } from "@playwright/test";
import { answer, desktop, expect, test } from "#tests/support/e2e.ts";
import { answerMarkets } from "#tests/support/figures.ts";

test.use(desktop);

const SUMMARY = "/api/stocks/summary";
const OIL = "/api/commodities/oil/latest";

function cardOf(page: Page): Locator {
  return page.getByRole("region", { name: "Markets", exact: true });
}

function rowOf(page: Page, label: string): Locator {
  return cardOf(page).getByRole("listitem").filter({ hasText: label });
}

async function openCard(page: Page): Promise<Locator> {
  await answerMarkets(page);
  await page.goto("/");
  await expect(cardOf(page).getByRole("listitem").first()).toBeVisible();
  return cardOf(page);
}

test.describe(() => {
  test.use({ locale: "de-DE" });

  test("HOME-06 CARD-05 CARD-06 CARD-07 CARD-16 CARD-17 CARD-18 CARD-19 CARD-20 CARD-21 CARD-22 CARD-23 STATE-27 STATE-28 API-14 API-15 the home page's card has title, link, and each figure with mark, percentage, icon and colour", async ({
    page,
  }) => {
    const card = await openCard(page);
    await expect(card.getByRole("heading", { name: "Markets", exact: true })).toBeVisible();
    await expect(card.getByText("Live & end of day data", { exact: true })).toBeVisible();
    await expect(card.getByRole("link", { name: "See full market" })).toHaveAttribute(
      "href",
      "/category/business/markets",
    );
    const rows = [
      ["NGX All-Share", /104,562\.13(?!\d)/, "+1.20%", "EOD"],
      ["NGX BANK", /3,000(?![.\d])/, "-0.46%", "EOD"],
      ["NGX-30", /4,321\.5(?!\d)/, "+0.00%", "EOD"],
      ["Brent Crude", /76\.5(?!\d)/, "+1.25", "LIVE"],
    ] as const;
    for (const [label, value, change, mark] of rows) {
      const row = rowOf(page, label);
      await expect(row.getByText(label, { exact: true })).toBeVisible();
      await expect(row).toContainText(value);
      await expect(row.getByText(change, { exact: true })).toBeVisible();
      await expect(row.getByText(mark, { exact: true })).toBeVisible();
    }
    const appearances = await card.locator("[data-direction]").evaluateAll((changes) =>
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

test.describe("failures", () => {
  test.use({ expectedErrors: [/500/] });

  test("ERR-09 ERR-10 ERR-11 when either call fails the card shows its error and no entries, until tried again", async ({
    page,
  }) => {
    for (const failing of [SUMMARY, OIL]) {
      await answerMarkets(page);
      await answer(page, failing, { error: "broken" }, 500);
      await page.goto("/");
      await expect(cardOf(page).getByText("ERROR", { exact: true })).toBeVisible();
      await expect(cardOf(page).getByText("Failed to load market data", { exact: true })).toBeVisible();
      await expect(cardOf(page).getByRole("listitem")).toHaveCount(0);
    }
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
