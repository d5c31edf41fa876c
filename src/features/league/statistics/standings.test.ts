import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isPlayed, type Match, type PlayedMatch, type Season } from "#features/league/shapes.ts";
import { decisions2526, matches2526, season2526 } from "#tests/support/league-season.ts";
import { decisionsAsOf, matchesAsOf } from "./as-of.ts";
import { placesOf, type Row, standings, zoneAt } from "./standings.ts";
import { addSide, emptyTally, goalDifference, sideOf } from "./tally.ts";

const four: Season = { ...season2526, id: "x", clubs: ["a", "b", "c", "d"], matchdays: 6 };

function played(
  home: string,
  away: string,
  homeGoals: number,
  awayGoals: number,
  more: Partial<PlayedMatch> = {},
): PlayedMatch {
  const id = `x-${home}-${away}`;
  return {
    id,
    season: "x",
    stage: "",
    round: 1,
    date: "2026-01-01",
    kickoff: null,
    home,
    away,
    venue: null,
    status: "completed",
    homeGoals,
    awayGoals,
    ...more,
  };
}

/** As the printed tables name a club: "Rivers United" is rivers-united. */
const idOf = (team: string) => team.toLowerCase().replaceAll(" ", "-");
const order = (rows: readonly Row[]) => rows.map((row) => row.club).join("");

/** Any part of a season of four clubs, awarded games among them. */
const someSeason = fc
  .array(
    fc.record({
      pair: fc.constantFrom("ab", "ac", "ad", "ba", "bc", "bd", "ca", "cb", "cd", "da", "db", "dc"),
      homeGoals: fc.nat(5),
      awayGoals: fc.nat(5),
      day: fc.integer({ min: 10, max: 28 }),
      status: fc.constantFrom("completed" as const, "completed" as const, "awarded" as const),
    }),
  )
  .map((rows) => {
    const byPair = new Map(rows.map((row) => [row.pair, row]));
    return [...byPair.values()].map(({ pair, homeGoals, awayGoals, day, status }) =>
      played(pair.charAt(0), pair.charAt(1), homeGoals, awayGoals, { date: `2026-01-${day}`, status }),
    );
  });

test("with the rulings applied, every figure of the 2025-26 table is the published one", () => {
  const published = readFileSync("tests/fixtures/league/final-2025-26.csv", "utf8")
    .trim()
    .split("\n")
    .slice(2);
  const { rows } = standings({ season: season2526, matches: matches2526, decisions: decisions2526 });
  const computed = rows.map((row) => [
    ...[row.club, row.wins, row.draws, row.losses],
    ...[row.goalsFor, row.goalsAgainst, goalDifference(row), row.points],
  ]);
  expect(computed).toEqual(
    published
      .map((line) => line.split(","))
      .map(([team = "", ...figures]) => [idOf(team), ...figures.map(Number)]),
  );
  expect(rows.map((row) => row.zone).filter(Boolean)).toEqual([
    ...Array(4).fill("Continental"),
    ...Array(4).fill("Relegation"),
  ]);
});

test("the table as of a day has the points and matches that newspapers printed that day", () => {
  const checkpoints = readFileSync("tests/fixtures/league/checkpoints-2025-26.csv", "utf8")
    .trim()
    .split("\n")
    .slice(2);
  for (const line of checkpoints) {
    const [date = "", team = "", points, matches] = line.split(",");
    const { rows } = standings({
      season: season2526,
      matches: matchesAsOf(matches2526, date),
      decisions: decisionsAsOf(decisions2526, date),
    });
    const row = rows.find(({ club }) => club === idOf(team));
    expect([team, row?.points]).toEqual([team, Number(points)]);
    if (matches) expect([team, row?.played]).toEqual([team, Number(matches)]);
  }
});

test("the table does not depend on the order in which matches are given", () => {
  fc.assert(
    fc.property(someSeason, fc.func(fc.nat()), (matches, key) => {
      const shuffled = matches.toSorted((a, b) => key(a.id) - key(b.id));
      expect(standings({ season: four, matches: shuffled, decisions: [] })).toEqual(
        standings({ season: four, matches, decisions: [] }),
      );
    }),
  );
});

test("adding a club's matches one by one gives the sums in its table row", () => {
  fc.assert(
    fc.property(someSeason, (matches) => {
      const { rows } = standings({ season: { ...four, awardedGoalsCount: true }, matches, decisions: [] });
      for (const row of rows) {
        const step = matches
          .filter((match) => match.home === row.club || match.away === row.club)
          .reduce((tally, match) => addSide(tally, sideOf(match, row.club)), emptyTally);
        expect(row).toMatchObject(step);
      }
    }),
  );
});

test("points, goals and wins balance over all clubs, apart from a deduction", () => {
  const ledger = [
    {
      id: "1",
      season: "x",
      date: "2026-01-01",
      kind: "deduction" as const,
      club: "a",
      match: null,
      points: -3,
      goals: -3,
      reason: "",
      source: "",
      state: "in force" as const,
    },
  ];
  fc.assert(
    fc.property(someSeason, (matches) => {
      const { rows } = standings({
        season: { ...four, awardedGoalsCount: true },
        matches,
        decisions: ledger,
      });
      const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
      const draws = matches.filter((match) => match.homeGoals === match.awayGoals).length;
      expect(sum(goalDifference)).toBe(-3);
      expect(sum((row) => row.points)).toBe(3 * (matches.length - draws) + 2 * draws - 3);
      expect(sum((row) => row.wins)).toBe(sum((row) => row.losses));
    }),
  );
});

