import { expect, test } from "vitest";
import type { SeasonPicture } from "#features/league/panels/data/shapes.ts";
import { hausa } from "#tests/support/hausa.ts";
import { byDay, raceTitle, tableFinding } from "./findings.ts";

const row = (team: string, points: number | null, matches_played: number | null) => ({
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

test.each([
  [{ "Nasarawa United": 60 }, "Nasarawa lead, and are the likeliest champions: 60%"],
  [
    { "Nasarawa United": 99.7, "Rivers United": 0.3 },
    "Nasarawa lead, and are the likeliest champions: >99%, Rivers <1%",
  ],
  [
    { "Nasarawa United": 50, "Rivers United": 50 },
    "Nasarawa lead, and are the likeliest champions: 50%, Rivers 50%",
  ],
])("the title chances %j of the leaders give the finding: %s", (titles, finding) => {
  expect(tableFinding(rows, picture(titles as Record<string, number>))).toEqual({
    finding,
    comparison: null,
  });
});

test.each([
  [1, "B are second, and the likeliest champions: 60%"],
  [2, "B are third, and the likeliest champions: 60%"],
  [3, "B are fourth, and the likeliest champions: 60%"],
  [4, "B are fifth, and the likeliest champions: 60%"],
  [5, "B are sixth, and the likeliest champions: 60%"],
  [6, "B are in place 7, and the likeliest champions: 60%"],
])("the likeliest champions behind %d clubs are placed: %s", (above, finding) => {
  const table = [...Array.from({ length: above }, (_, at) => row(`A${at}`, 30, 10)), row("B", 29, 10)];
  expect(tableFinding(table, picture({ B: 60 }))?.finding).toBe(finding);
});

test.each([
  [row("B", 30, 10), "They are level on points with A."],
  [row("B", 30, 9), "They are level on points with A and have a match in hand."],
  [row("B", 29, 10), "They are 1 point behind A."],
  [row("B", 28, 11), "They are 2 points behind A."],
  [row("B", 28, 8), "They are 2 points behind A and have 2 matches in hand."],
  [row("B", null, null), "They are 30 points behind A and have 10 matches in hand."],
])(
  "the likeliest champions %j are compared with leaders of 30 points in 10 matches: %s",
  (second, comparison) => {
    const table = [row("A", 30, 10), second];
    expect(tableFinding(table, picture({ B: 60 }))?.comparison).toBe(comparison);
  },
);

test("clubs whose points are unknown are level", () => {
  const table = [row("A", null, 1), row("B", null, 1)];
  expect(tableFinding(table, picture({ B: 60 }))?.comparison).toBe("They are level on points with A.");
});

test.each([
  [row("B", 30, 10), "Makinsu ɗaya ne da A."],
  [row("B", 30, 9), "Makinsu ɗaya ne da A. Suna da kwantan wasa 1."],
  [row("B", 27, 10), "A ta fi su da maki 3."],
  [row("B", 27, 11), "A ta fi su da maki 3."],
  [row("B", 27, 8), "A ta fi su da maki 3. Suna da kwantan wasanni 2."],
])("in Hausa the likeliest champions %j are compared in sentences of their own: %s", (second, comparison) => {
  const shown = tableFinding([row("A", 30, 10), second], picture({ B: 60 }), hausa);
  expect(shown?.comparison).toBe(comparison);
  expect(shown?.finding).toContain("na 2");
});

test("before the first match there is no finding, nor without chances, without a table or for a club not in it", () => {
  expect(tableFinding([row("A", 0, 0)], picture({ A: 60 }))).toBeNull();
  expect(tableFinding([row("A", 3, null)], picture({ A: 60 }))).toBeNull();
  expect(tableFinding(rows, picture({}))).toBeNull();
  expect(tableFinding([], picture({ A: 60 }))).toBeNull();
  expect(tableFinding(rows, picture({ "Kano Pillars": 60 }))).toBeNull();
  expect(raceTitle(null)).toBe("The race");
});

test.each([
  [8, 11, "Nasarawa led after 8 of the last 11 matchdays"],
  [11, 11, "Nasarawa have led since matchday 6"],
  [2, 2, "Nasarawa have led since matchday 6"],
  [1, 1, "Nasarawa took the lead on matchday 6"],
])("leading after %d of the last %d matchdays is titled: %s", (led, of, title) => {
  const finding = { team: "Nasarawa United", led, of, since: 6 };
  expect(raceTitle(finding)).toBe(title);
});

test("the next match is the next day's, whatever matchday is listed first; overdue ones are last", () => {
  const match = (fixture_id: string, date: string) => ({ fixture_id, date });
  const upcoming = [
    ...[match("sunday", "2026-01-11"), match("also sunday", "2026-01-11")],
    ...[match("midweek", "2026-01-07"), match("overdue", "2025-12-30"), { date: "2026-01-07" }],
  ];
  expect(byDay({ upcoming, asOf: "2026-01-06" }).map(({ fixture_id }) => fixture_id)).toEqual([
    ...["midweek", "sunday", "also sunday", "overdue"],
  ]);
});
