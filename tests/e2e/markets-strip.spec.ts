import type { Page } from "@playwright/test";
import { answer, expect, hydrated, layoutShift, phone, test, watchShifts } from "#tests/support/e2e.ts";
import { weatherAnswer } from "#tests/support/figures.ts";

test.use(phone);

function stripOf(page: Page) {
  return page.getByRole("region", { name: "Weather and markets" });
}

test("on a phone weather and markets share one line, and nothing shifts when the weather loads", async ({
  page,
}) => {
  await watchShifts(page);
  await answer(page, "/api/weather/current", weatherAnswer());
  await page.goto("/");
  const strip = stripOf(page);
  for (const label of ["NGX All-Share", "NGX BANK", "NGX-30", "Brent Crude"])
    await expect(strip.getByRole("link", { name: label })).toHaveAttribute(
      "href",
      "/category/business/markets",
    );
  await expect(strip).toContainText("Abuja");
  await page.evaluate(() => scrollBy(0, 40));
  await expect(strip).toContainText("31°C");
  await expect(strip).toContainText("Lagos");
  expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(46);
  expect(await layoutShift(page)).toBeCloseTo(0, 2);
});

test("the strip comes with the page; a phone then requests only the reader's place and weather", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/");
  await hydrated(page);
  await expect(stripOf(page)).toContainText("°C");
  const figures = () => requested.filter((path) => /^.api.(stocks|commodities|geo|weather)/.test(path));
  await expect.poll(figures).toEqual(["/api/geo", "/api/weather/current"]);
});

test("after a soft navigation the strip shows its market figures too", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  await expect(stripOf(page).getByRole("link", { name: "NGX All-Share" })).toContainText("%");
});

test.describe("failures", () => {
  test.use({ expectedErrors: [/500/] });
  test("if the reader's local weather fails, the strip keeps the default weather", async ({ page }) => {
    await answer(page, "/api/weather/current", {}, 500);
    const failed = page.waitForResponse((response) => response.url().includes("/api/weather/current"));
    await page.goto("/");
    await hydrated(page);
    await page.evaluate(() => scrollBy(0, 40));
    await failed;
    await expect(stripOf(page).locator(".strip__item--weather")).toContainText("Abuja");
    await expect(stripOf(page).getByRole("link", { name: "NGX All-Share" })).toBeVisible();
  });
});
