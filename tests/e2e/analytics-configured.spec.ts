import type { Page } from "@playwright/test";
import { desktop, expect, hydrated, networkQuiet, test, twoFrames } from "#tests/support/e2e.ts";
import { type RunningProduct, startProduct } from "#tests/support/product.ts";
import { alive, scrollToFoot } from "#tests/support/reader.ts";

const CONSENT_SCRIPT = "https://consent.example/cmp.js";
const TAG_MANAGER = "https://tags.example/gtm.js?id=GTM-TEST";
const AD_NETWORK = "https://ads.example/serve.js";

/** A product with all third parties configured; the browser's request routing plays them. */
test.describe("with third parties configured", () => {
  test.describe.configure({ mode: "serial" });
  test.use({ ...desktop, expectedErrors: [/Failed to load resource/], mayAskOthers: true });
  let product: RunningProduct | undefined;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    product = await startProduct({
      ROLES: "web",
      CONSENT_SCRIPT,
      TAG_MANAGER,
      AD_NETWORK,
      ADS_TXT: "ads.example, pub-1, DIRECT",
    });
  });
  test.afterAll(async () => {
    await product?.stop();
  });

  /** Opens a page and returns the addresses requested from others. */
  async function open(page: Page, ads: "work" | "fail" = "work"): Promise<string[]> {
    const requested: string[] = [];
    const ownUrl = new URL(product?.url ?? "");
    await page.context().route(
      (url) => url.port === ownUrl.port || url.hostname.endsWith(".example"),
      (route) => {
        const url = new URL(route.request().url());
        if (url.port === ownUrl.port) return route.continue();
        requested.push(url.href);
        if (ads === "fail" && url.hostname === "ads.example") return route.abort();
        return route.fulfill({ contentType: "text/javascript", body: script(url) });
      },
    );
    await page.goto(`${ownUrl.origin}/privacy`);
    await hydrated(page);
    return requested;
  }

  function script({ hostname }: URL): string {
    if (hostname !== "ads.example")
      return `window.came = [...(window.came || []), ${JSON.stringify(hostname)}]`;
    return `document.body.append("an ad");try{top.document.title="stolen"}catch(e){}`;
  }

  const banner = (page: Page) => page.getByRole("region", { name: "Your choice on cookies" });

  test("API-46 only the consent script is requested from third parties, before a choice and after a refusal", async ({
    page,
  }) => {
    const requested = await open(page);
    await expect.poll(() => requested).toEqual([CONSENT_SCRIPT]);
    await banner(page).getByRole("button", { name: "Reject All" }).click();
    await page.reload();
    await expect.poll(() => requested.length).toBeGreaterThan(1);
    await hydrated(page);
    await scrollToFoot(page);
    expect(new Set(requested)).toEqual(new Set([CONSENT_SCRIPT]));
  });

  test("API-48 the tag manager is initialised when analytics are allowed, and no longer loaded after a refusal", async ({
    page,
  }) => {
    const requested = await open(page);
    await banner(page).getByRole("button", { name: "Manage" }).click();
    await banner(page)
      .getByRole("checkbox", { name: /Analytics/ })
      .check();
    await banner(page).getByRole("button", { name: "Save Preferences" }).click();
    await expect.poll(() => requested).toContain(TAG_MANAGER);
    const start = await page.evaluate(() =>
      (window.dataLayer ?? []).find((entry) => (entry as { event?: string }).event === "gtm.js"),
    );
    expect(start).toMatchObject({ "gtm.start": expect.any(Number) });
    expect(requested.some((address) => address.startsWith(AD_NETWORK))).toBe(false);
    const before = requested.length;
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await page.getByRole("contentinfo").getByRole("button", { name: "Cookie choices" }).click();
    await banner(page).getByRole("button", { name: "Reject All" }).click();
    await page.waitForFunction(() => !("marked" in window));
    await hydrated(page);
    await scrollToFoot(page);
    expect(requested.slice(before)).not.toContain(TAG_MANAGER);
  });

  test("API-47 allowed ads load into their slots by unit id, in a sandbox that cannot reach the page", async ({
    page,
  }) => {
    const requested = await open(page);
    await banner(page).getByRole("button", { name: "Accept All" }).click();
    const slot = page.locator(".ad").first();
    const unit = await slot.getAttribute("data-slot");
    await expect(slot.locator("iframe")).toHaveAttribute(
      "sandbox",
      "allow-scripts allow-popups allow-popups-to-escape-sandbox",
    );
    await expect.poll(() => requested).toContain(`${AD_NETWORK}?unit=${unit}&personalized=1`);
    await expect(slot.frameLocator("iframe").getByText("an ad")).toBeVisible();
    expect(await page.title()).not.toBe("stolen");
  });

  const adEvents = (page: Page, name: string, label: string | null) =>
    page.evaluate(
      ([event, slot]) =>
        ((window.dataLayer ?? []) as { event?: string; label?: string }[])
          .filter((entry) => entry.event === event && entry.label === slot)
          .map((entry) => ({ ...entry })),
      [name, label],
    );

  test("ANA-16 ANA-17 an ad impression is pushed once, when 50% of the ad that came after consent is in view", async ({
    page,
  }) => {
    // So low that the slot is below the first screen.
    await page.setViewportSize({ width: 1280, height: 400 });
    await open(page);
    const slot = page.locator(".ad").last();
    await alive(slot);
    // Without a provider of the weather its room above the slot is given up.
    await expect(page.locator(".weather-place")).toHaveCount(0);
    const label = await slot.getAttribute("data-slot");
    const show = async (share: number) => {
      await slot.evaluate((ad, part) => {
        const { top, height } = ad.getBoundingClientRect();
        const above = window.scrollY + top - window.innerHeight;
        window.scrollTo({ top: above + height * part, behavior: "instant" });
      }, share);
      await twoFrames(page);
    };
    const impressions = () => adEvents(page, "ad_impression", label);
    // Our own notice, shown before the choice, is not an ad.
    await show(1);
    expect(await impressions()).toEqual([]);
    await show(0);
    await banner(page).getByRole("button", { name: "Accept All" }).click();
    await expect(slot.locator("iframe")).toBeAttached();
    // The ads above it take their room, too.
    await networkQuiet(page);
    await show(0.4);
    await show(0.4);
    expect(await impressions()).toEqual([]);
    await show(0.6);
    await expect.poll(impressions).toEqual([{ event: "ad_impression", label }]);
    await show(0);
    await show(1);
    expect(await impressions()).toHaveLength(1);
  });

  test("ANA-18 ANA-19 a hover over an ad is pushed after 1.5 s, not sooner", async ({ page }) => {
    await page.clock.install();
    await open(page);
    await banner(page).getByRole("button", { name: "Accept All" }).click();
    const slot = page.locator(".ad").first();
    const label = await slot.getAttribute("data-slot");
    await expect(slot.locator("iframe")).toBeAttached();
    await slot.scrollIntoViewIfNeeded();
    await page.clock.pauseAt(Date.now() + 60_000);
    await slot.hover();
    await page.clock.runFor(1400);
    await page.mouse.move(5, 5);
    await page.clock.runFor(1000);
    expect(await adEvents(page, "ad_hover", label)).toEqual([]);
    await slot.hover();
    await page.clock.runFor(1600);
    expect(await adEvents(page, "ad_hover", label)).toEqual([{ event: "ad_hover", label }]);
  });

  test("ERR-17 a failing ad only logs a console warning", async ({ page }) => {
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    await open(page, "fail");
    await banner(page).getByRole("button", { name: "Accept All" }).click();
    await expect.poll(() => warnings.join()).toContain("An ad could not be shown");
    await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(0);
  });

  test("a newsletter confirmation page loads neither the consent script nor the tag manager", async ({
    page,
  }) => {
    const requested = await open(page);
    await banner(page).getByRole("button", { name: "Accept All" }).click();
    await expect.poll(() => requested).toContain(TAG_MANAGER);
    const before = requested.length;
    await page.goto(`${product?.url}/newsletter/confirm/c${"x".repeat(32)}`);
    await hydrated(page);
    await scrollToFoot(page);
    expect(requested.slice(before).filter((address) => !address.startsWith(AD_NETWORK))).toEqual([]);
  });

  test("ads.txt holds the configured records", async ({ request }) => {
    expect(await (await request.get(`${product?.url}/ads.txt`)).text()).toContain(
      "\nads.example, pub-1, DIRECT\n",
    );
  });
});

test("without an ad network ads.txt authorises no seller and /ad-frame is a 404", async ({ request }) => {
  expect(await (await request.get("/ads.txt")).text()).toContain("placeholder.example.com");
  expect((await request.get("/ad-frame")).status()).toBe(404);
});

test("security.txt names a contact and expires within a year", async ({ request }) => {
  const answer = await request.get("/.well-known/security.txt");
  expect(answer.headers()["content-type"]).toContain("text/plain");
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});
