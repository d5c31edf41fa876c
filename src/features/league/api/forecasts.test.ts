import { expect, test } from "vitest";
import { leagueOn } from "#tests/support/league-answers.ts";

const { ask, refusal } = leagueOn("2025-12-12");

test("ENT-35 a prediction holds every specified field", async () => {
  const prediction = await ask("GET /npfl/stats/ai-predictions/{homeTeam}/{awayTeam}", {
    homeTeam: "Enyimba",
    awayTeam: "Barau",
  });
  expect(prediction).toMatchObject({
    match: "Enyimba vs Barau",
    predicted_winner: "Enyimba",
    analysis_type: "Form + Stats",
    version: "NXP v1.0",
  });
  expect(["High", "Medium", "Low"]).toContain(prediction.confidence);
  for (const side of [prediction.factors.home_team_stats, prediction.factors.away_team_stats]) {
    expect(side).toMatchObject({
      avg_goals_for: expect.any(Number),
      avg_goals_against: expect.any(Number),
      form_points: expect.any(Number),
    });
  }
});

test("ENT-36 a prediction's home_advantage is a fraction", async () => {
  const { factors } = await ask("GET /npfl/stats/ai-predictions/{homeTeam}/{awayTeam}", {
    homeTeam: "Barau",
    awayTeam: "Enyimba",
  });
  expect(factors.home_advantage).toBeGreaterThan(0);
  expect(factors.home_advantage).toBeLessThan(1);
});

test("the record counts its replayed forecasts, season by season, and beats the base rate", async () => {
  const { total, replayed_matches, seasons, calibration } = await ask("GET /npfl/record");
  expect(total?.matches).toBe(replayed_matches);
  expect(total?.rps ?? 1).toBeLessThan(total?.base_rate_rps ?? 0);
  expect(total?.always_home_rps ?? 0).toBeGreaterThan(total?.base_rate_rps ?? 1);
  expect(seasons.map((season) => season.season)).toEqual([
    "2025-26",
    "2024-25",
    "2023-24",
    "2022-23",
    "2021-22",
    "2020-21",
  ]);
  expect(calibration.length).toBeGreaterThan(5);
});

test("a match's outlook has a forecast, likely scores and stakes, with percentages that add up", async () => {
  const { fixtures } = await ask("GET /npfl/fixtures/upcoming", { limit: 12 });
  for (const { fixture_id, home_team } of fixtures) {
    const outlook = await ask("GET /npfl/matches/{id}/outlook", { id: fixture_id });
    const { home = 0, draw = 0, away = 0 } = outlook.forecast?.percentages ?? {};
    expect(home + draw + away, fixture_id).toBe(100);
    const scores = outlook.likely_scores.map(({ percentage }) => percentage);
    expect(scores.reduce((sum, one) => sum + one, outlook.other_scores)).toBe(100);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(outlook.stakes.map(({ result }) => result)).toEqual(["home", "draw", "away"]);
    const [won, drawn, lost] = outlook.stakes;
    const points = outlook.now?.home.points ?? 0;
    expect([won?.home.points, drawn?.home.points, lost?.home.points]).toEqual([
      points + 3,
      points + 1,
      points,
    ]);
    expect(won?.home.relegation, home_team).toBeLessThanOrEqual(lost?.home.relegation ?? 0);
    expect(lost?.away.continental).toBeGreaterThanOrEqual(won?.away.continental ?? 1);
    expect(outlook.venue).not.toBeNull();
  }
  const [match] = fixtures;
  const outlook = await ask("GET /npfl/matches/{id}/outlook", { id: match?.fixture_id });
  const assumed = await ask("GET /npfl/simulation", { assume: `${match?.fixture_id}:D` });
  const home = assumed.table.find(({ team_id }) => team_id === match?.home_id);
  expect(outlook.stakes[1]?.home.relegation).toBeCloseTo(home?.relegation ?? -1, 3);
  const matchPage = await ask("GET /npfl/matches/{id}", { id: match?.fixture_id });
  expect(outlook.forecast?.made_at).toBe(matchPage.forecast?.made_at);
});

test("a finished match has an empty outlook, and an unknown match is not found", async () => {
  const [finished] = (await ask("GET /npfl/fixtures/latest-round")).fixtures;
  const outlook = await ask("GET /npfl/matches/{id}/outlook", { id: finished?.fixture_id });
  expect(outlook).toMatchObject({ forecast: null, likely_scores: [], stakes: [], now: null });
  expect(await refusal("GET /npfl/matches/{id}/outlook", { id: "x" })).toMatchObject({
    refused: "not-found",
  });
});

