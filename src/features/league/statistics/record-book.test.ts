import { expect, test } from "vitest";
import type { PlayedMatch } from "#features/league/shapes.ts";
import { comingMatch, playedMatch } from "#tests/support/small-league.ts";
import { type RecordRun, recordBook } from "./record-book.ts";

test("of equal wins the one with more goals stands, then the first; a win away is none at home", () => {
  const book = recordBook([
    playedMatch("2025-05-09", "a", "b", [5, 2]),
    playedMatch("2025-05-01", "a", "b", [3, 0]),
    playedMatch("2025-05-02", "b", "c", [5, 2]),
    playedMatch("2025-05-03", "b", "c", [0, 4]),
    playedMatch("2025-05-04", "c", "d", [4, 4]),
  ]);
  expect([book.homeWin?.date, book.awayWin?.date, book.goals?.date]).toEqual([
    "2025-05-02",
    "2025-05-03",
    "2025-05-04",
  ]);
});

test("awarded matches and matches ahead count for no record, a play-off for runs alone", () => {
  const none = { homeWin: null, awayWin: null, goals: null, winning: null, unbeaten: null };
  expect(
    recordBook([
      playedMatch("2025-05-01", "a", "b", [3, 0], { status: "awarded" }),
      comingMatch("2025-05-03", "a", "b"),
    ]),
  ).toEqual(none);
  const playOff = playedMatch("2025-05-02", "a", "b", [6, 0], { stage: "playoff" });
  const run = { club: "a", length: 1, from: "2025-05-02", to: "2025-05-02" };
  expect(recordBook([playOff])).toEqual({ ...none, winning: run, unbeaten: run });
  const before = playedMatch("2025-05-01", "b", "a", [1, 0]);
  const after = playedMatch("2025-05-03", "b", "a", [1, 0]);
  expect(recordBook([before, playOff, after]).unbeaten).toMatchObject({ club: "b", length: 1 });
});

test("on small leagues of any results the runs are those that trying every stretch finds", () => {
  let seed = 7;
  const goals = () => {
    seed = (seed * 48271) % 2147483647;
    return seed % 4;
  };
  const clubs = ["a", "b", "c", "d"];
  for (let league = 0; league < 50; league++) {
    const pairs = clubs.flatMap((home) =>
      clubs.flatMap((away) => (home === away ? [] : [[home, away] as const])),
    );
    const matches = pairs.map(([home, away], at) =>
      playedMatch(`2025-05-${10 + at}`, home, away, [goals(), goals()]),
    );
    const { winning, unbeaten } = recordBook(matches);
    expect(winning?.length ?? 0).toBe(
      longestStretch(clubs, matches, (scored, conceded) => scored > conceded),
    );
    expect(unbeaten?.length ?? 0).toBe(
      longestStretch(clubs, matches, (scored, conceded) => scored >= conceded),
    );
    for (const run of [winning, unbeaten]) expect(run ? lengthOf(run, matches) : 0).toBe(run?.length ?? 0);
  }
});

type Counts = (scored: number, conceded: number) => boolean;

function longestStretch(clubs: readonly string[], matches: readonly PlayedMatch[], counts: Counts): number {
  const lengths = clubs.flatMap((club) => {
    const own = matches
      .filter(({ home, away }) => home === club || away === club)
      .map(({ home, homeGoals, awayGoals }) =>
        home === club ? counts(homeGoals, awayGoals) : counts(awayGoals, homeGoals),
      );
    return own.flatMap((_, from) =>
      own.map((_, to) => (own.slice(from, to + 1).every(Boolean) ? to + 1 - from : 0)),
    );
  });
  return Math.max(...lengths);
}

function lengthOf({ club, from, to }: RecordRun, matches: readonly PlayedMatch[]): number {
  return matches.filter(
    ({ home, away, date }) => (home === club || away === club) && date >= from && date <= to,
  ).length;
}
