import type { Page } from "@playwright/test";
import { HOUR_MS } from "#contracts/durations.ts";
import { bookmarkRows, putRows } from "#tests/support/device.ts";
import { answer, expect, hydrated, phone, test as undecided } from "#tests/support/e2e.ts";
import { alive, articleAnswer, goHome, homeSoftly, listAnswer, open, test } from "#tests/support/reader.ts";

const FIRST_SCREEN = { ...phone, viewport: { width: 360, height: 740 } };

/** Says beneath the page what it says without a network, and names which of `selector` something then covers. */
async function coveredBelow(page: Page, selector: string): Promise<string[]> {
  await page.locator(".kept--page").evaluate((note) => {
    note.textContent = "You are offline. This is from 19:04.";
  });
  await expect(page.locator(".kept--page")).toBeInViewport({ ratio: 1 });
  return page.locator(selector).evaluateAll((parts) =>
    parts
      .filter((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return !part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((part) => part.textContent ?? ""),
  );
}

test.describe("on a phone", () => {
  test.use(FIRST_SCREEN);

  test("a bar at the bottom leads on with one press, and its sections are the menu", async ({ page }) => {
    await open(page, "/about");
    const bar = page.getByRole("navigation", { name: "Quick links" }).filter({ visible: true });
    await bar.getByText("Sections").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await bar.getByRole("link", { name: "League" }).click();
    await expect(page).toHaveURL("/sports/nigeria-league");
    for (const target of await bar.locator("> *").all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  test("beneath a page two entries of each rail are shown until it is asked for all; the front page shows all", async ({
    page,
  }) => {
    const pressed = Promise.withResolvers<void>();
    await page.route("**/assets/rails-*.js", (route) => pressed.promise.then(() => route.continue()));
    await page.goto("/popular", { waitUntil: "domcontentloaded" });
    const rail = page.locator(".rail--left");
    const topics = rail.locator(".topic").filter({ visible: true });
    await expect(topics).toHaveCount(2);
    expect(await rail.locator(".topic").count()).toBe(5);
    await rail.getByText("Show all").first().click();
    await expect(topics).toHaveCount(5);
    pressed.resolve();
    await hydrated(page);
    await alive(topics.first());
    await expect(topics).toHaveCount(5);
    await open(page, "/");
    await expect(topics).toHaveCount(5);
  });

  test("an article's action stays in sight, and the bar makes room for it", async ({ page, request }) => {
    const { articles } = await (await request.get("/api/articles/latest?limit=1")).json();
    await open(page, `/article/${articles[0]._id}`);
    await expect(page.getByRole("link", { name: /^Read the full story at/ })).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".thumb")).toBeHidden();
    const message = await page.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
    const text = new URL(message ?? "").searchParams.get("text") ?? "";
    expect(text.split("\n")[0]).toBe(articles[0].headline);
    expect(text.endsWith(`/s/${articles[0]._id}`)).toBe(true);
    expect(await coveredBelow(page, ".page-action :is(a, button)")).toEqual([]);
  });
});

test.describe("what the reader keeps, on a phone", () => {
  test.use(FIRST_SCREEN);

  test("bookmarks stand two in a row with their pictures, each removed in its corner", async ({ page }) => {
    await open(page, "/about");
    await putRows(page, "bookmarks", bookmarkRows(3));
    await open(page, "/bookmarks");
    const saved = page.getByRole("main").getByRole("article");
    const boxes = await Promise.all((await saved.all()).map((one) => one.boundingBox()));
    const [first, second, third] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
    expect(second?.y).toBe(first?.y);
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
    expect(third?.x).toBe(first?.x);
    const corner = await saved
      .first()
      .getByRole("button", { name: /^Remove: / })
      .boundingBox();
    expect((corner?.x ?? 0) + (corner?.width ?? 0)).toBeCloseTo((first?.x ?? 0) + (first?.width ?? 0), 0);
    expect(corner?.y).toBeCloseTo(first?.y ?? 0, 0);

    await test.step("neither the note that one is offline nor the way to undo covers the bar", async () => {
      await alive(saved.first());
      await saved
        .first()
        .getByRole("button", { name: /^Remove: / })
        .click();
      await expect(page.getByRole("button", { name: "Undo" })).toBeInViewport({ ratio: 1 });
      expect(await page.locator(".thumb > *").count()).toBe(5);
      expect(await coveredBelow(page, ".thumb > *, .toast__action")).toEqual([]);
    });
  });

  test("the bar counts the opened stories that moved on", async ({ page, request }) => {
    const { articles } = await (await request.get("/api/articles/latest?limit=30")).json();
    const moved = articles
      .filter(({ last_text_at }: { last_text_at: string | null }) => last_text_at)
      .slice(0, 2);
    const seenAt = new Date(Date.now() - 47 * HOUR_MS).toISOString();
    await open(page, "/about");
    await expect(page.locator(".thumb .count")).toHaveCount(0);
    const value = moved.map(({ story_id }: { story_id: string }) => ({
      id: story_id,
      seenAt,
      before: null,
    }));
    await putRows(page, "settings", [{ key: "storiesSeen", value }]);
    await page.evaluate(
      (last) => localStorage.setItem("visits", JSON.stringify({ count: 1, last, noHint: true })),
      seenAt,
    );
    await open(page, "/about");
    const count = page.getByRole("link", { name: "You" }).locator(".count");
    await expect(count).toHaveText(`, ${moved.length} New since you looked`, { timeout: 20_000 });
  });
});

undecided.describe("a phone with the cookie banner open", () => {
  undecided.use(FIRST_SCREEN);

  undecided(
    "the banner is alone at the bottom, and an article's action stands on it",
    async ({ page, request }) => {
      const { articles } = await (await request.get("/api/articles/latest?limit=1")).json();
      await page.goto(`/article/${articles[0]._id}`);
      await hydrated(page);
      const banner = page.getByRole("region", { name: "Your choice on cookies" });
      const action = page.getByRole("link", { name: /^Read the full story at/ });
      const [above, below] = [await action.boundingBox(), await banner.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      await page.goto("/about");
      await hydrated(page);
      await expect(page.locator(".thumb")).toBeHidden();
    },
  );

  undecided(
    "the first screen has three rows of the league's table, a section's lead and two more, a story's latest text",
    async ({ page, request }) => {
      const { articles } = await (await request.get("/api/trending/popular?limit=1")).json();
      const beginnings = [
        ["/sports/nigeria-league", ".standings tbody tr", 3],
        ["/category/politics", "main h3, .lead__title", 3],
        [`/story/${articles[0].story_id}`, ".latest", 1],
      ] as const;
      for (const [address, selector, count] of beginnings) {
        await page.goto(address);
        await hydrated(page);
        const floor =
          (await page.getByRole("region", { name: "Your choice on cookies" }).boundingBox())?.y ?? 0;
        const last = await page
          .locator(selector)
          .nth(count - 1)
          .boundingBox();
        expect((last?.y ?? 0) + (last?.height ?? 0), address).toBeLessThanOrEqual(floor);
      }
    },
  );
});

test("a lead without a picture is a poster on its section's ground; the edition's end strikes through what was read", async ({
  page,
  request,
}) => {
  const front = await (await request.get("/api/editions/current")).json();
  const stories = [1, 2, 3, 4, 5, 6, 7].map((n) => articleAnswer(`look${n}`, { story_id: `look${n}` }));
  await answer(page, "/api/editions/current", { ...front, edition: { ...front.edition, stories } });
  await answer(page, "/api/articles/look2", {
    ...{ article: stories[1], story: null, texts: [], steps: [], topics: [], related: [] },
    ...{ headline_history: [], in_other_languages: [] },
  });
  await open(page, "/about");
  await goHome(page);
  const lead = page.getByRole("main").getByRole("article").first();
  await expect(lead.getByRole("heading")).toHaveText("Headline look1");
  await expect(lead.locator("img, svg.plate")).toHaveCount(0);
  const ground = await lead.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(ground).not.toBe("rgba(0, 0, 0, 0)");
  await page.getByRole("heading", { name: "Headline look2" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Headline look2" })).toBeVisible();
  await goHome(page);
  const end = page.getByRole("region", { name: "You are up to date" });
  await end.scrollIntoViewIfNeeded();
  await alive(end);
  const struck = async (name: string) =>
    end.getByRole("link", { name }).evaluate((link) => getComputedStyle(link).textDecorationLine);
  await expect.poll(() => struck("Headline look2")).toBe("line-through");
  expect(await struck("Headline look3")).toBe("none");
});

test("a section's own page does not name it in each card, and the front page does", async ({ page }) => {
  await open(page, "/category/politics");
  await expect(page.locator("main .badge").filter({ visible: true })).toHaveCount(0);
  await open(page, "/");
  await expect(page.locator("main article .badge").filter({ visible: true }).first()).toBeVisible();
});

test("a story's action does not name a muted paper", async ({ page, request }) => {
  const { articles } = await (await request.get("/api/trending/popular?limit=1")).json();
  const address = `/story/${articles[0].story_id}`;
  await open(page, address);
  const action = page.getByRole("link", { name: /^Read the latest at/ });
  const paper = (await action.locator("[lang], span span").first().textContent()) ?? "";
  await open(page, "/settings");
  await page.getByLabel("Word or paper").fill(paper);
  await page.getByLabel("What it is").selectOption("paper");
  await page.getByRole("button", { name: "Mute", exact: true }).click();
  await expect(page.getByRole("button", { name: `Show "${paper}" again` })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole("link", { name: "WhatsApp" })).toBeVisible();
  // By then another paper may have told the latest.
  await expect(action.filter({ hasText: paper })).toBeHidden();
});

test("a story of three papers or more has a dot for each beneath their marks", async ({ page }) => {
  const papers = ["A", "B", "C"].map((name) => ({ id: name, name, language: "en", favicon_url: null }));
  const articles = [1, 2, 7].map((count) =>
    articleAnswer(`dots${count}`, { also_in: { count, papers: papers.slice(0, count) } }),
  );
  await answer(page, "/api/articles/latest", listAnswer(articles));
  await homeSoftly(page);
  const dots = (count: number) =>
    page
      .getByRole("article")
      .filter({ hasText: `Headline dots${count}` })
      .locator(".dots");
  await expect(dots(7)).toHaveAttribute("width", "56");
  await expect(dots(2)).toHaveAttribute("width", "21");
  await expect(dots(1)).toHaveCount(0);
});

test("each line of the topics' race ends at its topic's row", async ({ page, request }) => {
  await open(page, "/hot-topics");
  const race = page.getByRole("region", { name: "The race, 24 hours" });
  const rows = race.getByRole("listitem");
  const count = await rows.count();
  expect(count).toBeGreaterThanOrEqual(3);
  const { topics } = await (await request.get("/api/trending/ai?limit=30")).json();
  const today = new Map<string, number>(
    topics.map(({ topic, sparkline }: { topic: string; sparkline: number[] }) => [
      topic,
      sparkline.slice(24).reduce((total, articles) => total + articles, 0),
    ]),
  );
  const ends = await race.locator("svg path").evaluateAll((paths) =>
    (paths as SVGPathElement[]).map((path) => {
      const { x, y } = path.getPointAtLength(path.getTotalLength());
      const at = new DOMPoint(x, y).matrixTransform(path.getScreenCTM() ?? undefined);
      return at.y;
    }),
  );
  for (let at = 0; at < count; at += 1) {
    const row = await rows.nth(at).boundingBox();
    expect(ends[at]).toBeCloseTo((row?.y ?? 0) + (row?.height ?? 0) / 2, -1);
    const topic = (await rows.nth(at).getByRole("link").textContent()) ?? "";
    await expect(rows.nth(at).locator("b")).toHaveText(String(today.get(topic)));
  }
});
