import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importBundle } from "#domains/league/jobs/import-bundle.ts";
import { systemClock } from "#platform/clock.ts";
import { WrongInput } from "#platform/process/errors.ts";
import { commandCall } from "#tests/support/command-call.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { leagueFileCommands } from "./league-files.ts";
import { findCommand, readCall } from "./read-call.ts";

let database: TestDatabase;
let dir: string;

beforeAll(async () => {
  database = await testDatabase();
  dir = await mkdtemp(path.join(tmpdir(), "ng-league-"));
  await importBundle({ db: database.db, clock: systemClock });
}, 60_000);
afterAll(async () => {
  await database.close();
  await rm(dir, { recursive: true, force: true });
});

/** Runs a command as it is typed; `answers` are the lines that the operator types then. */
async function run(line: string, answers: readonly string[] = []): Promise<string> {
  const found = findCommand(leagueFileCommands, line.split(" "));
  const { call, printed } = commandCall(database.db, {
    ...readCall(found),
    path: (name) => path.resolve(dir, name),
    async *lines() {
      yield* answers;
    },
  });
  await found.command.run(call);
  return printed.join("\n");
}

async function refusal(line: string): Promise<string> {
  const error = await run(line).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(WrongInput);
  return (error as Error).message;
}

const file = (name: string, text: string) => writeFile(path.join(dir, name), text);

/** Everything that an operator can change, as one text. */
async function stored(): Promise<string> {
  const { rows } = await sql<{ all: string }>`select md5(
    (select string_agg(m::text, '' order by id) from (select id, date, round, kickoff, status, home_goals, away_goals, source from league.match) m)
    || coalesce((select string_agg(d::text, '' order by id) from (select id, date, kind, club_id, match_id, points, goals, reason, state from league.decision) d), '')) as all`.execute(
    database.db,
  );
  return rows[0]?.all ?? "";
}

const HEAD = "season,date,round,home,away,hg,ag";
const good = "2026-27,2026-08-30,2,Enyimba,Sporting Lagos,2,2";

test.each([
  [
    "a score below 0",
    ["2025-26,2025-08-24,1,El-Kanemi,Bendel,-1,0"],
    "row 3: the home score is -1; a score is 0 to 20",
  ],
  ["a score above 20", ["2026-27,2026-08-30,2,Barau,Remo Stars,1,21"], "row 3: the away score is 21"],
  ["a score that is no number", ["2026-27,2026-08-30,2,Barau,Enyimba,two,1"], 'row 3: "two" is no score'],
  ["one score of two", ["2026-27,2026-08-30,2,Barau,Enyimba,2,"], "row 3: one of the two scores is missing"],
  [
    "a date outside the season",
    ["2026-27,2024-08-30,2,Barau,Enyimba,2,1"],
    "row 3: 2024-08-30 is no day of the season 2026-27",
  ],
  ["no date", ["2026-27,,2,Barau,Enyimba,2,1"], "row 3: it has no date"],
  ["a date that is none", ["2026-27,2026-02-30,2,Barau,Enyimba,2,1"], 'row 3: "2026-02-30" is no date'],
  ["a result of a day to come", ["2026-27,2027-05-30,2,Barau,Enyimba,2,1"], "2027-05-30 is still to come"],
  [
    "a round beyond the season's",
    ["2026-27,2026-08-30,39,Barau,Enyimba,2,1"],
    "matchday 39 is not one of the season's 38",
  ],
  ["no round", ["2026-27,2026-08-30,,Barau,Enyimba,2,1"], "it has no matchday"],
  [
    "a club against itself",
    ["2026-27,2026-08-30,2,Enyimba,Enyimba FC,2,1"],
    "Enyimba cannot play against itself",
  ],
  [
    "one match twice with different scores",
    ["2026-27,2026-08-30,2,Enyimba,Sporting Lagos,2,1"],
    "row 2: Enyimba v Sporting Lagos: row 3 tells it otherwise (and 1 more)",
  ],
  ["an unknown club", ["2026-27,2026-08-30,2,Arsenal,Enyimba,2,1"], 'row 3: no club "Arsenal" is known'],
  [
    "a club of another season",
    ["2026-27,2026-08-30,2,Heartland,Enyimba,2,1"],
    "Heartland does not play in 2026-27",
  ],
  ["no club", ["2026-27,2026-08-30,2,,Enyimba,2,1"], "row 3: one of its clubs is missing"],
  ["an unknown season", ["1999-00,2026-08-30,2,Barau,Enyimba,2,1"], 'no season "1999-00" is known'],
  ["a truncated row", ["2026-27,2026-08-30,2,Barau,Enyi"], "row 3: it has 5 of 7 columns"],
  [
    "a quotation mark that stays open",
    ['2026-27,2026-08-30,2,"Barau,Enyimba,2,1'],
    "row 3: a quotation mark is not closed",
  ],
  [
    "a result that is taken away",
    ["2025-26,2025-08-24,1,El-Kanemi,Bendel,,"],
    "row 3 contradicts what is stored, 2-0 on 2025-08-24",
  ],
  [
    "another result than the stored one",
    ["2025-26,2025-08-24,1,El-Kanemi,Bendel,2,1"],
    "--replace overwrites it",
  ],
])("league import refuses %s, and takes nothing of the file", async (_what, rows, sentence) => {
  const before = await stored();
  await file("bad.csv", [HEAD, good, ...rows].join("\n"));
  for (const options of ["--yes", "--dry-run"]) {
    const said = await refusal(`league import bad.csv ${options}`);
    expect(said).toContain(`${dir}/bad.csv is not taken: `);
    expect(said).toContain(sentence);
    expect(said).toMatch(/Nothing was written\.$/);
  }
  expect(await stored()).toBe(before);
});

