import { expect, test } from "vitest";
import type { BriefAnswers } from "./answers.ts";
import { composeParts } from "./compose.ts";

const nothing: BriefAnswers = {
  topics: null,
  languages: null,
  stocks: null,
  oil: null,
  weather: null,
  latestRound: null,
  upcoming: null,
  standings: null,
};

test("the league's section uses the league's own date, which differs for a replayed season", () => {
  const match = {
    date: "2025-12-13",
    home_team: "A",
    away_team: "B",
    round: "Round 17",
    status: "scheduled",
    home_score: null,
    away_score: null,
  };
  const upcoming = { fixtures: [match] };
  expect(composeParts({ ...nothing, upcoming }, "2026-11-21")).toBeNull();
  const parts = composeParts({ ...nothing, upcoming, standings: { as_of: "2025-12-12" } }, "2026-11-21");
  expect(parts?.league).toMatchObject({ matchday: "Matchday 17", fixtures: [{ home_team: "A" }] });
});

const listOf = <One>(count: number, one: (at: number) => One): One[] =>
  Array.from({ length: count }, (_, at) => one(at));

const topic = (at: number) => ({
  ...{ topic: `T${at}`, headline: `H${at}`, sentence: null, article_id: `a${at}`, papers: [] },
  picture: { url: `/pictures/${at}`, paper: "Harbour Post" },
});

test("a letter holds at most seven topics, and only the first has a picture", () => {
  const topics =
    composeParts({ ...nothing, topics: { topics: listOf(9, topic) } }, "2026-11-21")?.topics ?? [];
  expect(topics.map((one) => one.headline)).toEqual(listOf(7, (at) => `H${at}`));
  expect(topics.map((one) => one.picture?.url)).toEqual(["/pictures/0", ...listOf(6, () => undefined)]);
});

const game = (date: string, home_score: number | null = null) => ({
  ...{ date, home_team: "A", away_team: "B", round: "Round 17" },
  ...{ home_score, away_score: home_score, status: home_score === null ? "scheduled" : "completed" },
});

test("a letter holds at most ten results and five upcoming matches", () => {
  const league = composeParts(
    {
      ...nothing,
      latestRound: { round: "Round 16", fixtures: listOf(12, () => game("2026-11-20", 1)) },
      upcoming: { fixtures: listOf(7, () => game("2026-11-22")) },
    },
    "2026-11-21",
  )?.league;
  expect([league?.results.length, league?.fixtures.length]).toEqual([10, 5]);
});

test("a letter records that a result was awarded", () => {
  const latestRound = { round: "Round 16", fixtures: [{ ...game("2026-11-20", 3), status: "awarded" }] };
  const league = composeParts({ ...nothing, latestRound }, "2026-11-21")?.league;
  expect(league?.results).toMatchObject([{ home_score: 3, status: "awarded" }]);
});

test("a match with a score, which was abandoned, is not among the coming ones", () => {
  const upcoming = { fixtures: [game("2026-11-20", 1), game("2026-11-22")] };
  const league = composeParts({ ...nothing, upcoming }, "2026-11-21")?.league;
  expect(league?.fixtures.map(({ date }) => date)).toEqual(["2026-11-22"]);
});

test.each([
  ["2026-11-14", true],
  ["2026-11-13", false],
  ["2026-11-28", true],
  ["2026-11-29", false],
])("whether a match on %s is in the letter of 21 November: %s", (date, isNews) => {
  const isInLetter = (answers: object) => composeParts({ ...nothing, ...answers }, "2026-11-21") !== null;
  expect(isInLetter({ upcoming: { fixtures: [game(date)] } })).toBe(isNews);
  expect(isInLetter({ latestRound: { round: null, fixtures: [game(date, 0)] } })).toBe(isNews);
  expect(isInLetter({ latestRound: { round: null, fixtures: [game(date)] } })).toBe(false);
});

const index = (value: number | null) => ({ value, percent_change: null, direction: "neutral" as const });
const stocks = (...[all, bank, thirty]: (number | null)[]) => ({
  market_summary: {
    key_indices: {
      ngx_all_share: index(all ?? null),
      ngx_bank: index(bank ?? null),
      ngx_30: index(thirty ?? null),
    },
  },
});

test("unknown market figures are left out of the letter", () => {
  const marketsOf = (answers: object) =>
    composeParts({ ...nothing, ...answers }, "2026-11-21")?.markets ?? null;
  expect(marketsOf({ stocks: stocks(null, null, null) })).toBeNull();
  expect(marketsOf({ stocks: stocks(1, null, 3) })?.indices.map(({ label }) => label)).toEqual([
    "NGX All-Share",
    "NGX-30",
  ]);
  expect(marketsOf({ oil: { oil: { change: "+1" } } })).toBeNull();
  expect(marketsOf({ oil: { oil: { price: 65, change: "+1" } } })).toEqual({
    indices: [],
    oil: { label: "Brent Crude", price: 65, change: "+1" },
  });
});

test("the letter has the first of several weather descriptions", () => {
  const weather = {
    name: "Abuja",
    main: { temp: 31, temp_min: 22, temp_max: 34 },
    weather: [{ description: "clear sky" }, { description: "haze" }],
  };
  expect(composeParts({ ...nothing, weather }, "2026-11-21")?.weather).toEqual({
    city: "Abuja",
    temp: 31,
    temp_min: 22,
    temp_max: 34,
    description: "clear sky",
  });
});
