import { expect, test } from "vitest";
import { comingMatch, playedMatch } from "#tests/support/small-league.ts";
import { homeRuns } from "./home-runs.ts";

const at = (day: string, score: readonly [number, number], parts = {}) =>
  playedMatch(day, "a", "b", score, parts);

test("a run counts home wins and draws across seasons, and ends with a defeat", () => {
  const matches = [
    at("2025-05-04", [1, 1]),
    at("2025-05-01", [2, 0]),
    at("2025-05-09", [0, 1]),
    at("2025-09-01", [1, 0]),
    playedMatch("2025-09-03", "b", "a", [5, 0]),
    at("2025-09-05", [0, 0]),
    at("2025-09-09", [3, 0]),
  ];
  expect(homeRuns(matches, "a")).toEqual({
    now: { length: 3, from: "2025-09-01", to: "2025-09-09" },
    longest: { length: 3, from: "2025-09-01", to: "2025-09-09" },
  });
  expect(homeRuns(matches.slice(0, 3), "a")).toEqual({
    now: { length: 0, from: null, to: null },
    longest: { length: 2, from: "2025-05-01", to: "2025-05-04" },
  });
});

test("a run ends where a season lies between two of the club's matches", () => {
  const matches = [
    at("2017-09-01", [1, 0], { season: "2017-18" }),
    at("2018-09-01", [1, 0], { season: "2018-19" }),
    at("2020-12-27", [1, 0], { season: "2020-21" }),
  ];
  expect(homeRuns(matches, "a")).toEqual({
    now: { length: 1, from: "2020-12-27", to: "2020-12-27" },
    longest: { length: 2, from: "2017-09-01", to: "2018-09-01" },
  });
});

test("a club that has come back has no run until it has played at home", () => {
  const back = comingMatch("2020-12-27", "a", "b", { season: "2020-21" });
  const matches = [at("2018-09-01", [1, 0], { season: "2018-19" }), back];
  expect(homeRuns(matches, "a")).toMatchObject({ now: { length: 0, from: null }, longest: { length: 1 } });
});

test("awarded matches, other stages and matches ahead neither lengthen nor end a run", () => {
  const matches = [
    at("2025-05-01", [1, 0]),
    at("2025-05-02", [0, 3], { status: "awarded" }),
    at("2025-05-03", [0, 1], { stage: "playoff" }),
    comingMatch("2025-05-04", "a", "b"),
  ];
  expect(homeRuns(matches, "a").now.length).toBe(1);
  expect(homeRuns(matches, "c").longest.length).toBe(0);
});
