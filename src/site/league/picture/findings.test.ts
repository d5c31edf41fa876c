import { expect, test } from "vitest";
import { raceTitle, tableFinding } from "./findings.ts";
import type { SeasonPicture } from "./shown-picture.ts";

const row = (team: string, points: number, matches_played: number) => ({
  ...{ team, team_id: team, points, matches_played },
});

/** Titles in percent, by club. */
function picture(titles: Record<string, number>): SeasonPicture {
  const chances = Object.entries(titles).map(([team, title]) => ({
    ...{ team, team_id: team, title: title / 100, continental: 0, relegation: 0 },
    percentages: { title: Math.round(title), continental: 0, relegation: 0 },
  }));
  return { chances } as unknown as SeasonPicture;
}

const rows = [row("Nasarawa United", 30, 16), row("Rivers United", 30, 15), row("Ikorodu City", 27, 14)];

test.each([
  [
    { "Nasarawa United": 40, "Rivers United": 35 },
    "Nasarawa lead, and are the likeliest champions: 40%, Rivers 35%",
    null,
  ],
  [
    { "Nasarawa United": 21, "Rivers United": 40, "Ikorodu City": 26 },
    "Rivers are second, and the likeliest champions: 40%, Ikorodu 26%",
    "They are level on points with Nasarawa and have a match in hand.",
  ],
  [
    { "Nasarawa United": 21, "Ikorodu City": 60 },
    "Ikorodu are third, and the likeliest champions: 60%, Nasarawa 21%",
    "They are 3 points behind Nasarawa and have 2 matches in hand.",
  ],
  [{ "Rivers United": 100, "Nasarawa United": 0 }, "Rivers are champions", null],
])("the title chances %j give the finding: %s", (titles, finding, comparison) => {
  expect(tableFinding(rows, picture(titles as Record<string, number>))).toEqual({ finding, comparison });
});

test("before the first match there is no finding", () => {
  expect(tableFinding([row("A", 0, 0)], picture({ A: 60 }))).toBeNull();
  expect(raceTitle({ matchdays: [], lines: [], finding: null })).toBe("The race");
});

test.each([
  [8, 11, "Nasarawa led after 8 of the last 11 matchdays"],
  [11, 11, "Nasarawa have led since matchday 6"],
  [1, 1, "Nasarawa took the lead on matchday 6"],
])("leading after %d of the last %d matchdays is titled: %s", (led, of, title) => {
  const finding = { team: "Nasarawa United", led, of, since: 6 };
  expect(raceTitle({ matchdays: [], lines: [], finding })).toBe(title);
});
