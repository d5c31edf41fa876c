import type { Locator } from "@playwright/test";
import { desktop, expect } from "#tests/support/e2e.ts";
import {
  aFixture,
  aRound,
  aRow,
  aTeam,
  heldAnswer,
  openAgain,
  openHub,
  openTab,
  part,
  playLeague,
  usual,
} from "#tests/support/league-hub.ts";
import { test } from "#tests/support/reader.ts";

test.use(desktop);

const chartTitle = "Goals Per Matchday Trend";

test("LG-11 LG-12 the goals chart is shown only when there is more than one round", async ({ page }) => {
  for (const [rounds, chartCount] of [
    [[], 0],
    [[aRound(1, 20, 2)], 0],
    [[aRound(1, 20, 2), aRound(2, 20, 2)], 1],
  ] as const) {
    await playLeague(page, { "stats/goals-per-round": { season: "2025-26", rounds } });
    await openAgain(page);
    await expect(page.getByRole("heading", { name: "Latest NPFL News" })).toBeVisible();
    await expect(page.getByRole("heading", { name: chartTitle, exact: true })).toHaveCount(chartCount);
  }
});

test("LG-13 LG-14 LG-15 LG-16 LG-17 LG-18 LG-19 LG-20 each round's bar has the width and colour of its average", async ({
  page,
}) => {
  const averages = [2, 3, 5.2, 2.5, 3.1, 1.5, 2.49, 1.49, 0];
  await playLeague(page, {
    "stats/goals-per-round": { rounds: averages.map((average, at) => aRound(at + 1, 23 + at, average)) },
  });
  await openHub(page);
  const bars = part(page, chartTitle).getByRole("listitem");
  await expect(bars).toHaveCount(averages.length);
  await expect(bars.nth(0)).toContainText("23 goals");
  await expect(bars.nth(6)).toContainText("2.49");
  const shares = await Promise.all([0, 1, 2].map((at) => share(bars.nth(at))));
  expect(shares.map((width) => Math.round(width))).toEqual([50, 75, 100]);
  const colours = await Promise.all(averages.map((_, at) => fill(bars.nth(at))));
  const [yellow, green, , , , , , red] = colours;
  expect(new Set([green, yellow, red]).size).toBe(3);
  expect(colours).toEqual([yellow, green, green, green, green, yellow, yellow, red, red]);
  expect(channels(green).g).toBeGreaterThan(channels(green).r);
  expect(channels(red).r).toBeGreaterThan(channels(red).g * 1.5);
  expect(channels(yellow).b).toBeLessThan(channels(yellow).g);
});

async function share(bar: Locator): Promise<number> {
  const [track, filled] = await Promise.all([
    bar.locator(".bar__track").boundingBox(),
    bar.locator(".bar__fill").boundingBox(),
  ]);
  return ((filled?.width ?? 0) / (track?.width ?? 1)) * 100;
}

function fill(bar: Locator): Promise<string> {
  return bar.locator(".bar__fill").evaluate((rect) => getComputedStyle(rect).fill);
}

