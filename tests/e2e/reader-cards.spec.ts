import type { Page } from "@playwright/test";
import { answer, expect, networkQuiet } from "#tests/support/e2e.ts";
import {
  articleAnswer,
  card,
  goHome,
  homeSoftly,
  listAnswer,
  open,
  test,
  topicAnswer,
} from "#tests/support/reader.ts";

const eight = [1, 2, 3, 4, 5, 6, 7, 8];

async function answerFeed(page: Page, articles: ReturnType<typeof articleAnswer>[]): Promise<void> {
  await answer(page, "/api/articles/homepage", { featured: [], lead: null, lead_story: null });
  await answer(page, "/api/articles/latest", listAnswer(articles));
}

const cardWith = (page: Page, headline: string) => page.getByRole("article").filter({ hasText: headline });

test("CARD-26 CARD-27 six categories have their own badge colour; every other category has the default", async ({
  page,
}) => {
  const coloured = ["Politics", "Business", "Sports", "Technology", "Entertainment", "Health"];
  const categories = [...coloured, "Education", "Foo"];
  await answerFeed(
    page,
    categories.map((category) => articleAnswer(category, { category })),
  );
  await homeSoftly(page);
  const badgeStyles = new Map<string, string>();
  for (const category of categories) {
    const badge = cardWith(page, `Headline ${category}`).getByText(category, { exact: true });
    const badgeStyle = await badge.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return `${color} on ${backgroundColor}`;
    });
    badgeStyles.set(category, badgeStyle);
  }
  expect(new Set(coloured.map((category) => badgeStyles.get(category))).size).toBe(6);
  expect(badgeStyles.get("Foo")).toBe(badgeStyles.get("Education"));
  expect(coloured.map((category) => badgeStyles.get(category))).not.toContain(badgeStyles.get("Education"));
});

test("a card shows its story's latest step with paper and time, and the day if it differs", async ({
  page,
}) => {
  const published_at = "2026-11-21T18:00:00.000Z";
  const step = (at: string) => ({
    kind: "freed",
    headline: "Police release the clerk",
    article_id: "step",
    paper: "Beta Paper",
    published_at: at,
  });
  await answerFeed(page, [
    articleAnswer("same", { published_at, later: step("2026-11-21T19:05:00.000Z") }),
    articleAnswer("next", { published_at, later: step("2026-11-21T23:05:00.000Z") }),
    articleAnswer("none", { published_at }),
  ]);
  await homeSoftly(page);
  const line = (id: string) =>
    cardWith(page, `Headline ${id}`).getByRole("paragraph").filter({ hasText: "Later" });
  await expect(line("same")).toHaveText("Later freed Police release the clerk (Beta Paper, 20:05)");
  await expect(line("next")).toHaveText("Later freed Police release the clerk (Beta Paper, Sun 00:05)");
  await expect(line("next").getByRole("link")).toHaveAttribute("href", "/article/step");
  await expect(cardWith(page, "Headline none").first()).toBeVisible();
  await expect(line("none")).toHaveCount(0);
});

test.describe("without a network", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  // With one, any answer would tell the page the true time.
  test("a story's age advances while the page is open", async ({ page, context }) => {
    await page.clock.install();
    await open(page, "/latest");
    await networkQuiet(page);
    await context.setOffline(true);
    const age = page.getByRole("article").first().locator("time");
    const minutes = async () => Number(/^(\d+) min ago$/.exec((await age.textContent()) ?? "")?.[1] ?? 0);
    const before = await minutes();
    await page.clock.fastForward("20:00");
    await expect.poll(minutes).toBeGreaterThanOrEqual(before + 19);
  });
});

test("ENT-01 every popular article and every featured homepage article has the required fields", async ({
  request,
}) => {
  const { articles } = await (await request.get("/api/trending/popular")).json();
  const { featured } = await (await request.get("/api/articles/homepage")).json();
  expect(articles.length).toBeGreaterThan(0);
  expect(featured.length).toBeGreaterThan(0);
  for (const article of [...articles, ...featured]) {
    for (const field of ["_id", "headline", "summary", "category"])
      expect(article[field], field).toEqual(expect.any(String));
    expect(article).toHaveProperty("image_url");
    expect(article).toHaveProperty("favicon_url");
    expect(article).toHaveProperty("newspaper_name");
  }
});

test.describe(() => {
  test.use({ expectedErrors: [/404|ERR_FAILED/] });

  test("ENT-02 ENT-03 ERR-16 a missing picture becomes its section's plate, a missing paper 'Unknown', and a broken icon is hidden", async ({
    page,
  }) => {
    await page.route("**/broken.png", (route) => route.abort());
    await answerFeed(page, [
      articleAnswer("bare", { image_url: null, newspaper_name: null }),
      articleAnswer("broken", { favicon_url: "/broken.png" }),
      articleAnswer("whole", { favicon_url: "/icon.svg", image_url: "/icon.svg" }),
    ]);
    await homeSoftly(page);
    const bare = cardWith(page, "Headline bare");
    await expect(bare.locator(".card__pic svg")).toBeVisible();
    await expect(bare.locator(".card__pic img")).toHaveCount(0);
    await expect(bare.getByText("Unknown", { exact: true })).toBeVisible();
    await expect(cardWith(page, "Headline whole").locator(".card__pic img")).toBeVisible();
    await expect(cardWith(page, "Headline whole").locator(".paper img")).toBeVisible();
    await cardWith(page, "Headline broken").scrollIntoViewIfNeeded();
    await expect(cardWith(page, "Headline broken").locator(".paper img")).toBeHidden();
  });
});