test("the season's picture agrees with the table, the positions and the upcoming fixtures", async () => {
  const picture = await ask("GET /npfl/picture");
  const sum = (chance: "title" | "continental" | "relegation") =>
    picture.chances.reduce((all, { percentages }) => all + percentages[chance], 0);
  expect([sum("title"), sum("continental"), sum("relegation")]).toEqual([100, 400, 400]);
  const { table } = await ask("GET /npfl/standings/current");
  expect(picture.race.lines.map(({ team }) => team)).toEqual(table.slice(0, 4).map(({ team }) => team));
  const { matchdays, teams } = await ask("GET /npfl/positions");
  const leader = teams.find(({ positions }) => positions.at(-1) === 1);
  const { finding } = picture.race;
  expect(finding?.team).toBe(leader?.team);
  const positionsSince = leader?.positions.slice(
    matchdays.findIndex((one) => one.round_number === finding?.since),
  );
  expect([finding?.led, finding?.of]).toEqual([
    positionsSince?.filter((place) => place === 1).length,
    positionsSince?.length,
  ]);
  const { since, moves = [] } = picture.changed ?? {};
  expect(moves).not.toEqual([]);
  const before = await ask("GET /npfl/standings", { as_of: since });
  for (const { team_id, from, to } of moves) {
    expect(before.table.find((row) => row.team_id === team_id)?.position).toBe(from);
    expect(table.find((row) => row.team_id === team_id)?.position).toBe(to);
  }
  const upcoming = await ask("GET /npfl/fixtures/upcoming", { limit: 10 });
  expect(picture.next.map(({ fixture_id }) => fixture_id)).toEqual(
    upcoming.fixtures.map(({ fixture_id }) => fixture_id),
  );
});

test("the simulation's chances add up, and an assumed result changes a club's expected points", async () => {
  const plain = await ask("GET /npfl/simulation");
  expect(plain.table.reduce((sum, club) => sum + club.title, 0)).toBeCloseTo(1, 6);
  expect(plain.table.reduce((sum, club) => sum + club.relegation, 0)).toBeCloseTo(4, 6);
  const fixture = (await ask("GET /npfl/fixtures/upcoming")).fixtures[0];
  const id = fixture?.fixture_id ?? "";
  const of = (answer: typeof plain) =>
    answer.table.find((club) => club.team_id === fixture?.home_id)?.points_expected ?? 0;
  const won = await ask("GET /npfl/simulation", { assume: `${id}:2-0` });
  const lost = await ask("GET /npfl/simulation", { assume: [`${id}:A`, ""] });
  expect(of(won)).toBeGreaterThan(of(plain));
  expect(of(lost)).toBeLessThan(of(plain));
  expect(won.assumed).toMatchObject([{ result: "2-0" }]);
});

test("simulation steps equal the simulation with the same results assumed", async () => {
  const coming = (await ask("GET /npfl/fixtures/upcoming", { limit: 10 })).fixtures.map(
    (one) => one.fixture_id,
  );
  const assume = `${coming[0]}:H`;
  const { assumed, steps } = await ask("GET /npfl/simulation/steps", { assume });
  expect(assumed).toEqual([{ fixture_id: coming[0], result: "H" }]);
  expect([...new Set(steps.map(({ fixture_id }) => fixture_id))]).toEqual(coming);
  expect(steps).toHaveLength(30);
  const cases = [
    [{ fixture_id: coming[0], result: null }, {}],
    [{ fixture_id: coming[0], result: "A" }, { assume: `${coming[0]}:A` }],
    [{ fixture_id: coming[3], result: "D" }, { assume: `${coming[3]}:D,${assume}` }],
  ] as const;
  for (const [expected, words] of cases) {
    const step = steps.find(
      (one) => one.fixture_id === expected.fixture_id && one.result === expected.result,
    );
    const { table } = await ask("GET /npfl/simulation", words);
    expect(step?.table).toHaveLength(20);
    expect(table).toMatchObject(step?.table ?? []);
  }
  expect(await refusal("GET /npfl/simulation/steps", { assume: "nonsense" })).toMatchObject({
    refused: "invalid",
  });
});

test("percentages add up to 100 in every pairing, forecast and column of chances", async () => {
  const { teams } = await ask("GET /npfl/teams/all");
  const pairings = teams.flatMap((home) =>
    teams.filter((away) => away !== home).map((away) => ({ homeTeam: home._id, awayTeam: away._id })),
  );
  const predictions = [];
  for (const pair of pairings)
    predictions.push(await ask("GET /npfl/stats/ai-predictions/{homeTeam}/{awayTeam}", pair));
  const record = await ask("GET /npfl/record");
  expect(predictions).toHaveLength(380);
  for (const { percentages: of, probabilities: p } of [...predictions, ...record.recent]) {
    expect(of.home + of.draw + of.away).toBe(100);
    expect(p.home + p.draw + p.away).toBeCloseTo(1, 9);
    expect(Math.abs(of.home - 100 * p.home)).toBeLessThan(1);
  }
  const { table } = await ask("GET /npfl/simulation");
  const column = (zone: "title" | "continental" | "relegation") =>
    table.reduce((sum, club) => sum + club.percentages[zone], 0);
  expect([column("title"), column("continental"), column("relegation")]).toEqual([100, 400, 400]);
  const { chances } = await ask("GET /npfl/clubs/{id}", { id: "enyimba" });
  expect(chances?.percentages).toEqual(table.find((club) => club.team_id === "enyimba")?.percentages);
});

test("an unreadable assumption, or more than ten of them, is refused as invalid", async () => {
  expect(await refusal("GET /npfl/simulation", { assume: "nonsense" })).toMatchObject({ refused: "invalid" });
  const fixtures = (await ask("GET /npfl/fixtures/upcoming")).fixtures.slice(0, 11);
  expect(
    await refusal("GET /npfl/simulation", { assume: fixtures.map((one) => `${one.fixture_id}:H`).join() }),
  ).toMatchObject({ refused: "invalid" });
});
