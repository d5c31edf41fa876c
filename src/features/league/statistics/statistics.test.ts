import fc from "fast-check";
import { expect, test } from "vitest";
import { isPlayed, type Match, type PlayedMatch } from "#features/league/shapes.ts";
import { matches2526, season2526 } from "#tests/support/league-season.ts";
import { apportion } from "./apportion.ts";
import { matchesAsOf } from "./as-of.ts";
import { formLists, formOf } from "./form.ts";
import { type Candidate, rankMatches } from "./game-of-the-week.ts";
import { headToHead } from "./head-to-head.ts";
import { patterns } from "./patterns.ts";
import { positionHistory } from "./positions.ts";
import { goalsPerRound, latestRound, matchdayNow, otherDays, upcomingMatches } from "./rounds.ts";
import { homeAdvantage, seasonStats } from "./season-stats.ts";

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

test.each([
  ["LWWWW", "LWWWW"],
  ["LWWWWW", "WWWWW"],
  ["DWLDWLL", "LDWLL"],
])("the results %s give the form %s", (results, form) => {
  const goals = { W: [1, 0], D: [0, 0], L: [0, 1] } as const;
  const matches = [...results].map((result, at) => {
    const [scored, conceded] = goals[result as keyof typeof goals];
    // Every other match is away.
    return at % 2 === 0
      ? played(`2026-01-0${at + 1}`, "a", "x", scored, conceded)
      : played(`2026-01-0${at + 1}`, "x", "a", conceded, scored);
  });
  expect(formOf(matches, "a")).toBe(form);
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

test("goals per matchday leave out awarded matches and play-offs, and are rounded to one decimal", () => {
  const games = [
    ...[1, 1, 2].map((goals, at) => played("2026-01-01", `h${at}`, `a${at}`, goals, 0, 2)),
    { ...played("2026-01-01", "c", "d", 3, 0, 2), status: "awarded" as const },
    { ...played("2026-01-01", "e", "f", 3, 0, 2), round: null },
    played("2026-01-09", "a", "b", 0, 0, 1),
  ];
  expect(goalsPerRound(games)).toEqual([
    { round: 1, matches: 1, goals: 0, perMatch: 0 },
    { round: 2, matches: 3, goals: 4, perMatch: 1.3 },
  ]);
});

test("the latest matchday is the one with most matches in the last week, with its earlier ones too", () => {
  const games = [
    played("2026-01-01", "a", "b", 1, 0, 5),
    played("2026-01-10", "c", "d", 1, 0, 5),
    played("2026-01-10", "e", "f", 1, 0, 5),
    played("2026-01-11", "g", "h", 1, 0, 6),
    { ...played("2026-01-11", "i", "j", 1, 0, 5), status: "scheduled" } as Match,
  ];
  const latest = latestRound(games);
  expect([latest?.round, latest?.matches.map(({ home }) => home)]).toEqual([5, ["a", "c", "e"]]);
  expect(otherDays(games, 5)).toEqual([{ date: "2026-01-11", round: 6, matches: 1 }]);
});

test("of coming fixtures the fullest matchday of the week comes first, and overdue ones come last", () => {
  const ahead = (date: string, home: string, round: number, status: Match["status"] = "scheduled") =>
    ({ ...played(date, home, "z", 0, 0, round), status }) as Match;
  const matches = [
    ahead("2026-01-09", "yesterday", 4),
    ahead("2026-01-10", "today", 3),
    ahead("2026-01-12", "next", 5),
    ahead("2026-01-17", "a week on", 5, "postponed"),
    ahead("2026-01-18", "later", 5),
    ahead("2026-01-11", "cancelled", 5, "void"),
    ahead("2026-01-11", "over", 5, "completed"),
  ];
  expect(upcomingMatches(matches, "2026-01-10").map(({ home }) => home)).toEqual([
    ...["next", "a week on", "today", "later", "yesterday"],
  ]);
});

test("of two coming matchdays of equally many matches the earlier comes first", () => {
  const ahead = (date: string, home: string, round: number) =>
    ({ ...played(date, home, "z", 0, 0, round), status: "scheduled" }) as Match;
  const matches = [ahead("2026-01-18", "sunday", 21), ahead("2026-01-14", "wednesday", 20)];
  expect(upcomingMatches(matches, "2025-12-28").map(({ home }) => home)).toEqual(["wednesday", "sunday"]);
});

test("without any match there is no current matchday", () => {
  expect(matchdayNow([], "2026-01-10")).toBeNull();
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
