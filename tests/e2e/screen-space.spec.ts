import type { Locator, Page } from "@playwright/test";
import { desktop, expect, phone, twoFrames } from "#tests/support/e2e.ts";
import { alive, open, test } from "#tests/support/reader.ts";

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

test("the Explore menu stays open when the pointer crosses its edge on the way to a link", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/about");
  const explore = page.getByRole("button", { name: "Explore", exact: true });
  const menu = page.getByRole("navigation", { name: "Explore" });
  await alive(explore);
  // The delay before closing passes only when the test says so: a slow machine may need longer for the way.
  await page.clock.pauseAt(Date.now() + 60_000);
  const from = await explore.boundingBox();
  await explore.hover();
  const first = menu.getByRole("link", { name: "Latest", exact: true });
  const to = await first.boundingBox();
  if (!from || !to) throw new Error("there is no menu");
  // Through the search box beside the button, on the way to the menu's far corner.
  await page.mouse.move(from.x - 60, from.y + from.height / 2, { steps: 4 });
  await expect(menu).toBeVisible();
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 6 });
  await expect(menu).toBeVisible();
  await page.mouse.move(to.x + 24, to.y + 12);
  // It stays longer than the delay before closing.
  await page.clock.runFor(600);
  await page.clock.resume();
  await twoFrames(page);
  await expect(menu).toBeVisible();
  await first.click();
  await expect(page).toHaveURL(/\/latest$/);
  await expect(menu).toBeHidden();
});

test("the header stays in view on a screen 500 px high, and scrolls away on a lower one", async ({
  page,
}) => {
  await open(page, "/privacy");
  const header = page.getByRole("banner");
  for (const [viewport, isStuck] of [
    [{ width: 740, height: 360 }, false],
    [{ width: 1280, height: 499 }, false],
    [{ width: 1280, height: 500 }, true],
  ] as const) {
    await page.setViewportSize(viewport);
    await scrollTo(page, 800);
    if (isStuck) await expect(header).toBeInViewport();
    else await expect(header).not.toBeInViewport();
  }
});

/** Texts of the page that the tab covers at any scroll position. */
async function coveredTexts(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (let top = 400; top < 2400; top += 190) {
    await scrollTo(page, top);
    await expect(page.locator(".feedback-tab")).toBeVisible();
    covered.push(
      ...(await page.evaluate(() => {
        const painted = [...document.querySelectorAll(".feedback-tab button")].map((button) =>
          button.getBoundingClientRect(),
        );
        // What has scrolled behind the header is not seen there anyway.
        const header = document.querySelector(".header")?.getBoundingClientRect().bottom ?? 0;
        const walker = document.createTreeWalker(
          document.querySelector(".page") as Node,
          NodeFilter.SHOW_TEXT,
        );
        const covered: string[] = [];
        while (walker.nextNode()) {
          const text = walker.currentNode as Text;
          const parent = text.parentElement;
          if (!text.data.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
          if (parent.closest(".feedback-tab, .feedback, .vh")) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          const isCovered = [...range.getClientRects()].some((line) =>
            painted.some(
              (tab) =>
                line.left < tab.right &&
                line.right > tab.left &&
                Math.max(line.top, header) < tab.bottom &&
                line.bottom > tab.top,
            ),
          );
          if (isCovered) covered.push(text.data);
        }
        return covered;
      })),
    );
  }
  return covered;
}

/** The width and height of its clickable area, measured from its middle. */
function target(page: Page, selector: string): Promise<{ width: number; height: number }> {
  return page.locator(selector).evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const isButtonAt = (x: number, y: number) => button.contains(document.elementFromPoint(x, y));
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    let [width, height] = [0, 0];
    for (let at = left - 60; at < right + 60; at++) if (isButtonAt(at, y)) width++;
    for (let at = top - 60; at < bottom + 60; at++) if (isButtonAt(x, at)) height++;
    return { width, height };
  });
}

for (const [device, screen] of [
  ["phone", phone],
  ["phone on its side", { ...phone, viewport: { width: 740, height: 360 } }],
  ["desktop", desktop],
] as const) {
  test.describe(device, () => {
    test.use(screen);

    test(`on a ${device} the feedback tab covers no text and is at least 44 px in size, with text at 200% too`, async ({
      page,
    }) => {
      await open(page, "/latest");
      for (const size of ["100%", "200%"]) {
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        expect(await coveredTexts(page)).toEqual([]);
        for (const button of await page.locator(".feedback-tab button").all()) {
          const selector = `.${await button.getAttribute("class")}`;
          const { width, height } = await target(page, selector);
          expect(width, selector).toBeGreaterThanOrEqual(44);
          expect(height, selector).toBeGreaterThanOrEqual(44);
          // What catches a press is what is seen.
          const seen = await button.boundingBox();
          expect(width, selector).toBeLessThanOrEqual(Math.ceil(seen?.width ?? 0));
          expect(height, selector).toBeLessThanOrEqual(Math.ceil(seen?.height ?? 0));
        }
      }
    });
  });
}

