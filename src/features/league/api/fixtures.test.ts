import { expect, test } from "vitest";
import { refuse } from "#contracts/endpoint.ts";
import { accepted } from "#tests/support/accepted.ts";
import { answersFrom, comingMatch, playedMatch, smallLeague } from "#tests/support/small-league.ts";
import { fixtures } from "./fixtures.ts";

const league = smallLeague("2026-01-10", [
  comingMatch("2026-01-12", "c", "d", { round: 2, kickoff: "16:00" }),
  playedMatch("2026-01-09", "a", "b", [1, 0], { round: 2 }),
  comingMatch("2026-01-12", "e", "a", { round: 2, kickoff: "15:00" }),
  playedMatch("2026-01-02", "b", "c", [1, 0], { round: 1 }),
  comingMatch("2026-01-12", "b", "e", { round: 3, stage: "playoff" }),
]);
const ask = (params: { number: number; season?: string }) =>
  fixtures(null as never, answersFrom(league))["GET /npfl/matchdays/{number}"](params);

test("a matchday has all of its matches in order of play, whether over or still to come", async () => {
  const answer = accepted(await ask({ number: 2 }));
  expect(answer).toMatchObject({ season: "2025-26", round: "Round 2", round_number: 2, matchdays: 8 });
  expect(answer.fixtures.map(({ home_id }) => home_id)).toEqual(["a", "e", "c"]);
});

test.each([
  ["a matchday of play-offs alone", { number: 3 }, "There is no matchday 3."],
  ["a matchday before the first", { number: 0 }, "There is no matchday 0."],
  ["a season that is not known", { number: 2, season: "1999-00" }, 'There is no season "1999-00".'],
])("not found is %s", async (_, params, message) => {
  expect(await ask(params)).toEqual(refuse("not-found", message));
});
