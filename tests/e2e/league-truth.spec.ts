import { desktop, expect } from "#tests/support/e2e.ts";
import {
  aFixture,
  aPrediction,
  aRow,
  openAgain,
  openHub,
  openTab,
  part,
  playLeague,
  usual,
} from "#tests/support/league-hub.ts";
import { test } from "#tests/support/reader.ts";

test.use(desktop);

const awarded_matches = [
  aFixture(9, {
    ...{ home_team: "El-Kanemi Warriors", away_team: "Kun Khalifat", status: "awarded" },
    ...{ home_score: 3, away_score: 0 },
  }),
];
const standings = usual["standings/current"] as object;

test("the hub names champions and awarded results, marks no zones before a season, and prints the chances", async ({
  page,
}) => {
  await test.step("after the last match: the champions and the next season", async () => {
    await playLeague(page, {
      "standings/current": {
        ...{ ...standings, state: "over", awarded_matches },
        champions: { team: "Rangers International", team_id: "rangers-international", points: 68 },
        next_season: { season: "2026-27", starts_on: null, teams: ["Doma United", "Inter Lagos"] },
      },
      "stats/goals-per-round": { ...(usual["stats/goals-per-round"] as object), awarded_matches },
    });
    await openHub(page);
    const main = page.getByRole("main");
    await expect(main).toContainText(
      "The season 2025-26 is over. Rangers International are the champions, with 68 points. The fixtures of 2026-27 are not known yet. Forecasts return with the next fixtures.",
    );
    await expect(part(page, "Goals Per Matchday Trend")).toContainText(
      "Awarded, not played: El-Kanemi Warriors 3–0 Kun Khalifat. The result counts in the official table only.",
    );
  });

  await test.step("before the first match: the clubs without places are listed, without zones", async () => {
    await playLeague(page, {
      "standings/current": {
        ...{ ...standings, state: "before", last_updated: null },
        table: [1, 2].map((number) => aRow(number, { position: null, points: 0, form: "" })),
      },
    });
    await openAgain(page);
    await openTab(page, "Table");
    await expect(part(page, "Table").getByRole("row")).toHaveCount(3);
    await expect(part(page, "Table")).not.toContainText("Continental, positions");
    await expect(page.getByText("is over.")).toHaveCount(0);
  });

  await test.step("the chances are shown with the answer's own percentages, not rounded again", async () => {
    await playLeague(page, {
      "stats/ai-predictions": aPrediction({
        probabilities: { home: 0.5865, draw: 0.2385, away: 0.175 },
        ...{ percentages: { home: 58, draw: 24, away: 18 }, typical_home_percentage: 64 },
        expected_goals: { home: 1.4, away: 1 },
      }),
    });
    await openAgain(page);
    await openTab(page, "AI Insights");
    const card = part(page, "Featured Algorithm Prediction");
    await expect(card.locator(".odds__no")).toHaveText(["58%", "24%", "18%"]);
    await expect(card).toContainText(
      "Expected goals: 1.4 to 1.0. Home 1 win 58 in 100; an average home side wins 64.",
    );
  });
});

test("a match page shows a newspaper's differing result with its paper, score, time and link", async ({
  page,
}) => {
  const fixture = aFixture(20, { status: "completed", home_score: 2, away_score: 1 });
  const conflict = {
    ...{
      fixture,
      source: "The Herald",
      status: "completed",
      date: fixture.date,
      home_score: 3,
      away_score: 1,
    },
    ...{ headline: "Home 20 beat Away 20 3-1", url: "/article/x", since: "2026-02-14T19:30:00.000Z" },
  };
  await playLeague(page, {
    news: { articles: [] },
    matches: {
      ...{ fixture, season: "2025-26", prediction: null, forecast: null, home_form: "", away_form: "" },
      ...{ head_to_head: usual["head-to-head"], decisions: [], conflicts: [conflict], credits: [] },
    },
  });
  await openHub(page);
  await page.getByRole("link", { name: "Home 20 2–1 Away 20" }).first().click();
  const differing = part(page, "Sources differ");
  await expect(differing).toContainText("The Herald: 3–1, since Sat 14 Feb 2026, 20:30");
  await expect(differing.getByRole("link", { name: "Home 20 beat Away 20 3-1" })).toHaveAttribute(
    "href",
    "/article/x",
  );
});

test("the forecast record is compared with two guesses that anybody can make, in a follower's words", async ({
  page,
}) => {
  await page.goto("/sports/nigeria-league?tab=ai-insights&view=record");
  const record = part(page, "Forecast record");
  await expect(record.getByRole("heading", { level: 3 })).toHaveText(
    /the home side (won )?\d+ times.*the club higher in the table \d+ times$/,
  );
  await expect(record.getByRole("columnheader")).toHaveText([
    "Season",
    "Matches",
    "Our favourite won",
    "Home side won",
    "Higher club won",
  ]);
  const chances = part(page, "Do our chances hold?");
  await expect(chances.getByRole("heading", { level: 3 })).toHaveText(/^When it said \d+ in 100, \d+ came$/);
  // As many dots as lines of figures.
  await expect(chances.locator("circle")).toHaveCount(await chances.locator("tbody tr").count());
  await expect(part(page, "The latest forecasts").locator(".finding")).toHaveText(
    /^\d+ of the last 10 came as expected/,
  );
  // A modeller's words belong to docs/forecasts.md and the API.
  expect(await page.getByRole("main").textContent()).not.toMatch(/RPS|log loss|NXP|probability score/i);
});
