import { sql } from "kysely";
import { expect, test } from "vitest";
import type { CommandLine } from "#app/ops/newsroom.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { importBundle } from "#features/league/jobs/import-bundle.ts";
import { lagosInstant } from "#platform/time.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { createNewsroom } from "./newsroom.ts";

const ask = (async () => {
  throw new Error("down");
}) as Ask;
const database = databaseOfFile();
const clock = { now: () => lagosInstant("2026-11-23", "10:00") };
const newsroom = () =>
  createNewsroom({ ask, clock, db: database.db } as Parameters<typeof createNewsroom>[0]);

test("a form's fields become a command's line, even while nothing can be asked", async () => {
  const line = await newsroom().lineOf("articles withdraw", { 0: " abc ", "--reason": "wrong" });
  expect(line).toEqual(["articles", "withdraw", "--reason=wrong", "--", "abc"]);
});

test("what cannot be undone says why: it never was, it has been undone, or nothing undoes it", async () => {
  await sql`insert into platform.act (at, why, command, undo, undone_by) values
    (now(), 'a test', '{feeds,pause,punch}', '{feeds,resume,punch}', null),
    (now(), 'a test', '{feeds,resume,punch}', null, null),
    (now(), 'a test', '{feeds,pause,vanguard}', '{feeds,resume,vanguard}', 2),
    (now(), 'a result, by the version before', '{league,result}', '{league,undo}', null)`.execute(
    database.db,
  );
  expect(await newsroom().undoOf("1")).toEqual(["feeds", "resume", "punch"]);
  for (const [act, says] of [
    ["99", "There is no such act."],
    ["abc", "There is no such act."],
    ["3", "It has been undone already."],
    ["2", "It cannot be undone."],
    ["4", "It cannot be undone."],
  ] as const) {
    expect(await newsroom().undoOf(act)).toBe(says);
    const press = { line: ["feeds", "resume", "punch"], why: "a test", by: null, isSure: true, undoes: act };
    expect(await newsroom().press(press)).toEqual({ isDone: false, lines: [says] });
  }
});

test("a result is undone by its own entry, and not while another one was written after it", async () => {
  const { db } = database;
  await importBundle({ db, clock });
  const press = async (line: CommandLine, undoes: string | null = null) => {
    const { isDone, lines } = await newsroom().press({ line, why: "a test", by: null, isSure: true, undoes });
    return [isDone, lines.at(-1)];
  };
  const enter = async (home: string, score: string) => {
    const line = [..."league result --date=2026-11-22 --round=12 --".split(" "), home, "Barau", score];
    expect(await press(line)).toEqual([true, "Written."]);
    return (await newsroom().acts())[0]?.id ?? "";
  };
  const undo = async (act: string) => press((await newsroom().undoOf(act)) as CommandLine, act);
  const goals = async () =>
    (
      await sql<{ score: string }>`select home_goals || '-' || away_goals as score from league.match
        where season_id = '2026-27' order by id`.execute(db)
    ).rows.map(({ score }) => score);

  const mine = await enter("Enyimba", "2-1");
  const theirs = await enter("Rivers United", "0-0");
  expect(await undo(mine)).toEqual([false, expect.stringMatching(/^Entry \d+ is not the last/)]);
  expect(await goals()).toEqual(["2-1", "0-0"]);
  expect(await undo(theirs)).toEqual([true, "Undone."]);
  expect(await goals()).toEqual(["2-1"]);
  expect(await undo(mine)).toEqual([true, "Undone."]);
  expect(await goals()).toEqual([]);
});

test("a result that changed nothing cannot be undone", async () => {
  const clubs = ["El-Kanemi Warriors", "Bendel Insurance"];
  const line = [..."league result --date=2025-08-24 --".split(" "), ...clubs, "2-0"];
  const press = { line, why: "a test", by: null, isSure: true, undoes: null };
  expect((await newsroom().press(press)).lines).toContain("There is nothing to write.");
  const [act] = await newsroom().acts();
  expect(act).toMatchObject({ command: line, mayUndo: false });
});

test("feedback of 990 lines hides no other, and a long list ends with how much is left out", async () => {
  const save = (feedback: string) =>
    sql`insert into letters.feedback (name, email, feedback, received_at)
      values ('Ada', 'ada@mail.ng', ${feedback}, now())`.execute(database.db);
  const read = { line: ["feedback", "list"], why: "", by: null, isSure: true, undoes: null };
  await save("The first of all");
  await save("\n".repeat(990));
  expect((await newsroom().press(read)).lines).toContain("The first of all");
  for (let message = 0; message < 20; message++) await save("word\n".repeat(15));
  const { lines } = await newsroom().press(read);
  expect(lines).toHaveLength(202);
  expect(lines[200]).toMatch(/^… and \d+ more lines$/);
});
