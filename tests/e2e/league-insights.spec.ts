import { desktop, expect, twoFrames } from "#tests/support/e2e.ts";
import {
  aFixture,
  aPrediction,
  failing,
  heldAnswer,
  openAgain,
  openHub,
  openTab,
  part,
  patterns,
  playLeague,
  rows,
  usual,
} from "#tests/support/league-hub.ts";
import { test } from "#tests/support/reader.ts";

test.use(desktop);

const TITLE = "Featured Algorithm Prediction";
const INSIGHTS = /match-patterns|streak-analysis|ai-predictions/;

test("LG-52 LG-54 LG-55 LG-56 LG-57 LG-58 LG-59 LG-60 LG-61 LG-62 LG-65 LG-66 the match patterns are shown as cards and bars", async ({
  page,
}) => {
  await playLeague(page);
  await openHub(page, "AI Insights");
  await expect(page.getByRole("heading", { name: "AI-Powered League Analysis", exact: true })).toBeVisible();
  const cards = part(page, "Match Patterns Analysis").locator(".tile");
  await expect(cards.getByRole("heading")).toHaveText(["Home Advantage", "Goals Average", "Clean Sheets"]);
  await expect(cards.nth(0)).toContainText(/58\.3%\s*41W · 12A · 17D/);
  await expect(cards.nth(1)).toContainText(/2\.3\s*187 goals/);
  await expect(cards.nth(2)).toContainText(/44\s*30H · 14A/);
  const scoring = part(page, "Scoring Patterns");
  await expect(scoring).toContainText(/\(3\+ goals\)\s*21/);
  await expect(scoring).toContainText(/\(1 goal or fewer\)\s*15/);
  await expect(scoring).toContainText(/Total matches\s*70/);
  const shares = part(page, "Result Distribution");
  expect((await rows(shares)).map((text) => text.split(/\n+/).join(" "))).toEqual([
    "Home wins 58.3%",
    "Draws 24%",
    "Away wins 18%",
  ]);
  const widths = await shares
    .locator(".bar__fill")
    .evaluateAll((all) => all.map((bar) => bar.getAttribute("width")));
  expect(widths).toEqual(["58.3%", "24%", "18%"]);
});

test("LG-67 LG-68 LG-69 LG-70 LG-71 LG-72 streaks: the longest win and loss, then at most six of two or more, longest first", async ({
  page,
}) => {
  const lengths = [2, 5, 3, 1, 4, 2, 7, 6, 3, 2];
  const team_streaks = lengths.map((current_streak, at) => ({
    ...{ team: `Team ${at}`, team_id: `t${at}`, current_streak },
    streak_type: "WDL"[at % 3],
  }));
  await playLeague(page, {
    "stats/streak-analysis": { ...(usual["stats/streak-analysis"] as object), team_streaks },
  });
  await openHub(page, "AI Insights");
  const streaks = part(page, "Current Team Streaks");
  await expect(streaks).toContainText(/Longest winning streak\s*Winners, 5 matches/);
  await expect(streaks).toContainText(/Longest losing streak\s*Losers, 4 matches/);
  expect((await rows(streaks)).map((text) => text.split(/\s+/).join(" "))).toEqual([
    "Team 6 7 wins W",
    "Team 7 6 draws D",
    "Team 1 5 draws D",
    "Team 4 4 draws D",
    "Team 2 3 losses L",
    "Team 8 3 losses L",
  ]);
});

test("LG-73 LG-74 LG-75 LG-76 LG-77 LG-78 LG-79 LG-80 LG-81 ENT-37 the prediction shows its match, winner, confidence, figures and label", async ({
  page,
}) => {
  for (const confidence of ["High", "Medium", "Low"]) {
    await playLeague(page, {
      "fixtures/upcoming": { fixtures: [aFixture(1, { round: "Round 12", date: "2026-02-15" })] },
      "stats/ai-predictions": aPrediction({ confidence }),
    });
    await openAgain(page);
    await openTab(page, "AI Insights");
    const card = part(page, TITLE);
    await expect(card).toContainText("Home 1 vs Away 1 Matchday 12, Sun 15 Feb 2026");
    await expect(card).toContainText(`Predicted winner: Home 1. Confidence: ${confidence}.`);
    const lines = await card.locator("tbody tr").allInnerTexts();
    expect(lines.map((line) => line.split(/\t+/).map((cell) => cell.trim()))).toEqual([
      ["1.61", "Goals for, a game", "1.14"],
      ["0.62", "Goals against, a game", "1.25"],
      ["13", "Form points", "7"],
      ["15%", "Home advantage", "–"],
    ]);
    await expect(card).toContainText("Form + Stats");
    await expect(card).toContainText("NXP v1.0");
    await expect(card).toContainText("a learning algorithm: its accuracy will improve over time");
  }
});

