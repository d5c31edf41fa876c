import type { Page } from "@playwright/test";
import { expect, hydrated, layoutShift, watchShifts } from "#tests/support/e2e.ts";
import { openPress, type Press, untilListed } from "#tests/support/press.ts";
import { open, test as reader } from "#tests/support/reader.ts";
import { shownNews } from "#tests/support/shown-news.ts";

const test = reader.extend<{ press: Press }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  press: async ({}, use) => {
    await using press = await openPress(process.env.PRODUCT_DATA ?? "");
    await use(press);
  },
});

/** The browser's own cache and the service worker, as readers have them; the worker's clock cannot be set. */
test.use({ serviceWorkers: "allow", httpCache: true, expectedErrors: [/Failed to load resource|net::ERR/] });
// One after the other: what one withdraws, the browser of the other would drop before it is read without a network.
test.describe.configure({ mode: "default" });
test.skip(process.env.PRODUCT_DATA === undefined, "another product's database is not at hand");

const politics = (page: Page) => page.locator(".cats").getByRole("link", { name: "Politics" });
const headline = (page: Page, text: string) =>
  page.locator("#main article").getByRole("link", { name: text, exact: true });
const label = (page: Page) => page.getByRole("status", { name: "Kept on this device" });

/** Publishes an article, and returns its headline once the server itself lists it. */
async function publish(press: Press, name: string): Promise<{ id: string; text: string }> {
  const text = `The ${name} of ${crypto.randomUUID().slice(0, 6)}`;
  const id = await press.publish(text);
  await untilListed(process.env.PRODUCT_URL ?? "", text);
  return { id, text };
}

/** Has the service worker control the page, without the pause after which it is registered. */
async function startWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
    const { controller } = navigator.serviceWorker;
    if (!controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
  });
}