test.describe("the section bar of a phone", () => {
  test.use(phone);

  const barAt = (page: Page) =>
    page.evaluate(() => {
      const bar = document.querySelector(".cats")?.getBoundingClientRect();
      const current = document.querySelector(".cats [aria-current]")?.getBoundingClientRect();
      // Between two pages no section is current.
      if (!bar || !current) return null;
      return { isShown: current.left >= bar.left - 1 && current.right <= bar.right + 1, y: window.scrollY };
    });

  test("covers no other section with the current one after a visit to one that is far along it", async ({
    page,
  }) => {
    await open(page, "/");
    const press = (name: string) =>
      page.locator(".cats a", { hasText: name }).evaluate((link: HTMLElement) => link.click());
    const current = page.locator(".cats [aria-current]");
    for (const name of ["Education", "Home", "Education", "Politics"]) {
      await press(name);
      await expect(current).toHaveText(name);
      await twoFrames(page);
      const covered = await page.evaluate(() => {
        const [at, ...others] = ["[aria-current]", "a:not([aria-current])"].flatMap((links) =>
          [...document.querySelectorAll(`.cats ${links}`)].map((link) => link.getBoundingClientRect()),
        );
        return others.filter(({ left, right }) => at && left < at.right - 1 && right > at.left + 1).length;
      });
      expect(covered, name).toBe(0);
    }
  });

  test("shows the current section without moving the page: on a full load, on a soft visit, beside the feedback tab", async ({
    page,
  }) => {
    await page.goto("/", { waitUntil: "commit" });
    // The first section keeps its place at the edge of the text.
    expect((await page.locator(".cats [aria-current]").boundingBox())?.x).toBe(6);
    await page.goto("/category/education", { waitUntil: "commit" });
    await page.locator(".cats [aria-current]").waitFor();
    expect(await barAt(page)).toEqual({ isShown: true, y: 0 });
    await open(page, "/about");
    await page
      .locator(".cats a")
      .last()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/category\//);
    await expect.poll(() => barAt(page)).toMatchObject({ isShown: true });
    await scrollTo(page, 400);
    await expect(page.locator(".feedback-tab")).toBeVisible();
    expect(await barAt(page)).toMatchObject({ isShown: true });
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("shows the current section too", async ({ page }) => {
      await page.goto("/category/education");
      const current = await page.locator(".cats [aria-current]").boundingBox();
      expect((current?.x ?? 999) + (current?.width ?? 0)).toBeLessThanOrEqual(phone.viewport.width);
    });
  });
});

test("from 768 px the search box has room for its whole placeholder", async ({ page }) => {
  for (const width of [768, 1000, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/about");
    const spareWidth = await page
      .getByPlaceholder("Search news, topics, or trends...", { exact: true })
      .evaluate((box: HTMLInputElement) => {
        const { fontSize, fontFamily } = getComputedStyle(box, "::placeholder");
        const written = document.body.appendChild(document.createElement("span"));
        written.style.cssText = `position: fixed; white-space: nowrap; font: ${fontSize} ${fontFamily}`;
        written.textContent = box.placeholder;
        const { paddingLeft, paddingRight } = getComputedStyle(box);
        const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return room - written.getBoundingClientRect().width;
      });
    expect(spareWidth, `${width} px`).toBeGreaterThanOrEqual(0);
  }
});

test("a short page with a left sidebar is filled up with more news, none of it repeated", async ({
  page,
  request,
}) => {
  await page.setViewportSize(desktop.viewport);
  const latest = await (await request.get("/api/articles/latest?limit=1")).json();
  const [{ _id, story_id }] = latest.articles;
  const [topic] = (await (await request.get("/api/trending/ai?limit=1")).json()).topics;
  for (const address of [`/article/${_id}`, `/story/${story_id}`, `/hot-topics/${topic._id}`]) {
    await open(page, address);
    const end = page.locator("#main > .part").first();
    await lastPart(end).evaluate((part) => part.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect.poll(() => lastPart(end).evaluate(voidBelow), { message: address }).toBeLessThan(500);
    const links = end.getByRole("article").locator("h3 a");
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(paths.filter((path, place) => paths.indexOf(path) !== place)).toEqual([]);
  }
});

test("a short page without a left sidebar is filled with news to the end of the right column", async ({
  page,
}) => {
  await page.setViewportSize(desktop.viewport);
  for (const address of ["/bookmarks", "/recently-read", "/following", "/offline", "/careers"]) {
    await open(page, address);
    const end = page.locator("#main > .part").first();
    const cards = end.getByRole("complementary", { name: "Popular, trending and picked" });
    await expect(cards).toBeVisible();
    await lastPart(end).evaluate((part) => part.scrollIntoView({ block: "end", behavior: "instant" }));
    await expect.poll(() => lastPart(end).evaluate(voidBelow), { message: address }).toBeLessThan(500);
    const pathsOf = (links: Locator) =>
      links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const above = await pathsOf(cards.getByRole("link"));
    const below = await pathsOf(end.getByRole("article").locator("h3 a"));
    expect(below.filter((path) => above.includes(path))).toEqual([]);
  }
});

test("an unsold ad slot takes no space: both sidebars start at the same height", async ({ page }) => {
  await page.setViewportSize(desktop.viewport);
  await open(page, "/latest");
  const weather = page.getByRole("heading", { name: "Weather", exact: true });
  await expect(weather).toBeVisible();
  const [right, left] = await Promise.all([
    weather.boundingBox(),
    page.getByRole("heading", { name: "Popular Now", exact: true }).boundingBox(),
  ]);
  expect(right?.y).toBeCloseTo(left?.y ?? 0, 0);
});

/** What a part ends with, besides the line on what is hidden. */
const lastPart = (part: Locator): Locator => part.locator(":scope > :nth-last-child(1 of :not([hidden]))");

/** How far the sidebars reach below this element. */
function voidBelow(last: Element): number {
  const lastParts = [...document.querySelectorAll(".column--right > :last-child, .rail--left > :last-child")];
  const bottom = (element: Element) => element.getBoundingClientRect().bottom;
  return Math.max(...lastParts.map(bottom)) - bottom(last);
}
