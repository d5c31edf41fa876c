import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { Chart, CultureEvent, Holiday, Movie } from "#features/culture/contract.ts";
import { lagosDate } from "#platform/time.ts";
import { answer, expect, holdBack, hydrated, phone, test, twoFrames } from "#tests/support/e2e.ts";

const NOW = "/now-showing-movies";
const SOON = "/coming-soon-movies";
const MUSIC = "/music";
const EVENTS = "/events";

function main(page: Page): Locator {
  return page.getByRole("main");
}

/** The films now showing, as the API lists them without a filter. */
async function filmsOf(request: APIRequestContext): Promise<Movie[]> {
  return (await (await request.get("/api/movies/now-showing")).json()).movies;
}

/** The first public holiday from today on. */
async function nextHoliday(request: APIRequestContext): Promise<string> {
  const today = lagosDate(new Date());
  const year = Number(today.slice(0, 4));
  const years = [year, year + 1].map(
    async (one) => (await (await request.get(`/api/holidays?year=${one}`)).json()) as { holidays: Holiday[] },
  );
  const all = (await Promise.all(years)).flatMap(({ holidays }) => holidays);
  return all.find(({ date }) => date >= today)?.name ?? "";
}

/** The names of the events that fit, as the API lists them without a filter. */
async function eventsOf(
  request: APIRequestContext,
  isWanted: (event: CultureEvent) => boolean,
): Promise<string[]> {
  const { events } = (await (await request.get("/api/events")).json()) as { events: CultureEvent[] };
  const names = events.filter(isWanted).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThan(events.length);
  return names;
}

