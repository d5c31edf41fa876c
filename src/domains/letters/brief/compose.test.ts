import { expect, test } from "vitest";
import type { Answers } from "./answers.ts";
import { composeParts } from "./compose.ts";

const nothing: Answers = {
  topics: null,
  stocks: null,
  oil: null,
  weather: null,
  latestRound: null,
  upcoming: null,
  standings: null,
};

test("the league's part follows the league's own day, which differs for a replayed season", () => {
  const match = {
    date: "2025-12-13",
    home_team: "A",
    away_team: "B",
    round: "Round 17",
    home_score: null,
    away_score: null,
  };
  const upcoming = { fixtures: [match] };
  expect(composeParts({ ...nothing, upcoming }, "2026-11-21")).toBeNull();
  const parts = composeParts({ ...nothing, upcoming, standings: { as_of: "2025-12-12" } }, "2026-11-21");
  expect(parts?.league).toMatchObject({ matchday: "Matchday 17", fixtures: [{ home_team: "A" }] });
});
