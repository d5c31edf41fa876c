import type { Locator, Page } from "@playwright/test";
import { answer, expect, hydrated, test } from "#tests/support/e2e.ts";

const MARKETS = "/category/business/markets";
const INDICATORS = "/business/business-metrics";
const NAIRA = "/business/naira";

function main(page: Page): Locator {
  return page.getByRole("main");
}

test("NAV-06 the markets page has charts of three indices and Brent, movers, hours and business news", async ({
  page,
}) => {
  await page.goto(MARKETS);
  await expect(page.getByRole("heading", { level: 1, name: "Markets" })).toBeVisible();
  for (const name of ["NGX All-Share", "NGX BANK", "NGX-30", "Brent Crude"]) {
    const figure = main(page).getByRole("region", { name, exact: true });
    await expect(figure.locator(".figure__value")).toHaveText(/^\$?[\d,.]+$/);
    await expect(figure.getByRole("img", { name: new RegExp(`^${name}: `) })).toBeVisible();
    await expect(figure.locator(".source-note").last()).toContainText(/·/);
  }
  for (const name of ["Gainers", "Losers", "Most traded"])
    await expect(main(page).getByRole("region", { name, exact: true }).getByRole("row")).toHaveCount(6);
  await expect(main(page).getByText(/The Nigerian Exchange is (open|closed)/)).toBeVisible();
  await expect(
    main(page).getByRole("region", { name: "Business news", exact: true }).getByRole("article"),
  ).not.toHaveCount(0);
});

test("a share is named by its company, with its symbol beneath", async ({ page, request }) => {
  const { gainers } = await (await request.get("/api/stocks/movers")).json();
  expect(gainers[0].company).toEqual(expect.any(String));
  await page.goto(MARKETS);
  const row = main(page).getByRole("region", { name: "Gainers", exact: true }).getByRole("rowheader").first();
  await expect(row).toHaveText(`${gainers[0].company}${gainers[0].symbol}`);
  await expect(row.locator("small")).toHaveText(gainers[0].symbol);
});

test("NAV-07 Economic Indicators has at least twelve, each with figure, period, chart, table and source", async ({
  page,
}) => {
  await page.goto(INDICATORS);
  await expect(
    page.getByRole("heading", { level: 1, name: "Economic Indicators", exact: true }),
  ).toBeVisible();
  const entries = main(page).getByRole("region");
  const count = await entries.count();
  expect(count).toBeGreaterThanOrEqual(12);
  for (let at = 0; at < count; at += 1) {
    const entry = entries.nth(at);
    await expect(entry.locator(".figure__value")).toHaveText(/\d/);
    await expect(entry.locator(".section__tag")).toHaveText(/\d{4}/);
    await expect(entry.getByRole("img")).toHaveCount(1);
    await expect(entry.locator("details tbody tr").first()).toBeAttached();
    await expect(entry.locator(".source-note a")).toHaveAttribute("href", /.+/);
  }
});

test("NAV-08 the naira page has the official rate, a chart, all currencies and an explanation", async ({
  page,
}) => {
  await page.goto(NAIRA);
  await expect(page.getByRole("heading", { level: 1, name: "Naira" })).toBeVisible();
  const official = main(page).getByRole("region", { name: "Official rate", exact: true });
  await expect(official.locator(".figure__value")).toHaveText(/^₦[\d,.]+$/);
  await expect(official.getByText("Buying and selling")).toBeVisible();
  const currencies = main(page).getByRole("region", { name: "All currencies in naira" });
  expect(await currencies.getByRole("row").count()).toBeGreaterThan(10);
  await expect(main(page).getByRole("img", { name: /^US dollar: ₦/ })).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "What this rate is" })).toBeVisible();
  await currencies.getByRole("link", { name: "Pound sterling (GBP)" }).click();
  await expect(main(page).getByRole("img", { name: /^Pound sterling: ₦/ })).toBeVisible();
});

