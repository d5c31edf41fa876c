import type { Page } from "@playwright/test";
import { answer, expect, hydrated, phone, test as undecided } from "#tests/support/e2e.ts";
import { alive, articleAnswer, goHome, test } from "#tests/support/reader.ts";

/** The stories of all cards of the page: lead, edition and list. */
async function storiesOf(page: Page): Promise<string[]> {
  const links = page.getByRole("main").getByRole("article").locator("h2 a, h3 a");
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const answers = await Promise.all(
    paths.map((path) => page.request.get(`/api${path.replace("/article", "/articles")}`)),
  );
  const bodies = await Promise.all(answers.map((response) => response.json()));
  return bodies.map(({ article }) => article.story_id ?? article._id);
}

test("the home page is an edition with an end; no story appears twice, older stories included", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  const moreStories = page.getByRole("list", { name: "Six more stories of this edition" });
  await expect(moreStories.getByRole("article")).toHaveCount(6);
  const end = page.getByRole("region", { name: "You are up to date" });
  await expect(end).toContainText(/\d\d:00 edition(, updated \d\d:\d\d)? · next edition at (06|12|18):00/);
  const river = page.getByRole("region", { name: "Latest news" });
  await end.scrollIntoViewIfNeeded();
  await alive(end);
  expect((await end.boundingBox())?.y).toBeLessThan((await river.boundingBox())?.y ?? 0);
  const cards = page.getByRole("main").getByRole("article");
  const before = await cards.count();
  await river.getByRole("link", { name: "Older stories" }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(before);
  const stories = await storiesOf(page);
  expect(stories.filter((story, index) => stories.indexOf(story) !== index)).toEqual([]);
  const categories = Map.groupBy(await moreStories.locator(".badge").allTextContents(), (name) => name);
  for (const [name, { length }] of categories)
    expect(length, name).toBeLessThanOrEqual(name === "General News" ? 5 : 3);
  expect(categories.size).toBeGreaterThan(1);
});

test("an edition has its own page; an unknown date or edition name is a 404", async ({ page, request }) => {
  const current = async () => (await (await request.get("/api/editions/current")).json()).edition;
  // Between the two requests a story may take the lead.
  await expect(async () => {
    const { date, name, stories } = await current();
    await page.goto(`/edition/${date}/${name}`);
    const headlines = stories.map(({ headline }: { headline: string }) => headline);
    const cardHeadings = page.getByRole("main").getByRole("article").locator("h2, h3");
    expect(await cardHeadings.allTextContents()).toEqual(headlines);
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^(Morning|Noon|Evening) edition$/);
  await page
    .getByRole("navigation", { name: "Editions" })
    .getByRole("link", { name: "The front page" })
    .click();
  await expect(page).toHaveURL(/\/$/);
  for (const path of ["/edition/2020-01-01/noon", `/edition/${(await current()).date}/late`])
    expect((await request.get(path)).status(), path).toBe(404);
});

undecided.describe("a phone with the cookie banner open", () => {
  undecided.use({ ...phone, viewport: { width: 360, height: 740 } });

  /** How many whole headlines are above the cookie banner, measured once both have been hydrated. */
  async function headlinesShown(page: Page): Promise<number> {
    const consent = page.getByRole("region", { name: "Your choice on cookies" });
    await alive(consent);
    await alive(page.getByRole("main").getByRole("article").first());
    return consent.evaluate((question) => {
      const top = question.getBoundingClientRect().top;
      const titles = [...document.querySelectorAll("main article :is(h2, h3)")];
      return titles.filter((title) => title.getBoundingClientRect().bottom <= top).length;
    });
  }

  undecided("the first screen shows three headlines above the cookie banner", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const chip = page.getByText("Sample edition", { exact: true });
    await expect(chip).toBeInViewport();
    expect(await headlinesShown(page)).toBeGreaterThanOrEqual(3);
    const day = await page.locator(".dateline").boundingBox();
    expect(day?.height).toBeLessThanOrEqual(42);
    const picture = await page.locator(".lead__pic").boundingBox();
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    await chip.click();
    await expect(page.getByText("All newspapers and stories on these pages are invented.")).toBeVisible();
    const hiring = page.getByRole("complementary", { name: "We are hiring" });
    // A press loads the stories' code: the server's HTML is replaced.
    await alive(hiring);
    const below = await hiring.evaluate((banner) => {
      const fifth = document.querySelectorAll("main article")[4];
      return banner.getBoundingClientRect().top - (fifth?.getBoundingClientRect().bottom ?? Number.NaN);
    });
    expect(below).toBeGreaterThanOrEqual(0);
  });

  undecided("three headlines of 90 characters also fit above the banner", async ({ page, request }) => {
    const front = await (await request.get("/api/editions/current")).json();
    const headline =
      "Federal High Court in Abuja fixes new date for judgment in suit over local government funds";
    const stories = [1, 2, 3, 4, 5, 6, 7].map((n) =>
      articleAnswer(`long${n}`, { headline, story_id: `long${n}` }),
    );
    await answer(page, "/api/editions/current", { ...front, edition: { ...front.edition, stories } });
    await page.goto("/about");
    await hydrated(page);
    await goHome(page);
    await expect(page.getByRole("main").getByRole("article").first()).toContainText("Federal High Court");
    expect(await headlinesShown(page)).toBeGreaterThanOrEqual(3);
  });
});

test("before the first edition the home page says when it will appear and lists articles", async ({
  page,
  request,
}) => {
  const front = await (await request.get("/api/editions/current")).json();
  await answer(page, "/api/editions/current", { ...front, edition: null });
  await page.goto("/about");
  await hydrated(page);
  await goHome(page);
  await expect(page.getByRole("main")).toContainText(
    "The first edition appears here once the papers have reported seven stories.",
  );
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});