test("ENT-05 ENT-06 ENT-07 ENT-08 ENT-09 a topic shows its score, story count and two headlines, with sample headlines as fallback", async ({
  page,
}) => {
  const firstArticles = (count: number) => eight.slice(0, count).map((at) => ({ headline: `Article ${at}` }));
  await answer(page, "/api/trending/ai", {
    topics: [
      topicAnswer("Seven", {
        score: 8.5,
        articles: firstArticles(7),
        sample_headlines: ["Not this", "Nor this"],
      }),
      topicAnswer("Sampled", { articles: [], sample_headlines: ["Sample 1", "Sample 2", "Sample 3"] }),
      topicAnswer("Four", { articles: firstArticles(4) }),
    ],
  });
  await homeSoftly(page);
  const topic = (name: string) => card(page, "Trending Topics").locator(".topic").filter({ hasText: name });
  await expect(topic("Seven").getByText("Trending: 8.5/10", { exact: true })).toBeVisible();
  await expect(topic("Seven")).toContainText("7 articles");
  await expect(topic("Seven")).not.toContainText("this");
  await expect(topic("Sampled")).toContainText("3 articles");
  await expect(topic("Sampled").locator("li")).toHaveText(["Sample 1", "Sample 2"]);
  await expect(topic("Four")).toContainText("4 articles");
  await expect(topic("Four").locator("li")).toHaveText(["Article 1", "Article 2"]);
});

test("ENT-10 ENT-11 API-13 a pick shows a featured article's headline, summary, newspaper and icon, linked to its _id", async ({
  page,
  request,
}) => {
  const [real] = (await (await request.get("/api/articles/homepage")).json()).featured;
  await answer(page, "/api/articles/homepage", {
    featured: [
      articleAnswer(real._id, {
        headline: "A picked headline",
        summary: "Its summary",
        newspaper_name: "Beta Paper",
        favicon_url: "/icon.svg",
      }),
    ],
  });
  await homeSoftly(page);
  const pick = card(page, "Editor's Picks").locator(".pick");
  await expect(pick.locator(".pick__title")).toHaveText("A picked headline");
  await expect(pick.getByText("Its summary", { exact: true })).toBeVisible();
  await expect(pick).toContainText("Beta Paper");
  await expect(pick.locator("img")).toHaveAttribute("src", "/icon.svg");
  // The headline's link covers the entry, but not its paper.
  await pick.getByRole("link", { name: "Beta Paper" }).click({ trial: true });
  await pick.locator(".pick__title").click();
  await expect(page).toHaveURL(new RegExp(`/article/${real._id}$`));
});

for (const [form, bare] of [
  ["objects", false],
  ["bare arrays", true],
] as const)
  test(`API-08 API-09 API-11 API-12 of popular articles and topics, answered as ${form}, the first five are shown in order`, async ({
    page,
  }) => {
    const articles = eight.map((at) => articleAnswer(`p${at}`));
    const topics = eight.map((at) => topicAnswer(`Topic ${at}`));
    await answer(page, "/api/trending/popular", bare ? articles : { articles });
    await answer(page, "/api/trending/ai", bare ? topics : { topics });
    await homeSoftly(page);
    const five = eight.slice(0, 5);
    await expect(card(page, "Popular Now").locator(".rank__title")).toHaveText(
      five.map((at) => `Headline p${at}`),
    );
    await expect(card(page, "Trending Topics").locator(".topic__name")).toHaveText(
      five.map((at) => `Topic ${at}`),
    );
  });

const cards = [
  { heading: "Popular Now", path: "/api/trending/popular", entries: ".rank__item" },
  { heading: "Trending Topics", path: "/api/trending/ai", entries: ".topic" },
  { heading: "Editor's Picks", path: "/api/articles/homepage", entries: ".pick" },
];

test("STATE-29 the three cards show skeletons while they load", async ({ page }) => {
  let release = () => {};
  const arrival = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The front page itself waits for the homepage's answer, so the cards are watched on another page.
  for (const { path } of cards) {
    await page.route(`**${path}**`, async (route) => {
      await arrival;
      await route.continue();
    });
  }
  await open(page, "/about");
  await page.locator(".cats").getByRole("link", { name: "Politics" }).click();
  for (const { heading } of cards) await expect(card(page, heading).locator(".skeleton")).toBeVisible();
  release();
  for (const { heading, entries } of cards) {
    await expect(card(page, heading).locator(entries).first()).toBeVisible();
    await expect(card(page, heading).locator(".skeleton")).toHaveCount(0);
  }
});

test.describe(() => {
  test.use({ expectedErrors: [/500|429/] });

  test("ERR-05 ERR-07 ERR-08 a card whose call fails shows an empty list and no error message", async ({
    page,
  }) => {
    for (const { path } of cards) await answer(page, path, { error: "no" }, 500);
    await open(page, "/about");
    await goHome(page);
    for (const { heading, entries } of cards) {
      const rail = card(page, heading);
      await expect(rail.locator(".skeleton")).toHaveCount(0);
      await expect(rail.locator(entries)).toHaveCount(0);
      await expect(rail.getByRole("alert")).toHaveCount(0);
      await expect(rail).not.toContainText(/error|fail|wrong/i);
      await expect(rail.locator("p.source-note")).toHaveText("This could not be loaded.");
    }
    await expect(page.getByRole("article").first()).toBeVisible();
  });

  test("ERR-06 a 429 on the popular articles logs a rate-limit warning", async ({ page }) => {
    const warnings: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    await answer(page, "/api/trending/popular", { error: "slow down" }, 429);
    await homeSoftly(page);
    await expect(card(page, "Popular Now").locator(".skeleton")).toHaveCount(0);
    await expect.poll(() => warnings.join()).toMatch(/rate limit/i);
    await expect(card(page, "Popular Now")).toContainText("This could not be loaded.");
  });
});
