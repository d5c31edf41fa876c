import { expect, test } from "vitest";
import { refuse } from "#contracts/endpoint.ts";
import { accepted } from "#tests/support/accepted.ts";
import { answersFrom, comingMatch, playedMatch, smallLeague } from "#tests/support/small-league.ts";
import { scenarios, simulateChances } from "./scenarios.ts";

const clubs = ["a", "b", "c", "d", "e"];
const pairs = clubs.flatMap((home) =>
  clubs.filter((away) => away !== home).map((away) => [home, away] as const),
);
/** Twelve matches to come, one a day, with the ids m1 to m12; and three that cannot be assumed. */
const ahead = pairs
  .slice(0, 12)
  .map(([home, away], at) =>
    comingMatch(`2026-02-${10 + at}`, home, away, { id: `m${at + 1}`, round: at + 1 }),
  );
const others = [
  playedMatch("2026-01-01", "d", "e", [1, 0], { id: "played" }),
  comingMatch("2026-02-09", "e", "d", { id: "void", status: "void" }),
  comingMatch("2026-02-09", "e", "c", { id: "play-off", stage: "playoff", round: null }),
];
const league = smallLeague("2026-02-01", [...others, ...ahead]);
const answers = scenarios(answersFrom(league));
const simulation = async (assume?: string | string[]) =>
  accepted(await answers["GET /npfl/simulation"]({ assume }));
const assuming = (count: number) => Array.from({ length: count }, (_, at) => `m${at + 1}:H`).join();

test.each([
  ["nothing", undefined, []],
  ["an empty field", "", []],
  ["each result by its letter", "m1:H,m2:D,m3:A", ["m1 H", "m2 D", "m3 A"]],
  ["a score", "m1:2-0", ["m1 2-0"]],
  ["spaces and unused fields", [" m1:H , ", "", "m2:0-0"], ["m1 H", "m2 0-0"]],
  ["two results of one match, of which the last counts", "m1:H,m2:D,m1:A", ["m1 A", "m2 D"]],
  ["ten results", assuming(10), ahead.slice(0, 10).map(({ id }) => `${id} H`)],
])("assumed are %s", async (_, assume, expected) => {
  const { assumed } = await simulation(assume);
  expect(assumed.map(({ fixture, result }) => `${fixture.fixture_id} ${result}`)).toEqual(expected);
});

const notToBePlayed = (word: string) => `"${word}" is not a result of a match that is still to be played.`;

test.each([
  ["eleven results", assuming(11), "At most 10 results can be assumed."],
  ["an unknown match", "m13:H", notToBePlayed("m13:H")],
  ["an unknown letter", "m1:X", notToBePlayed("m1:X")],
  ["a small letter", "m1:h", notToBePlayed("m1:h")],
  ["ten goals", "m1:10-0", notToBePlayed("m1:10-0")],
  ["a match that is over", "played:H", notToBePlayed("played:H")],
  ["a void match", "void:H", notToBePlayed("void:H")],
  ["a match of the play-offs", "play-off:H", notToBePlayed("play-off:H")],
  ["one good and one unreadable result", "m1:H,m2", notToBePlayed("m2")],
])("refused as invalid is %s", async (_, assume, message) => {
  for (const address of ["GET /npfl/simulation", "GET /npfl/simulation/steps"] as const)
    expect(await answers[address]({ assume })).toEqual(refuse("invalid", message));
});

test("a simulation tells how many seasons it played and how many matches remained", async () => {
  const { runs, remaining_matches, table } = await simulation();
  expect([runs, remaining_matches, table.length]).toEqual([10_000, 12, 5]);
  const expectedPlaces = table.map(({ position_expected }) => position_expected);
  expect(expectedPlaces).toEqual(expectedPlaces.toSorted((a, b) => a - b));
  const points = Object.fromEntries(table.map(({ team_id, points_now }) => [team_id, points_now]));
  expect(points).toMatchObject({ d: 3, e: 0 });
  // The same seasons are counted once.
  expect(await simulateChances(league, [])).toBe(await simulateChances(league, []));
});

