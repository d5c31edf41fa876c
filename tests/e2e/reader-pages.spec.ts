import type { Page } from "@playwright/test";
import { navigationCategories } from "#contracts/sections.ts";
import { answer, desktop, expect, hydrated, moving } from "#tests/support/e2e.ts";
import { card, homeSoftly, open, test, topicAnswer } from "#tests/support/reader.ts";

test.use(moving);

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("NAV-01 / serves the home feed", async ({ page }) => {
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  expect(await page.getByRole("article").count()).toBeGreaterThan(5);
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByText("Page not found")).toHaveCount(0);
});

test("NAV-02 NAV-03 a search has its own address, with the term URL-encoded", async ({ page }) => {
  await open(page, "/search?q=naira");
  await expect(title(page)).toHaveText("“naira”");
  await expect(page.getByRole("article").first()).toBeVisible();

  await page.getByRole("banner").getByRole("searchbox").fill("oil & gas 50%");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=oil(%20|\+)%26(%20|\+)gas(%20|\+)?50%25$/);
  await expect(title(page)).toHaveText("“oil & gas 50%”");
});

test("NAV-04 NAV-05 each category has a page; its slug is the lowercased label", async ({
  page,
  request,
}) => {
  await open(page, "/category/politics");
  await expect(title(page)).toHaveText("Politics");

  const links = await card(page, "Categories")
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => [link.textContent ?? "", link.getAttribute("href") ?? ""]));
  expect(links).toHaveLength(8);
  for (const [label = "", href = ""] of links) {
    expect(decodeURIComponent(href)).toBe(`/category/${label.toLowerCase()}`);
    const response = await request.get(href);
    expect([href, response.status()]).toEqual([href, 200]);
    expect(await response.text()).toContain(`<h1 class="page__title">${label}</h1>`);
  }
});

test("NAV-14 NAV-16 NAV-17 NAV-21 bookmarks, settings, topics and popular articles have their pages", async ({
  page,
}) => {
  for (const [path, heading, other] of [
    ["/bookmarks", "My Bookmarks"],
    ["/settings", "Settings"],
    ["/hot-topics", "Trending Topics", "Popular Now"],
    ["/popular", "Popular Now", "Trending Topics"],
  ] as const) {
    await open(page, path);
    await expect(title(page)).toHaveText(heading);
    if (other === undefined) continue;
    // No card beside a list repeats it.
    await expect(card(page, other)).toBeVisible();
    await expect(card(page, heading)).toHaveCount(0);
  }
});

test("NAV-18 a topic opens under its id and shows that topic", async ({ page, request }) => {
  const [first] = (await (await request.get("/api/trending/ai?limit=30")).json()).topics;
  await open(page, "/hot-topics");
  await page.getByRole("main").getByRole("link", { name: first.topic, exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`/hot-topics/${first._id}$`));
  await expect(title(page)).toHaveText(first.topic);
});

test("NAV-19 a topic without an id is linked by its URL-encoded name", async ({ page }) => {
  await answer(page, "/api/trending/ai", { topics: [topicAnswer("Fuel & Price", { _id: "" })] });
  await homeSoftly(page);
  await expect(card(page, "Trending Topics").getByRole("link", { name: "Fuel & Price" })).toHaveAttribute(
    "href",
    "/hot-topics/Fuel%20%26%20Price",
  );
});

test("a topic's page links no article twice", async ({ page, request }) => {
  const { topics } = await (await request.get("/api/trending/ai?limit=5")).json();
  for (const { _id } of topics) {
    await page.goto(`/hot-topics/${_id}`);
    const links = page.locator("#main > .part").first().locator("a:not([tabindex])[href^='/article/']");
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(paths.length).toBeGreaterThan(0);
    expect(
      paths.filter((path, place) => paths.indexOf(path) !== place),
      _id,
    ).toEqual([]);
  }
});

