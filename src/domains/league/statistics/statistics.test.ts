import fc from "fast-check";
import { expect, test } from "vitest";
import { isPlayed, type Match, type PlayedMatch } from "#domains/league/shapes.ts";
import { matches2526, season2526 } from "#tests/support/league-season.ts";
import { apportion } from "./apportion.ts";
import { matchesAsOf } from "./as-of.ts";
import { formLists, formOf } from "./form.ts";
import { type Candidate, rankMatches } from "./game-of-the-week.ts";
import { headToHead } from "./head-to-head.ts";
import { patterns } from "./patterns.ts";
import { positionHistory } from "./positions.ts";
import { placeChanges, raceFinding } from "./race.ts";
import { goalsPerRound, latestRound, matchdayNow, upcomingMatches } from "./rounds.ts";
import { homeAdvantage, seasonStats } from "./season-stats.ts";
import { streaks } from "./streaks.ts";

function played(
  date: string,
  home: string,
  away: string,
  homeGoals: number,
  awayGoals: number,
  round = 1,
): PlayedMatch {
  const id = `${date}-${home}-${away}`;
  return {
    id,
    season: "x",
    stage: "",
    round,
    date,
    kickoff: null,
    home,
    away,
    venue: null,
    status: "completed",
    homeGoals,
    awayGoals,
  };
}

const done = matches2526.filter(isPlayed);
const twoGames = [played("2026-01-01", "a", "b", 2, 0), played("2026-01-08", "b", "a", 1, 1, 2)];

test("form is the last five results in order of play, oldest first, whatever their matchdays", () => {
  const rearranged = [played("2026-03-01", "a", "b", 0, 1, 1), played("2026-01-01", "a", "c", 1, 0, 2)];
  expect(
    formOf(
      rearranged.toSorted((x, y) => (x.date < y.date ? -1 : 1)),
      "a",
    ),
  ).toBe("WL");
  expect(formOf([], "a")).toBe("");
  expect(formOf(done, "enyimba")).toMatch(/^[WDL]{5}$/);
});

test("no club is both in form and out of form, and each list is ordered by percentage", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: done.length }), (count) => {
      const { inForm, outOfForm } = formLists({ matches: done.slice(0, count), clubs: season2526.clubs });
      const inBoth = inForm.filter((row) => outOfForm.some((other) => other.club === row.club));
      expect(inBoth).toEqual([]);
      const best = inForm.map((row) => row.percentage);
      const worst = outOfForm.map((row) => row.percentage);
      expect(best).toEqual(best.toSorted((a, b) => b - a));
      expect(worst).toEqual(worst.toSorted((a, b) => a - b));
    }),
    { numRuns: 25 },
  );
});

test("a streak is the run of equal results up to a club's latest match", () => {
  const run = [...twoGames, played("2026-01-15", "a", "b", 1, 0), played("2026-01-22", "a", "b", 3, 0)];
  const { winning, losing, all } = streaks(run, ["a", "b"]);
  expect(winning).toEqual({ club: "a", length: 2, type: "W" });
  expect(losing).toEqual({ club: "b", length: 2, type: "L" });
  expect(all.map((streak) => streak.club)).toEqual(["a", "b"]);
  expect(streaks([], ["a"])).toEqual({ winning: null, losing: null, all: [] });
});

test("of equal streaks, the higher club's wins and the lower club's losses count as longest", () => {
  const pairs = [
    ["a", "x"],
    ["b", "y"],
  ] as const;
  const run = pairs.flatMap(([winner, loser]) => [
    played("2026-01-15", winner, loser, 1, 0),
    played("2026-01-22", loser, winner, 0, 1),
  ]);
  const { winning, losing } = streaks(run, ["b", "a", "x", "y"]);
  expect([winning?.club, losing?.club]).toEqual(["b", "y"]);
});

