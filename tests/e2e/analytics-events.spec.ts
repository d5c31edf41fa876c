import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { desktop, expect, holdBack, hydrated, test, twoFrames } from "#tests/support/e2e.ts";
import { alive } from "#tests/support/reader.ts";

interface Entry {
  event: string;
  path?: string;
  title?: string;
  [word: string]: unknown;
}

// Paused providers are the subject of another test.
test.use({ ...desktop, expectedErrors: [/Failed to load resource/] });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      "cookie_consent",
      JSON.stringify({
        analytics: false,
        ads: false,
        personalization: false,
        timestamp: "2026-01-01T00:00:00Z",
      }),
    ),
  );
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

function events(page: Page, name?: string): Promise<Entry[]> {
  return page.evaluate(
    (eventName) =>
      ((window.dataLayer ?? []) as Entry[])
        .filter(
          (entry) =>
            typeof entry.event === "string" && (eventName === undefined || entry.event === eventName),
        )
        .map((entry) => ({ ...entry })),
    name,
  );
}

test("ANA-01 ANA-02 ANA-03 ANA-06 ANA-07 ANA-08 each route change, also back, pushes one page view with path, query and title", async ({
  page,
}) => {
  await open(page, "/about");
  expect(await page.evaluate(() => Array.isArray(window.dataLayer))).toBe(true);
  const visited: [string, string][] = [["/about", await page.title()]];
  const categories = page.getByRole("navigation", { name: "Categories" });
  for (const label of ["Politics", "Health"]) {
    await categories.getByRole("link", { name: label, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: label })).toBeVisible();
    visited.push([`/category/${label.toLowerCase()}`, await page.title()]);
  }
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Politics" })).toBeVisible();
  visited.push(["/category/politics", await page.title()]);
  const box = page.getByPlaceholder("Search news, topics, or trends...");
  await box.fill("naira");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=naira$/);
  const viewed = async () => (await events(page)).filter(({ event }) => event.endsWith("page_view"));
  await expect.poll(async () => (await viewed()).at(-1)?.path).toBe("/search?q=naira");
  visited.push(["/search?q=naira", await page.title()]);
  const views = await viewed();
  expect(views.map(({ event }) => event)).toEqual([
    "page_view",
    ...visited.slice(1).map(() => "virtual_page_view"),
  ]);
  expect(views.map(({ path, title }) => [path, title])).toEqual(visited);
});

const reader = { Name: "Ada", "Email address": "ada@mail.ng", Feedback: "Ten characters at least." };
/** Each plain form, with what is typed into it. */
const forms = [
  {
    address: "/newsletter",
    button: "Subscribe",
    typed: { "Email address": `ada.${randomUUID()}@mail.ng` },
    outcome: /said=active/,
    event: "newsletter_signup",
  },
  {
    address: "/feedback",
    button: "Send feedback",
    typed: reader,
    outcome: /said=received/,
    event: "feedback_submitted",
  },
] as const;

for (const { address, button, typed, outcome, event } of forms) {
  test(`a form sent from ${address} before hydration pushes its event once; a reload pushes none`, async ({
    page,
  }) => {
    const release = await holdBack(page, /\/assets\/.*\.js$/);
    await page.goto(address);
    const form = page.getByRole("main");
    for (const [label, text] of Object.entries(typed)) {
      await form.getByLabel(label, { exact: true }).fill(text);
    }
    await form.getByRole("button", { name: button, exact: true }).click();
    await expect(page).toHaveURL(outcome);
    release();
    await hydrated(page);
    await expect.poll(() => events(page, event)).toEqual([{ event }]);
    await page.reload();
    await hydrated(page);
    expect(await events(page, event)).toEqual([]);
  });
}

test("an outcome of the newsletter's form counts as a sign-up, that of its confirmation does not", async ({
  page,
}) => {
  const [signup] = forms;
  for (const [state, text, expectedEvents] of [
    ["pending", "Almost there", [{ event: signup.event }]],
    ["confirmed", "Welcome!", []],
    ["already-subscribed", "already subscribed", []],
  ] as const) {
    await open(page, `${signup.address}?said=${state}`);
    await expect(page.locator(".outcome")).toContainText(text);
    await expect.poll(() => events(page, signup.event), state).toEqual(expectedEvents);
  }
});