test("LG-82 with nothing to predict, a card lists the analysis features", async ({ page }) => {
  const calls = await playLeague(page, { "fixtures/upcoming": { fixtures: [] } });
  await openHub(page, "AI Insights");
  await expect(part(page, TITLE).getByRole("listitem")).toHaveCount(4);
  expect(calls.filter(({ path }) => path.startsWith("stats/ai-predictions"))).toEqual([]);
});

test("LG-53 STATE-38 STATE-39 STATE-40 API-27 API-28 API-29 API-39 API-40 the insights load once, in parallel, when the tab opens, then the prediction", async ({
  page,
}) => {
  const gates = { patterns: heldAnswer(patterns), streaks: heldAnswer(usual["stats/streak-analysis"]) };
  const calls = await playLeague(page, {
    "fixtures/upcoming": { fixtures: [aFixture(1)] },
    "stats/match-patterns": gates.patterns.play,
    "stats/streak-analysis": gates.streaks.play,
  });
  const requested = () => calls.map(({ path }) => path).filter((path) => INSIGHTS.test(path));
  await openHub(page);
  await expect(page.getByRole("heading", { name: "Featured Latest Results" })).toBeVisible();
  expect(requested()).toEqual([]);
  await openTab(page, "AI Insights");
  await expect(page.getByText("Loading AI insights...", { exact: true })).toBeVisible();
  await openTab(page, "Teams");
  await openTab(page, "AI Insights");
  await expect(page.getByText("Loading AI insights...", { exact: true })).toBeVisible();
  await expect.poll(() => requested().sort()).toEqual(["stats/match-patterns", "stats/streak-analysis"]);
  const patternsAnswered = page.waitForEvent("requestfinished", (request) =>
    /match-patterns/.test(request.url()),
  );
  gates.patterns.release();
  await patternsAnswered;
  await twoFrames(page);
  expect(requested()).toHaveLength(2);
  gates.streaks.release();
  await expect(part(page, TITLE)).toContainText("Predicted winner");
  await openTab(page, "Table");
  await openTab(page, "AI Insights");
  await expect(part(page, TITLE)).toContainText("Predicted winner");
  expect(requested().slice(2)).toEqual(["stats/ai-predictions/Home%201/Away%201"]);
});

test("API-30 team names are URL-encoded in the prediction call", async ({ page }) => {
  const calls = await playLeague(page, {
    "fixtures/upcoming": { fixtures: [aFixture(1, { home_team: "A/B United", away_team: "C & D FC" })] },
  });
  await openHub(page, "AI Insights");
  await expect(part(page, TITLE)).toContainText("Predicted winner");
  expect(calls.map(({ path }) => path)).toContain("stats/ai-predictions/A%2FB%20United/C%20%26%20D%20FC");
});

test("API-31 the prediction is for one of the first three fixtures, and each of them comes up", async ({
  page,
}) => {
  const calls = await playLeague(page, {
    "fixtures/upcoming": { fixtures: [1, 2, 3, 4, 5, 6].map((number) => aFixture(number)) },
  });
  await openHub(page, "AI Insights");
  const requested = () => [
    ...new Set(calls.map(({ path }) => path).filter((path) => path.startsWith("stats/ai-predictions"))),
  ];
  for (const drawn of [0, 0.5, 0.999]) {
    await page.evaluate((number) => {
      Math.random = () => number;
    }, drawn);
    await openAgain(page);
    await expect(part(page, TITLE)).toContainText("Predicted winner");
  }
  const predictions = [1, 2, 3].map((number) => `stats/ai-predictions/Home%20${number}/Away%20${number}`);
  expect(requested().sort()).toEqual(predictions);
});

test.describe("when calls fail", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("ERR-35 failed insights are only logged", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await playLeague(page, { "stats/match-patterns": failing(), "stats/streak-analysis": failing() });
    await openHub(page, "AI Insights");
    await expect(part(page, TITLE)).toBeVisible();
    await expect(page.getByRole("main").getByText(/error|failed/i)).toHaveCount(0);
    expect(logged.join("\n")).toMatch(
      /match patterns could not be loaded[\s\S]*streaks could not be loaded/i,
    );
    await openTab(page, "Table");
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(21);
  });

  test("ERR-36 a failed prediction is only logged", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await playLeague(page, { "stats/ai-predictions": failing() });
    await openHub(page, "AI Insights");
    await expect(part(page, "Match Patterns Analysis")).toBeVisible();
    await expect(part(page, "Current Team Streaks")).toBeVisible();
    await expect.poll(() => logged.join("\n")).toMatch(/prediction could not be loaded/);
    await expect(page.getByRole("main").getByText(/error|failed/i)).toHaveCount(0);
  });
});