test("streaks of two or more are listed by length, then wins before draws before losses", () => {
  const run = [
    ...[1, 2, 3].map((day) => played(`2026-01-0${day}`, "a", "x", 1, 0)),
    ...[1, 2].map((day) => played(`2026-01-0${day}`, "b", "y", 1, 0)),
    ...[1, 2].map((day) => played(`2026-01-0${day}`, "c", "z", 1, 1)),
    played("2026-01-01", "d", "w", 2, 0),
  ];
  for (const clubs of [
    ["a", "b", "c", "d", "w", "x", "y", "z"],
    ["z", "y", "x", "w", "d", "c", "b", "a"],
  ]) {
    const { winning, losing, all } = streaks(run, clubs);
    expect([winning, losing]).toEqual([
      { club: "a", length: 3, type: "W" },
      { club: "x", length: 3, type: "L" },
    ]);
    expect(all.map(({ length, type }) => `${length}${type}`)).toEqual(["3W", "3L", "2W", "2D", "2D", "2L"]);
  }
});

test("apportioned parts add up to the whole, each less than one off its exact share", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { minLength: 1, maxLength: 20 }),
      fc.constantFrom(100, 1000, 400),
      (parts, total) => {
        const sum = parts.reduce((a, b) => a + b, 0);
        fc.pre(sum > 1e-6);
        const shares = apportion(parts, total);
        expect(shares.reduce((a, b) => a + b, 0)).toBe(total);
        shares.forEach((part, index) => {
          expect(Math.abs(part - ((parts[index] ?? 0) * total) / sum)).toBeLessThan(1 + 1e-9);
        });
      },
    ),
  );
  expect(apportion([0, 0, 0], 100)).toEqual([0, 0, 0]);
  expect(apportion([0.586, 0.241, 0.173], 100)).toEqual([59, 24, 17]);
  expect(apportion([1, 1, 1], 100)).toEqual([34, 33, 33]);
});

test("a match of two goals is neither high- nor low-scoring, a goalless one has two clean sheets", () => {
  const of = patterns([...twoGames, played("2026-01-09", "a", "b", 0, 0)]);
  expect(of).toMatchObject({
    matches: 3,
    highScoring: 0,
    lowScoring: 1,
    homeCleanSheets: 2,
    awayCleanSheets: 1,
    goals: 4,
  });
});

test("the score of an awarded match does not count as goals", () => {
  const awarded = { ...played("2026-01-02", "a", "b", 3, 0), status: "awarded" as const };
  expect(patterns([awarded])).toMatchObject({ matches: 0, goals: 0 });
  expect(seasonStats([awarded], ["a", "b"])).toMatchObject({ completed: 1, mostGoals: 0, bestAttack: null });
});

test("the statistics of 2025-26 cover 380 matches, its patterns all but the awarded one", () => {
  const stats = seasonStats(matches2526, season2526.clubs);
  expect(stats).toMatchObject({ completed: 380, remaining: 0, completion: 100 });
  expect(patterns(done)).toMatchObject({ matches: 379 });
  expect(homeAdvantage(done)).toBe(0.52);
});

test("goals per matchday are averaged over its completed matches", () => {
  expect(goalsPerRound(twoGames)).toEqual([
    { round: 1, matches: 1, goals: 2, perMatch: 2 },
    { round: 2, matches: 1, goals: 2, perMatch: 2 },
  ]);
  expect(goalsPerRound(matches2526).reduce((sum, round) => sum + round.matches, 0)).toBe(379);
});

test("a single rearranged match does not make an older matchday the latest", () => {
  // 18 February had a single match of matchday 22, after matchday 26 on the weekend.
  expect(latestRound(matchesAsOf(matches2526, "2026-02-18"))?.round).toBe(26);
  expect(latestRound(matchesAsOf(matches2526, "2025-08-01"))).toBeNull();
});

test.each([
  ["before the first match", "2025-08-01", 1],
  ["on a day of play", "2025-12-12", 16],
  ["after the last match", "2026-11-21", 38],
])("%s, on %s, the current matchday is %i", (_, day, matchday) => {
  expect(matchdayNow(matchesAsOf(matches2526, day), day)).toBe(matchday);
});

