import { weigh } from "#tests/support/bytes.ts";
import { desktop, expect, hydrated } from "#tests/support/e2e.ts";
import { part } from "#tests/support/league-hub.ts";
import { test } from "#tests/support/reader.ts";

const HUB = "/sports/nigeria-league";
const KB = 1024;

test.describe("without JavaScript", () => {
  test.use({ ...desktop, javaScriptEnabled: false });

  test("tabs are links, and the table, fixtures, teams and insights are in the HTML", async ({ page }) => {
    await page.goto(HUB);
    await page.getByRole("tab", { name: "Table" }).click();
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(21);
    await page.getByRole("tab", { name: "Fixtures" }).click();
    await expect(page.getByRole("heading", { name: /^Upcoming Fixtures - Matchday \d+$/ })).toBeVisible();
    await page.getByRole("tab", { name: "Teams" }).click();
    await page.getByRole("combobox", { name: "State" }).selectOption("Kano");
    await page.getByRole("button", { name: "Show", exact: true }).last().click();
    await expect(page.locator(".team__name a")).toHaveText(["Barau", "Kano Pillars"]);
    await page.getByRole("tab", { name: "AI Insights" }).click();
    await expect(part(page, "Featured Algorithm Prediction")).toContainText("Predicted winner");
  });

  test("results can be assumed in a plain form, and the simulation uses them", async ({ page }) => {
    await page.goto(`${HUB}?tab=ai-insights&view=simulation`);
    await page.getByRole("combobox", { name: /Bendel Insurance v Rangers/ }).selectOption("Away win");
    await page.getByRole("combobox", { name: /Barau v Shooting Stars/ }).selectOption("Draw");
    await page.getByRole("button", { name: "Simulate with these results" }).click();
    await expect(page.getByText("Bendel Insurance v Rangers International: away win")).toBeVisible();
    await expect(page.getByText("Barau v Shooting Stars: draw")).toBeVisible();
    await expect(page.getByRole("table", { name: "Chances by club" }).getByRole("row")).toHaveCount(21);
  });
});

test.describe("with JavaScript", () => {
  test.use(desktop);

  test("an assumed result shows the club's place and chances, is kept in the URL, and can be cleared", async ({
    page,
  }) => {
    await page.goto(`${HUB}?tab=ai-insights&view=simulation`);
    await hydrated(page);
    const match = page.getByRole("group", { name: /Bendel Insurance v Rangers/ });
    await match.getByRole("radio", { name: "Bendel" }).check({ force: true });
    const forecast = page.locator(".whatif", { has: match }).locator(".whatif__then");
    await expect(forecast).toContainText(/Bendel: \d+ points, \d+\w\w; .*relegation \d+%/);
    await expect(page).toHaveURL(/assume=2025-26-bendel-insurance-rangers-international%3AH$/);
    await expect(page.getByText("Bendel Insurance v Rangers International: home win")).toBeVisible();
    await match.getByRole("radio", { name: "Rangers" }).check({ force: true });
    await expect(page.getByText("Bendel Insurance v Rangers International: away win")).toBeVisible();
    await page.reload();
    await expect(match.getByRole("radio", { name: "Rangers" })).toBeChecked();
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      "content",
      /\/share\/what-if\/2025-26-bendel-insurance-rangers-international%3AA\.png$/,
    );
    await hydrated(page);
    await page.getByRole("link", { name: "Clear", exact: true }).click();
    await expect(match.getByRole("radio", { name: "Open" })).toBeChecked();
  });

  test("the table tab switches to the away table and to another season", async ({ page }) => {
    await page.goto(`${HUB}?tab=table`);
    await hydrated(page);
    await page.getByRole("link", { name: "Away", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Away table" })).toBeVisible();
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(21);
    await page.getByRole("link", { name: "Official", exact: true }).click();
    await page.getByRole("combobox", { name: "Season" }).selectOption("2024-25");
    await expect(page.getByText(/Season 2024-25, as of/)).toBeVisible();
    await expect(page.getByRole("table").getByRole("row").nth(1)).toContainText("Remo Stars");
  });

  test("a season chosen before hydration is applied after it", async ({ page }) => {
    const scriptGate = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await scriptGate.promise;
      await route.continue();
    });
    await page.goto(`${HUB}?tab=table`, { waitUntil: "commit" });
    await page.getByRole("combobox", { name: "Season" }).selectOption("2024-25");
    scriptGate.resolve();
    await expect(page.getByText(/Season 2024-25, as of/)).toBeVisible();
  });

  test("a match links to its page, which links to its clubs", async ({ page }) => {
    await page.goto(`${HUB}?tab=results`);
    await hydrated(page);
    const match = page.locator("a.match__line").first();
    await match.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "The forecast on record" })).toBeVisible();
    await page.getByRole("main").locator(".duel__side").first().click();
    await expect(page.getByRole("heading", { name: "What the season may bring" })).toBeVisible();
  });
});

test("an unknown club and an unknown match are 404s", async ({ request }) => {
  for (const place of ["club/nobody", "match/never"])
    expect((await request.get(`${HUB}/${place}`)).status()).toBe(404);
});

test("the answers embedded in the hub's HTML stay under 45,000 characters", async ({ request }) => {
  for (const place of ["", "?tab=table", "?tab=teams", "?tab=ai-insights"]) {
    const page = await (await request.get(HUB + place)).text();
    const scripts = [...page.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script = ""]) => script);
    const data = scripts.filter((script) => script.includes("streamController.enqueue")).join("");
    expect(data, place).toContain("GET /npfl/standings/current");
    expect(data.length, place).toBeLessThan(45_000);
  }
});

test("a first visit to the hub is at most 150 KB, 50 KB with the data saver, and each call 30 KB", async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const full = await weigh(page, HUB);
  test.info().annotations.push({ type: "bytes", description: JSON.stringify(full) });
  expect(full.text, JSON.stringify(full)).toBeLessThanOrEqual(150 * KB);
  const lite = await weigh(page, `${HUB}?lite=1`);
  expect(lite.text + lite.pictures, JSON.stringify(lite)).toBeLessThanOrEqual(50 * KB);
  expect(lite.js).toBe(0);
  for (const call of [
    "standings/current",
    "teams/all",
    "fixtures/upcoming",
    "cross-table",
    "simulation",
    "record",
  ]) {
    const contentLength = async () =>
      Number((await request.get(`/api/npfl/${call}`)).headers()["content-length"]);
    await expect.poll(contentLength, call).toBeLessThanOrEqual(30 * KB);
  }
});