test("the converter updates as an amount is typed, in both directions", async ({ page }) => {
  await page.goto(NAIRA);
  await hydrated(page);
  const result = main(page).getByRole("status");
  await page.getByLabel("Amount").fill("2");
  await expect(result).toHaveText(/^2 USD = [\d,.]+ NGN$/);
  const naira = /= ([\d,.]+) NGN/.exec((await result.textContent()) ?? "")?.[1] ?? "";
  await page.getByRole("link", { name: "Swap", exact: true }).click();
  await page.getByLabel("Amount").fill(naira);
  await expect(result).toHaveText(`${naira} NGN = 2 USD`);
  await page.getByLabel("Amount").fill("nothing");
  await expect(result).toHaveText("Enter an amount to convert.");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("charts, their tables and other periods are available, and the converter is a form", async ({
    page,
  }) => {
    await page.goto(MARKETS);
    const share = main(page).getByRole("region", { name: "NGX All-Share", exact: true });
    await expect(share.getByRole("img")).toBeVisible();
    await share.getByText("NGX All-Share as a table").click();
    await expect(share.getByRole("rowheader").first()).toBeVisible();
    await main(page).getByRole("link", { name: "1 month" }).click();
    await expect(page).toHaveURL(/range=1M#charts$/);
    await expect(main(page).getByRole("link", { name: "1 month" })).toHaveAttribute("aria-current", "true");

    await page.goto(NAIRA);
    await page.getByLabel("Amount").fill("1,500");
    await page.getByLabel("From", { exact: true }).selectOption("NGN");
    await page.getByLabel("To", { exact: true }).selectOption("GBP");
    await page.getByRole("button", { name: "Convert", exact: true }).click();
    await expect(main(page).getByRole("status")).toHaveText(/^1,500 NGN = [\d,.]+ GBP$/);
  });
});

test("choosing another period requests it from the API and keeps the charts in view", async ({ page }) => {
  await page.goto(MARKETS);
  await hydrated(page);
  const historyRequest = page.waitForRequest((request) =>
    request.url().includes("/api/stocks/history?index=ngx_30&range=5Y"),
  );
  await main(page).getByRole("link", { name: "5 years" }).click();
  await historyRequest;
  await expect(main(page).getByRole("link", { name: "5 years" })).toHaveAttribute("aria-current", "true");
  await expect(main(page).getByRole("region", { name: "NGX-30", exact: true })).toBeInViewport();
});

test("a chart can be read point by point, by keyboard and by mouse", async ({ page }) => {
  await page.goto(MARKETS);
  await hydrated(page);
  const share = main(page).getByRole("region", { name: "NGX All-Share", exact: true });
  const slider = share.getByRole("slider", { name: "NGX All-Share, point by point" });
  await slider.focus();
  const last = await slider.getAttribute("aria-valuetext");
  expect(last).toMatch(/^\d+ \w+ \d{4}: [\d,.]+$/);
  await page.keyboard.press("ArrowLeft");
  await expect(slider).not.toHaveAttribute("aria-valuetext", last ?? "");
  await expect(share.locator(".chart__said")).toHaveText(
    (await slider.getAttribute("aria-valuetext")) ?? "-",
  );
  await page.keyboard.press("Home");
  const first = await share.locator("tbody tr").last().textContent();
  await expect(share.locator(".chart__said")).toHaveText(
    ((await slider.getAttribute("aria-valuetext")) ?? "").replace(": ", ": "),
  );
  expect(first?.replace(/\s/g, "")).toBe(
    (await slider.getAttribute("aria-valuetext"))?.replace(/[:\s]/g, ""),
  );
  await slider.blur();
  await expect(share.locator(".chart__said")).toHaveCount(0);
  await slider.hover({ position: { x: 5, y: 40 } });
  await expect(share.locator(".chart__said")).toBeVisible();
});

test.describe("failures", () => {
  test.use({ expectedErrors: [/500/] });

  test("a missing figure leaves the others in place", async ({ page }) => {
    await answer(page, "/api/stocks/movers", {}, 500);
    await answer(page, "/api/stocks/summary", {}, 500);
    await page.goto("/");
    await hydrated(page);
    // Once the card is hydrated, its link is a soft navigation.
    await expect(page.getByText("ERROR", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "See full market" }).click();
    await page.waitForURL("**/category/business/markets", { timeout: 20_000 });
    await expect(page.getByRole("heading", { level: 1, name: "Markets" })).toBeVisible();
    await expect(main(page).getByText("No value is known at the moment.").first()).toBeVisible();
    await expect(main(page).getByText("No share prices are known yet.", { exact: false })).toBeVisible();
    const brent = main(page).getByRole("region", { name: "Brent Crude", exact: true });
    await expect(brent.locator(".figure__value")).toHaveText(/^\$/);
  });
});
