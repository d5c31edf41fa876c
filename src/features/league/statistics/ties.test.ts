import { expect, test } from "vitest";
import type { Decision, Match, PlayedMatch, Season } from "#features/league/shapes.ts";
import { season2526 } from "#tests/support/league-season.ts";
import { formLists, formPercentage, formPoints } from "./form.ts";
import { type Candidate, type ClubStanding, rankMatches } from "./game-of-the-week.ts";
import { patterns } from "./patterns.ts";
import { comingWeek, latestWindow } from "./rounds.ts";
import { standings } from "./standings.ts";

let count = 0;

function played(
  home: string,
  away: string,
  homeGoals: number,
  awayGoals: number,
  date = "2026-01-01",
): PlayedMatch {
  count += 1;
  const parts = { stage: "", round: 1, kickoff: null, venue: null, status: "completed" as const };
  return { ...parts, id: `m${count}`, season: "x", date, home, away, homeGoals, awayGoals };
}

const scheduled = (home: string, away: string, date: string): Match =>
  ({ ...played(home, away, 0, 0, date), status: "scheduled", homeGoals: null, awayGoals: null }) as Match;

test.each([
  ["", 0, 0],
  ["W", 3, 100],
  ["WDL", 4, 44],
  ["LLLLD", 1, 7],
])("the form %j is worth %i points, %i %%", (form, points, percentage) => {
  expect([formPoints(form), formPercentage(form)]).toEqual([points, percentage]);
});

const results = (club: string, ...scores: [number, number][]) =>
  scores.map(([scored, conceded], at) => played(club, `x${club}`, scored, conceded, `2026-01-0${at + 1}`));

test("clubs of equal form are ranked by points above expectation, goal difference, then goals", () => {
  const won: [number, number] = [1, 0];
  const lists = (matches: readonly Match[], clubs: string[], hard?: string) =>
    formLists({ matches, clubs, expected: (_, club) => (club === hard ? 0 : 1) }).inForm.map(
      ({ club }) => club,
    );
  const equal = [...results("a", won, won, won), ...results("b", won, won, won)];
  expect(lists(equal, ["a", "b"], "b")).toEqual(["b"]);
  expect(lists(equal, ["b", "a"], "a")).toEqual(["a"]);
  const wider = [...results("a", won, won, won), ...results("b", won, won, [2, 0])];
  expect(lists(wider, ["a", "b"])).toEqual(["b"]);
  const more = [...results("a", won, won, won), ...results("b", won, won, [3, 2])];
  expect(lists(more, ["a", "b"])).toEqual(["b"]);
  expect(lists(more, ["b", "a"])).toEqual(["b"]);
});

test.each([
  [["a"], ["a"], []],
  [["a", "b"], ["a"], ["b"]],
  [["a", "b", "c"], ["a", "b"], ["c"]],
  [
    ["a", "b", "c", "d"],
    ["a", "b"],
    ["d", "c"],
  ],
  [
    ["a", "b", "c", "d", "e"],
    ["a", "b", "c"],
    ["e", "d"],
  ],
])("of the clubs %j, best first, %j are in form and %j out of form", (clubs, better, worse) => {
  const matches = clubs.flatMap((club, at) => results(club, [9 - at, 0], [1, 0], [1, 0]));
  const { inForm, outOfForm } = formLists({ matches, clubs });
  expect([inForm, outOfForm].map((rows) => rows.map(({ club }) => club))).toEqual([better, worse]);
});

test("a club with fewer than three matches is in neither form list", () => {
  const won: [number, number] = [1, 0];
  const matches = [...results("a", won, won, won), ...results("b", won, won)];
  expect(formLists({ matches, clubs: ["a", "b"] })).toMatchObject({ inForm: [{ club: "a" }], outOfForm: [] });
});

const even: Candidate["probabilities"] = { home: 1 / 3, draw: 1 / 3, away: 1 / 3 };
const unknown: ClubStanding = { position: 10, points: 0, played: 0, formPercentage: null, state: null };

function scoreOf(parts: {
  readonly home?: Partial<ClubStanding>;
  readonly away?: Partial<ClubStanding>;
  readonly clubs?: readonly [string, string];
  readonly probabilities?: Candidate["probabilities"];
  readonly goals?: number;
  /** The points of every place. */
  readonly line?: number;
  /** The only place whose points are within reach. */
  readonly place?: number;
}): number {
  const [home, away] = parts.clubs ?? ["a", "b"];
  const of = (club: string) => ({ ...unknown, ...(club === home ? parts.home : parts.away) });
  const match = scheduled(home, away, "2026-01-01");
  const candidate = { match, probabilities: parts.probabilities ?? even, expectedGoals: parts.goals ?? 0 };
  const pointsAt = (place: number) =>
    parts.place === undefined || parts.place === place ? (parts.line ?? 0) : 99;
  return rankMatches([candidate], of, pointsAt)[0]?.score ?? -1;
}

