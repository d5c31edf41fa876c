import type { Page, Route } from "@playwright/test";
import { expect, moving } from "#tests/support/e2e.ts";
import { articleAnswer, goHome, listAnswer, open, test } from "#tests/support/reader.ts";

test.use(moving);

const spinner = (page: Page) => page.locator(".loading");
const politics = (page: Page) => page.locator(".cats").getByRole("link", { name: "Politics" });
const headlines = (page: Page) => page.locator("#main article h2, #main article h3");

test("a visited page is shown at once and updated in place; an unvisited one shows the spinner", async ({
  page,
}) => {
  let ordinal = "The first";
  const slow: Route[] = [];
  let isSlow = false;
  let front = "";
  const fulfill = (route: Route) =>
    route.fulfill({
      json: {
        ...listAnswer([articleAnswer("one", { headline: `${ordinal} headline` }), articleAnswer("two")]),
        leads: [],
      },
    });
  await page.route("**/api/articles/category/politics?*", (route) =>
    isSlow ? void slow.push(route) : fulfill(route),
  );
  await page.route("**/api/articles/category/sports?*", (route) => void slow.push(route));
  const answerAll = () => Promise.all(slow.splice(0).map(fulfill));

  await test.step("the stored page is shown while the network does not answer", async () => {
    await open(page, "/");
    front = (await headlines(page).first().textContent()) ?? "";
    await politics(page).click();
    await expect(headlines(page).first()).toHaveText("The first headline");
    await goHome(page);
    await page.clock.setSystemTime(Date.now() + 61_000);
    isSlow = true;
    ordinal = "The second";
    await politics(page).click();
    await expect(headlines(page).first()).toHaveText("The first headline");
    await expect(spinner(page)).toHaveCount(0);
    await expect.poll(() => slow.length).toBe(1);
  });

  await test.step("new headlines replace the old ones; scroll and focus stay", async () => {
    const second = headlines(page).nth(1).getByRole("link");
    await second.focus();
    await page.evaluate(() => window.scrollTo({ top: 120, behavior: "instant" }));
    await answerAll();
    await expect(headlines(page).first()).toHaveText("The second headline");
    await expect(second).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(120);
  });

  await test.step("a page that arrived as HTML is stored too", async () => {
    await page.route("**/api/editions/current", () => undefined);
    await page.clock.setSystemTime(Date.now() + 122_000);
    await goHome(page);
    await expect(headlines(page).first()).toHaveText(front);
    await expect(spinner(page)).toHaveCount(0);
  });

  await test.step("an unvisited page shows the spinner until it loads", async () => {
    await page.locator(".cats").getByRole("link", { name: "Sports" }).click();
    await expect(spinner(page)).toBeVisible();
    await expect(spinner(page)).toHaveText("Loading...");
    await answerAll();
    await expect(page.getByRole("heading", { level: 1, name: "Sports" })).toBeVisible();
    await expect(spinner(page)).toHaveCount(0);
  });
});