test("NAV-20 /trending with a topic's encoded name opens that topic", async ({ page, request }) => {
  const [first] = (await (await request.get("/api/trending/ai?limit=30")).json()).topics;
  await open(page, `/trending/${encodeURIComponent(first.topic)}`);
  await expect(title(page)).toHaveText(first.topic);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("NAV-22 /latest serves the latest articles, newest first", async ({ page }) => {
  await open(page, "/latest");
  const times = await page
    .getByRole("main")
    .getByRole("article")
    .locator("time")
    .evaluateAll((all) => all.map((time) => Date.parse(time.getAttribute("datetime") ?? "")));
  expect(times.length).toBeGreaterThan(10);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test("NAV-23 an article in the feed opens on its own page with its headline", async ({ page }) => {
  await open(page, "/latest");
  const link = page.getByRole("article").first().getByRole("heading").getByRole("link");
  const headline = (await link.textContent()) ?? "";
  await link.click();
  await expect(page).toHaveURL(/\/article\/[^/]+$/);
  await expect(title(page)).toHaveText(headline);
});

test("NAV-27 /rss is the page of RSS feeds, typed as an address or opened by a link", async ({ page }) => {
  await page.goto("/rss");
  await expect(title(page)).toContainText("RSS");
  await open(page, "/newsletter");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "RSS feeds" }).click();
  await expect(page).toHaveURL(/\/rss$/);
  await expect(title(page)).toContainText("RSS");
});

test.describe(() => {
  test.use({ expectedErrors: [/404/] });

  test("NAV-29 every other address serves the not-found page", async ({ page }) => {
    for (const path of ["/no-such-page-xyz", "/a/b/c"]) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(title(page)).toHaveText("Page not found");
    }
  });
});

test("NAV-30 a page's own script is fetched when its route is visited, and not before", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await hydrated(page);
  for (const [name, path, script] of [
    ["Careers", "/careers", /\/careers-[^/]+\.js$/],
    ["Nigeria League", "/sports/nigeria-league", /\/hub-[^/]+\.js$/],
  ] as const) {
    const ownScripts = () => scripts.filter((file) => script.test(file));
    expect(scripts.length).toBeGreaterThan(0);
    expect(ownScripts(), `before ${path}`).toEqual([]);
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(title(page)).toBeVisible();
    expect(ownScripts(), path).toHaveLength(1);
  }
});

test("NAV-31 while a page's code loads, a spinner with 'Loading...' fills the screen", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await hydrated(page);
  let release = () => {};
  const arrival = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await arrival;
    await route.continue();
  });
  await page.getByRole("banner").getByRole("link", { name: "Settings", exact: true }).click();
  const spinner = page.getByText("Loading...", { exact: true });
  await expect(spinner).toBeVisible();
  expect(await spinner.boundingBox()).toEqual({ x: 0, y: 0, ...desktop.viewport });
  release();
  await expect(spinner).toBeHidden();
  await expect(page).toHaveURL(/\/settings$/);
});

test("NAV-32 NAV-33 NAV-34 the sidebar lists the eight categories and highlights the current one, regardless of case", async ({
  page,
}) => {
  for (const slug of ["sports", "SPORTS", "Sports"]) {
    await page.goto(`/category/${slug}`);
    await hydrated(page);
    const categories = card(page, "Categories").getByRole("link");
    await expect(categories).toHaveText([...navigationCategories]);
    await expect(card(page, "Categories").locator("[aria-current]")).toHaveText(["Sports"]);
    await expect(card(page, "Categories").locator("[aria-current]")).toHaveCSS("font-weight", "700");
    await expect(categories.filter({ hasText: "Health" })).toHaveCSS("font-weight", "400");
  }
});

test("NAV-61 NAV-62 a route change scrolls smoothly to the top", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  await page.evaluate(() => {
    const positions: number[] = [];
    const scrollCalls: unknown[] = [];
    Object.assign(window, { positions, scrollCalls });
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = (...args: unknown[]) => {
      scrollCalls.push(args[0]);
      scrollTo(...(args as [ScrollToOptions]));
    };
    const watch = () => {
      positions.push(window.scrollY);
      requestAnimationFrame(watch);
    };
    watch();
  });
  await page.locator(".cats").getByRole("link", { name: "Politics" }).click();
  await expect(page).toHaveURL(/\/category\/politics$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const [positions, scrollCalls] = await page.evaluate(() => {
    const spied = window as never as { positions: number[]; scrollCalls: unknown[] };
    return [spied.positions, spied.scrollCalls] as const;
  });
  expect(scrollCalls).toEqual([{ top: 0, behavior: "smooth" }]);
  const between = new Set(positions.filter((place) => place > 0 && place < Math.max(...positions)));
  expect(between.size).toBeGreaterThan(0);
});
