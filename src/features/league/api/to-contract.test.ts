import { expect, test } from "vitest";
import type { Match } from "#features/league/shapes.ts";
import {
  awardedMatches,
  roundName,
  shortName,
  shortNameOf,
  toDecision,
  toFixture,
  toForecast,
  toPercentages,
  toProbabilities,
  toTeam,
} from "./to-contract.ts";

const club = (id: string, name: string, shortName: string | null = null, titlesYear: number[] = []) => ({
  ...{ id, name, shortName, titlesYear, nickname: null, city: "Aba", state: null, founded: 1976 },
  ...{ stadium: null, stadiumCapacity: null, manager: null, website: null, x: "@x" },
});
const clubs = [club("a", "El-Kanemi Warriors"), club("b", "Barau", "BAR")];
const snapshot = {
  clubs: new Map(clubs.map((one) => [one.id, one])),
  today: "2026-05-20",
  spans: [
    { season: "2024-25", first: "2024-08-31", last: "2025-05-25" },
    { season: "2025-26", first: "2025-08-22", last: "2026-05-24" },
  ],
} as never;

const match = (parts: object): Match =>
  ({
    ...{ id: "m", season: "2025-26", stage: "", round: 7, date: "2025-10-01", kickoff: "16:00" },
    ...{ home: "a", away: "b", venue: "Aba", status: "completed", homeGoals: 2, awayGoals: 1 },
    ...parts,
  }) as Match;

test("a club without a short name has the first three letters of its name", () => {
  expect(clubs.map((one) => shortName(one as never))).toEqual(["ELK", "BAR"]);
  expect(shortNameOf(snapshot, "a")).toBe("ELK");
  // A club that the league does not know keeps its id.
  expect(shortNameOf(snapshot, "heartland")).toBe("heartland");
});

test("a match without a matchday is named Play-off", () => {
  expect([roundName(7), roundName(null)]).toEqual(["Round 7", "Play-off"]);
});

test("a fixture has its clubs' names, and a score only where the match has one", () => {
  expect(toFixture(snapshot, match({}))).toEqual({
    ...{ fixture_id: "m", date: "2025-10-01", kickoff: "16:00", round: "Round 7", status: "completed" },
    ...{ home_team: "El-Kanemi Warriors", away_team: "Barau", home_id: "a", away_id: "b", venue: "Aba" },
    ...{ home_score: 2, away_score: 1 },
  });
  const {
    homeGoals: _,
    awayGoals: __,
    ...ahead
  } = match({ status: "scheduled" }) as never as Record<string, unknown>;
  expect(toFixture(snapshot, ahead as never)).toMatchObject({ home_score: null, away_score: null });
});

test("awarded matches are those of the league, not of the play-offs", () => {
  const matches = [
    match({}),
    match({ id: "w", status: "awarded" }),
    match({ status: "awarded", stage: "playoff" }),
  ];
  expect(awardedMatches(snapshot, matches).map(({ fixture_id }) => fixture_id)).toEqual(["w"]);
});

test.each([
  // The title of 2025-26 is not won before the season's last day; for 1998 no day is known, and it counts.
  [
    [1998, 2025, 2026],
    [1998, 2025],
  ],
  [[], []],
  [[2027], []],
])("of the title years %j, those won by 20 May 2026 are %j", (years, wonYears) => {
  expect(toTeam(snapshot, club("c", "C", null, years) as never)).toMatchObject({
    titles: wonYears.length,
    titles_year: wonYears,
  });
});

test("a season's title counts from the season's last day", () => {
  const last = { ...(snapshot as object), today: "2026-05-24" } as never;
  expect(toTeam(last, club("c", "C", null, [2026]) as never).titles).toBe(1);
});

test("a ruling names its club and its match, or null where it has none", () => {
  const ruling = {
    ...{ id: "r", season: "2025-26", date: "2026-02-02", kind: "award", club: "a", match: "m" },
    ...{ points: 0, goals: 0, reason: "", source: "", state: "in force" },
  } as never;
  expect(toDecision(snapshot, [match({})], ruling)).toMatchObject({
    ...{ team: "El-Kanemi Warriors", team_id: "a", fixture: { fixture_id: "m" } },
  });
  expect(toDecision(snapshot, [], { ...(ruling as object), club: null } as never)).toMatchObject({
    ...{ team: null, team_id: null, fixture: null },
  });
});

const stored = {
  ...{ home: 0.8, draw: 0.2, away: 0, home_goals: 1.449, away_goals: 0.951, replayed: false },
  made_at: new Date("2025-09-30T06:00:00Z"),
};

test.each([
  [{}, "home", { outcome: "home", rps: 0.02, log_loss: 0.2231 }],
  [{}, null, { outcome: null, rps: null, log_loss: null }],
  [{ status: "postponed" }, "home", { outcome: null, rps: null, log_loss: null }],
])("the forecast of a match with %j and the outcome %j is scored %j", (parts, outcome, expected) => {
  expect(toForecast(snapshot, match(parts), { ...stored, outcome } as never)).toMatchObject({
    ...{ probabilities: { home: 0.8, draw: 0.2, away: 0 }, percentages: { home: 80, draw: 20, away: 0 } },
    ...{ expected_goals: { home: 1.4, away: 1 }, made_at: "2025-09-30T06:00:00.000Z", ...expected },
  });
});

test("probabilities have four decimals, percentages are whole, and both add up exactly", () => {
  const p = { home: 1 / 3, draw: 1 / 3, away: 1 / 3 };
  expect(toProbabilities(p)).toEqual({ home: 0.3334, draw: 0.3333, away: 0.3333 });
  expect(toPercentages(p)).toEqual({ home: 34, draw: 33, away: 33 });
  expect(toPercentages({ home: 0.455, draw: 0.3, away: 0.245 })).toEqual({ home: 46, draw: 30, away: 24 });
});

test("only a match of today that is not over has a minute, which may be unknown", () => {
  const minuteOf = (parts: object): unknown =>
    "minute" in toFixture(snapshot, match(parts)) && toFixture(snapshot, match(parts)).minute;
  const [today, live] = [{ date: "2026-05-20" }, { status: "live", minute: "67" }];
  expect(minuteOf({ ...today, ...live })).toBe("67");
  expect(minuteOf({ ...today, status: "live" })).toBe("");
  expect(minuteOf(live)).toBe(false);
  expect(minuteOf(today)).toBe(false);
});