test("points in the home and away tables add up to those in the pitch table", () => {
  fc.assert(
    fc.property(someSeason, (matches) => {
      const points = (view: "home" | "away" | "pitch") =>
        new Map(
          standings({ season: four, matches, decisions: [], view }).rows.map((row) => [row.club, row.points]),
        );
      const [home, away, pitch] = [points("home"), points("away"), points("pitch")];
      for (const club of four.clubs)
        expect(pitch.get(club)).toBe((home.get(club) ?? 0) + (away.get(club) ?? 0));
    }),
  );
});

/** Club a won its match against club b, which is above it nevertheless. */
test.each([
  ["points", [played("b", "c", 1, 0), played("d", "b", 0, 0)], "badc"],
  ["goal difference", [played("b", "c", 3, 0), played("a", "c", 0, 1)], "bacd"],
  ["goals scored (of equal difference)", [played("b", "c", 3, 1)], "badc"],
])("clubs are ranked by %s before their own meetings", (_, others, ranked) => {
  const matches = [played("a", "b", 1, 0), ...others];
  expect(order(standings({ season: four, matches, decisions: [] }).rows)).toBe(ranked);
});

test("clubs level on points and goals are ranked by their own meetings", () => {
  const matches = [played("b", "a", 1, 0), played("a", "c", 1, 0), played("d", "b", 1, 0)];
  const { rows } = standings({ season: four, matches, decisions: [] });
  expect(rows.map((row) => `${row.club}${row.position}`)).toEqual(["d1", "b2", "a3", "c4"]);
});

test("clubs that nothing separates share a position, and the table is marked provisional", () => {
  const { rows, provisional } = standings({ season: four, matches: [played("a", "b", 1, 1)], decisions: [] });
  expect(rows.map((row) => `${row.club}${row.position}`)).toEqual(["a1", "b1", "c3", "d3"]);
  expect(provisional).toBe(true);
});

test.each([
  [1, 20, "Continental"],
  [4, 20, "Continental"],
  [5, 20, null],
  [16, 20, null],
  [17, 20, "Relegation"],
  [20, 20, "Relegation"],
  [14, 18, null],
  [15, 18, "Relegation"],
])("place %i of %i is in the zone %s", (position, clubs, zone) => {
  expect(zoneAt(season2526, position, clubs)).toBe(zone);
});

test("a zone counted from the bottom is converted to places from the top for any number of clubs", () => {
  expect([20, 18, 4].map((clubs) => placesOf({ name: "", from: -4, to: -1 }, clubs))).toEqual([
    { from: 17, to: 20 },
    { from: 15, to: 18 },
    { from: 1, to: 4 },
  ]);
  expect(placesOf({ name: "", from: 1, to: 4 }, 20)).toEqual({ from: 1, to: 4 });
});

test("before the first match the clubs are listed by name, without zones", () => {
  const { rows, provisional } = standings({ season: four, matches: [], decisions: [] });
  expect(rows.map((row) => `${row.club}${row.position}${row.zone}`)).toEqual([
    "a1null",
    "b2null",
    "c3null",
    "d4null",
  ]);
  expect(provisional).toBe(false);
});

test("the pitch table ignores deductions and awarded matches", () => {
  const pitch = standings({
    season: season2526,
    matches: matches2526,
    decisions: decisions2526,
    view: "pitch",
  }).rows;
  const of = (club: string) => pitch.find((row) => row.club === club);
  expect(of("kano-pillars")).toMatchObject({ points: 51, goalsFor: 37, pointsDeducted: 0 });
  expect(of("kun-khalifat")).toMatchObject({ played: 37, losses: 14 });
});

test("a lifted deduction no longer counts, an appealed one still does", () => {
  const points = (state: "lifted" | "appealed") => {
    const decisions = decisions2526.map((line) => ({ ...line, state }));
    return standings({ season: season2526, matches: matches2526, decisions }).rows.find(
      (row) => row.club === "kano-pillars",
    )?.points;
  };
  expect(points("lifted")).toBe(51);
  expect(points("appealed")).toBe(48);
});

test("a club's games in hand are counted against the club that has played most", () => {
  const { rows } = standings({
    season: season2526,
    matches: matchesAsOf(matches2526, "2025-12-12"),
    decisions: [],
  });
  for (const row of rows) expect(row.gamesInHand).toBe(16 - row.played);
});

test.each([
  ["once the season is over, although a match was voided", "2026-06-30", "official"],
  ["when all have as many matches ahead, although a match was voided", "2025-08-27", "official"],
  ["at home, where some have played once more than others", "2025-12-12", "home"],
  ["away", "2025-12-12", "away"],
  ["on the pitch, where a match was awarded instead of played", "2025-12-12", "pitch"],
] as const)("no club has a game in hand %s", (_, day, view) => {
  const [first, ...others] = matchesAsOf(matches2526, day);
  const voided = { ...(first as Match), status: "void" } as Match;
  const { rows } = standings({ season: season2526, matches: [voided, ...others], decisions: [], view });
  expect(rows.map((row) => row.gamesInHand)).toEqual(rows.map(() => 0));
});

test("a ruling counts from its own day", () => {
  const ruledClubs = (day: string) => decisionsAsOf(decisions2526, day).map(({ club }) => club);
  expect([ruledClubs("2025-10-12"), ruledClubs("2025-10-13")]).toEqual([[], ["kano-pillars"]]);
});

test("matches as of a day have no score after that day", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), (offset) => {
      const day = new Date(Date.parse("2025-08-20") + offset * 86_400_000).toISOString().slice(0, 10);
      const known = matchesAsOf(matches2526, day);
      expect(known.filter((match: Match) => isPlayed(match) && match.date > day)).toEqual([]);
      expect(JSON.stringify(known.filter((match) => match.date > day))).not.toContain("Goals");
    }),
    { numRuns: 40 },
  );
});
