import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { expect, holdBack, hydrated, test } from "#tests/support/e2e.ts";

/** A row for each test below, by its name. */
const rows = [...readFileSync("docs/contracts/pages.md", "utf8").matchAll(/^\| (?!page|---)(.+?) \|/gm)].map(
  ([, name = ""]) => name,
);
const SCRIPT = /\/assets\/.*\.js$/;
const AGE = /\bago\b|just now/i;

interface Modes {
  readonly address: string;
  without(page: Page): Promise<void>;
  early(page: Page): Promise<void>;
  full(page: Page): Promise<void>;
}

const firstTime = (page: Page) => page.locator("#main time").first();
const bookmark = (page: Page) => page.locator("#main button[aria-pressed]").first();

async function keepsPress(page: Page): Promise<void> {
  await bookmark(page).click();
  await expect(page.locator("[data-pressed]")).toHaveCount(1);
}

async function bookmarks(page: Page): Promise<void> {
  await bookmark(page).click();
  await expect(bookmark(page)).toHaveAttribute("aria-pressed", "true");
}

const modes: Readonly<Record<string, Modes>> = {
  lists: {
    address: "/latest",
    async without(page) {
      await expect(firstTime(page)).toHaveText(/\d{1,2} \w{3}, \d{2}:\d{2}/);
      await page.getByRole("link", { name: "Older stories" }).click();
      await expect(page).toHaveURL(/page=2/);
    },
    async early(page) {
      await expect(firstTime(page)).toHaveText(AGE);
      await keepsPress(page);
    },
    full: bookmarks,
  },
  "article and story": {
    address: "/latest",
    async without(page) {
      await page.locator("#main h3 a").first().click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("#main a[href^='http']").first()).toBeVisible();
    },
    async early(page) {
      await page.locator("#main h3 a").first().click();
      await expect(page).toHaveURL(/\/(article|story)\//);
      await expect(firstTime(page)).toHaveText(AGE);
      await keepsPress(page);
    },
    async full(page) {
      await page.locator("#main h3 a").first().click();
      await expect(page).toHaveURL(/\/(article|story)\//);
      await bookmarks(page);
    },
  },
  search: {
    address: "/search",
    async without(page) {
      await page.locator("#main input[type=search]").fill("market");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/q=market/);
      await expect(page.locator("#main h3 a").first()).toBeVisible();
    },
    async early(page) {
      await page.locator("#main input[type=search]").fill("market");
      await expect(page.locator("#main input[type=search]")).toHaveValue("market");
    },
    async full(page) {
      await page.locator("#main input[type=search]").pressSequentially("mark");
      await expect(page.getByRole("listbox").first()).toBeVisible();
    },
  },
  league: {
    address: "/sports/nigeria-league?tab=table",
    async without(page) {
      await expect(page.locator("#main table tbody tr").first()).toBeVisible();
      await page.locator("#main a[href*='tab=results']").first().click();
      await expect(page).toHaveURL(/tab=results/);
    },
    async early(page) {
      await page.locator("#main a[href*='tab=results']").first().click();
      await expect(page).toHaveURL(/tab=results/);
    },
    async full(page) {
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await page.locator("#main a[href*='tab=results']").first().click();
      await expect(page).toHaveURL(/tab=results/);
      expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    },
  },
  "reader's own pages": {
    address: "/bookmarks",
    async without(page) {
      await expect(page.locator("#main .note").first()).toBeVisible();
    },
    async early(page) {
      await expect(page.getByText("Bookmarks need JavaScript")).toBeHidden();
    },
    async full(page) {
      await expect(page.getByText("Nothing is saved yet.")).toBeVisible();
    },
  },
  forms: {
    address: "/newsletter",
    async without(page) {
      await expect(page.locator("#main form[action] input[type=email]").first()).toBeVisible();
      await page.locator("#main form[action] input[type=email]").first().fill("not an address");
    },
    async early(page) {
      await page.locator("#main input[type=email]").first().fill("ada@example.com");
      await expect(page.locator("#main input[type=email]").first()).toHaveValue("ada@example.com");
    },
    async full(page) {
      await page.locator("#main input[type=email]").first().fill("nobody");
      await page.locator("#main form button[type=submit]").first().click();
      await expect(page.locator("#main form").first()).toBeVisible();
    },
  },
  figures: {
    address: "/business/business-metrics",
    async without(page) {
      await expect(page.locator("#main .gl__body").first()).toBeVisible();
    },
    async early(page) {
      await expect(page.locator("#main .gl").first()).toBeVisible();
    },
    async full(page) {
      await page.locator("#main .gl button, #main .gl summary").first().click();
      await expect(page.locator("#main .gl__body").first()).toBeVisible();
    },
  },
  texts: {
    address: "/about",
    without: hasText,
    early: hasText,
    full: hasText,
  },
};

async function hasText(page: Page): Promise<void> {
  await expect(page.locator("#main p").first()).toBeVisible();
}

/** A page in a browser of its own, so that nothing of another way is kept. */
async function visit(
  browser: Browser,
  javaScriptEnabled: boolean,
  baseURL: string | undefined,
  see: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled, ...(baseURL ? { baseURL } : {}) });
  await see(await context.newPage());
  await context.close();
}

test("every row has its test", () => {
  expect(rows).toEqual(Object.keys(modes));
});

for (const [name, { address, without, early, full }] of Object.entries(modes))
  test(name, async ({ browser, baseURL }) => {
    await visit(browser, false, baseURL, async (page) => {
      await page.goto(address);
      await without(page);
    });
    await visit(browser, true, baseURL, async (page) => {
      await holdBack(page, SCRIPT);
      await page.goto(address, { waitUntil: "commit" });
      await early(page);
    });
    await visit(browser, true, baseURL, async (page) => {
      await page.goto(address);
      await hydrated(page);
      await full(page);
    });
  });
