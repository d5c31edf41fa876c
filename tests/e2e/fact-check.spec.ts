import { expect } from "#tests/support/e2e.ts";
import { open, test } from "#tests/support/reader.ts";

const CHECKER = "Calabash Checks";

test("a fact-check is labelled on cards, its page and in RSS, shows its verdict and forms its own story", async ({
  page,
  request,
}) => {
  const source = encodeURIComponent(CHECKER);
  const { articles } = await (await request.get(`/api/articles/latest?source=${source}&limit=1`)).json();
  const { _id, headline, story_id, newspaper_id, fact_check } = articles[0];
  expect(fact_check.verdict).toMatch(/^(True|False|Misleading|Unproven|No evidence)\./);
  const { story } = await (await request.get(`/api/stories/${story_id}`)).json();
  expect(story.papers).toBe(1);
  expect(await (await request.get(`/rss/paper/${newspaper_id}`)).text()).toContain("<title>Fact-check: ");

  await open(page, `/latest?source=${source}`);
  const card = page.getByRole("article").filter({ hasText: headline });
  await expect(card.getByText("Fact-check", { exact: true })).toBeVisible();
  await expect(card.getByRole("term")).toHaveText(["Claim", "Verdict"]);
  await expect(card.getByRole("definition")).toHaveText([fact_check.claim, fact_check.verdict]);

  await open(page, `/article/${_id}`);
  const article = page.getByRole("article").first();
  await expect(article.getByText("Fact-check", { exact: true })).toBeVisible();
  await expect(article.getByRole("definition").last()).toHaveText(fact_check.verdict);
  await article.getByRole("button", { name: "Bookmark", exact: true }).click();
  await expect(article.getByRole("button", { name: "Bookmarked" })).toBeVisible();

  await open(page, "/bookmarks");
  const bookmarked = page.getByRole("main").getByRole("article").filter({ hasText: headline });
  await expect(bookmarked.getByText("Fact-check", { exact: true })).toBeVisible();
  await expect(bookmarked.getByRole("definition")).toHaveText([fact_check.claim, fact_check.verdict]);
});