test("the token of a confirmation link is kept out of the data layer", async ({ page }) => {
  const token = `c${"x".repeat(32)}`;
  await open(page, `/newsletter/confirm/${token}`);
  expect((await events(page, "page_view")).map(({ path }) => path)).toEqual(["/newsletter/confirm/…"]);
  expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).not.toContain(token);
});

test("ANA-09 a search pushes an event with its term", async ({ page }) => {
  await open(page, "/about");
  const box = page.getByPlaceholder("Search news, topics, or trends...");
  await box.fill("naira");
  await box.press("Enter");
  await expect.poll(() => events(page, "search")).toEqual([{ event: "search", search_term: "naira" }]);
});

test("ANA-04 ANA-05 scroll_50 is pushed once, when the scroll passes half of the page", async ({ page }) => {
  await open(page, "/privacy");
  const scrollTo = async (part: number) => {
    await page.evaluate((share) => {
      const scrollable = document.documentElement.scrollHeight - window.innerHeight;
      window.scrollTo({ top: scrollable * share, behavior: "instant" });
    }, part);
    await twoFrames(page);
  };
  await scrollTo(0.49);
  expect(await events(page, "scroll_50")).toHaveLength(0);
  await scrollTo(0.51);
  await expect.poll(() => events(page, "scroll_50")).toHaveLength(1);
  await scrollTo(0.1);
  await scrollTo(0.9);
  expect(await events(page, "scroll_50")).toHaveLength(1);
});

test("ANA-10 ANA-11 menu clicks push their category, and sub-page clicks also their sub-page", async ({
  page,
}) => {
  await open(page, "/about");
  await page.evaluate(() => window.addEventListener("click", (event) => event.preventDefault(), true));
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Politics" }).click();
  expect(await events(page, "category_nav_click")).toEqual([
    { event: "category_nav_click", category: "Politics" },
  ]);
  const explore = page.getByRole("button", { name: "Explore", exact: true });
  await alive(explore);
  await explore.hover();
  await page.locator(".mega").getByRole("link", { name: "Naira", exact: true }).click();
  expect(await events(page, "subpage_nav_click")).toEqual([
    { event: "subpage_nav_click", category: "Business", subpage: "Naira" },
  ]);
});

test("ANA-12 ANA-13 ANA-14 ANA-15 clicks in the cards push what was pressed and in which section", async ({
  page,
}) => {
  await open(page, "/");
  await page.evaluate(() => window.addEventListener("click", (event) => event.preventDefault(), true));
  const card = (name: string) =>
    page.locator("section").filter({ has: page.getByRole("heading", { name, exact: true }) });
  const press = async (name: string, link: RegExp) => {
    const target = card(name).getByRole("link").filter({ hasText: link }).first();
    await alive(target);
    await target.scrollIntoViewIfNeeded();
    await target.click();
  };
  await press("Popular Now", /\w+ \w+ \w+/);
  await press("Trending Topics", /^(?!View)/);
  await press("Editor's Picks", /\w/);
  for (const [name, label] of [
    ["Popular Now", "View More"],
    ["Trending Topics", "View Hot Topics"],
    ["Markets", "See full market"],
  ] as const) {
    await press(name, new RegExp(label));
    expect(await events(page, "cta_click")).toContainEqual(
      expect.objectContaining({ label, section: expect.any(String) }),
    );
  }
  const [article] = await events(page, "mini_article_click");
  expect(Object.keys(article ?? {}).sort()).toEqual(["category", "event", "headline", "id", "section"]);
  const [topic] = await events(page, "trending_topic_click");
  expect(Object.keys(topic ?? {}).sort()).toEqual(["event", "score", "section", "topic"]);
  const [pick] = await events(page, "editor_pick_click");
  expect(Object.keys(pick ?? {}).sort()).toEqual(["event", "section", "source", "title"]);
});

test("the place of an unsold ad pushes no event", async ({ page }) => {
  await page.clock.install();
  await open(page, "/privacy");
  const slot = page.locator(".ad").first();
  await alive(slot);
  await slot.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  await slot.hover();
  await page.clock.runFor(1600);
  expect((await events(page)).filter(({ event }) => event.startsWith("ad_"))).toEqual([]);
});
