import type { Page } from "@playwright/test";
import { expect, holdBack, hydrated, phone, test } from "#tests/support/e2e.ts";

test.use(phone);

const SCRIPT = /\/assets\/.*\.js$/;
/** A press that is answered later than this seems to have been ignored. */
const WITHIN_MS = 200;
/** The pause after which an untouched page brings in React. */
const REST_MS = 600;
const VISITS = 3;

/** Other work on the machine can only add time, so the quickest of three visits counts. */
async function quickestVisit(
  limitMs: number,
  visitPage: (visit: number) => Promise<number>,
): Promise<number> {
  let quickest = Number.POSITIVE_INFINITY;
  for (let visit = 1; visit <= VISITS && quickest > limitMs; visit += 1)
    quickest = Math.min(quickest, await visitPage(visit));
  return quickest;
}

/** A first visit at 400 kbit/s with 400 ms of latency, on a CPU four times slower. */
async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const bytes = 400_000 / 8;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** Records in the page how long after a press its control responds. */
async function watchAnswers(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let pressedAt = 0;
    Object.assign(window, { responseMs: null });
    document.addEventListener(
      "pointerdown",
      () => {
        pressedAt = performance.now();
      },
      true,
    );
    new MutationObserver(() => {
      if (document.querySelector("[data-pressed]"))
        requestAnimationFrame(() => Object.assign(window, { responseMs: performance.now() - pressedAt }));
    }).observe(document, { subtree: true, attributeFilter: ["data-pressed"] });
  });
  return async () => {
    await page.waitForFunction(
      () => (window as unknown as { responseMs: number | null }).responseMs !== null,
    );
    return page.evaluate(() => (window as unknown as { responseMs: number }).responseMs);
  };
}

test("a page requests no script file until half a second after its load event", async ({ page }) => {
  await page.goto("/");
  // Nobody touches the page.
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
  const early = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    // After five seconds React is brought in even if the page is still loading.
    const from = Math.min((visit?.loadEventEnd ?? 0) + 500, 5_000);
    return files
      .filter(({ name, startTime }) => name.endsWith(".js") && startTime < from)
      .map(({ name }) => name);
  });
  expect(early).toEqual([]);
});

test("a scroll before the page has loaded brings in React right after the load, without the pause", async ({
  page,
}) => {
  const waitMs = await quickestVisit(REST_MS - 1, async () => {
    const release = await holdBack(page, /\/pictures?\//);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    const state = await page.evaluate(() => {
      window.dispatchEvent(new Event("wheel"));
      return document.readyState;
    });
    expect(state, "the page is still loading").toBe("interactive");
    release();
    await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
    return page.evaluate(() => {
      const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const scripts = files.filter(({ name }) => name.endsWith(".js")).map(({ startTime }) => startTime);
      return Math.min(...scripts) - (visit?.loadEventEnd ?? 0);
    });
  });
  expect(waitMs).toBeLessThan(REST_MS);
});

test.describe("pictures that fail to load", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("show no broken-image icon before hydration, and a drawing after it", async ({ page }) => {
    const release = await holdBack(page, SCRIPT);
    await page.route(/\/pictures?\//, (route) => route.abort());
    await page.goto("/");
    const picture = page.locator(".lead__pic img");
    await expect(picture).toHaveCSS("visibility", "hidden");
    await release();
    await hydrated(page);
    await expect(picture).toHaveCount(0);
    await expect(page.locator(".lead__pic svg")).toBeVisible();
  });
});

test("on a slow phone a press is answered within 200 ms and acts once React has loaded", async ({ page }) => {
  await slow(page);
  const responseMs = await watchAnswers(page);
  const bookmark = page.locator("main button[aria-pressed]").first();
  const quickest = await quickestVisit(WITHIN_MS, async (visit) => {
    const release = await holdBack(page, SCRIPT);
    await page.goto("/", { waitUntil: "commit" });
    await bookmark.tap();
    const measuredMs = await responseMs();
    expect(await page.evaluate(() => document.documentElement.dataset.ready)).toBeUndefined();
    release();
    // What the press does shows on the first visit only: the bookmark of a second press would be removed again.
    if (visit === 1) {
      await hydrated(page);
      await expect(bookmark).toHaveAttribute("aria-pressed", "true");
      await expect(page.locator("[data-pressed]")).toHaveCount(0);
    }
    return measuredMs;
  });
  expect(quickest).toBeLessThanOrEqual(WITHIN_MS);
});

test("a tab pressed before React has loaded responds at once and opens", async ({ page }) => {
  await holdBack(page, SCRIPT);
  const responseMs = await watchAnswers(page);
  // An answer that does not change the page.
  await page.route(/tab=/, (route) => route.fulfill({ status: 204 }));
  const tab = page.locator("main a[href*='tab=']:visible").first();
  const quickest = await quickestVisit(WITHIN_MS, async () => {
    await page.goto("/sports/nigeria-league", { waitUntil: "commit" });
    await tab.tap();
    return responseMs();
  });
  expect(quickest).toBeLessThanOrEqual(WITHIN_MS);
  await page.unroute(/tab=/);
  await tab.tap();
  await page.waitForURL(/tab=/, { waitUntil: "commit" });
});

