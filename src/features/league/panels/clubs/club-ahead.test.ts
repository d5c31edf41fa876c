import { expect, test } from "vitest";
import { english } from "#words/words.ts";
import { ratingFinding, runInFinding } from "./ClubAhead.tsx";

const { say } = english;

const match = (win: number) => ({
  ...{ fixture_id: "f", date: "2026-02-01", opponent_id: "kano-pillars" },
  ...{ win, points: 1.5 },
});

test("the run-in is told by the average chances at home and away", () => {
  const club = { home: [match(68), match(63), match(70)], away: [match(32), match(23)] };
  expect(runInFinding(club, say)).toBe("On average 67 wins of 100 at home, 28 away");
});

test("without matches at home or away, or without the club, nothing is said of the run-in", () => {
  expect(runInFinding({ home: [match(68)], away: [] }, say)).toBeNull();
  expect(runInFinding(undefined, say)).toBeNull();
});

test("the rating is told by its peak and by now", () => {
  const club = { rating: 1610, peak: { rating: 1660, date: "2022-04-10" } };
  expect(ratingFinding(club, say)).toBe("Highest in 2022: 1660; now 1610");
  expect(ratingFinding(undefined, say)).toBeNull();
});
