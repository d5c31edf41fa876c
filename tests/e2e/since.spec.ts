import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { NewsEndpoints } from "#features/news/contract/news.ts";
import { putRows, rowsOf } from "#tests/support/device.ts";
import {
  answer,
  expect,
  expectAccessible,
  holdBack,
  layoutShift,
  networkQuiet,
  watchShifts,
} from "#tests/support/e2e.ts";
import { goHome, open, test } from "#tests/support/reader.ts";

type StoryAnswer = AnswerOf<NewsEndpoints, "GET /stories/{id}">;

const HOUR_MS = 3_600_000;

/** A story with two original texts, the last of which is not a reaction. */
async function findTwoTextStory(page: Page): Promise<StoryAnswer> {
  const { articles } = await (await page.request.get("/api/articles/latest?limit=30")).json();
  for (const { story_id } of articles) {
    const coverage: StoryAnswer = await (await page.request.get(`/api/stories/${story_id}`)).json();
    if (coverage.texts.length > 1 && coverage.texts.every(({ kind }) => kind === "report")) return coverage;
  }
  throw new Error("no story has two texts");
}

async function setSeen(page: Page, rows: readonly unknown[]): Promise<void> {
  await putRows(page, "settings", [{ key: "storiesSeen", value: rows }]);
}

test("texts since the last visit are marked on the story, cards and /since, until marked as seen", async ({
  page,
}) => {
  const coverage = await findTwoTextStory(page);
  const [first, last] = [coverage.texts[0], coverage.texts.at(-1)];
  const id = coverage.story._id;
  const between = new Date(Date.parse(last?.time ?? "") - 1000).toISOString();
  await open(page, `/story/${id}`);
  await expect
    .poll(() => rowsOf(page, "settings"))
    .toMatchObject([{ key: "storiesSeen", value: [{ id, before: null }] }]);
  await expect(page.getByText("Since your last visit")).toHaveCount(0);

  // Even if the last text is so new that it belongs to the same visit.
  await setSeen(page, [{ id, seenAt: between, before: between }]);
  await page.reload();
  const rungs = page.getByRole("region", { name: "What changed" }).getByRole("listitem");
  await expect(rungs.filter({ hasText: "Since your last visit" })).toHaveText(/, [A-Z][a-z]{2} \d\d:\d\d$/);
  const texts = await rungs.allTextContents();
  const line = texts.findIndex((text) => text.startsWith("Since your last visit"));
  expect(texts[line + 1]).toContain(last?.headline);
  expect(texts.slice(0, line).join()).toContain(first?.headline);

  // A visit long ago: its card is marked wherever it appears.
  const seenAt = new Date(Date.now() - 47 * HOUR_MS).toISOString();
  await setSeen(page, [{ id, seenAt, before: null }]);
  await open(page, `/search?${new URLSearchParams({ q: coverage.story.headline })}`);
  await expect(page.getByRole("article").filter({ hasText: "New since you looked" }).first()).toBeVisible();

  await open(page, "/since");
  const openedStories = page.getByRole("region", { name: "Stories that you opened" });
  await expect(
    openedStories.getByRole("link", { name: coverage.story.headline, exact: true }).first(),
  ).toHaveAttribute("href", `/story/${id}`);
  await expect(openedStories).toContainText(`${coverage.texts.length} new texts since`);
  await expect(
    page.getByRole("region", { name: "Other stories" }).getByRole("article").first(),
  ).toBeVisible();
  await expect(
    page.getByText(/^That is all: \d+ stories, about [1-5] min\.$|^[1-5] min · \d+ stories · \d+ more$/),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Mark all as seen" }).click();
  await expect(page.getByText("Nothing new since you last looked.")).toBeVisible();
  await goHome(page);
  await expect(page.getByText("New since you looked")).toHaveCount(0);
});

test("a reaction newer than the last visit is listed below the 'Since your last visit' line", async ({
  page,
}) => {
  const coverage = await findTwoTextStory(page);
  const [last, id] = [coverage.texts.at(-1), coverage.story._id];
  const texts = coverage.texts.map((text) => (text === last ? { ...text, kind: "reaction" } : text));
  await answer(page, `/api/stories/${id}`, { ...coverage, texts, steps: [] });
  await open(page, `/article/${coverage.story.tellings[0]?.article_id}`);
  await expect.poll(() => rowsOf(page, "settings")).toMatchObject([{ key: "storiesSeen" }]);
  const between = new Date(Date.parse(last?.time ?? "") - 1000).toISOString();
  await setSeen(page, [{ id, seenAt: between, before: between }]);
  await page.getByRole("main").getByRole("link", { name: "Full coverage" }).first().click();
  await expect(page).toHaveURL(`/story/${id}`);
  const asides = page.getByRole("region", { name: "Reactions and opinions" }).getByRole("listitem");
  await expect(asides.first()).toHaveText(/^Since your last visit, [A-Z][a-z]{2} \d\d:\d\d$/);
  await expect(asides.nth(1)).toContainText(last?.headline ?? "");
  await expect(page.getByRole("region", { name: "What changed" })).not.toContainText("Since your last visit");
});

test("last visits are exported and imported, kept by 'Clear settings', cleared by three others", async ({
  page,
}) => {
  const row = { id: "1abc", seenAt: "2026-11-20T10:00:00.000Z", before: "2026-11-19T10:00:00.000Z" };
  const visits = async () => (await rowsOf(page, "settings")).filter(({ key }) => key === "storiesSeen");
  await open(page, "/settings");
  await setSeen(page, [{ id: 7 }, row, null]);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export my data" }).click();
  const path = await (await saved).path();
  expect(JSON.parse(await readFile(path, "utf8")).storiesSeen).toEqual([row]);

  await setSeen(page, [row]);
  page.on("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Clear settings" }).click();
  await expect.poll(visits).toEqual([{ key: "storiesSeen", value: [row] }]);
  for (const name of ["Clear last visits", "Clear history", "Clear all"]) {
    await setSeen(page, [row]);
    await page.getByRole("button", { name, exact: true }).click();
    await expect.poll(visits, name).toEqual([]);
  }
  await page.locator("input[type=file]").setInputFiles(path);
  await page.getByRole("dialog").getByRole("button", { name: "Import" }).click();
  await expect.poll(visits).toEqual([{ key: "storiesSeen", value: [row] }]);
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow", expectedErrors: [/Failed to load resource|net::ERR/] });

  test("/since is shown offline from its stored answers", async ({ page, context }) => {
    await open(page, "/since");
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.reload();
    const end = page.getByText(/^That is all: \d+ stories|^\d min · \d+ stories/);
    await expect(end).toBeVisible();
    const isCached = () =>
      page.evaluate(async () => {
        const cached = [await caches.match("/since"), await caches.match("/api/trending/popular?limit=30")];
        return cached.every((answer) => answer !== undefined);
      });
    await expect.poll(isCached).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(end).toBeVisible();
  });
});

test("stories that arrive late on /since cause no layout shift", async ({ page }) => {
  const release = await holdBack(page, /popular\?limit=30/);
  await watchShifts(page);
  await open(page, "/since");
  await networkQuiet(page);
  release();
  await expect(page.getByRole("heading", { name: "Other stories" })).toBeVisible();
  await networkQuiet(page);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
});