function channels(colour = "") {
  const [r = 0, g = 0, b = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return { r, g, b };
}

test("LG-21 LG-22 the chart's footer has the season's goals and their average a match, ten matches a round", async ({
  page,
}) => {
  const rounds = [aRound(1, 20, 2), aRound(2, 25, 2.5), aRound(3, 18, 1.8)];
  await playLeague(page, { "stats/goals-per-round": { rounds } });
  await openHub(page);
  await expect(part(page, chartTitle)).toContainText("Season total 63 goals");
  await expect(part(page, chartTitle)).toContainText("Overall average 2.1 a match");
});

test("LG-23 LG-24 LG-25 LG-26 LG-27 LG-28 the overview: featured matches with counts, an ad, the news placeholder", async ({
  page,
}) => {
  await playLeague(page);
  await openHub(page);
  await expect(part(page, "Featured Latest Results")).toContainText("14 recent matches available");
  await expect(part(page, "Featured Latest Results")).toContainText(/Home 20\s*2–1\s*Away 20/);
  await expect(part(page, "Featured Upcoming Fixtures")).toContainText("17 upcoming matches available");
  await expect(part(page, "Featured Upcoming Fixtures")).toContainText(/Home 1\s*v\s*Away 1/);
  await expect(page.getByRole("main").locator("[data-slot]")).toBeVisible();
  await expect(part(page, "Latest NPFL News")).toContainText("News of the league will be shown here later.");
});

test("LG-29 LG-30 LG-31 ENT-22 the table: all rows in order, every column, the time of its last update, an ad", async ({
  page,
}) => {
  const table = Array.from({ length: 20 }, (_, at) => aRow(20 - at));
  await playLeague(page, { "standings/current": { ...(usual["standings/current"] as object), table } });
  await openHub(page, "Table");
  const lines = page.getByRole("table").getByRole("row");
  await expect(lines).toHaveCount(21);
  expect(await lines.nth(0).getByRole("columnheader").allTextContents()).toEqual([
    "# Position",
    "Team",
    "P",
    "W",
    "D",
    "L",
    "GF",
    "GA",
    "GD",
    "Pts",
    "Form",
  ]);
  const first = await lines.nth(1).locator("th, td").allTextContents();
  expect(first).toEqual(["1, Continental", "Club 1", "12", "7", "3", "2", "21", "9", "+12", "24", "WDLWW"]);
  await expect(lines.nth(20)).toContainText("Club 20");
  await expect(page.getByText("Updated Tue 10 Feb 2026, 09:15")).toBeVisible();
  await expect(page.getByRole("main").locator("[data-slot]")).toBeVisible();
});

test("LG-32 LG-33 the top four and the bottom four are coloured, and a key explains the colours", async ({
  page,
}) => {
  for (const teams of [20, 18]) {
    const table = Array.from({ length: teams }, (_, at) => aRow(at + 1));
    await playLeague(page, { "standings/current": { ...(usual["standings/current"] as object), table } });
    await openAgain(page);
    await openTab(page, "Table");
    const cells = page.getByRole("table").locator("tbody tr td:first-child");
    await expect(cells).toHaveCount(teams);
    const marks = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell).boxShadow));
    const [continental, relegation] = [marks[0], marks.at(-1)];
    expect(new Set([continental, relegation, "none"]).size).toBe(3);
    expect(marks).toEqual([
      ...Array(4).fill(continental),
      ...Array(teams - 8).fill("none"),
      ...Array(4).fill(relegation),
    ]);
    await expect(page.getByText("Continental, positions 1 to 4")).toBeVisible();
    await expect(page.getByText(`Relegation, positions ${teams - 3} to ${teams}`)).toBeVisible();
  }
});

test("LG-34 LG-35 LG-37 LG-38 LG-92 LG-97 API-36 the fixtures: title, all matches, their status, two meetings each", async ({
  page,
}) => {
  const fixtures = [
    aFixture(1, { round: "Round 12" }),
    aFixture(2, { round: "Round 13", status: "postponed_x" }),
    aFixture(3),
    aFixture(4, { home_team: "A/B United", away_team: "C & D FC", date: "2026-02-15" }),
  ];
  const calls = await playLeague(page, { "fixtures/upcoming": { fixtures } });
  await openHub(page, "Fixtures");
  await expect(
    page.getByRole("heading", { name: "Upcoming Fixtures - Matchday 12", exact: true }),
  ).toBeVisible();
  const entries = page.locator(".match");
  await expect(entries).toHaveCount(4);
  await expect(entries.nth(0)).toContainText(/Sat 14 Feb 2026[\s\S]*Scheduled[\s\S]*Home 1\s*v\s*Away 1/);
  await expect(entries.nth(1)).toContainText("postponed_x");
  await expect(entries.nth(3)).toContainText(/Sun 15 Feb 2026[\s\S]*A\/B United\s*v\s*C & D FC/);
  for (const entry of await entries.all()) await entry.locator("summary").click();
  await expect(entries.nth(3).getByRole("listitem")).toHaveCount(2);
  await expect(page.locator(".match-day")).toHaveText([
    /^Sat 14 Feb 2026 Matchday 12/,
    /^Sat 14 Feb 2026 Matchday 13/,
    /^Sat 14 Feb 2026 Matchday 7/,
    /^Sun 15 Feb 2026 Matchday 7/,
  ]);
  const requested = calls.filter(({ path }) => path.startsWith("head-to-head/")).map(({ path }) => path);
  expect(requested.sort()).toEqual(
    ["A%2FB%20United/C%20%26%20D%20FC", "Home%201/Away%201", "Home%202/Away%202", "Home%203/Away%203"].map(
      (pair) => `head-to-head/${pair}`,
    ),
  );
});

