import type { Locator, Page } from "@playwright/test";
import { navigationCategories } from "#contracts/sections.ts";
import { answer, expect, moving, networkQuiet, phone } from "#tests/support/e2e.ts";
import { alive, articleAnswer, open, test, topicAnswer } from "#tests/support/reader.ts";

test.use(moving);

const SOON = ["Elections", "Policy", "Live Scores", "Wellness", "Fashion", "Schools", "Top Stories"];

async function expectSoon(page: Page, menu: Locator): Promise<void> {
  const linked = await menu
    .locator("a.menu__item")
    .first()
    .evaluate((link) => getComputedStyle(link).color);
  // The first touch of a page loads what would otherwise load later.
  await menu.getByTitle("Coming soon", { exact: true }).first().click();
  await networkQuiet(page);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  for (const label of SOON) {
    const entry = menu
      .getByText(label, { exact: false })
      .and(menu.getByTitle("Coming soon", { exact: true }));
    await expect(entry).toHaveText(`${label} soon`);
    await expect(entry).not.toHaveCSS("color", linked);
    expect(await entry.evaluate((element) => element.closest("a, button, [role=button]"))).toBeNull();
    const before = [page.url(), requested.length];
    await entry.click();
    expect([page.url(), requested.length], label).toEqual(before);
  }
}

test.describe("desktop", () => {
  const header = (page: Page) => page.getByRole("banner");
  const mega = (page: Page) => page.getByRole("navigation", { name: "Explore" });

  async function hoverExplore(page: Page): Promise<void> {
    const explore = header(page).getByRole("button", { name: "Explore", exact: true });
    await alive(explore);
    await explore.hover();
    await expect(mega(page)).toBeVisible();
  }

  test("NAV-36 NAV-37 NAV-38 NAV-39 NAV-40 NAV-41 NAV-42 NAV-43 PAGE-05 the header has logo, badge and 'Live updates'; Explore opens a panel of all pages on hover, which closes when left or used", async ({
    page,
  }) => {
    await open(page, "/");
    const logo = header(page).getByRole("link", { name: /BETA/ });
    await expect(logo.locator("svg")).toBeVisible();
    await expect(logo.getByText("BETA", { exact: true })).toBeVisible();
    await expect(header(page).getByText("Live updates", { exact: true })).toBeVisible();
    const animated = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === "running")
        .map(({ effect }) => (effect as KeyframeEffect).target?.className),
    );
    expect(animated).toContain("live__dot");

    await expect(mega(page)).toBeHidden();
    await hoverExplore(page);
    const leftEdges = await mega(page)
      .locator(".mega__group")
      .evaluateAll((groups) => groups.map((group) => Math.round(group.getBoundingClientRect().left)));
    expect(leftEdges).toHaveLength(8);
    expect(new Set(leftEdges).size).toBe(3);
    for (const category of navigationCategories) {
      await expect(mega(page).getByRole("link", { name: category, exact: true })).toBeVisible();
    }
    const hrefs = await mega(page)
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(
      expect.arrayContaining([
        "/category/business/markets",
        "/business/business-metrics",
        "/business/naira",
        "/sports/nigeria-league",
        "/now-showing-movies",
        "/coming-soon-movies",
        "/music",
        "/events",
      ]),
    );
    await page.mouse.move(640, 850);
    await expect(mega(page)).toBeHidden();

    await hoverExplore(page);
    await mega(page).getByRole("link", { name: "Business", exact: true }).click();
    await expect(page).toHaveURL(/\/category\/business$/);
    await expect(mega(page)).toBeHidden();
  });

  test("NAV-57 NAV-58 NAV-59 NAV-60 in the mega-menu entries without a page are greyed out, say 'soon' and cannot be clicked", async ({
    page,
  }) => {
    await page.goto("/privacy", { waitUntil: "networkidle" });
    await hoverExplore(page);
    await expectSoon(page, mega(page));
  });
});

for (const [device, screen] of [
  ["desktop", {}],
  ["phone", phone],
] as const) {
  test.describe(device, () => {
    test.use(screen);

    test(`NAV-35 the header is sticky on a ${device}`, async ({ page }) => {
      await open(page, "/");
      const header = page.getByRole("banner");
      await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1500);
      expect((await header.boundingBox())?.y).toBe(0);
    });
  });
}

