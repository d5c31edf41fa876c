import { expect, test } from "vitest";
import type { Ask } from "#contracts/all-endpoints.ts";
import type { Caller } from "#contracts/endpoint.ts";
import { systemClock } from "#platform/clock.ts";
import { testDatabase } from "#tests/support/database.ts";
import { leagueOn } from "#tests/support/league-answers.ts";
import { readLeague } from "./read.ts";

const TODAY = "2025-12-12";
const caller: Caller = { address: "127.0.0.1", headers: {} };
const { ask, refusal, database } = leagueOn(TODAY);

test("on a day that is played back nothing later shows in any answer", async () => {
  const answers = await Promise.all([
    ask("GET /npfl/standings/current"),
    ask("GET /npfl/fixtures"),
    ask("GET /npfl/cross-table"),
    ask("GET /npfl/record"),
    ask("GET /npfl/clubs/{id}", { id: "enyimba" }),
  ]);
  for (const match of answers[1].fixtures) expect(match.home_score === null).toBe(match.date > TODAY);
  expect(answers[0]).toMatchObject({ season: "2025-26", as_of: TODAY, state: "on", champions: null });
  expect(answers[0].last_updated?.slice(0, 10)).toBe(
    answers[1].fixtures.filter((one) => one.date <= TODAY).at(-1)?.date,
  );
  expect(answers[0].table.every((row) => row.matches_played <= 16)).toBe(true);
  expect(answers[3].recent.every((one) => one.fixture.date <= TODAY)).toBe(true);
  const { table } = await ask("GET /npfl/standings", { as_of: "2026-05-24" });
  expect(table.every((row) => row.matches_played <= 16)).toBe(true);
});

test("a table can be asked for a day and a view", async () => {
  const early = await ask("GET /npfl/standings", { as_of: "2025-10-12", view: "home" });
  expect(early).toMatchObject({ as_of: "2025-10-12", view: "home" });
  const last = await ask("GET /npfl/standings", { season: "2024-25" });
  expect(last.table[0]).toMatchObject({ team: "Remo Stars", matches_played: 38 });
  expect(last.ledger_known).toBe(true);
  expect(await refusal("GET /npfl/standings", { season: "2022-23" })).toMatchObject({ refused: "not-found" });
  expect(last.zones).toEqual([
    { name: "Continental", from: 1, to: 4 },
    { name: "Relegation", from: 17, to: 20 },
  ]);
});

test("a club and a match have pages of their own", async () => {
  const club = await ask("GET /npfl/clubs/{id}", { id: "Kano Pillars" });
  expect(club.decisions).toMatchObject([{ points: -3, goals: -3, date: "2025-10-13" }]);
  expect(club.row?.points_deducted).toBe(3);
  expect(club.seasons.map((season) => season.season)).toEqual(["2025-26", "2024-25"]);
  const next = club.next[0];
  const match = await ask("GET /npfl/matches/{id}", { id: next?.fixture_id ?? "" });
  expect(match.prediction?.probabilities.home).toBeGreaterThan(0);
  expect(match.fixture).toEqual(next);
});

test("the newspapers' articles about the league, a club and a match: one of each story, clubs recognised", async () => {
  const article = (_id: string, headline: string, parts: object = {}) => ({
    ...{ _id, headline, summary: null, category: "Sports", newspaper_name: "Iroko Post", story_id: null },
    ...{ published_at: "2025-12-12T08:00:00.000Z", ...parts },
  });
  const articles = [
    article("1", "\u2068Rangers\u2069 travel to Bendel Insurance without captain", { story_id: "s" }),
    article("2", "Bendel Insurance wait for Rangers", { story_id: "s" }),
    article("3", "Glasgow Rangers sign a striker"),
    article("4", "NPFL table after matchday 16"),
    article("5", "Fire at an insurance office", { category: "General News" }),
    article("6", "Bendel Insurance sign a keeper"),
  ];
  const withNews = readLeague({
    db: database(),
    clock: systemClock,
    today: TODAY,
    ask: (async () => ({ articles })) as unknown as Ask,
  });
  const found = async (words: object) => {
    const answer = await withNews["GET /npfl/news"](words, caller);
    return "refused" in answer ? answer.refused : answer.articles.map(({ _id }) => _id);
  };
  expect(await found({})).toEqual(["1", "4", "6"]);
  expect(await found({ club: "bendel-insurance" })).toEqual(["1", "6"]);
  expect(await found({ club: "bendel-insurance", other: "Rangers" })).toEqual(["1"]);
  expect(await found({ club: "nobody" })).toBe("not-found");
  expect((await ask("GET /npfl/news")).articles).toEqual([]);
});

