import type { Page } from "@playwright/test";
import { desktop, expect, hydrated, phone } from "#tests/support/e2e.ts";
import { test } from "#tests/support/reader.ts";

test.use({ ...phone, expectedErrors: [/Failed to load resource|net::ERR_/] });

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const parts = /\/(Drawer|ShareSheet|FilterSheet|FeedbackPanel|FeedbackBox|StatsDrawer)\./;

for (const [address, name, dialog] of [
  ["/latest", "Open menu", "Explore"],
  ["/latest", /^Share: /, "Share"],
  ["/latest", "Filter", "Filter"],
  ["/latest", "Feedback", "Feedback"],
  ["/sports/nigeria-league", "Quick stats", "Quick stats"],
] as const) {
  test(`code that does not come for "${dialog}" takes nothing away: it is said, with a button that loads the page again`, async ({
    page,
  }) => {
    await page.goto(address);
    await hydrated(page);
    const heading = await title(page).textContent();
    const isPart = name === "Feedback" ? /\/FeedbackBox\./ : parts;
    await page.route(isPart, (route) => route.abort("internetdisconnected"));
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
    const button = page.getByRole("button", { name }).first();
    await button.click();
    const toast = page.locator(".toast");
    await expect(toast).toContainText("This could not be loaded.");
    await expect(title(page)).toHaveText(heading ?? "");
    await page.unroute(isPart);
    await Promise.all([page.waitForEvent("load"), toast.getByRole("button", { name: "Try again" }).click()]);
    await hydrated(page);
    await button.click();
    await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
  });
}

test("a feedback tab whose code does not come is left out", async ({ page }) => {
  await page.goto("/latest");
  await hydrated(page);
  const asked = page.waitForEvent("requestfailed", (request) => parts.test(request.url()));
  await page.route(parts, (route) => route.abort("internetdisconnected"));
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
  await asked;
  await expect(page.locator(".loading")).toHaveCount(0);
  await expect(page.locator("#main").getByRole("article").first()).toBeAttached();
  await expect(title(page)).toHaveText("Latest");
  // A page that was taken away would have no menu by now.
  await page.unroute(parts);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Explore" })).toBeVisible();
});

test.describe("content whose code does not come", () => {
  test.use(desktop);

  for (const [address, part, [role, name]] of [
    ["/sports/nigeria-league", /\/ResultsTab-/, ["tab", "Results"]],
    ["/category/politics", /\/FollowedPapersList\./, ["radio", "Followed only"]],
  ] as const) {
    test(`of ${address} has a sentence in its place, with a button that loads the page again`, async ({
      page,
    }) => {
      await page.goto(address);
      await hydrated(page);
      await page.route(part, (route) => route.abort("internetdisconnected"));
      const heading = await title(page).textContent();
      await page.getByRole(role, { name }).click();
      const said = page.getByRole("alert").filter({ hasText: "This could not be loaded." });
      await expect(said).toBeVisible();
      await expect(title(page)).toHaveText(heading ?? "");
      await page.unroute(part);
      await said.getByRole("button", { name: "Try again" }).click();
      await expect(said).toHaveCount(0);
      await expect(title(page)).toHaveText(heading ?? "");
    });
  }
});
