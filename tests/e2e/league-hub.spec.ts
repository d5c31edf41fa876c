import {
  desktop,
  expect,
  holdBack,
  hydrated,
  layoutShift,
  phone,
  twoFrames,
  watchShifts,
} from "#tests/support/e2e.ts";
import {
  aFixture,
  aRound,
  cutOff,
  failing,
  heldAnswer,
  openHub,
  openTab,
  part,
  playLeague,
  usual,
} from "#tests/support/league-hub.ts";
import { alive, test } from "#tests/support/reader.ts";

const HUB = "/sports/nigeria-league";
const TABS = ["Overview", "Table", "Fixtures", "Results", "Teams", "AI Insights"];

test.use(desktop);

test("LG-01 LG-02 the hub shows the season and its twenty teams", async ({ page }) => {
  await page.goto(HUB);
  await expect(page.getByText("Season 2025-26", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("20 teams")).toBeVisible();
});

test("LG-03 LG-04 LG-05 six tabs in order, the overview selected, and the three widgets beside them", async ({
  page,
}) => {
  await page.goto(HUB);
  expect(await page.getByRole("tab").allInnerTexts()).toEqual(TABS);
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Overview");
  await expect(page.getByRole("heading", { name: "Featured Latest Results" })).toBeVisible();
  const aside = page.getByRole("complementary", { name: "Season widgets" });
  for (const name of ["Season Analytics", "Game of the Week", "Team Form"])
    await expect(aside.getByRole("heading", { name, exact: true })).toBeVisible();
});

test("each tab has its own URL, arrow keys move between tabs, and back returns to the previous tab", async ({
  page,
}) => {
  await page.goto(`${HUB}?tab=results`);
  await hydrated(page);
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Results");
  await page.getByRole("tab", { name: "Results" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Teams" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?tab=teams$/);
  await page.goBack();
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Results");
});

test.describe("on a phone", () => {
  test.use(phone);

  test("back on the overview, nothing is shown only to move away when the season's picture arrives", async ({
    page,
  }) => {
    await watchShifts(page);
    await page.goto(HUB);
    await hydrated(page);
    await page.getByRole("combobox", { name: "Section" }).selectOption("table");
    await expect(part(page, "Table")).toBeVisible();
    const before = await layoutShift(page);
    const release = await holdBack(page, /\/assets\/SeasonAtAGlance.*\.js$/);
    await page.goBack();
    await expect(part(page, "Latest NPFL News").getByRole("listitem").first()).toBeAttached();
    await twoFrames(page);
    release();
    await expect(part(page, "Last matchday")).toBeVisible();
    await twoFrames(page);
    expect((await layoutShift(page)) - before).toBeLessThan(0.01);
  });

  test("a tab that is opened from another page moves little of what was shown while it was loaded", async ({
    page,
  }) => {
    await watchShifts(page);
    await page.goto("/about");
    await hydrated(page);
    const before = await layoutShift(page);
    const release = await holdBack(page, /\/api\/npfl\//);
    // The code of the footer, which is far below, has not loaded: any address of it opens a page.
    await page.evaluate((to) => {
      const link = document.querySelector<HTMLAnchorElement>('.footer a[href="/sports/nigeria-league"]');
      link?.setAttribute("href", to);
      link?.click();
    }, `${HUB}?tab=table`);
    await expect(page.getByText("Loading Nigeria Premier League data...")).toBeVisible();
    await twoFrames(page);
    release();
    await expect(part(page, "Table")).toBeVisible();
    await twoFrames(page);
    expect((await layoutShift(page)) - before).toBeLessThan(0.05);
  });

  test("LG-06 LG-07 a dropdown selects the tab, and a drawer holds the widgets", async ({ page }) => {
    await page.goto(HUB);
    await hydrated(page);
    const picker = page.getByRole("combobox", { name: "Section" });
    expect(await picker.locator("option").allInnerTexts()).toEqual(TABS);
    await expect(page.getByRole("tab").first()).toBeHidden();
    await picker.selectOption("table");
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(21);
    await page.getByRole("button", { name: "Quick stats" }).click();
    const drawer = page.getByRole("dialog", { name: "Quick stats" });
    for (const name of ["Season Analytics", "Game of the Week", "Team Form"])
      await expect(drawer.getByRole("heading", { name, exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
  });
});

test("LG-08 'Round' is always displayed as 'Matchday'", async ({ page }) => {
  await playLeague(page, {
    "fixtures/latest-round": { fixtures: [aFixture(20)], round: "Round 7", total_matches: 1 },
    "stats/goals-per-round": { rounds: [aRound(6, 20, 2), aRound(7, 20, 2)] },
  });
  await openHub(page);
  for (const tab of TABS) {
    await openTab(page, tab);
    await expect(page.getByText(/Matchday 7/).first()).toBeVisible();
    if (tab === "AI Insights")
      await expect(part(page, "Featured Algorithm Prediction")).toContainText("Matchday 7");
    expect(await page.getByRole("main").textContent()).not.toMatch(/Round \d/i);
  }
});

test("LG-09 STATE-37 the loading text is shown until the main calls have answered", async ({ page }) => {
  const table = heldAnswer(usual["standings/current"]);
  await playLeague(page, { "standings/current": table.play });
  await openHub(page);
  await expect(page.getByText("Loading Nigeria Premier League data...", { exact: true })).toBeVisible();
  table.release();
  await expect(page.getByRole("heading", { name: "Featured Latest Results" })).toBeVisible();
  await expect(page.getByText("Loading Nigeria Premier League data...")).toBeHidden();
});

test.describe("when calls fail", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("LG-10 ERR-33 STATE-37 the error state shows the error's message, and a retry loads the hub", async ({
    page,
  }) => {
    let broken = true;
    await playLeague(page, {
      "standings/current": (route: Parameters<typeof cutOff>[0]) =>
        broken
          ? failing(503, { error: "The league's table rests." })(route)
          : route.fulfill({ json: usual["standings/current"] }),
    });
    await openHub(page);
    await expect(page.getByRole("heading", { name: "Error loading data", exact: true })).toBeVisible();
    await expect(page.getByText("The league's table rests.", { exact: true })).toBeVisible();
    broken = false;
    await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Featured Latest Results" })).toBeVisible();
  });

  test("a soft visit while the league is being prepared keeps the loading text and retries until it loads", async ({
    page,
  }) => {
    let attempts = 0;
    const loadsFirst = (route: Parameters<typeof cutOff>[0]) => {
      attempts += 1;
      if (attempts > 2) return route.fulfill({ json: usual["standings/current"] });
      return route.fulfill({
        status: 503,
        headers: { "Retry-After": "1" },
        json: { error: "Being prepared." },
      });
    };
    await playLeague(page, { "standings/current": loadsFirst });
    await openHub(page);
    await expect(page.getByText("Loading Nigeria Premier League data...", { exact: true })).toBeVisible();
    await expect.poll(() => attempts).toBe(2);
    await expect(page.getByText("Loading Nigeria Premier League data...", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Featured Latest Results" })).toBeVisible();
    expect(attempts).toBe(3);
  });

  test("ERR-34 an error without a message shows the default message", async ({ page }) => {
    await playLeague(page, { "fixtures/upcoming": failing(500, {}) });
    await openHub(page);
    await expect(page.getByRole("heading", { name: "Error loading data", exact: true })).toBeVisible();
    await expect(page.getByText("An error occurred while loading data", { exact: true })).toBeVisible();
  });

  for (const [label, fault, stats, game] of [
    ["an error", failing(), "Failed to load season stats", "Failed to load game of the week"],
    ["no answer", cutOff, "Failed to load analytics", "Failed to load game"],
  ] as const) {
    test(`ERR-30 ERR-31 ERR-32 widgets that get ${label} say what failed, and the hub is still shown`, async ({
      page,
    }) => {
      await playLeague(page, {
        "stats/season-stats": fault,
        "stats/game-of-the-week": fault,
        "stats/teams/in-form": fault,
      });
      await openHub(page);
      await expect(part(page, "Season Analytics").getByText(stats, { exact: true })).toBeVisible();
      await expect(part(page, "Game of the Week").getByText(game, { exact: true })).toBeVisible();
      await expect(
        part(page, "Team Form").getByText("Failed to load team form data", { exact: true }),
      ).toBeVisible();
      await expect(page.getByRole("heading", { name: "Featured Latest Results" })).toBeVisible();
    });
  }
});

test("API-20 API-21 API-22 API-23 API-24 API-25 API-26 API-32 API-33 API-34 API-35 API-38 the main calls all start before the first answer", async ({
  page,
}) => {
  const main = [
    "standings/current",
    "teams/all",
    "fixtures/upcoming",
    "fixtures/latest-round",
    "stats/featured/upcoming",
    "stats/featured/latest-results",
    "stats/goals-per-round",
  ];
  const gates = main.map((path) => [path, heldAnswer(usual[path])] as const);
  const calls = await playLeague(page, Object.fromEntries(gates.map(([path, { play }]) => [path, play])));
  await openHub(page);
  await expect.poll(() => main.filter((path) => calls.some((call) => call.path === path))).toEqual(main);
  for (const [, { release }] of gates) release();
  await expect(page.getByRole("heading", { name: "Featured Latest Results" })).toBeVisible();
  const requested = calls.map(({ path, query }) => path + query);
  expect(requested).toContain("stats/featured/upcoming?count=3");
  expect(requested).toContain("stats/featured/latest-results?count=3");
  for (const widget of ["season-stats", "game-of-the-week", "teams/in-form", "teams/out-of-form"])
    expect(requested).toContain(`stats/${widget}`);
  await expect(part(page, "Team Form")).toContainText("Form 1");
  await expect(part(page, "Team Form")).toContainText("Form 11");
});

const PLACES = [
  "",
  "?tab=table&view=form",
  "?tab=table&season=2024-25&view=positions",
  "?tab=fixtures",
  "?tab=results",
  "?tab=teams",
  "?tab=ai-insights",
  "?tab=ai-insights&view=simulation",
  "?tab=table&view=possible",
  "?tab=table&view=in-hand",
  "?tab=ai-insights&view=moves",
  "?tab=ai-insights&view=run-in",
  "?tab=ai-insights&view=needed",
  "?tab=ai-insights&view=over-time",
  "?tab=ai-insights&view=strength",
  "?tab=ai-insights&view=fortress",
  "?tab=ai-insights&view=records",
];
/** Requested once a match or a club comes into view, or before a result is tapped. */
const ON_SIGHT = /^\/api\/npfl\/(head-to-head\/|team\/|simulation\/steps$)/;

test("a full load of any tab makes no league calls: the answers are in the page", async ({ page }) => {
  test.setTimeout(90_000);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  for (const place of PLACES) {
    await page.goto(HUB + place);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const calls = requested.splice(0).filter((path) => path.startsWith("/api/npfl/") && !ON_SIGHT.test(path));
    expect.soft(calls, place).toEqual([]);
  }
});

test("a soft visit from another page loads the league's style sheet before showing the hub", async ({
  page,
}) => {
  await page.goto("/bookmarks");
  await hydrated(page);
  const explore = page.getByRole("button", { name: "Explore", exact: true });
  await alive(explore);
  await explore.hover();
  await page.getByRole("link", { name: "Nigeria League", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Featured Latest Results" })).toBeVisible();
  await expect(page.getByRole("tablist")).toHaveCSS("display", "flex");
});