/** 15 + 95 × (35 % quality, 20 % closeness, 20 % form, 15 % stakes, 10 % goals), and 8 for a derby. */
test.each([
  ["two mid-table clubs, nothing else known", {}, 67],
  ["the top two clubs", { home: { position: 1 }, away: { position: 2 } }, 83],
  ["the bottom two clubs", { home: { position: 20 }, away: { position: 19 } }, 50],
  ["a certain winner", { probabilities: { home: 1, draw: 0, away: 0 } }, 48],
  ["a likely winner", { probabilities: { home: 0.5, draw: 0.3, away: 0.2 } }, 65],
  ["one side at 100 % form", { home: { formPercentage: 100 } }, 72],
  ["one side at 0 % form", { away: { formPercentage: 0 } }, 63],
  ["three expected goals", { goals: 3 }, 77],
  ["six expected goals, counted as three", { goals: 6 }, 77],
  ["a listed derby", { clubs: ["enyimba", "rangers-international"] }, 75],
  ["a listed derby with home and away swapped", { clubs: ["remo-stars", "shooting-stars"] }, 75],
  ["two clubs of one state, a derby", { home: { state: "Kano" }, away: { state: "Kano" } }, 75],
  ["two clubs of different states, no derby", { home: { state: "Kano" }, away: { state: "Oyo" } }, 67],
  ["both level with a decisive place after five matches", { home: { played: 5 }, away: { played: 5 } }, 74],
  ["both four points off every decisive place", { home: { played: 5 }, away: { played: 5 }, line: 4 }, 65],
  [
    "a derby that is the best in everything, capped at 100",
    {
      home: { position: 1, formPercentage: 100, state: "Kano", played: 5 },
      away: { position: 2, formPercentage: 100, state: "Kano", played: 5 },
      goals: 3,
    },
    100,
  ],
  ["four matches each, stakes unknown", { home: { played: 4 }, away: { played: 4 }, line: 40 }, 67],
] as const)("game-of-the-week score: %s", (_, parts, score) => {
  expect(scoreOf(parts)).toBe(score);
});

test.each([
  [1, 74],
  [2, 60],
  [3, 74],
  [4, 60],
  [16, 60],
  [17, 74],
  [18, 60],
])("clubs level with place %i give a score of %i: places 1, 3 and 17 are decisive", (place, score) => {
  expect(scoreOf({ home: { played: 5 }, away: { played: 5 }, place })).toBe(score);
});

test("matches of equal score are ordered by date, then by id", () => {
  const candidates = ["2026-01-02", "2026-01-01", "2026-01-01"].map((date, at) => ({
    match: { ...scheduled("a", "b", date), id: ["c", "b", "a"][at] ?? "" },
    probabilities: even,
    expectedGoals: 0,
  }));
  for (const order of [candidates, candidates.toReversed()])
    expect(
      rankMatches(
        order,
        () => unknown,
        () => 0,
      ).map(({ match }) => match.id),
    ).toEqual(["a", "b", "c"]);
});

test("the coming week runs to the same weekday a week later; the latest window is seven days", () => {
  const dates = ["2026-01-01", "2026-01-02", "2026-01-08", "2026-01-09", "2026-01-10"];
  const coming = comingWeek(
    dates.map((date) => scheduled("a", "b", date)),
    "2026-01-02",
  );
  expect(coming.map(({ date }) => date)).toEqual(["2026-01-02", "2026-01-08", "2026-01-09"]);
  const window = latestWindow(dates.map((date) => played("a", "b", 0, 0, date)));
  expect(window.map(({ date }) => date)).toEqual(["2026-01-08", "2026-01-09", "2026-01-10"]);
  expect(latestWindow([])).toEqual([]);
});

test.each([
  [3, 0, 1, 0],
  [1, 1, 0, 0],
  [1, 0, 0, 1],
  [2, 1, 1, 0],
  [0, 0, 0, 1],
])("a %i:%i match counts %i as high-scoring and %i as low-scoring", (home, away, high, low) => {
  expect(patterns([played("a", "b", home, away)])).toMatchObject({ highScoring: high, lowScoring: low });
});

test("the percentages of the outcomes are each rounded to one decimal", () => {
  const games = [played("a", "b", 2, 0), played("a", "b", 1, 1), played("a", "b", 0, 1)];
  expect(patterns(games).percentages).toEqual({ home: 33.3, draw: 33.3, away: 33.3 });
  expect(patterns([...games, played("a", "b", 3, 0)]).percentages).toEqual({ home: 50, draw: 25, away: 25 });
  const times = (count: number, home: number, away: number) =>
    Array.from({ length: count }, () => played("a", "b", home, away));
  // 59.748, 26.415 and 13.836: apportioned to 100, the first was 59.8.
  const season = [...times(95, 1, 0), ...times(42, 0, 0), ...times(22, 0, 1)];
  expect(patterns(season).percentages).toEqual({ home: 59.7, draw: 26.4, away: 13.8 });
});

const three: Season = { ...season2526, id: "x", clubs: ["a", "b", "c"], matchdays: 4 };

test("the form table counts each club's last five matches", () => {
  const matches = [
    played("a", "b", 3, 0, "2026-01-01"),
    ...Array.from({ length: 5 }, (_, at) => played("a", "b", 0, 0, `2026-02-0${at + 1}`)),
    played("a", "c", 0, 0, "2026-03-01"),
  ];
  const { rows } = standings({ season: three, matches, decisions: [], view: "form" });
  const of = (club: string) => rows.find((row) => row.club === club);
  expect(of("a")).toMatchObject({ played: 5, points: 5 });
  expect(of("c")).toMatchObject({ played: 1, points: 1 });
});

test("a club loses points only by its own deductions in force in this season", () => {
  const line: Decision = {
    id: "1",
    season: "x",
    date: "2026-01-01",
    kind: "deduction",
    club: "a",
    match: null,
    points: -2,
    goals: -1,
    reason: "",
    source: "",
    state: "in force",
  };
  const decisions: Decision[] = [
    line,
    { ...line, id: "2", season: "y" },
    { ...line, id: "3", club: "b", state: "suspended" },
    { ...line, id: "4", club: "b", kind: "award" },
  ];
  const { rows } = standings({ season: three, matches: [played("a", "b", 1, 1)], decisions });
  const of = (club: string) => rows.find((row) => row.club === club);
  expect(of("a")).toMatchObject({ points: -1, goalsFor: 0, pointsDeducted: 2 });
  expect(of("b")).toMatchObject({ points: 1, goalsFor: 1, pointsDeducted: 0 });
});
