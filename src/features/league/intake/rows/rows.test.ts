import { expect, test } from "vitest";
import type { Report } from "#features/league/shapes.ts";
import { readDecisionRows } from "./decision-rows.ts";
import { readRows } from "./read-rows.ts";
import { isDay, problemOf } from "./record.ts";

const report: Report = {
  ...{ season: "2026-27", stage: "", round: 12, date: "2026-11-22", kickoff: null, venue: null },
  ...{ home: "Enyimba", away: "Barau", status: "completed", homeGoals: 2, awayGoals: 1 },
};
const noScore = { homeGoals: null, awayGoals: null };

test.each<[Partial<Report>, string | null]>([
  [{}, null],
  [{ homeGoals: 0, awayGoals: 20 }, null],
  [{ homeGoals: 21 }, "the home score is 21; a score is 0 to 20"],
  [{ awayGoals: -1 }, "the away score is -1; a score is 0 to 20"],
  [{ homeGoals: null }, "one of the two scores is missing"],
  [{ awayGoals: null }, "one of the two scores is missing"],
  [noScore, "it is completed, yet has no score"],
  [{ status: "awarded", ...noScore }, "it is awarded, yet has no score"],
  [{ status: "awarded" }, null],
  [{ status: "live" }, null],
  [{ status: "suspended", ...noScore }, null],
  [{ status: "scheduled" }, "it is scheduled, yet has a score"],
  [{ status: "postponed" }, "it is postponed, yet has a score"],
  [{ status: "void" }, "it is void, yet has a score"],
  [{ status: "void", ...noScore }, null],
  [{ date: "" }, "it has no date"],
  [{ date: "22/11/2026" }, '"22/11/2026" is not a date; a date is written 2026-11-22'],
])("a report with %j has the problem %j", (change, problem) =>
  expect(problemOf({ ...report, ...change })).toBe(problem),
);

test("a day is valid if it exists and is written like 2026-11-22", () => {
  expect(["2028-02-29", "2026-12-31"].map(isDay)).toEqual([true, true]);
  expect(["2026-02-29", "2026-13-01", "2026-1-1", "2026-01-01T00", ""].map(isDay)).toEqual(
    Array(5).fill(false),
  );
});

const HEAD = "date,home,away,hg,ag,round,kickoff,status,note,stage,venue,fixture_id";

function row(line: string): unknown {
  const read = readRows(`${HEAD}\n${line}`);
  if (!read.ok) throw new Error(read.failure.message);
  const [first] = read.value;
  if (first === undefined || "problem" in first) return first?.problem;
  const { round, kickoff, status, stage, venue } = first.report;
  return [round, kickoff, status, stage, venue, first.id];
}

test.each([
  ["2026-11-22,A,B,,,Round 7,16:00,,,regular,Aba,x-1", [7, "16:00", "scheduled", "", "Aba", "x-1"]],
  ["2026-11-22,A,B,2,1,matchday 7,,,,,,", [7, null, "completed", "", null, null]],
  ["2026-11-22,A,B,,,Play-off,,,,playoff,,", [null, null, "scheduled", "playoff", null, null]],
  ["2026-11-22,A,B,,,playoff,23:59,,,,,", [null, "23:59", "scheduled", "playoff", null, null]],
  ["2026-11-22,A,B,3,0,1,,,Awarded by the board,,,", [1, null, "awarded", "", null, null]],
  ["2026-11-22,A,B,,,1,,,annulled,,,", [1, null, "void", "", null, null]],
  ["2026-11-22,A,B,,,1,,,postp. to May,,,", [1, null, "postponed", "", null, null]],
  ["2026-11-22,A,B,,,1,,,abd at 60',,,", [1, null, "abandoned", "", null, null]],
  ["2026-11-22,A,B,0,0,1,,Live,awarded,,,", [1, null, "live", "", null, null]],
  ["2026-11-22,A,B,,,1,24:00,,,,,", '"24:00" is not a time of day; a time is written 16:00'],
  ["2026-11-22,A,B,,,1,9:00,,,,,", '"9:00" is not a time of day; a time is written 16:00'],
  ["2026-11-22,A,B,,,7th,,,,,,", '"7th" is not a matchday'],
  ["2026-11-22,A,B,,,1,,won,,,,", '"won" is not a state of a match'],
  ["2026-11-22,A,B,,1.5,1,,,,,,", '"1.5" is not a score'],
  ["2026-11-22,A,B,,-0,1,,,,,,", '"-0" is not a score'],
  ["2026-11-22,A,B", "it has 3 of 12 columns"],
])("the row %s is read as %j", (line, expected) => expect(row(line)).toEqual(expected));

test.each([
  ['2026-11-22,A,B,2,1,1,,,,,"Aba",', "Aba"],
  ['2026-11-22,A,B,2,1,1,,,"a note",,"Aba, Enyimba",', "Aba, Enyimba"],
  ['2026-11-22,A,B,2,1,1,,,,,"The ""People\'s Elephant""",', 'The "People\'s Elephant"'],
  ['2026-11-22,A,B,2,1,1,,,,,"Aba,', "a quotation mark is not closed"],
  ['2026-11-22,A,B,2,1,1,,,"a note",,"Aba,', "a quotation mark is not closed"],
])("the quoted row %s is read as %j", (line, expected) => {
  const read = row(line);
  expect(Array.isArray(read) ? read[4] : read).toBe(expected);
});

test("row numbers count comments and empty lines", () => {
  const read = readRows(
    "\uFEFF# results\n\ndate,home,away,hg,ag\n2026-11-22,A,B,1,0\n\n2026-11-22,C,D,x,0\n",
  );
  expect(read.ok && read.value).toMatchObject([
    { row: 4, report: { home: "A" } },
    { row: 6, problem: '"x" is not a score' },
  ]);
});

const entry = { id: "r1", season: "2025-26", date: "2026-03-01", kind: "deduction", club: "Barau" };

test.each([
  [
    { points: -99, goals: 99 },
    { points: -99, goals: 99, state: "in force" },
  ],
  [
    { state: "appealed", match: "x" },
    { points: 0, goals: 0, state: "appealed", match: "x" },
  ],
  [{ points: -100 }, "points and goals are whole numbers down to -99"],
  [{ goals: 0.5 }, "points and goals are whole numbers down to -99"],
  [{ state: "won" }, "its state is not in force, appealed, suspended, lifted"],
  [{ date: "2026-02-30" }, '"2026-02-30" is not a date; a date is written 2026-11-22'],
])("a ruling with %j is read as %j", (change, expected) => {
  const [first] = readDecisionRows([{ ...entry, ...change }]);
  if (typeof expected === "string") expect(first).toEqual({ row: 1, problem: expected });
  else expect(first).toMatchObject({ row: 1, decision: { club: "Barau", reason: "", ...expected } });
});