test("each matchday can be asked for, of each season", async () => {
  const day = await ask("GET /npfl/matchdays/{number}", { number: 5 });
  expect(day).toMatchObject({ season: "2025-26", round: "Round 5", matchdays: 38 });
  expect(day.fixtures).toHaveLength(10);
  const dates = day.fixtures.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted());
  const older = await ask("GET /npfl/matchdays/{number}", { number: 38, season: "2024-25" });
  expect(older.fixtures.every(({ home_score }) => home_score !== null)).toBe(true);
  expect(await refusal("GET /npfl/matchdays/{number}", { number: 39 })).toMatchObject({
    refused: "not-found",
  });
});

test("a title is counted from the end of its season on", async () => {
  const { team } = await ask("GET /npfl/clubs/{id}", { id: "rangers-international" });
  expect(team.titles).toBe(8);
});

test("unknown names are not found, and a club against itself is invalid", async () => {
  expect(await refusal("GET /npfl/team/{teamName}/form", { teamName: "Arsenal" })).toMatchObject({
    refused: "not-found",
  });
  expect(await refusal("GET /npfl/clubs/{id}", { id: "constructor" })).toMatchObject({
    refused: "not-found",
  });
  expect(await refusal("GET /npfl/matches/{id}", { id: "x" })).toMatchObject({ refused: "not-found" });
  expect(await refusal("GET /npfl/standings", { season: "1999" })).toMatchObject({ refused: "not-found" });
  expect(
    await refusal("GET /npfl/stats/ai-predictions/{homeTeam}/{awayTeam}", {
      homeTeam: "Enyimba",
      awayTeam: "enyimba fc",
    }),
  ).toMatchObject({ refused: "invalid" });
  expect(
    await refusal("GET /npfl/stats/ai-predictions/{homeTeam}/{awayTeam}", {
      homeTeam: "Heartland",
      awayTeam: "Enyimba",
    }),
  ).toMatchObject({ refused: "not-found" });
});