test.each([
  ["2026-01-01", "2026-01-02"],
  ["2026-01-02", "2026-01-01"],
])("matchday 3, played on %s, is later than matchday 2 of as many matches, played on %s", (third, second) => {
  expect(latestRound([played(third, "a", "b", 1, 0, 3), played(second, "c", "d", 1, 0, 2)])?.round).toBe(3);
});

test("upcoming fixtures list the coming matchday first, then all others by date", () => {
  const ahead = upcomingMatches(matchesAsOf(matches2526, "2025-12-12"), "2025-12-12");
  expect(ahead.slice(0, 10).map((match) => match.round)).toEqual(Array(10).fill(17));
  const rest = ahead.slice(10).map((match) => match.date);
  expect(rest).toEqual(rest.toSorted());
  expect(upcomingMatches(matches2526, "2026-06-01")).toEqual([]);
});

test("after each of 38 matchdays a club is first and none is below 20th", () => {
  const { matchdays, positions } = positionHistory(season2526, matches2526, []);
  expect(matchdays).toHaveLength(38);
  for (const [index] of matchdays.entries()) {
    const places = [...positions.values()].map((of) => of[index] ?? 0);
    expect([Math.min(...places), places.every((place) => place <= 20)]).toEqual([1, true]);
  }
  expect(positions.get("rangers-international")?.at(-1)).toBe(1);
});

test("a head-to-head is the same from either club's side", () => {
  const one = headToHead(matches2526, "enyimba", "remo-stars");
  const other = headToHead(matches2526, "remo-stars", "enyimba");
  expect([one.firstWins, one.secondWins, one.draws]).toEqual([
    other.secondWins,
    other.firstWins,
    other.draws,
  ]);
  expect(one.matches).toHaveLength(2);
  expect(one.matches[0]?.date ?? "").toMatch(/^2026/);
});

test("a close match of higher-placed clubs ranks first", () => {
  const candidate = (home: string, away: string, p: number): Candidate => ({
    match: { ...played("2026-01-01", home, away, 0, 0), status: "scheduled" } as Match,
    probabilities: { home: p, draw: (1 - p) / 2, away: (1 - p) / 2 },
    expectedGoals: 2.4,
  });
  const places = ["a", "b", "c", "d"];
  const standing = (club: string) => ({
    position: 1 + 6 * places.indexOf(club),
    points: 30 - places.indexOf(club),
    played: 15,
    formPercentage: 60,
    state: null,
  });
  const ranked = rankMatches([candidate("c", "d", 0.8), candidate("a", "b", 0.4)], standing, () => 30);
  expect(ranked[0]?.match.home).toBe("a");
});

test.each([
  [[3, 1, 1, 1], { club: "a", led: 3, of: 3, since: 2 }],
  [[3, 1, 2, 1], { club: "a", led: 2, of: 3, since: 2 }],
  [[2, 2, 2, 1], { club: "a", led: 1, of: 1, since: 4 }],
  [[1, 1, 1, 2], null],
  [[2, 1], null],
])("the title race of a club with the places %j is summed up as %j", (places, finding) => {
  const matchdays = places.map((_, at) => ({ round: at + 1, date: `2026-01-0${at + 1}` }));
  expect(raceFinding({ matchdays, positions: new Map([["a", places]]) })).toEqual(finding);
});

test("clubs whose position changed are listed, the biggest moves first", () => {
  const rows = (...clubs: string[]) => clubs.map((club, at) => ({ club, position: at + 1 }));
  expect(placeChanges(rows("a", "b", "c", "d"), rows("d", "a", "b", "c"))).toEqual([
    { club: "d", from: 4, to: 1 },
    { club: "a", from: 1, to: 2 },
    { club: "b", from: 2, to: 3 },
    { club: "c", from: 3, to: 4 },
  ]);
});
