import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page } from "@playwright/test";

interface Extras {
  /** console.error and page errors that this test expects; all others fail it. */
  expectedErrors: RegExp[];
  /** This test answers for other sites, or has a product at another address. */
  mayAskOthers: boolean;
  /** Keeps the browser's own cache, in a test with the service worker: no request can be answered by the test then. */
  httpCache: boolean;
  watched: undefined;
}

/** How requests to any other host fail: the tests' browser resolves only this machine. */
const UNRESOLVED = "net::ERR_NAME_NOT_RESOLVED";

/** The base of every browser test: requests to our own origin only, no unexpected console error, no uncaught error. */
export const test = base.extend<Extras>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  baseURL: async ({}, use) => use(process.env.PRODUCT_URL),
  expectedErrors: [[], { option: true }],
  mayAskOthers: [false, { option: true }],
  httpCache: [false, { option: true }],
  watched: [
    async ({ context, baseURL, expectedErrors, mayAskOthers, serviceWorkers, httpCache }, use) => {
      const faults: string[] = [];
      const outside: string[] = [];
      const checks: Promise<unknown>[] = [];
      const isOutside = (url: string) =>
        url.startsWith("http") && new URL(url).origin !== new URL(baseURL ?? "").origin;
      // Requests are watched, not intercepted: otherwise every file would pass through here, and none would be cached.
      context.on("requestfailed", (request) => {
        if (isOutside(request.url()) && request.failure()?.errorText === UNRESOLVED)
          outside.push(request.url());
      });
      // Routing switches the browser's own cache off, so that in tests of the worker only the worker stores files.
      if (serviceWorkers === "allow" && !httpCache) await context.route("**/*", (route) => route.fallback());
      // Answers that a test itself gives come from no server.
      context.on("response", (response) => {
        if (!isOutside(response.url())) return;
        const check = response.serverAddr().then((server) => server && outside.push(response.url()));
        checks.push(check.catch(() => undefined));
      });
      context.on("console", (message) => {
        if (message.type() === "error") faults.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => faults.push(String(error.error())));
      await use(undefined);
      // An answer that a test changes on its way may still be under way: it would fail the run, not the test.
      for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
      const unexpected = faults.filter((text) => !expectedErrors.some((expected) => expected.test(text)));
      expect(unexpected, "console errors").toEqual([]);
      await Promise.all(checks);
      if (!mayAskOthers) expect(outside, "requests to other hosts").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Resolves when React has taken over the page. The wheel event skips the pause before a page at rest loads React. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
}

/** Resolves when all animations within the part have ended, endless ones apart. */
export async function atRest(part: Locator): Promise<void> {
  await part.evaluate((element) =>
    Promise.all(
      element
        .getAnimations({ subtree: true })
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
}

/**
 * Resolves when half a second has brought no new request. Not "networkidle": on a second visit Chromium revalidates
 * what it has shown from its cache, and such a request stays open for half a minute after its answer.
 */
export async function networkQuiet(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const poll = (previous: number): void => {
          const count = performance.getEntriesByType("resource").length;
          if (count === previous) resolve();
          else setTimeout(poll, 500, count);
        };
        poll(-1);
      }),
  );
}

/** Waits for two frames, after which scroll and intersection listeners have been called. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** From the next page on, records every layout shift. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum of the layout shifts recorded on the page so far. */
export async function layoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

/** Holds matching requests back until the returned function is called. */
export async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released.promise;
    await route.fallback();
  });
  return released.resolve;
}

/** Answers an API call with the given body: `await answer(page, "/api/trending/popular", { articles: [] })`. */
export async function answer(page: Page, path: string, body: unknown, status = 200): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) }),
  );
}

/** Expects no accessibility fault that axe can find. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** Each axe rule that is broken, and where; only those of `rules`, if given. */
export async function accessibilityFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Legacy mode runs in the page itself, without a second page to gather the results of frames: twice as fast.
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
/** With the animations and smooth scrolling that other tests turn off. */
export const moving = { contextOptions: { reducedMotion: "no-preference" } } as const;
