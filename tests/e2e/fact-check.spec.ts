import { expect } from "#tests/support/e2e.ts";
import { open, test } from "#tests/support/reader.ts";

const CHECKER = "Calabash Checks";

test("a fact-check is labelled on cards, on its page and in the feed, with claim and verdict, and belongs to no story", async ({
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
  const shown = page.getByRole("article").first();
  await expect(shown.getByText("Fact-check", { exact: true })).toBeVisible();
  await expect(shown.getByRole("definition").last()).toHaveText(fact_check.verdict);
  await shown.getByRole("button", { name: /^Bookmark/ }).click();

  await open(page, "/bookmarks");
  const kept = page.getByRole("main").getByRole("article").filter({ hasText: headline });
  await expect(kept.getByText("Fact-check", { exact: true })).toBeVisible();
  await expect(kept.getByRole("definition")).toHaveText([fact_check.claim, fact_check.verdict]);
});
