import type { Page } from "@playwright/test";
import { expect, holdBack, hydrated, moving, phone, twoFrames } from "#tests/support/e2e.ts";
import { open, test } from "#tests/support/reader.ts";

test.use(moving);

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls as a reader does; resolves after the page has been notified. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        window.addEventListener("scroll", () => requestAnimationFrame(() => resolve()), { once: true });
        window.scrollTo({ top: y, behavior: "instant" });
      }),
    top,
  );
  expect(await place(page)).toBe(top);
}

async function expectPlace(page: Page, path: string, top: number): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await hydrated(page);
  // A page changes its position before the next frame.
  await twoFrames(page);
  await expect.poll(() => place(page), `the place on ${path}`).toBe(top);
}

const politics = (page: Page) => page.locator(".cats").getByRole("link", { name: "Politics" });

/** Ways to another page with a full load. */
const wholeLoads: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "a typed address": async (page) => {
    await page.goto("/category/politics");
  },
  "a link clicked before hydration": async (page) => {
    const release = await holdBack(page, /\.js$/);
    await page.reload({ waitUntil: "commit" });
    await expect.poll(() => place(page)).toBe(900);
    await politics(page).evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(/politics/, { waitUntil: "commit" });
    release();
  },
  "a form sent before hydration": async (page) => {
    const release = await holdBack(page, /\.js$/);
    await page.reload({ waitUntil: "commit" });
    await expect.poll(() => place(page)).toBe(900);
    await page.evaluate(() => {
      const form = Object.assign(document.createElement("form"), { action: "/category/politics" });
      document.body.append(form);
      form.submit();
    });
    await page.waitForURL(/politics/, { waitUntil: "commit" });
    release();
  },
};

for (const [way, load] of Object.entries(wholeLoads)) {
  test(`${way} opens the next page at its top; Back, Forward and reload restore each position`, async ({
    page,
  }) => {
    await open(page, "/latest");
    await scrollTo(page, 900);
    await load(page);
    await expectPlace(page, "/category/politics", 0);
    await scrollTo(page, 500);
    await page.reload();
    await expectPlace(page, "/category/politics", 500);
    await page.goBack();
    await expectPlace(page, "/latest", 900);
    await page.goForward();
    await expectPlace(page, "/category/politics", 500);
  });
}

test.describe("on a phone", () => {
  test.use(phone);

  test("Back and Forward restore every position across soft and full page loads", async ({ page }) => {
    await open(page, "/privacy");
    await scrollTo(page, 800);
    await politics(page).evaluate((link: HTMLElement) => link.click());
    await expectPlace(page, "/category/politics", 0);
    await scrollTo(page, 500);
    await page.goto("/terms");
    await expectPlace(page, "/terms", 0);
    await scrollTo(page, 300);
    await page.goBack();
    await expectPlace(page, "/category/politics", 500);
    await page.goBack();
    await expectPlace(page, "/privacy", 800);
    await page.goForward();
    await expectPlace(page, "/category/politics", 500);
    await page.goForward();
    await expectPlace(page, "/terms", 300);
    await page.evaluate(() => void requestAnimationFrame(() => window.history.go(-2)));
    await expectPlace(page, "/privacy", 800);
  });

  test("the data saver's scriptless pages open at the top and leave other pages' positions alone", async ({
    page,
  }) => {
    await open(page, "/privacy");
    await scrollTo(page, 700);
    await page.goto("/terms?lite=1");
    expect(await place(page)).toBe(0);
    await scrollTo(page, 400);
    await page.goto("/about");
    await expectPlace(page, "/about", 0);
    await page.goBack();
    await expect.poll(() => place(page)).toBe(400);
    await page.goBack();
    await expectPlace(page, "/privacy", 700);
  });

  test("a reloaded page is at its old position before any script has run", async ({ page }) => {
    await open(page, "/privacy");
    await scrollTo(page, 700);
    const release = await holdBack(page, /\.js$/);
    await page.reload({ waitUntil: "commit" });
    await expect.poll(() => place(page)).toBe(700);
    release();
    await expectPlace(page, "/privacy", 700);
  });

  test("an anchor within the page is scrolled to, and Back and Forward restore the positions", async ({
    page,
  }) => {
    await open(page, "/privacy");
    await scrollTo(page, 700);
    await page.evaluate(() => {
      document.querySelector(".footer")?.setAttribute("id", "the-end");
      window.location.hash = "#the-end";
    });
    await expect.poll(() => place(page)).toBeGreaterThan(900);
    const end = await place(page);
    await page.goBack();
    await expectPlace(page, "/privacy", 700);
    await page.goForward();
    await expectPlace(page, "/privacy", end);
  });

  test("Back returns from an anchor that the page has not yet taken note of", async ({ page }) => {
    await open(page, "/privacy");
    await scrollTo(page, 700);
    await page.evaluate(() => {
      document.querySelector(".footer")?.setAttribute("id", "the-end");
      // Both before the page renders again, as on a slow phone.
      window.location.hash = "#the-end";
      window.history.back();
    });
    await expect(page).not.toHaveURL(/#/);
    await expectPlace(page, "/privacy", 700);
  });
});