/** Records the buttons that the page itself presses, in order. */
async function watchReplays(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const replayed: string[] = [];
    Object.assign(window, { replayed });
    window.addEventListener(
      "click",
      ({ isTrusted, target }) => {
        const button = (target as Element).closest("button");
        if (!isTrusted && button) replayed.push(button.ariaLabel ?? "");
      },
      true,
    );
  });
  return () => page.evaluate(() => (window as unknown as { replayed: string[] }).replayed);
}

test("presses before hydration are replayed after it in their order, a repeated one only once", async ({
  page,
}) => {
  const replayed = await watchReplays(page);
  const release = await holdBack(page, SCRIPT);
  await page.goto("/latest", { waitUntil: "commit" });
  const bookmarks = page.locator("main button[aria-pressed]");
  const search = page.getByRole("banner").getByRole("button", { name: "Search" });
  const pressed = [bookmarks.nth(1), search, bookmarks.nth(0)];
  const names = await Promise.all(pressed.map((button) => button.getAttribute("aria-label")));
  expect(new Set(names).size).toBe(3);
  for (const button of pressed) await button.click();
  // An impatient reader presses again.
  await bookmarks.nth(1).click();
  await expect(page.locator("[data-pressed]")).toHaveCount(3);
  expect(await replayed()).toEqual([]);
  release();
  await hydrated(page);
  for (const at of [0, 1]) await expect(bookmarks.nth(at)).toHaveAttribute("aria-pressed", "true");
  await expect(bookmarks.nth(2)).toHaveAttribute("aria-pressed", "false");
  await expect(search).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator("[data-pressed]")).toHaveCount(0);
  expect(await replayed()).toEqual(names);
});

for (const { presses, isOpen } of [
  { presses: ["Accept All", "Cookie choices"], isOpen: true },
  { presses: ["Cookie choices", "Accept All"], isOpen: false },
]) {
  test(`of '${presses.join("' and '")}', pressed before the banner's code has loaded, the last decides`, async ({
    page,
  }) => {
    const release = await holdBack(page, SCRIPT);
    await page.goto("/about", { waitUntil: "commit" });
    for (const name of presses) await page.getByRole("button", { name }).click();
    await expect(page.locator("[data-pressed]")).toHaveCount(2);
    release();
    await hydrated(page);
    await page.waitForFunction(() => localStorage.getItem("cookie_consent") !== null);
    const banner = page.getByRole("region", { name: "Your choice on cookies" });
    await expect(banner).toHaveCount(isOpen ? 1 : 0);
    if (!isOpen) return;
    await expect(banner.getByRole("checkbox", { name: /Analytics/ })).toBeChecked();
    await banner.getByRole("button", { name: "Reject All" }).click();
    await expect(banner).toHaveCount(0);
  });
}

test("'Cookie choices', pressed before React has loaded by a reader who has chosen, shows the choice", async ({
  page,
}) => {
  const choice = { analytics: true, ads: false, personalization: false, timestamp: new Date().toISOString() };
  await page.addInitScript((text) => localStorage.setItem("cookie_consent", text), JSON.stringify(choice));
  const release = await holdBack(page, SCRIPT);
  await page.goto("/about", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Cookie choices" }).click();
  release();
  await hydrated(page);
  const banner = page.getByRole("region", { name: "Your choice on cookies" });
  await expect(banner.getByRole("checkbox", { name: /Analytics/ })).toBeChecked();
});

for (const address of ["/search", "/publishers"]) {
  test(`text typed on ${address} before React has loaded is kept, with its focus`, async ({ page }) => {
    const release = await holdBack(page, SCRIPT);
    await page.goto(address, { waitUntil: "commit" });
    const box = page.locator("main input[type=search]").first();
    await box.click();
    await page.keyboard.type("lagos");
    expect(await page.evaluate(() => document.documentElement.dataset.ready)).toBeUndefined();
    release();
    await hydrated(page);
    await expect(box).toHaveValue("lagos");
    await expect(box).toBeFocused();
  });
}

test.describe("when the script files fail to load", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("a press does not stay marked as pending, and links work", async ({ page }) => {
    await page.route(SCRIPT, (route) => route.abort());
    await page.goto("/latest");
    const search = page.getByRole("banner").getByRole("button", { name: "Search" });
    await search.click();
    await expect(page.locator("[data-pressed]")).toHaveCount(0);
    await page.locator("main h3 a").first().click();
    await expect(page).toHaveURL(/\/article\//);
  });
});
