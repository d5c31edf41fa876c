import type { Locator, Page } from "@playwright/test";
import { desktop, expect, holdBack, hydrated, moving, phone } from "#tests/support/e2e.ts";
import { alive, open, openShortcuts, test } from "#tests/support/reader.ts";

interface Overlay {
  readonly name: string;
  readonly screen: typeof phone | typeof desktop;
  readonly path: string;
  /** A reader who has not decided on cookies. */
  readonly undecided?: true;
  /** How far the page is scrolled beforehand. */
  readonly depth?: number;
  readonly open: (page: Page) => Promise<void>;
  readonly part: (page: Page) => Locator;
}

/** Like a finger: a test's own click would scroll the button into view first. */
const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole("button", { name, exact: true })
    .first()
    .evaluate((button: HTMLElement) => button.click());
const dialog = (name: string) => (page: Page) => page.getByRole("dialog", { name });
const banner = (page: Page) => page.getByRole("region", { name: "Your choice on cookies" });
const lists = { follows: [], bookmarks: [], readHistory: [], searchHistory: [] };

const overlays: readonly Overlay[] = [
  {
    name: "the drawer",
    screen: phone,
    path: "/latest",
    depth: 500,
    open: press("Open menu"),
    part: dialog("Explore"),
  },
  { name: "the filter", screen: phone, path: "/latest", open: press("Filter"), part: dialog("Filter") },
  {
    name: "the search field",
    screen: phone,
    path: "/latest",
    depth: 500,
    open: press("Search"),
    part: (page) => page.locator(".header__find"),
  },
  {
    name: "the share sheet",
    screen: phone,
    path: "/latest",
    open: press(/^Share: /),
    part: dialog("Share"),
  },
  {
    name: "the feedback sheet",
    screen: phone,
    path: "/latest",
    depth: 500,
    open: press("Feedback"),
    part: dialog("Feedback"),
  },
  {
    name: "the quick stats",
    screen: phone,
    path: "/sports/nigeria-league",
    open: press("Quick stats"),
    part: dialog("Quick stats"),
  },
  {
    name: "the feedback panel",
    screen: desktop,
    path: "/latest",
    depth: 500,
    open: press("Feedback"),
    part: (page) => page.getByRole("complementary", { name: "Feedback" }),
  },
  {
    name: "the Explore menu",
    screen: desktop,
    path: "/latest",
    depth: 500,
    open: async (page) => {
      const explore = page.getByRole("button", { name: "Explore", exact: true });
      await alive(explore);
      await explore.evaluate((button: HTMLElement) => button.click());
    },
    part: (page) => page.getByRole("navigation", { name: "Explore" }),
  },
  {
    name: "the keyboard shortcuts",
    screen: desktop,
    path: "/latest",
    open: async (page) => void (await openShortcuts(page)),
    part: dialog("Keyboard shortcuts"),
  },
  {
    name: "the import confirmation",
    screen: desktop,
    path: "/settings",
    open: (page) =>
      page.getByLabel("File to import").setInputFiles({
        name: "export.json",
        mimeType: "application/json",
        buffer: Buffer.from(
          JSON.stringify({ ...lists, version: "1.0.0", exportDate: "2026-11-01T00:00:00Z" }),
        ),
      }),
    part: dialog("Import this?"),
  },
  {
    name: "the cookie preferences",
    screen: phone,
    path: "/latest",
    undecided: true,
    open: (page) => banner(page).getByRole("button", { name: "Manage" }).click(),
    part: (page) => banner(page).getByRole("button", { name: "Save Preferences" }),
  },
  {
    name: "the cookie banner reopened from the footer",
    screen: phone,
    path: "/about",
    open: (page) =>
      page.getByRole("button", { name: "Cookie choices" }).evaluate((button: HTMLElement) => button.click()),
    part: banner,
  },
];

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const views = (page: Page) =>
  page.evaluate(
    () =>
      (window.dataLayer ?? []).filter((entry) => /page_view/.test((entry as { event?: string }).event ?? ""))
        .length,
  );
const toPrivacy = async (page: Page) => {
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy$/);
};

/** The overlays, grouped by the page on which they open. */
const pages = Map.groupBy(
  overlays,
  ({ screen, path, undecided }) =>
    `${path} on a ${screen === phone ? "phone" : "desktop"}${undecided ? " before a choice on cookies" : ""}`,
);