test("the record says how many forecasts were replayed, and beats the base rate", async () => {
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

test("decisions, positions and seasons are answered", async () => {
  expect((await ask("GET /npfl/decisions")).decisions).toHaveLength(1);
  expect((await ask("GET /npfl/positions")).matchdays).toHaveLength(16);
  expect(await ask("GET /npfl/seasons")).toMatchObject({
    current: "2025-26",
    seasons: [
      { id: "2025-26", teams: 20, matches: 380 },
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
    ],
  });
});

test("an empty league says that it is being prepared", async () => {
  const empty = await testDatabase();
  const { "GET /npfl/standings/current": table } = readLeague({ db: empty.db, clock: systemClock });
  expect(await table({}, caller)).toMatchObject({ refused: "unavailable" });
  await empty.close();
});

test("a match's outlook: one forecast, likely scores and what is at stake, whole percentages that add up", async () => {
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
  const written = await ask("GET /npfl/matches/{id}", { id: match?.fixture_id });
  expect(outlook.forecast?.made_at).toBe(written.forecast?.made_at);
});

test("what is over has no outlook, and what nobody knows is not found", async () => {
  const [over] = (await ask("GET /npfl/fixtures/latest-round")).fixtures;
  const outlook = await ask("GET /npfl/matches/{id}/outlook", { id: over?.fixture_id });
  expect(outlook).toMatchObject({ forecast: null, likely_scores: [], stakes: [], now: null });
  expect(await refusal("GET /npfl/matches/{id}/outlook", { id: "x" })).toMatchObject({
    refused: "not-found",
  });
});

test("the season at a glance: everybody's chances, the next matches, the race, what changed", async () => {
  const picture = await ask("GET /npfl/picture");
  const sum = (what: "title" | "continental" | "relegation") =>
    picture.chances.reduce((all, { percentages }) => all + percentages[what], 0);
  expect([sum("title"), sum("continental"), sum("relegation")]).toEqual([100, 400, 400]);
  const { table } = await ask("GET /npfl/standings/current");
  expect(picture.race.lines.map(({ team }) => team)).toEqual(table.slice(0, 4).map(({ team }) => team));
  const { matchdays, teams } = await ask("GET /npfl/positions");
  const leader = teams.find(({ positions }) => positions.at(-1) === 1);
  const { finding } = picture.race;
  expect(finding?.team).toBe(leader?.team);
  const since = leader?.positions.slice(matchdays.findIndex((one) => one.round_number === finding?.since));
  expect([finding?.led, finding?.of]).toEqual([since?.filter((place) => place === 1).length, since?.length]);
  const before = await ask("GET /npfl/standings", { as_of: picture.changed?.since });
  for (const { team_id, from, to } of picture.changed?.moves ?? []) {
    expect(before.table.find((row) => row.team_id === team_id)?.position).toBe(from);
    expect(table.find((row) => row.team_id === team_id)?.position).toBe(to);
  }
  const upcoming = await ask("GET /npfl/fixtures/upcoming", { limit: 10 });
  expect(picture.next.map(({ fixture_id }) => fixture_id)).toEqual(
    upcoming.fixtures.map(({ fixture_id }) => fixture_id),
  );
});

test("the simulation's chances add up, and an assumed result moves them", async () => {
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

test("each step of the simulation is what the simulation answers with that result", async () => {
  const coming = (await ask("GET /npfl/fixtures/upcoming", { limit: 10 })).fixtures.map(
    (one) => one.fixture_id,
  );
  const assume = `${coming[0]}:H`;
  const { assumed, steps } = await ask("GET /npfl/simulation/steps", { assume });
  expect(assumed).toEqual([{ fixture_id: coming[0], result: "H" }]);
  expect([...new Set(steps.map(({ fixture_id }) => fixture_id))]).toEqual(coming);
  expect(steps).toHaveLength(30);
  const tried = [
    [{ fixture_id: coming[0], result: null }, {}],
    [{ fixture_id: coming[0], result: "A" }, { assume: `${coming[0]}:A` }],
    [{ fixture_id: coming[3], result: "D" }, { assume: `${coming[3]}:D,${assume}` }],
  ] as const;
  for (const [wanted, words] of tried) {
    const step = steps.find((one) => one.fixture_id === wanted.fixture_id && one.result === wanted.result);
    const { table } = await ask("GET /npfl/simulation", words);
    expect(step?.table).toHaveLength(20);
    expect(table).toMatchObject(step?.table ?? []);
  }
  expect(await refusal("GET /npfl/simulation/steps", { assume: "nonsense" })).toMatchObject({
    refused: "invalid",
  });
});

test("what is shown as parts of a whole adds up to 100 in every pairing, forecast and column of chances", async () => {
  const { teams } = await ask("GET /npfl/teams/all");
  const pairings = teams.flatMap((home) =>
    teams.filter((away) => away !== home).map((away) => ({ homeTeam: home._id, awayTeam: away._id })),
  );
  const said = [];
  for (const pair of pairings)
    said.push(await ask("GET /npfl/stats/ai-predictions/{homeTeam}/{awayTeam}", pair));
  const record = await ask("GET /npfl/record");
  expect(said).toHaveLength(380);
  for (const { percentages: of, probabilities: p } of [...said, ...record.recent]) {
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

test("what cannot be assumed is said, not ignored", async () => {
  expect(await refusal("GET /npfl/simulation", { assume: "nonsense" })).toMatchObject({ refused: "invalid" });
  const fixtures = (await ask("GET /npfl/fixtures/upcoming")).fixtures.slice(0, 11);
  expect(
    await refusal("GET /npfl/simulation", { assume: fixtures.map((one) => `${one.fixture_id}:H`).join() }),
  ).toMatchObject({ refused: "invalid" });
});