test.each([
  ["nothing", "", "no match was found in the file"],
  [
    "a csv without a column",
    "season,date,home,hg,ag\n2026-27,2026-08-30,Barau,1,0",
    "it has no column away or away_id or away_team",
  ],
  ["JSON that is cut", '{"season":"2026-27","fixtures":[{"da', "it is no JSON"],
  [
    "Football.TXT with a line that is cut",
    "= League 2026/27\n▪ Matchday 2\n Sun Aug 30 2026\n  Enyimba FC  v Barau FC  2-1\n  Enyimba FC",
    "row 5: it is neither a match nor a heading",
  ],
  [
    "a state that is none",
    '{"season":"2026-27","fixtures":[{"date":"2026-08-30","round":"Round 2","home_team":"Barau","away_team":"Enyimba","status":"won"}]}',
    'row 1: "won" is no state',
  ],
  [
    "a finished match without a score",
    '{"season":"2026-27","fixtures":[{"date":"2026-08-30","round":"Round 2","home_team":"Barau","away_team":"Enyimba","status":"completed"}]}',
    "row 1: it is completed, yet has no score",
  ],
  [
    "an id of another match",
    '{"season":"2026-27","fixtures":[{"fixture_id":"2026-27-enyimba-barau","date":"2026-08-30","round":"Round 2","home_team":"Barau","away_team":"Enyimba"}]}',
    'its id "2026-27-enyimba-barau" is of another match',
  ],
])("league import refuses %s", async (_what, text, sentence) => {
  await file("bad", text);
  expect(await refusal("league import bad --yes")).toContain(sentence);
});

const ruling = {
  ...{ id: "r1", season: "2025-26", date: "2026-03-01", kind: "deduction", club: "Barau" },
  ...{ points: -3, goals: -3, reason: "crowd trouble", source: "npfl.com.ng" },
};

test.each([
  ["without a club", [{ ...ruling, club: undefined }], "entry 1: r1: it names no club"],
  ["of an unknown club", [{ ...ruling, club: "Arsenal" }], 'no club "Arsenal" is known'],
  ["of a club of another season", [{ ...ruling, club: "Heartland" }], "Heartland does not play in 2025-26"],
  [
    "that adds points",
    [{ ...ruling, points: 3 }],
    "a deduction takes points and goals away: they are written -3",
  ],
  ["that deducts nothing", [{ ...ruling, points: 0, goals: 0 }], "it deducts nothing"],
  ["whose points are no whole number", [{ ...ruling, points: "-3" }], "points and goals are whole numbers"],
  [
    "whose id stands twice",
    [ruling, { ...ruling, club: "Enyimba" }],
    'entry 1: r1: the id "r1" stands twice in the file (and 1 more)',
  ],
  ["without an id", [{ ...ruling, id: "" }], "entry 1: it has no id"],
  ["without a date", [{ ...ruling, date: "" }], "entry 1: it has no date"],
  [
    "of a day outside its season",
    [{ ...ruling, date: "2020-03-01" }],
    "2020-03-01 is no day of the season 2025-26",
  ],
  ["of an unknown kind", [{ ...ruling, kind: "fine" }], "its kind is not deduction, award, void"],
  ["that awards no match", [{ ...ruling, kind: "award", points: 0, goals: 0 }], "it names no match"],
  [
    "of an unknown match",
    [{ ...ruling, kind: "award", match: "x", points: 0, goals: 0 }],
    'no match "x" of 2025-26 is known',
  ],
  [
    "of a match of other clubs",
    [{ ...ruling, kind: "award", match: "Enyimba v Remo Stars", points: 0, goals: 0 }],
    "Barau does not play in",
  ],
  ["without a source", [{ ...ruling, source: "" }], "it has no source"],
  [
    "that contradicts a stored one",
    [{ ...ruling, id: "2025-26-kano-pillars-2025-10-13" }],
    "--replace overwrites it",
  ],
])("league decide refuses a decision %s, and takes nothing of the file", async (_what, entries, sentence) => {
  const before = await stored();
  await file("bad.json", JSON.stringify([{ ...ruling, id: "good" }, ...entries].slice(-entries.length)));
  expect(await refusal("league decide bad.json --yes")).toContain(sentence);
  await file("bad.json", JSON.stringify([...entries, { ...ruling, id: "good" }]));
  await refusal("league decide bad.json --yes");
  expect(await stored()).toBe(before);
});