test("NAV-10 films now showing have a poster, length and release date, and can be filtered by genre", async ({
  page,
  request,
}) => {
  const allFilms = await filmsOf(request);
  const dramas = allFilms.filter(({ genres }) => genres.includes("Drama"));
  expect(dramas.length).toBeGreaterThan(0);
  expect(dramas.length).toBeLessThan(allFilms.length);
  await page.goto(NOW);
  await expect(page.getByRole("heading", { level: 1, name: "Now Showing" })).toBeVisible();
  const films = main(page).locator(".film");
  await expect(films.locator(".film__title")).toHaveText(allFilms.map(({ title }) => title));
  await expect(films.filter({ hasText: /\d h( \d+ min)?/ })).toHaveCount(allFilms.length);
  await expect(films.filter({ hasText: /In cinemas from \d+ \w+ \d{4}/ })).toHaveCount(allFilms.length);
  await expect(films.locator("img")).toHaveCount(allFilms.length);
  await expect(films.first().locator("img")).toBeVisible();
  await main(page).getByRole("link", { name: "Drama", exact: true }).click();
  await expect(page).toHaveURL(/genre=Drama/);
  await expect(main(page).getByRole("link", { name: "Drama", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(films.locator(".film__title")).toHaveText(dramas.map(({ title }) => title));
});

test("NAV-11 Upcoming Nollywood lists Nollywood's films before all others, each by date", async ({
  page,
}) => {
  await page.goto(SOON);
  await expect(
    page.getByRole("heading", { level: 1, name: "Upcoming Nollywood", exact: true }),
  ).toBeVisible();
  const order = await main(page)
    .locator(".film")
    .evaluateAll((films) =>
      films.map((film) => {
        const isOurs = film.querySelector(".badge")?.textContent === "Nollywood";
        return `${isOurs ? "Nollywood" : "others"} ${film.querySelector("time")?.dateTime}`;
      }),
    );
  expect(order).toEqual(order.toSorted());
  expect(new Set(order.map((entry) => entry.split(" ")[0]))).toEqual(new Set(["Nollywood", "others"]));
});

test("NAV-12 Music Charts shows two charts of 25 songs with rank, external link and date", async ({
  page,
  request,
}) => {
  const { charts } = (await (await request.get("/api/music/charts")).json()) as { charts: Chart[] };
  await page.goto(MUSIC);
  await expect(page.getByRole("heading", { level: 1, name: "Music Charts", exact: true })).toBeVisible();
  for (const name of ["Most played in Nigeria", "Top Nigeria"]) {
    const chart = main(page).getByRole("region", { name, exact: true });
    const expectedSongs = charts.find(({ title }) => title === name)?.entries.slice(0, 25) ?? [];
    const songs = chart.getByRole("listitem");
    await expect(songs.locator(".rank__no")).toHaveText(Array.from({ length: 25 }, (_, at) => `${at + 1}`));
    await expect(songs.locator(".rank__title > span:first-child")).toHaveText(
      expectedSongs.map(({ title }) => title),
    );
    await expect(songs.locator(".source-note")).toHaveText(expectedSongs.map(({ artist }) => artist));
    const links = await songs
      .getByRole("link")
      .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
    expect(links).toEqual(expectedSongs.map(({ url }) => url));
    expect(links.filter((link) => !/^https?:/.test(link))).toEqual([]);
    await expect(chart.locator(".source-note time").first()).toBeVisible();
  }
});

test("a song's movement is shown as up or down by a number, unchanged, or new", async ({ page }) => {
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
  page.on("request", (request) => {
    if (request.resourceType() === "image" && request.url().includes("/pictures/")) covers.add(request.url());
  });
  const release = await holdBack(page, /\.js$/);
  await page.goto(MUSIC, { waitUntil: "commit" });
  await expect.poll(() => covers.size).toBe(8);
  const first = page.locator(".song img").first();
  await expect.poll(() => first.evaluate((cover: HTMLImageElement) => cover.complete)).toBe(true);
  await twoFrames(page);
  expect(covers.size).toBe(8);
  release();
  await hydrated(page);
  await page.locator(".song").nth(20).scrollIntoViewIfNeeded();
  await expect.poll(() => covers.size).toBeGreaterThan(20);
});

test("NAV-13 the events page has events by date, a city filter, holidays and calendar files", async ({
  page,
  request,
}) => {
  const inLagos = await eventsOf(request, ({ city }) => city === "Lagos");
  await page.goto(EVENTS);
  await expect(page.getByRole("heading", { level: 1, name: "Events" })).toBeVisible();
  await hydrated(page);
  const events = main(page).locator(".event");
  const days = await main(page)
    .locator(".events__day time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual([...days].sort());
  await page.getByLabel("City").selectOption("Lagos");
  await expect(page).toHaveURL(/city=Lagos/);
  await expect(events.locator("h3")).toHaveText(inLagos);
  const holidays = main(page).getByRole("region", { name: "Public holidays" });
  await expect(holidays).toContainText(await nextHoliday(request));

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

  test("events are filtered by a plain form, films by plain links", async ({ page, request }) => {
    const concerts = await eventsOf(request, ({ category }) => category === "music");
    await page.goto(EVENTS);
    await page.getByLabel("Category").selectOption("music");
    await main(page).getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/category=music/);
    await expect(main(page).locator(".event h3")).toHaveText(concerts);
    await page.goto(`${EVENTS}?city=Nowhere`);
    await expect(main(page).getByText("No event fits this choice.")).toBeVisible();
    await page.goto(`${NOW}?genre=Nonsense`);
    await expect(main(page).getByText("No film fits this choice.")).toBeVisible();
    await main(page).getByRole("link", { name: "All films" }).click();
    await expect(main(page).locator(".film").first()).toBeVisible();
  });
});

test("with the data saver on, the films and music pages contain no pictures", async ({ page }) => {
  for (const address of [NOW, MUSIC]) {
    await page.goto(`${address}?lite=1`);
    await expect(main(page).locator("img, .cover")).toHaveCount(0);
    await expect(main(page).getByRole("listitem").first()).toBeVisible();
  }
});

test("a page shorter than the right column ends with the news cards, which a phone does not load", async ({
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
    const bottomOf = (part: string) =>
      document.querySelector(part)?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    return bottomOf(".column--right") - bottomOf(".rail--below");
  });
  expect(gap).toBeLessThan(500);

  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.setViewportSize(phone.viewport);
  await page.goto(NOW);
  await hydrated(page);
  await main(page).locator(".film").last().scrollIntoViewIfNeeded();
  await twoFrames(page);
  expect(requested.filter((url) => url.includes("/api/trending/"))).toEqual([]);
  await expect(more).toHaveCount(0);
});
