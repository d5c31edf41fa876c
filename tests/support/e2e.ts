import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page } from "@playwright/test";

interface Extras {
  /** console.error and page errors that this test expects; all others fail it. */
  expectedErrors: RegExp[];
  /** This test stands in for others, or has a product at another address. */
  mayAskOthers: boolean;
  watched: undefined;
}

/** The browser of the tests finds nobody but this machine. */
const NOWHERE = "net::ERR_NAME_NOT_RESOLVED";

/** Every browser test: our own origin only, no unexpected word on the console, no uncaught error. */
export const test = base.extend<Extras>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  baseURL: async ({}, use) => use(process.env.PRODUCT_URL),
  expectedErrors: [[], { option: true }],
  mayAskOthers: [false, { option: true }],
  watched: [
    async ({ context, baseURL, expectedErrors, mayAskOthers, serviceWorkers }, use) => {
      const faults: string[] = [];
      const outside: string[] = [];
      const looks: Promise<unknown>[] = [];
      const isOutside = (url: string) =>
        url.startsWith("http") && new URL(url).origin !== new URL(baseURL ?? "").origin;
      // Nothing is intercepted: otherwise each file of each page would pass through here, and none would be cached.
      context.on("requestfailed", (request) => {
        if (isOutside(request.url()) && request.failure()?.errorText === NOWHERE) outside.push(request.url());
      });
      // In tests of the worker only the worker stores files, because routing switches the browser's own cache off.
      if (serviceWorkers === "allow") await context.route("**/*", (route) => route.fallback());
      // A test's own answers come from no server.
      context.on("response", (response) => {
        if (!isOutside(response.url())) return;
        const come = response.serverAddr().then((server) => server && outside.push(response.url()));
        looks.push(come.catch(() => undefined));
      });
      context.on("console", (message) => {
        if (message.type() === "error") faults.push(message.text());
      });
      context.on("weberror", (error) => faults.push(String(error.error())));
      await use(undefined);
      const unexpected = faults.filter((text) => !expectedErrors.some((expected) => expected.test(text)));
      expect(unexpected, "words on the console").toEqual([]);
      await Promise.all(looks);
      if (!mayAskOthers) expect(outside, "requests to others").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Resolves when React has taken over the page. A turn of the wheel spares the pause before a page at rest loads it. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
}

/** Resolves when nothing in the part moves any more, endless animations apart. */
export async function atRest(part: Locator): Promise<void> {
  await part.evaluate((place) =>
    Promise.all(
      place
        .getAnimations({ subtree: true })
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
}

/**
 * Resolves when half a second has brought nothing new. Not "networkidle": on a second visit Chromium renews what it has
 * shown from its cache, and such a request stays open for half a minute after its answer.
 */
export async function nothingNew(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = (before: number): void => {
          const now = performance.getEntriesByType("resource").length;
          if (now === before) resolve();
          else setTimeout(look, 500, now);
        };
        look(-1);
      }),
  );
}

/** Two frames on, whoever listens for a scroll or watches what comes into view has been told. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** From the next page on, layout shifts that the reader did not cause are counted. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The watched page's layout shifts so far, as CLS. */
export async function shifted(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  return shifts.reduce((sum, one) => sum + one, 0);
}

/** Requests are held back until they are released. */
export async function heldBack(page: Page, asked: RegExp): Promise<() => void> {
  const come = Promise.withResolvers<void>();
  await page.route(asked, async (route) => {
    await come.promise;
    await route.fallback();
  });
  return come.resolve;
}

/** Answers an API call with our own words: `await answer(page, "/api/trending/popular", { articles: [] })`. */
export async function answer(page: Page, path: string, body: unknown, status = 200): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) }),
  );
}

/** No accessibility fault that axe can find. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** Each of axe's rules that is broken, and where; of `rules` only, if given. */
export async function accessibilityFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  // In the page itself, without a second page to gather what frames say: twice as fast.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (rules !== undefined) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
  );
}

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
export const smallPhone = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true } as const;
export const desktop = { viewport: { width: 1280, height: 900 } } as const;
/** With the animations and smooth scrolling that other tests do without. */
export const moving = { contextOptions: { reducedMotion: "no-preference" } } as const;
