import type { Locator, Page } from "@playwright/test";
import { weighUntil } from "#tests/support/bytes.ts";
import { answer, desktop, expect, heldBack, hydrated, phone, test, twoFrames } from "#tests/support/e2e.ts";

const NOW = "/now-showing-movies";
const SOON = "/coming-soon-movies";
const MUSIC = "/music";
const EVENTS = "/events";

function main(page: Page): Locator {
  return page.getByRole("main");
}

test("NAV-10 the now showing page: posters, genres, lengths, dates, ratings, and a filter by genre", async ({
  page,
}) => {
  await page.goto(NOW);
  await expect(page.getByRole("heading", { level: 1, name: "Now Showing" })).toBeVisible();
  const films = main(page).locator(".film");
  const all = await films.count();
  expect(all).toBeGreaterThan(3);
  await expect(films.first()).toContainText(/\d h( \d+ min)?/);
  await expect(films.first()).toContainText(/In cinemas from \d+ \w+ \d{4}/);
  await expect(films.first().locator("img")).toBeVisible();
  await main(page).getByRole("link", { name: "Drama", exact: true }).click();
  await expect(page).toHaveURL(/genre=Drama/);
  await expect(main(page).getByRole("link", { name: "Drama", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  expect(await films.count()).toBeLessThan(all);
  for (const film of await films.all()) await expect(film).toContainText("Drama");
});

test("NAV-11 Upcoming Nollywood: films to come, Nollywood first", async ({ page }) => {
  await page.goto(SOON);
  await expect(
    page.getByRole("heading", { level: 1, name: "Upcoming Nollywood", exact: true }),
  ).toBeVisible();
  await expect(main(page).locator(".film").first()).toContainText("Nollywood");
});

test("NAV-12 Music Charts: rank, song, artist, a way out, and since when", async ({ page }) => {
  await page.goto(MUSIC);
  await expect(page.getByRole("heading", { level: 1, name: "Music Charts", exact: true })).toBeVisible();
  for (const name of ["Most played in Nigeria", "Top Nigeria"]) {
    const chart = main(page).getByRole("region", { name, exact: true });
    await expect(chart.getByRole("listitem")).toHaveCount(25);
    await expect(chart.getByRole("listitem").first().locator(".rank__no")).toHaveText("1");
    await expect(chart.getByRole("listitem").first().getByRole("link")).toHaveAttribute("href", /^https?:/);
    await expect(chart.locator(".source-note time").first()).toBeVisible();
  }
});

test("movement is shown by arrow and number: up, down, unchanged, new", async ({ page }) => {
  const song = { title: "A song", artist: "An artist", artwork_url: null, url: "https://music.example/1" };
  const entries = [
    { ...song, rank: 1, previous_rank: 4, movement: "up" },
    { ...song, rank: 2, previous_rank: 1, movement: "down" },
    { ...song, rank: 3, previous_rank: 3, movement: "same" },
    { ...song, rank: 4, previous_rank: null, movement: "new" },
  ];
  const chart = {
    id: "x",
    title: "A chart",
    compared_with: "2026-11-14",
    source: null,
    as_of: null,
    kind: "EOD",
  };
  await answer(page, "/api/music/charts", { charts: [{ ...chart, entries }] });
  await page.goto(NOW);
  await hydrated(page);
  await page.evaluate(() => history.pushState({ key: "walked" }, "", "/music"));
  await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
  const songs = main(page).getByRole("region", { name: "A chart" }).getByRole("listitem");
  await expect(songs.nth(0)).toContainText("up by3");
  await expect(songs.nth(1)).toContainText("down by1");
  await expect(songs.nth(2)).toContainText("unchanged");
  await expect(songs.nth(3)).toContainText("NEW");
});

test("song covers below the first screen wait for hydration, and then load", async ({ page }) => {
  const covers = new Set<string>();
  page.on("request", (asked) => {
    if (asked.resourceType() === "image" && asked.url().includes("/pictures/")) covers.add(asked.url());
  });
  const come = await heldBack(page, /\.js$/);
  await page.goto(MUSIC, { waitUntil: "commit" });
  await expect.poll(() => covers.size).toBe(8);
  const first = page.locator(".song img").first();
  await expect.poll(() => first.evaluate((cover: HTMLImageElement) => cover.complete)).toBe(true);
  await twoFrames(page);
  expect(covers.size).toBe(8);
  come();
  await hydrated(page);
  await page.locator(".song").nth(20).scrollIntoViewIfNeeded();
  await expect.poll(() => covers.size).toBeGreaterThan(20);
});

test("NAV-13 the events page: by date, with filters, holidays and calendars", async ({ page, request }) => {
  await page.goto(EVENTS);
  await expect(page.getByRole("heading", { level: 1, name: "Events" })).toBeVisible();
  await hydrated(page);
  const events = main(page).locator(".event");
  const all = await events.count();
  const days = await main(page)
    .locator(".events__day time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(days).toEqual([...days].sort());
  await page.getByLabel("City").selectOption("Lagos");
  await expect(page).toHaveURL(/city=Lagos/);
  await expect.poll(() => events.count()).toBeLessThan(all);
  for (const event of await events.all()) await expect(event).toContainText("Lagos");
  await expect(main(page).getByRole("region", { name: "Public holidays" })).toContainText("Christmas Day");

  const address = await events
    .first()
    .getByRole("link", { name: /^Add to calendar/ })
    .getAttribute("href");
  const calendar = await request.get(address ?? "");
  expect(calendar.headers()["content-type"]).toContain("text/calendar");
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT[\s\S]*END:VCALENDAR\r\n$/);
  expect(await (await request.get("/api/holidays.ics")).text()).toContain("SUMMARY:Christmas Day");
  expect((await request.get("/api/events/no-such-event.ics")).status()).toBe(404);
  expect((await request.get("/api/events/nothing")).status()).toBe(404);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("events are filtered by a plain form, films by plain links", async ({ page }) => {
    await page.goto(EVENTS);
    await page.getByLabel("Category").selectOption("music");
    await main(page).getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/category=music/);
    for (const event of await main(page).locator(".event").all()) await expect(event).toContainText(/music/i);
    await page.goto(`${EVENTS}?city=Nowhere`);
    await expect(main(page).getByText("No event fits this choice.")).toBeVisible();
    await page.goto(`${NOW}?genre=Nonsense`);
    await expect(main(page).getByText("No film fits this choice.")).toBeVisible();
    await main(page).getByRole("link", { name: "All films" }).click();
    await expect(main(page).locator(".film").first()).toBeVisible();
  });
});

test("a data saver's page carries no picture", async ({ page }) => {
  for (const address of [NOW, MUSIC]) {
    await page.goto(`${address}?lite=1`);
    await expect(main(page).locator("img, .cover")).toHaveCount(0);
    await expect(main(page).getByRole("listitem").first()).toBeVisible();
  }
});

test("a page shorter than the right column ends with news; a phone loads nothing for it", async ({
  page,
}) => {
  const more = main(page).getByRole("complementary", { name: "Popular, trending and picked" });
  await page.goto(NOW);
  await hydrated(page);
  await expect(more).toHaveCount(0);
  await main(page).locator(".film").last().scrollIntoViewIfNeeded();
  for (const name of ["Popular Now", "Trending Topics", "Editor's Picks"]) {
    await expect(more.getByRole("heading", { name })).toBeVisible();
  }
  const gap = await page.evaluate(() => {
    const end = (part: string) =>
      document.querySelector(part)?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    return end(".column--right") - end(".rail--below");
  });
  expect(gap).toBeLessThan(500);

  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.setViewportSize(phone.viewport);
  await page.goto(NOW);
  await hydrated(page);
  await main(page).locator(".film").last().scrollIntoViewIfNeeded();
  await twoFrames(page);
  expect(asked.filter((url) => url.includes("/api/trending/"))).toEqual([]);
  await expect(more).toHaveCount(0);
});

const LIMIT = 150 * 1024;

for (const address of [NOW, SOON, MUSIC, EVENTS]) {
  test(`${address} needs at most 150 KB at its first visit`, async ({ browser, baseURL }) => {
    for (const screen of [phone, desktop]) {
      const context = await browser.newContext({ ...screen, baseURL });
      const page = await context.newPage();
      const weight = await weighUntil(page, address, ({ text }) => text <= LIMIT);
      test.info().annotations.push({ type: "bytes", description: JSON.stringify(weight) });
      expect(weight.text, JSON.stringify(weight)).toBeLessThanOrEqual(LIMIT);
      await context.close();
    }
  });
}