/** Each of the next ten matches can be changed to the three of win, draw, defeat and open that it is not. */
test.each([
  ["nothing is assumed", undefined, 30, { m1: "HDA", m10: "HDA" }],
  ["a result is assumed", "m1:H", 30, { m1: "-DA", m10: "HDA" }],
  ["a score is assumed", "m1:2-0", 31, { m1: "-HDA", m10: "HDA" }],
  ["nine are assumed", assuming(9), 30, { m1: "-DA", m10: "HDA" }],
  ["ten are assumed, so that none can be added", assuming(10), 30, { m1: "-DA", m10: "-DA" }],
  ["two later ones are among the ten", `${assuming(8)},m11:H,m12:H`, 24, { m1: "-DA", m10: "" }],
])("steps if %s", async (_, assume, count, offered) => {
  const answer = accepted(await answers["GET /npfl/simulation/steps"]({ assume }));
  expect(answer.steps).toHaveLength(count);
  for (const [id, results] of Object.entries(offered)) {
    const steps = answer.steps.filter(({ fixture_id }) => fixture_id === id);
    expect(steps.map(({ result }) => result ?? "-").join("")).toBe(results);
  }
  expect(answer.steps.some(({ fixture_id }) => fixture_id === "m11")).toBe(false);
});

/** B has won its match against A, which leads by a point; C has as many points as B. */
const close = [
  playedMatch("2026-01-01", "b", "a", [1, 0]),
  playedMatch("2026-01-02", "a", "d", [1, 0]),
  playedMatch("2026-01-03", "a", "e", [0, 0]),
  playedMatch("2026-01-04", "c", "b", [1, 0]),
  comingMatch("2026-02-10", "b", "d", { id: "b-d" }),
  comingMatch("2026-02-11", "d", "e", { id: "d-e" }),
];
const ofClose = scenarios(answersFrom(smallLeague("2026-02-01", close)));
type Placed = { readonly team_id: string; readonly points: number; readonly position: number | null };
const tableOf = (table: readonly Placed[]) =>
  table
    .map(({ team_id, points, position }) => `${position} ${team_id} ${points}`)
    .toSorted()
    .join(", ");

test.each([
  ["nothing is assumed", "", "1 a 4, 2 c 3, 3 b 3, 4 e 1, 5 d 0"],
  ["two clubs are then level but for their own match", "b-d:0-0", "1 b 4, 2 a 4, 3 c 3, 4 e 1, 5 d 1"],
  ["nothing separates two clubs", "d-e:1-0", "1 a 4, 2 c 3, 3 b 3, 3 d 3, 5 e 1"],
  ["a win is high", "d-e:9-0", "1 a 4, 2 d 3, 3 c 3, 4 b 3, 5 e 1"],
  ["a win has no score: it is a narrow one", "d-e:H", "1 a 4, 2 c 3, 3 b 3, 3 d 3, 5 e 1"],
])("places and points after results are by the table's own rule if %s", async (_, assume, expected) => {
  const { table } = accepted(await ofClose["GET /npfl/simulation"]({ assume }));
  expect(tableOf(table)).toBe(expected);
});

test("a step has the places and points of the simulation with its result", async () => {
  const { steps } = accepted(await ofClose["GET /npfl/simulation/steps"]({ assume: "b-d:0-0" }));
  const step = steps.find(({ fixture_id, result }) => fixture_id === "d-e" && result === "A");
  const { table } = accepted(await ofClose["GET /npfl/simulation"]({ assume: "b-d:0-0,d-e:A" }));
  expect(tableOf(step?.table ?? [])).toBe(tableOf(table));
});

test("before the season's first match there are points but no places", async () => {
  const { table } = accepted(
    await scenarios(answersFrom(smallLeague("2026-02-01", ahead)))["GET /npfl/simulation"]({
      assume: "m1:H",
    }),
  );
  expect(tableOf(table)).toBe("null a 3, null b 0, null c 0, null d 0, null e 0");
});