test.describe("phone", () => {
  test.use(phone);

  async function openDrawer(page: Page): Promise<Locator> {
    await page.getByRole("button", { name: "Open menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Explore" });
    await expect(drawer.getByText("Version 1.0.0 Beta")).toBeAttached();
    return drawer;
  }

  const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

  function section(drawer: Locator, heading: string): Locator {
    return drawer
      .locator("section")
      .filter({ has: drawer.page().getByRole("heading", { name: heading, exact: true }) });
  }

  test("NAV-44 NAV-45 NAV-46 NAV-47 NAV-48 NAV-50 NAV-52 PAGE-06 PAGE-08 the menu is a drawer from the left, at most 400 px wide, with categories that expand independently, theme toggle and version", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, "/privacy");
    const session = await page.context().newCDPSession(page);
    await session.send("Animation.enable");
    await session.send("Animation.setPlaybackRate", { playbackRate: 0.02 });
    const drawer = await openDrawer(page);
    const left = () => drawer.evaluate((sheet) => sheet.getBoundingClientRect().left);
    expect(await left()).toBeLessThan(0);
    await session.send("Animation.setPlaybackRate", { playbackRate: 1 });
    await expect.poll(left).toBe(0);
    const width = async () => (await drawer.boundingBox())?.width ?? 0;
    expect(Math.abs((await width()) - 288)).toBeLessThanOrEqual(2);

    const list = section(drawer, "Categories");
    for (const category of navigationCategories) {
      await expect(list.getByRole("link", { name: category, exact: true })).toBeVisible();
    }
    const business = list.getByRole("button", { name: "Business: sub-pages" });
    const naira = list.getByRole("link", { name: "Naira", exact: true });
    const league = list.getByRole("link", { name: "Nigeria League", exact: true });
    await expect(naira).toBeHidden();
    await business.click();
    await list.getByRole("button", { name: "Sports: sub-pages" }).click();
    await expect(naira).toBeVisible();
    await expect(league).toBeVisible();
    await business.click();
    await expect(naira).toBeHidden();
    await expect(league).toBeVisible();

    const toggle = drawer.getByRole("button", { name: "Dark theme" });
    const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await colour();
    await toggle.click();
    await expect(page.locator("html")).toHaveClass(/dark/);
    expect(await colour()).not.toBe(light);
    await toggle.click();
    await expect(page.locator("html")).not.toHaveClass(/dark/);
    expect(await colour()).toBe(light);

    await page.setViewportSize({ width: 700, height: 900 });
    await expect.poll(width).toBeLessThanOrEqual(400);
  });

  test("NAV-49 NAV-51 the drawer's links and quick links navigate", async ({ page }) => {
    await open(page, "/privacy");
    for (const [group, name, path] of [
      ["links", "My Bookmarks", "/bookmarks"],
      ["links", "Settings", "/settings"],
      ["Quick links", "Daily Brief", "/daily-brief"],
      ["Quick links", "Publishers", "/publishers"],
    ] as const) {
      const drawer = await openDrawer(page);
      const place = group === "links" ? drawer : section(drawer, group);
      await place.getByRole("link", { name }).click();
      await expect(page).toHaveURL(path);
      await expect(drawer).toBeHidden();
    }
  });

  test("NAV-53 NAV-54 NAV-55 NAV-56 the drawer lists the top five of Popular Now and Trending Topics, and the editor's picks", async ({
    page,
  }) => {
    const eight = [1, 2, 3, 4, 5, 6, 7, 8];
    await answer(page, "/api/trending/popular", { articles: eight.map((at) => articleAnswer(`p${at}`)) });
    await answer(page, "/api/trending/ai", { topics: eight.map((at) => topicAnswer(`Topic ${at}`)) });
    await answer(page, "/api/articles/homepage", { featured: [articleAnswer("f1"), articleAnswer("f2")] });
    await open(page, "/privacy");
    const drawer = await openDrawer(page);
    await expect(section(drawer, "Popular Now").locator("ol").getByRole("link")).toHaveText(
      [1, 2, 3, 4, 5].map((at) => `Headline p${at}`),
    );
    const topics = section(drawer, "Trending Topics");
    await expect(topics.locator(".topic__name")).toHaveText([1, 2, 3, 4, 5].map((at) => `Topic ${at}`));
    await expect(section(drawer, "Editor's Picks").locator(".pick__title")).toHaveText([
      "Headline f1",
      "Headline f2",
    ]);
    await topics.getByRole("link", { name: "View Hot Topics" }).click();
    await expect(page).toHaveURL(/\/hot-topics$/);
  });

  test("NAV-57 NAV-58 NAV-59 NAV-60 in the drawer entries without a page are greyed out, say 'soon' and cannot be clicked", async ({
    page,
  }) => {
    await page.goto("/privacy", { waitUntil: "networkidle" });
    const drawer = await openDrawer(page);
    for (const category of ["General News", "Politics", "Sports", "Health", "Lifestyle", "Education"]) {
      await drawer.getByRole("button", { name: `${category}: sub-pages` }).click();
    }
    await page.waitForLoadState("networkidle");
    await expectSoon(page, drawer);
  });

  test("NAV-63 NAV-64 the page does not scroll behind the open drawer, and keeps its position when it closes", async ({
    page,
  }) => {
    await open(page, "/latest");
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
    await expect.poll(() => scrollY(page)).toBe(900);
    // Unlike a test's click, a finger does not scroll a button into view first.
    const button = await page.getByRole("button", { name: "Open menu" }).boundingBox();
    await page.touchscreen.tap((button?.x ?? 0) + 20, (button?.y ?? 0) + 20);
    const drawer = page.getByRole("dialog", { name: "Explore" });
    await expect(drawer.getByText("Version 1.0.0 Beta")).toBeAttached();
    await page.mouse.move(380, 600);
    await page.mouse.wheel(0, 700);
    await page.mouse.move(100, 600);
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => drawer.evaluate((sheet) => sheet.scrollTop)).toBeGreaterThan(100);
    expect(await scrollY(page)).toBe(900);
    await drawer.getByRole("button", { name: "Close", exact: true }).click();
    await expect(drawer).toBeHidden();
    expect(await scrollY(page)).toBe(900);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(900);
  });
});