test("LG-36 LG-43 LG-51 empty fixtures, results and teams each show their empty state", async ({ page }) => {
  await playLeague(page, {
    "fixtures/upcoming": { fixtures: [] },
    "fixtures/latest-round": { fixtures: [], round: null, total_matches: 0 },
    "teams/all": { teams: [] },
  });
  await openHub(page, "Fixtures");
  await expect(page.getByText("No fixtures scheduled at this time.", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Upcoming Fixtures", exact: true })).toBeVisible();
  await openTab(page, "Results");
  await expect(page.getByText("No recent results available.", { exact: true })).toBeVisible();
  await openTab(page, "Teams");
  await expect(page.getByText("No teams found.", { exact: true })).toBeVisible();
});

test("LG-39 LG-40 LG-41 LG-42 the results: all matches of the matchday, FT on completed ones only", async ({
  page,
}) => {
  const done = { status: "completed", home_score: 2, away_score: 1 };
  const fixtures = [
    aFixture(1, done),
    aFixture(2, { ...done, away_score: 3 }),
    aFixture(3, { status: "live", home_score: 0, away_score: 0 }),
  ];
  await playLeague(page, { "fixtures/latest-round": { fixtures, round: "Round 9", total_matches: 10 } });
  await openHub(page, "Results");
  await expect(page.getByRole("heading", { name: /Matchday 9$/ })).toBeVisible();
  await expect(page.getByText("10 matches", { exact: true })).toBeVisible();
  const entries = page.locator(".match");
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(0)).toContainText(/FT[\s\S]*Home 1\s*2–1\s*Away 1/);
  await expect(entries.nth(1)).toContainText(/FT[\s\S]*Home 2\s*2–3\s*Away 2/);
  await expect(entries.nth(2)).toContainText(/Home 3\s*0–0\s*Away 3/);
  await expect(entries.nth(2)).not.toContainText("FT");
});

const teams = [
  aTeam("Kwara United", { state: "Kano", founded: 1990, titles: 0 }),
  aTeam("Alpha", { state: "Lagos", founded: 2016, titles: 8, images: { logo: "/icon.svg", icon: null } }),
  aTeam("Beta", { state: "Kano", founded: 1970, titles: 9 }),
  aTeam("Delta"),
];

test("LG-44 LG-46 LG-47 LG-48 LG-49 LG-50 LG-83 LG-84 API-37 the teams: sorted, filtered, with badge, short name and form", async ({
  page,
}) => {
  const calls = await playLeague(page, { "teams/all": { teams } });
  await openHub(page, "Teams");
  const names = page.locator(".team__name a");
  await expect(names).toHaveText(["Alpha", "Beta", "Delta", "Kwara United"]);
  const sort = page.getByRole("combobox", { name: "Sort by" });
  await sort.selectOption({ label: "Founded, newest first" });
  await expect(names).toHaveText(["Alpha", "Kwara United", "Beta", "Delta"]);
  await sort.selectOption({ label: "Titles, most first" });
  await expect(names).toHaveText(["Beta", "Alpha", "Delta", "Kwara United"]);
  await sort.selectOption({ label: "Name" });
  await expect(names).toHaveText(["Alpha", "Beta", "Delta", "Kwara United"]);
  const entry = (name: string) => page.locator(".team").filter({ hasText: name });
  await expect(entry("Alpha").locator("img")).toHaveAttribute("src", "/icon.svg");
  await expect(entry("Kwara United").locator(".team__short")).toHaveText("KWA");
  await expect(entry("Delta").getByRole("img")).toHaveText("WL???");
  expect(
    calls
      .filter(({ path }) => path.startsWith("team/"))
      .map(({ path }) => path)
      .sort(),
  ).toEqual(["Alpha", "Beta", "Delta", "Kwara%20United"].map((name) => `team/${name}/form`));
  const state = page.getByRole("combobox", { name: "State" });
  expect(await state.locator("option").allInnerTexts()).toEqual(["All states", "Kano", "Lagos"]);
  await state.selectOption("Kano");
  await expect(names).toHaveText(["Beta", "Kwara United"]);
});

test("LG-45 the teams tab shows its loading text until the teams arrive", async ({ page }) => {
  const all = heldAnswer({ teams });
  await playLeague(page, { "teams/all": all.play });
  await openHub(page, "Teams");
  await expect(page.getByText("Loading teams data...", { exact: true })).toBeVisible();
  all.release();
  await expect(page.locator(".team")).toHaveCount(4);
});

for (const view of ["positions", "cross", "decisions"]) {
  test(`?view=${view} also shows the table, so that the page is not empty beside the widgets`, async ({
    page,
  }) => {
    await page.goto(`/sports/nigeria-league?tab=table&view=${view}`);
    const table = page.getByRole("table", { name: "NPFL table 2025-26" });
    await expect(table.locator("tbody tr")).toHaveCount(20);
    const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
    const widgets = await bottomOf(page.locator(".hub__aside section").last());
    expect(await bottomOf(page.locator("#tab > :last-child"))).toBeGreaterThan(widgets - 400);
  });
}