test("what is published is seen by each way, or the page says how old it is", async ({
  page,
  context,
  press,
}) => {
  test.setTimeout(120_000);
  await page.clock.install();
  await open(page, "/latest");
  await startWorker(page);
  // Twice: the worker and the browser's cache now hold the page and its answers.
  await page.reload();
  await hydrated(page);
  await politics(page).click();
  await expect(page).toHaveURL(/politics/);
  await page.goBack();
  await expect(page).toHaveURL(/latest/);

  await test.step("by a full load", async () => {
    const { text } = await publish(press, "ferry");
    await open(page, "/latest");
    expect((await shownNews(page)).headlines).toContain(text);
    expect(await shownNews(page)).toMatchObject({ from: "", state: "", age: "just now" });
  });

  await test.step("by a soft visit, of which the first paint says from when it is", async () => {
    await politics(page).click();
    await expect(page).toHaveURL(/politics/);
    const { text } = await publish(press, "bridge");
    await page.clock.fastForward("01:05");
    await page.goBack();
    await expect(headline(page, text)).toBeVisible();
    await expect.poll(() => shownNews(page)).toMatchObject({ from: "", state: "" });
  });

  await test.step("by a button, once the interval has passed; unchanged news is not asked for", async () => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const { text } = await publish(press, "market");
    await page.clock.fastForward("05:00");
    const pill = page.locator("#main .newer");
    await expect(pill).toHaveText(/new stor/);
    await pill.click();
    await expect(headline(page, text)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(asked).toContain("/api/articles/latest");
    asked.length = 0;
    await page.clock.fastForward("05:00");
    await expect.poll(() => asked).toContain("/api/meta/versions");
  });

  await test.step("without a network the page says from when it is in its first frame", async () => {
    await watchShifts(page);
    await page.addInitScript(() => {
      const labels: string[] = [];
      Object.assign(window, { labels });
      const look = () => {
        const label = document.querySelector("#main") && document.querySelector(".kept--page");
        if (label) labels.push(label.textContent ?? "");
        if (labels.length === 0) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await context.setOffline(true);
    await page.reload();
    await hydrated(page);
    const [first] = await page.evaluate(() => (window as unknown as { labels: string[] }).labels);
    expect(first).toMatch(/^You are offline\. This is from (\d+ [A-Z][a-z]{2}, )?\d\d:\d\d\.$/);
    await expect(label(page)).toHaveText(first ?? "");
    expect(await shownNews(page)).toMatchObject({ state: "offline" });
    expect(await layoutShift(page)).toBe(0);
  });

  const late = await publish(press, "harvest");
  await test.step("once the network is back, the page is replaced and no longer dated", async () => {
    await page.clock.fastForward("02:00");
    await context.setOffline(false);
    await expect(headline(page, late.text)).toBeVisible();
    await expect(label(page)).toHaveText("");
    await expect.poll(() => shownNews(page)).toMatchObject({ state: "" });
  });

  await test.step("what is taken down is gone once the reader comes back to the page", async () => {
    await press.takeDown(late.id);
    await untilListed(process.env.PRODUCT_URL ?? "", late.text, false);
    await page.clock.fastForward("03:00");
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expect(headline(page, late.text)).toHaveCount(0);
  });
});

/** Where the browser still has these words. */
function placesOf(page: Page, words: string): Promise<string[]> {
  return page.evaluate(async (words) => {
    const places: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if ((await (await cache.match(request))?.text())?.includes(words))
          places.push(new URL(request.url).pathname);
    }
    const open = indexedDB.open("UserSettingsDB");
    await new Promise((resolve) => open.addEventListener("success", resolve));
    for (const store of open.result.objectStoreNames) {
      const rows = open.result.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => rows.addEventListener("success", resolve));
      if (JSON.stringify(rows.result).includes(words)) places.push(store);
    }
    open.result.close();
    return places;
  }, words);
}

test("what is withdrawn leaves the browser with the next page, wherever it is kept; bookmarks stay", async ({
  page,
  context,
  press,
}) => {
  test.setTimeout(120_000);
  await open(page, "/latest");
  await startWorker(page);
  const { id, text } = await publish(press, "lagoon");
  for (const path of ["/latest", `/ha/article/${id}`, `/article/${id}`]) await open(page, path);
  await page.getByRole("button", { name: "Bookmark", exact: true }).first().click();
  const kept = ["/latest", `/ha/article/${id}`, `/article/${id}`, "bookmarks", "readHistory"];
  await expect.poll(() => placesOf(page, text)).toEqual(expect.arrayContaining(kept));
  await press.withdraw(id);
  await untilListed(process.env.PRODUCT_URL ?? "", text, false);
  // The worker asks at most every ten seconds.
  await expect(async () => {
    await open(page, "/popular");
    expect(await placesOf(page, text)).toEqual(["bookmarks"]);
  }).toPass({ timeout: 40_000 });
  await context.setOffline(true);
  await page.goto(`/article/${id}`);
  await expect(page.locator("#main")).not.toContainText(text);
});

test("the server writes the time of day; the browser counts before the first paint", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/latest")).text();
  const written = [...html.matchAll(/<time [^>]*class="ago"[^>]*>([^<]*)</g)].map(([, text]) => text ?? "");
  expect(written.length).toBeGreaterThan(5);
  expect(written.filter((text) => !/^\d+ [A-Z][a-z]{2}(, \d\d:\d\d| \d{4})$/.test(text))).toEqual([]);
  await page.addInitScript(() => {
    const painted: string[] = [];
    Object.assign(window, { painted });
    const look = () => {
      painted.push(
        ...[...document.querySelectorAll("#main article time")].map((time) => time.textContent ?? ""),
      );
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto("/latest", { waitUntil: "load" });
  const painted = () => page.evaluate(() => (window as unknown as { painted: string[] }).painted);
  await expect.poll(async () => (await painted()).length).toBeGreaterThan(0);
  expect((await painted()).filter((text) => !/ago$|^just now$|^(Today|Yesterday), /.test(text))).toEqual([]);
});