test("results are shown, asked for, written whole, and taken back", async () => {
  const before = await stored();
  await file(
    "good.csv",
    `${HEAD},kickoff\n${good},16:00\n2025-26,2025-08-22,1,Remo Stars,Rivers United,1,1,\n2025-26,2025-08-24,1,el-kanemi-warriors,bendel-insurance,2,0,15:00`,
  );
  const shown = await run("league import good.csv --dry-run");
  expect(shown.split("\n").map((line) => line.split(/ {2,}/))).toEqual([
    ["row", "stored", "would be"],
    ["2", "new", "Enyimba v Sporting Lagos", "–", "2-2 on 2026-08-30, 16:00, matchday 2"],
    [
      "4",
      "changed",
      "El-Kanemi Warriors v Bendel Insurance",
      "2-0 on 2025-08-24, matchday 1",
      "2-0 on 2025-08-24, 15:00, matchday 1",
    ],
    ["1 new, 1 changed, 0 conflicts, 0 refused, 1 unchanged."],
    ["Nothing was written."],
  ]);
  expect(await run("league import good.csv", ["no"])).toContain("Nothing was written.");
  expect(await refusal("league import good.csv")).toContain("say --yes");
  expect(await stored()).toBe(before);
  expect(await run("league import good.csv", ["yes"])).toContain("Written.");
  expect(await stored()).not.toBe(before);
  expect(await run("league import good.csv --yes")).toContain("There is nothing to write.");
  expect(await run("league undo --dry-run")).toContain("Nothing was written.");
  expect(await run("league undo --yes")).toContain("Taken back.");
  expect(await stored()).toBe(before);
  expect(await refusal("league undo --yes")).toBe("There is nothing to take back.");
});

test("a stored result is overwritten only with --replace, which stays in the audit", async () => {
  const before = await stored();
  await file(
    "other.json",
    JSON.stringify({
      season: "2025-26",
      fixtures: [
        {
          fixture_id: "2025-26-el-kanemi-warriors-bendel-insurance",
          date: "2025-08-24",
          round: "Round 1",
          home_team: "El-Kanemi Warriors",
          away_team: "Bendel Insurance",
          home_score: 2,
          away_score: 1,
          status: "completed",
        },
      ],
    }),
  );
  expect(await run("league import other.json --replace --yes")).toContain("Written.");
  const audit = () =>
    sql<{
      goals: string;
    }>`select (before->>'away_goals') || '→' || (after->>'away_goals') as goals from league.match_change order by id desc`.execute(
      database.db,
    );
  expect((await audit()).rows[0]?.goals).toBe("0→1");
  await sql`update league.match set away_goals = 3 where id = '2025-26-el-kanemi-warriors-bendel-insurance'`.execute(
    database.db,
  );
  expect(await refusal("league undo --yes")).toContain("it has changed since: 2-3 on 2025-08-24");
  await sql`update league.match set away_goals = 1 where id = '2025-26-el-kanemi-warriors-bendel-insurance'`.execute(
    database.db,
  );
  await run("league undo --yes");
  expect((await audit()).rows[0]?.goals).toBe("1→0");
  expect(await stored()).toBe(before);
});

test("a ruling is added by a name or by the API's fields, lifted by its id, and taken back", async () => {
  const before = await stored();
  const lifted = {
    id: "2025-26-kano-pillars-2025-10-13",
    season: "2025-26",
    date: "2025-10-13",
    kind: "deduction",
    team_id: "kano-pillars",
    team: "Kano Pillars",
    points: -3,
    goals: -3,
    reason: "appeal upheld",
    source: "npfl.com.ng",
    state: "lifted",
  };
  await file("rulings.json", JSON.stringify({ decisions: [lifted, ruling] }));
  expect(await run("league decide rulings.json --yes")).toContain("1 new, 1 changed, 0 conflicts, 0 refused");
  await importBundle({ db: database.db, clock: systemClock });
  const state = await sql<{
    state: string;
  }>`select state from league.decision where id = ${lifted.id}`.execute(database.db);
  expect(state.rows).toEqual([{ state: "lifted" }]);
  await run("league undo --yes");
  expect(await stored()).toBe(before);
});