for (const [pageLabel, pageOverlays] of pages) {
  const [{ screen, path, undecided }] = pageOverlays as [Overlay];
  test.describe(() => {
    test.use({ ...screen, ...moving, ...(undecided ? { chosen: undefined } : {}) });

    const tag = path === "/latest" ? [] : "@audit";
    test(`Back only closes the overlay open on ${pageLabel}; one closed by Escape leaves no history entry`, {
      tag,
    }, async ({ page }) => {
      test.setTimeout(60_000 + 30_000 * pageOverlays.length);
      if (undecided) await page.addInitScript(() => localStorage.removeItem("cookie_consent"));
      await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
      const navigations: string[] = [];
      await open(page, "/privacy");
      await open(page, path);
      page.on("request", (request) => {
        if (request.isNavigationRequest() || request.url().includes(".data")) navigations.push(request.url());
      });
      for (const { name, depth = 0, open: openOverlay, part } of pageOverlays)
        await test.step(name, async () => {
          await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), depth);
          await expect.poll(() => place(page)).toBe(depth);
          const before = [page.url(), await place(page), await views(page)];
          for (const close of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
            await openOverlay(page);
            await expect(part(page)).toBeVisible();
            await close();
            await expect(part(page)).toBeHidden();
            expect([page.url(), await place(page), await views(page)]).toEqual(before);
          }
          await expect.poll(() => page.evaluate(() => history.state?.open)).toBeUndefined();
        });
      expect(navigations).toEqual([]);
      await toPrivacy(page);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ ...phone, ...moving });

  test("a page opened from the drawer replaces the drawer's history entry, even if it loads slowly", async ({
    page,
  }) => {
    await open(page, "/privacy");
    await open(page, "/latest");
    for (const slow of [false, true]) {
      const release = slow ? await holdBack(page, /popular/) : () => undefined;
      await press("Open menu")(page);
      await dialog("Explore")(page).getByRole("button", { name: "General News: sub-pages" }).click();
      await dialog("Explore")(page)
        .getByRole("link", { name: slow ? "Popular Now" : "Trending Topics" })
        .first()
        .click();
      await expect(dialog("Explore")(page)).toBeHidden();
      release();
      await expect(page).toHaveURL(slow ? /\/popular$/ : /\/hot-topics$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/latest$/);
      await expect(dialog("Explore")(page)).toBeHidden();
    }
    await toPrivacy(page);
  });

  test("search results replace the search field's history entry", async ({ page }) => {
    await open(page, "/privacy");
    await open(page, "/latest");
    await press("Search")(page);
    await page.locator("#q-phone").fill("election");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/q=election/);
    await expect(page.locator(".header__find")).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/latest$/);
    await toPrivacy(page);
  });

  test("a filter chosen in the filter sheet replaces the sheet's history entry", async ({ page }) => {
    await open(page, "/privacy");
    await open(page, "/latest");
    await press("Filter")(page);
    await dialog("Filter")(page).getByLabel("Time period").selectOption({ index: 1 });
    await expect(page).toHaveURL(/period=/);
    await page.goBack();
    await expect(page).toHaveURL(/\/latest$/);
    await toPrivacy(page);
  });

  test("a reload or Forward to the drawer leaves it closed, and no extra history entry", async ({ page }) => {
    await open(page, "/privacy");
    await open(page, "/latest");
    await press("Open menu")(page);
    await expect(dialog("Explore")(page)).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => history.state?.open)).toBeUndefined();
    await expect(dialog("Explore")(page)).toBeHidden();
    await press("Open menu")(page);
    await expect(dialog("Explore")(page)).toBeVisible();
    await page.goBack();
    await expect(dialog("Explore")(page)).toBeHidden();
    const openStates = await page.evaluateHandle(() => {
      const states: boolean[] = [];
      navigation.addEventListener("currententrychange", () => states.push(history.state?.open === true));
      history.forward();
      return states;
    });
    // Forward to the drawer's entry, and back from it at once.
    await expect.poll(() => openStates.jsonValue()).toEqual([true, false]);
    await expect(dialog("Explore")(page)).toBeHidden();
    await expect(page).toHaveURL(/\/latest$/);
    await toPrivacy(page);
  });

  test("an overlay opened while another is closing is also closed by Back", async ({ page }) => {
    await open(page, "/privacy");
    await open(page, "/latest");
    await press("Search")(page);
    await expect(page.locator(".header__find")).toBeVisible();
    await page.evaluate(() => {
      const button = (name: string) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
      button("Search")?.click();
      button("Open menu")?.click();
    });
    await expect(dialog("Explore")(page)).toBeVisible();
    await expect(page.locator(".header__find")).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.open)).toBe(true);
    await page.goBack();
    await expect(dialog("Explore")(page)).toBeHidden();
    await toPrivacy(page);
  });
});

test("the feedback panel stays open across a page change; Back closes it before going back", async ({
  page,
}) => {
  await open(page, "/privacy");
  await open(page, "/latest");
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
  await press("Feedback")(page);
  const panel = page.getByRole("complementary", { name: "Feedback" });
  await expect(panel).toBeVisible();
  await page.locator(".cats").getByRole("link", { name: "Politics" }).click();
  await expect(page).toHaveURL(/politics$/);
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/politics$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/latest$/);
  await toPrivacy(page);
});
