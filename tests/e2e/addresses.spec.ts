import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/e2e.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

const info = [
  ["/about", "About"],
  ["/privacy", "Privacy"],
  ["/terms", "Terms"],
  ["/contact", "Contact"],
  ["/copyright", "Copyright"],
  ["/disclaimer", "Disclaimer"],
  ["/publishers", "Publishers"],
  ["/developers", "Developers"],
  ["/feedback", "Feedback"],
] as const;

test("NAV-09 /sports/nigeria-league serves the league hub with its six tabs", async ({ page }) => {
  await page.goto("/sports/nigeria-league");
  await expect(title(page)).toHaveText("Nigeria Premier League");
  await expect(page.getByRole("tab")).toHaveText([
    "Overview",
    "Table",
    "Fixtures",
    "Results",
    "Teams",
    "AI Insights",
  ]);
});

test("NAV-24 each of the nine information pages is served with its own heading", async ({ page }) => {
  for (const [path, heading] of info) {
    const response = await page.goto(path, { waitUntil: "domcontentloaded" });
    expect([path, response?.status()]).toEqual([path, 200]);
    await expect(title(page)).toHaveText(heading);
    await expect(page.getByText("Page not found")).toHaveCount(0);
  }
});

test("NAV-25 the newsletter page has a form with an e-mail field", async ({ page }) => {
  await page.goto("/newsletter");
  await expect(title(page)).toHaveText("Newsletter");
  await expect(page.getByRole("main").getByRole("textbox", { name: /e-?mail/i })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: /subscribe|sign up/i })).toBeVisible();
});

test("NAV-26 the daily brief page shows a brief", async ({ page }) => {
  await page.goto("/daily-brief");
  await expect(title(page)).toHaveText("Daily Brief");
  await expect(
    page
      .getByRole("main")
      .getByText(/ written at (7:00 AM and stays as it is|\d\d:\d\d)\.$/)
      .first(),
  ).toBeVisible();
});

test("NAV-28 the careers page shows a position", async ({ page }) => {
  await page.goto("/careers");
  await expect(title(page)).toHaveText("Careers");
  const position = page.getByRole("main").getByRole("region", { name: "Social Media & Content Strategist" });
  await expect(position.getByRole("heading", { level: 2 })).toBeVisible();
  await expect(position.getByText("Details and how to apply")).toBeVisible();
});
