import type { Page } from "@playwright/test";
import { type Row, rowsOf } from "#tests/support/device.ts";
import { expect, phone } from "#tests/support/e2e.ts";
import { card, open, test } from "#tests/support/reader.ts";

/** Searches as a reader does: types a word and presses Enter. */
async function searchFor(page: Page, term: string): Promise<void> {
  await page.locator("#q").fill(term);
  await page.keyboard.press("Enter");
}

/** Opens the search box of a phone with a press. */
async function searchBox(page: Page) {
  await page.getByRole("button", { name: "Search", exact: true }).click();
  return page.getByPlaceholder("Search news, topics...", { exact: true });
}

async function searchPhone(page: Page, term: string): Promise<void> {
  const box = await searchBox(page);
  await box.fill(term);
  await box.press("Enter");
}

test("SRCH-01 SRCH-03 VAL-01 VAL-02 on a desktop Enter opens the results of the trimmed term; a blank term does not navigate", async ({
  page,
}) => {
  await open(page, "/about");
  const box = page.getByPlaceholder("Search news, topics, or trends...", { exact: true });
  await expect(box).toBeVisible();
  for (const blank of ["", "   "]) {
    await box.fill(blank);
    await box.press("Enter");
    await expect(page).toHaveURL(/\/about$/);
  }
  await box.fill("  naira  ");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=naira$/);
});

test.describe("phone", () => {
  test.use(phone);

  test("SRCH-02 SRCH-04 VAL-02 on a phone Enter opens the results of the term; a blank term does not navigate", async ({
    page,
  }) => {
    await open(page, "/about");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    const box = page.getByPlaceholder("Search news, topics...", { exact: true });
    await expect(box).toBeVisible();
    for (const blank of ["", "   "]) {
      await box.fill(blank);
      await box.press("Enter");
      await expect(page).toHaveURL(/\/about$/);
    }
    await box.fill("naira");
    await box.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=naira$/);
  });
});

test("on a phone suggestions are grouped by kind, and the arrow keys walk through all of them", async ({
  page,
}) => {
  await page.setViewportSize(phone.viewport);
  await open(page, "/about");
  await searchPhone(page, "enyimba");
  await expect.poll(async () => (await rowsOf(page, "searchHistory")).length).toBe(1);
  await open(page, "/about");
  const box = await searchBox(page);
  const list = page.getByRole("listbox", { name: "Suggestions" });
  // Before anything is typed: recent searches and current topics.
  await expect(list.getByRole("group", { name: "Recent searches" }).getByRole("option")).toHaveText([
    "enyimba",
  ]);
  await expect(list.getByRole("group", { name: "Topics" }).getByRole("option").first()).toBeVisible();
  await box.fill("en");
  await expect(list.getByRole("group", { name: "Clubs" }).getByRole("option").first()).toBeVisible();
  const options = list.getByRole("option");
  await expect(list.getByRole("group", { name: "Clubs" }).locator("mark").first()).toHaveText(/^en$/i);
  // A match within a headline keeps the spaces around it.
  const match = list.getByRole("group", { name: "Stories" }).locator("mark").first();
  expect(await match.evaluate((mark) => getComputedStyle(mark).display)).toBe("inline");
  const places = await options.count();
  for (let place = 0; place < places; place += 1) {
    await box.press("ArrowDown");
    await expect(options.nth(place)).toHaveAttribute("aria-selected", "true");
    await expect(box).toHaveAttribute(
      "aria-activedescendant",
      (await options.nth(place).getAttribute("id")) ?? "-",
    );
  }
});

test("half a word offers the stories of the commonest word that begins so, not those of a word of another language", async ({
  page,
  request,
}) => {
  const { articles } = await (await request.get("/api/articles/latest?limit=1")).json();
  const headlines: Record<string, string> = {
    idan: "Me zai faru idan aka dakatar da jigila?",
    idanre: "Idanre hills open to visitors again",
  };
  await page.route(/\/api\/articles\/suggest\?/, (route) =>
    route.fulfill({ json: { suggestions: ["idanre", "idan"] } }),
  );
  await page.route(/\/api\/articles\/search\?/, async (route) => {
    const q = new URL(route.request().url()).searchParams.get("q") ?? "";
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, articles: [{ ...articles[0], headline: headlines[q] ?? q }] } });
  });
  await open(page, "/about");
  const stories = page.getByRole("listbox", { name: "Suggestions" }).getByRole("group", { name: "Stories" });
  await page.locator("#q").fill("idan");
  await expect(stories.getByRole("option")).toHaveText(["Idanre hills open to visitors again"]);
  await page.locator("#q").fill("idanre");
  await expect(stories.getByRole("option")).toHaveText(["Idanre hills open to visitors again"]);
});

test("search matches are highlighted, and the Filter offers the papers that have results", async ({
  page,
}) => {
  await open(page, "/search?q=market&order=newest");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.locator("mark").first()).toHaveText(/market/i);
  const source = card(page, "Filter").getByLabel("Source");
  const options = source.locator("option");
  await expect(options.nth(1)).toHaveText(/^.+ \([\d,]+\+?\)$/);
  const paper = (await options.nth(1).getAttribute("value")) ?? "";
  await source.selectOption(paper);
  await expect(page).toHaveURL(
    `/search?${new URLSearchParams({ q: "market", order: "newest", source: paper })}`,
  );
  await expect(cards.first()).toContainText(paper);
});

test("DB-19 CONST-09 CONST-10 searches are recorded with their times and listed once each, latest first", async ({
  page,
}) => {
  const recorded = async () => (await rowsOf(page, "searchHistory")).map(({ query }: Row) => query);
  await open(page, "/about");
  for (const [place, term] of ["naira", "fuel", "naira"].entries()) {
    await searchFor(page, term);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`“${term}”`);
    await expect.poll(async () => (await recorded()).length).toBe(place + 1);
  }
  expect((await recorded()).toSorted()).toEqual(["fuel", "naira", "naira"]);
  for (const { searchedAt, ...rest } of await rowsOf(page, "searchHistory")) {
    expect(new Date(String(searchedAt)).toISOString()).toBe(searchedAt);
    expect(Object.keys(rest)).toEqual(["query"]);
  }
  await open(page, "/search");
  await expect(page.locator("#main section").first().getByRole("link")).toHaveText(["naira", "fuel"]);
});

test.describe("a search that is too long", () => {
  const typed = "naira ".repeat(100);
  const sentence = "A search may have at most 500 characters. Please shorten it.";

  test("shows the limit and is not recorded, whether opened by address or typed", async ({ page }) => {
    await open(page, `/search?q=${encodeURIComponent(typed)}`);
    await expect(page.getByText(sentence)).toBeVisible();
    await open(page, "/about");
    const box = page.locator("#q");
    await box.evaluate((input) => input.removeAttribute("maxlength"));
    await box.fill(typed);
    await box.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=naira/);
    await expect(page.getByText(sentence)).toBeVisible();
    expect(await rowsOf(page, "searchHistory")).toEqual([]);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("shows the limit too", async ({ page }) => {
      await page.goto(`/search?q=${encodeURIComponent(typed)}`);
      await expect(page.getByText(sentence)).toBeVisible();
    });
  });
});
