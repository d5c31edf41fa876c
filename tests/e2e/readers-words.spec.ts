import { expect, phone } from "#tests/support/e2e.ts";
import { articleAnswer, goHome, listAnswer, open, test } from "#tests/support/reader.ts";

const PAPER = "Ìròyìn Ẹyẹlé";

test("one reading is shown as '1 view', two as '2 views'", async ({ page }) => {
  const read = [1, 2].map((views) => articleAnswer(`read ${views}`, { views }));
  await page.route("**/api/articles/latest?*", (route) => route.fulfill({ json: listAnswer(read) }));
  await open(page, "/about");
  await goHome(page);
  const views = page.getByRole("main").locator(".meta--views");
  await expect(views).toHaveText(["1 view", "2 views"]);
});

test("the General News page does not say 'News news'", async ({ request }) => {
  const page = await (await request.get("/category/general%20news")).text();
  expect(page).toContain("<title>General News from Nigeria");
  expect(page).not.toMatch(/news news/i);
});

test("a newspaper is found while its name is typed without diacritics", async ({ page }) => {
  await open(page, "/publishers");
  // On a short page, news follows below them.
  const papers = page.locator("#main li:not(.unprinted li)").getByRole("heading");
  const all = await papers.count();
  await page.getByLabel("Find a newspaper").fill("Iroyin");
  await expect(papers).toHaveText([new RegExp(PAPER)]);
  await expect(papers.getByRole("link").first()).toHaveAccessibleName(PAPER);
  await expect(papers.getByRole("link").last()).toHaveAccessibleName(
    `${PAPER}: Its own site (opens in a new tab)`,
  );
  await page.getByLabel("Find a newspaper").fill("no such name");
  await expect(page.getByText("No newspaper here has this name.")).toBeVisible();
  await page.getByLabel("Find a newspaper").fill("");
  await expect(papers).toHaveCount(all);
});

test("the search finds a newspaper by its name without diacritics and links to its page", async ({
  page,
}) => {
  await open(page, "/search?q=iroyin");
  await page.getByRole("main").getByRole("link", { name: PAPER }).first().click();
  await expect(page).toHaveURL(/\/paper\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(PAPER);
});

test("a paper can be muted by its name without diacritics", async ({ page }) => {
  await open(page, "/settings");
  await page.getByLabel("Word or paper").fill("iroyin eyele");
  await page.getByLabel("What it is").selectOption("paper");
  await page.getByRole("button", { name: "Mute", exact: true }).click();
  // The paper is listed once the device has stored it.
  await expect(page.getByRole("button", { name: /^Show ".*" again$/ })).toBeVisible();
  await open(page, `/latest?${new URLSearchParams({ source: PAPER })}`);
  // On a short page the picks follow the list.
  await expect(page.locator("main article:not(.unprinted article)").filter({ visible: true })).toHaveCount(0);
});

test.describe("without a script", () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test("a newspaper is found by a form, and an unknown source gives an empty list", async ({ page }) => {
    await page.goto("/publishers");
    await page.getByLabel("Find a newspaper").fill("Iroyin");
    await page.getByRole("button", { name: "Find" }).click();
    await expect(page.getByRole("main").getByRole("listitem").getByRole("heading")).toHaveText([
      new RegExp(PAPER),
    ]);
    await page.goto("/latest?lite=1&source=iroyin");
    await expect(page.locator(".byline__paper").first()).toHaveText(PAPER);
    const answer = await page.goto("/latest?lite=1&source=no+such+paper");
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
  });
});
