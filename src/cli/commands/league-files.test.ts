import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importBundle } from "#features/league/jobs/import-bundle.ts";
import { planUndo } from "#features/league/jobs/operator/undo.ts";
import { WrongInput } from "#platform/process/errors.ts";
import { lagosInstant } from "#platform/time.ts";
import {
  good,
  HEAD,
  ruling,
  wrongFiles,
  wrongRows,
  wrongRulings,
} from "#tests/fixtures/league/wrong-files.ts";
import { commandCall } from "#tests/support/command-call.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { leagueFileCommands } from "./league-files.ts";
import { findCommand, parseArguments } from "./parse-arguments.ts";

let database: TestDatabase;
let dir: string;

beforeAll(async () => {
  database = await testDatabase();
  dir = await mkdtemp(path.join(tmpdir(), "ng-league-"));
  await importBundle({ db: database.db, clock });
}, 60_000);
afterAll(async () => {
  await database.close();
  await rm(dir, { recursive: true, force: true });
});

/** A day in the middle of the season: files are judged by it. */
const clock = { now: () => lagosInstant("2026-11-21", "10:00") };

/** Runs a command as it is typed; `answers` are the lines that the operator types then. */
async function run(line: string, answers: readonly string[] = []): Promise<string> {
  const match = findCommand(leagueFileCommands, line.split(" "));
  const { call, printed } = commandCall(database.db, {
    ...parseArguments(match),
    path: (name) => path.resolve(dir, name),
    withDatabase: (use) => use(database.db, clock),
    async *lines() {
      yield* answers;
    },
  });
  await match.command.run(call);
  return printed.join("\n");
}

async function refusal(line: string): Promise<string> {
  const error = await run(line).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(WrongInput);
  return (error as Error).message;
}

const file = (name: string, text: string) => writeFile(path.join(dir, name), text);

/** Everything that an operator can change, as one text. */
async function storedState(): Promise<string> {
  const { rows } = await sql<{ all: string }>`select md5(
    (select string_agg(m::text, '' order by id) from (select id, date, round, kickoff, status, home_goals, away_goals, source from league.match) m)
    || coalesce((select string_agg(d::text, '' order by id) from (select id, date, kind, club_id, match_id, points, goals, reason, state from league.decision) d), '')) as all`.execute(
    database.db,
  );
  return rows[0]?.all ?? "";
}

test.each(wrongRows)(
  "league import refuses %s and writes nothing from the file",
  async (_what, rows, sentence) => {
    const before = await storedState();
    await file("bad.csv", [HEAD, good, ...rows].join("\n"));
    for (const options of ["--yes", "--dry-run"]) {
      const message = await refusal(`league import bad.csv ${options}`);
      expect(message).toContain(`${dir}/bad.csv was not accepted: `);
      expect(message).toContain(sentence);
      expect(message).toMatch(/Nothing was written\.$/);
    }
    expect(await storedState()).toBe(before);
  },
);

test.each(wrongFiles)("league import refuses %s", async (_what, text, sentence) => {
  await file("bad", text);
  expect(await refusal("league import bad --yes")).toContain(sentence);
});

test.each(wrongRulings)(
  "league decide refuses a decision %s and writes nothing from the file",
  async (_what, entries, sentence) => {
    const before = await storedState();
    await file("bad.json", JSON.stringify([{ ...ruling, id: "good" }, ...entries].slice(-entries.length)));
    expect(await refusal("league decide bad.json --yes")).toContain(sentence);
    await file("bad.json", JSON.stringify([...entries, { ...ruling, id: "good" }]));
    await refusal("league decide bad.json --yes");
    expect(await storedState()).toBe(before);
  },
);

test("imported results are previewed, confirmed, written and undone", async () => {
  const before = await storedState();
  await file(
    "good.csv",
    `${HEAD},kickoff\n${good},16:00\n2025-26,2025-08-22,1,Remo Stars,Rivers United,1,1,\n2025-26,2025-08-24,1,el-kanemi-warriors,bendel-insurance,2,0,15:00`,
  );
  const preview = await run("league import good.csv --dry-run");
  expect(preview.split("\n").map((line) => line.split(/ {2,}/))).toEqual([
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
  expect(await refusal("league import good.csv")).toContain("use --yes");
  expect(await storedState()).toBe(before);
  const [, entry] =
    /Written\.\nTo undo this: .* --entry (\d+)\.$/.exec(await run("league import good.csv", ["yes"])) ?? [];
  expect(await storedState()).not.toBe(before);
  expect(await run("league import good.csv --yes")).toContain("There is nothing to write.");
  expect(await run("league undo --dry-run")).toContain("Nothing was written.");
  expect(await refusal(`league undo --entry ${Number(entry) + 1} --yes`)).toContain("is not the last");
  expect(await run(`league undo --entry ${entry} --yes`)).toContain("Undone.");
  expect(await storedState()).toBe(before);
  expect(await refusal("league undo --yes")).toBe("There is nothing to undo.");
});

test("a play-off as the API tells it changes nothing", async () => {
  const fixture_id = "2022-23-playoff-rivers-united-bendel-insurance";
  const playOff = {
    ...{ fixture_id, date: "2023-06-09", round: "Play-off", status: "completed" },
    ...{ home_team: "Rivers United", away_team: "Bendel Insurance", home_score: 2, away_score: 1 },
  };
  await file("play-off.json", JSON.stringify({ season: "2022-23", fixtures: [playOff] }));
  expect(await run("league import play-off.json --dry-run")).toContain(
    "0 conflicts, 0 refused, 1 unchanged.",
  );
});

test("--replace overwrites a result and is audited; undo restores it unless it has changed since", async () => {
  const before = await storedState();
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
  const replaced = await run("league import other.json --replace --yes");
  expect(replaced).toContain("1 conflict, 0 refused");
  expect(replaced).toContain("Written.");
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
  expect(await storedState()).toBe(before);
});

test("an undo plan is refused if the league has changed since it was made", async () => {
  const before = await storedState();
  const deps = { db: database.db, clock };
  const refused = { ok: false, failure: { kind: "moved" } };
  await file("one.csv", `${HEAD}\n${good}`);
  await file("two.csv", `${HEAD}\n2026-27,2026-08-30,2,Barau,Ikorodu City,1,0`);
  await run("league import one.csv --yes");
  const plan = await planUndo(deps);
  const goals = (away: number) =>
    sql`update league.match set away_goals = ${away} where id = '2026-27-enyimba-sporting-lagos'`.execute(
      database.db,
    );
  await goals(3);
  expect(await plan?.write()).toMatchObject(refused);
  await goals(2);
  await run("league import two.csv --yes");
  expect(await plan?.write()).toMatchObject(refused);
  expect(await (await planUndo(deps))?.write()).toMatchObject({ ok: true });
  expect(await plan?.write()).toMatchObject({ ok: true });
  expect(await storedState()).toBe(before);
  expect(await planUndo(deps)).toBeNull();
});

test("rulings are added by club name, lifted by id in the API's fields, and undone", async () => {
  const before = await storedState();
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
  await importBundle({ db: database.db, clock });
  const state = await sql<{
    state: string;
  }>`select state from league.decision where id = ${lifted.id}`.execute(database.db);
  expect(state.rows).toEqual([{ state: "lifted" }]);
  await run("league undo --yes");
  expect(await storedState()).toBe(before);
});
