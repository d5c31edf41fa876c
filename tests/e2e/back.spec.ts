import type { Locator, Page } from "@playwright/test";
import { desktop, expect, heldBack, hydrated, moving, phone } from "#tests/support/e2e.ts";
import { alive, open, test } from "#tests/support/reader.ts";

interface Overlay {
  readonly name: string;
  readonly screen: typeof phone | typeof desktop;
  readonly path: string;
  /** A reader who has not decided on cookies. */
  readonly unasked?: true;
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
    name: "the search",
    screen: phone,
    path: "/latest",
    depth: 500,
    open: press("Search"),
    part: (page) => page.locator(".header__find"),
  },
  {
    name: "the ways to share",
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
    name: "the list of keys",
    screen: desktop,
    path: "/latest",
    open: async (page) => {
      await expect(async () => {
        await page.keyboard.press("?");
        await expect(page.getByRole("dialog")).toBeVisible({ timeout: 200 });
      }).toPass();
    },
    part: dialog("Keyboard shortcuts"),
  },
  {
    name: "the import's question",
    screen: desktop,
    path: "/settings",
    open: (page) =>
      page.getByLabel("File to import").setInputFiles({
        name: "export.json",
        mimeType: "application/json",
        buffer: Buffer.from(
          JSON.stringify({
            version: "1.0.0",
            exportDate: "2026-11-01T00:00:00Z",
            follows: [],
            bookmarks: [],
            readHistory: [],
            searchHistory: [],
          }),
        ),
      }),
    part: dialog("Import this?"),
  },
  {
    name: "the cookies' preferences",
    screen: phone,
    path: "/latest",
    unasked: true,
    open: (page) => banner(page).getByRole("button", { name: "Manage" }).click(),
    part: (page) => banner(page).getByRole("button", { name: "Save Preferences" }),
  },
  {
    name: "the cookie choices asked for anew",
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
  ({ screen, path, unasked }) =>
    `${path} on a ${screen === phone ? "phone" : "desktop"}${unasked ? " before a choice on cookies" : ""}`,
);

for (const [where, its] of pages) {
  const [{ screen, path, unasked }] = its as [Overlay];
  test.describe(() => {
    test.use({ ...screen, ...moving, ...(unasked ? { chosen: undefined } : {}) });

    test(`back closes what is open on ${where} before it leaves the page; closed otherwise it leaves nothing behind`, async ({
      page,
    }) => {
      test.setTimeout(30_000 * its.length);
      if (unasked) await page.addInitScript(() => localStorage.removeItem("cookie_consent"));
      await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
      const asked: string[] = [];
      await open(page, "/privacy");
      await open(page, path);
      page.on("request", (request) => {
        if (request.isNavigationRequest() || request.url().includes(".data")) asked.push(request.url());
      });
      for (const { name, depth = 0, open: openIt, part } of its)
        await test.step(name, async () => {
          await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), depth);
          await expect.poll(() => place(page)).toBe(depth);
          const before = [page.url(), await place(page), await views(page)];
          for (const close of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
            await openIt(page);
            await expect(part(page)).toBeVisible();
            await close();
            await expect(part(page)).toBeHidden();
            expect([page.url(), await place(page), await views(page)]).toEqual(before);
          }
          await expect.poll(() => page.evaluate(() => history.state?.open)).toBeUndefined();
        });
      expect(asked).toEqual([]);
      await toPrivacy(page);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ ...phone, ...moving });

  test("the page that a link in the drawer leads to takes the drawer's place, also where it comes slowly", async ({
    page,
  }) => {
    await open(page, "/privacy");
    await open(page, "/latest");
    for (const slow of [false, true]) {
      const come = slow ? await heldBack(page, /popular/) : () => undefined;
      await press("Open menu")(page);
      await dialog("Explore")(page).getByRole("button", { name: "General News: sub-pages" }).click();
      await dialog("Explore")(page)
        .getByRole("link", { name: slow ? "Popular Now" : "Trending Topics" })
        .first()
        .click();
      await expect(dialog("Explore")(page)).toBeHidden();
      come();
      await expect(page).toHaveURL(slow ? /\/popular$/ : /\/hot-topics$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/latest$/);
      await expect(dialog("Explore")(page)).toBeHidden();
    }
    await toPrivacy(page);
  });

  test("the results that the search leads to take its place", async ({ page }) => {
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

  test("a filter chosen in the sheet takes its place", async ({ page }) => {
    await open(page, "/privacy");
    await open(page, "/latest");
    await press("Filter")(page);
    await dialog("Filter")(page).getByLabel("Time period").selectOption({ index: 1 });
    await expect(page).toHaveURL(/period=/);
    await page.goBack();
    await expect(page).toHaveURL(/\/latest$/);
    await toPrivacy(page);
  });

  test("a page reloaded with the drawer open, or reached by Forward, has nothing open and no extra entry", async ({
    page,
  }) => {
    await open(page, "/privacy");
    await open(page, "/latest");
    await press("Open menu")(page);
    await expect(dialog("Explore")(page)).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => history.state?.open)).toBeUndefined();
    await press("Open menu")(page);
    await expect(dialog("Explore")(page)).toBeVisible();
    await page.goBack();
    await expect(dialog("Explore")(page)).toBeHidden();
    await page.evaluate(() => history.forward());
    await expect.poll(() => page.evaluate(() => history.state?.open)).toBeUndefined();
    await expect(page).toHaveURL(/\/latest$/);
    await toPrivacy(page);
  });

  test("what opens while another closes is closed by Back too", async ({ page }) => {
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

test("a page gone to while the feedback panel stands beside it: back closes the panel, then goes on", async ({
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
