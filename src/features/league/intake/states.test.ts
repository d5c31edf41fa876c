import { expect, test } from "vitest";
import { readApiFootball } from "./api-football.ts";
import { readEspn } from "./espn.ts";
import { readFootballTxt } from "./football-txt.ts";
import { field, numberOf, textOf } from "./json.ts";

test.each([
  ["A FC  v B FC", "scheduled", null],
  ["A FC  v B FC  2-1", "completed", 2],
  ["A FC  v B FC  2-1 (1-0)", "completed", 2],
  ["A FC  v B FC  3-0  [awarded]", "awarded", 3],
  ["A FC  v B FC  [postponed]", "postponed", null],
  ["A FC  v B FC  [postp.]", "postponed", null],
  ["A FC  v B FC  1-0  [abd 60']", "abandoned", 1],
  ["A FC  v B FC  [cancelled]", "void", null],
  ["A FC  v B FC  2-1  [void]", "void", 2],
  ["A FC  v B FC  [annulled]", "void", null],
  ["A FC  v B FC  [abandoned]", "abandoned", null],
])("Football.TXT: %s is %s", (line, status, homeGoals) => {
  const text = `= League 2026/27\n▪ Matchday 2\n Sun Aug 30\n ${line}\n`;
  expect(readFootballTxt(text)).toMatchObject([
    { home: "A FC", away: "B FC", round: 2, date: "2026-08-30", status, homeGoals },
  ]);
});

test.each([
  ["Sat Sep 12", "2026-09-12"],
  ["[Sat Sep 5]", "2026-09-05"],
  // The year turns once, between autumn and spring.
  ["Sun Jan 3", "2027-01-03"],
  ["Sun Jun 6", "2027-06-06"],
  ["Sun Jul 5", "2026-07-05"],
  ["Sat Jan 1 2028", "2028-01-01"],
])("Football.TXT: after 10 October %s is %s", (line, date) => {
  const read = readFootballTxt(`= League 2026/27\n Sat Oct 10\n A  v B\n ${line}\n 9:05  B  v A\n`);
  expect(read.map((one) => [one.date, one.kickoff])).toEqual([
    ["2026-10-10", null],
    [date, "09:05"],
  ]);
});

test("Football.TXT: no year turn after September, no matchday for play-offs, long lines skipped", () => {
  const read = readFootballTxt(
    [
      ...["= League 2026", "# a remark", "Round 38", "Sat Sep 26", "A  v B  1-1", "Fri Jan 2", "B  v A"],
      ...["» Play-off", "C  v D", `${"E".repeat(200)}  v F`, "Matchday 39", "G  v H"],
    ].join("\n"),
  );
  expect(read.map(({ season, stage, round, date, home }) => [season, stage, round, date, home])).toEqual([
    ["2026", "", 38, "2026-09-26", "A"],
    ["2026", "", 38, "2026-01-02", "B"],
    ["2026", "playoff", null, "2026-01-02", "C"],
    ["2026", "", 39, "2026-01-02", "G"],
  ]);
});

test.each([
  ["STATUS_SCHEDULED", "pre", "scheduled", null],
  ["STATUS_FIRST_HALF", "in", "live", 2],
  ["STATUS_FULL_TIME", "post", "completed", 2],
  ["STATUS_SUSPENDED", "in", "suspended", 2],
  ["STATUS_POSTPONED", "post", "postponed", null],
  ["STATUS_ABANDONED", "post", "abandoned", 2],
  ["STATUS_CANCELED", "post", "void", null],
])("ESPN: %s in the phase %s is %s", (name, state, status, homeGoals) => {
  const competitors = [
    { homeAway: "home", score: "2", team: { displayName: "A" } },
    { homeAway: "away", score: 1, team: { displayName: "B" } },
  ];
  const event = {
    date: "2026-11-22T23:30Z",
    competitions: [{ status: { type: { name, state } }, competitors }],
  };
  const awayGoals = homeGoals === null ? null : 1;
  expect(readEspn({ events: [event] }, "2026-27")).toMatchObject([
    { status, homeGoals, awayGoals, date: "2026-11-23", kickoff: "00:30", venue: null },
  ]);
  const unknownTeams = {
    ...event,
    competitions: [{ competitors, status: { type: { name: "X", state: "x" } } }],
  };
  const oneSided = {
    ...event,
    competitions: [{ ...event.competitions[0], competitors: competitors.slice(1) }],
  };
  expect(readEspn({ events: [unknownTeams, oneSided] }, "2026-27")).toEqual([]);
});

test("a missing JSON field reads as undefined, an invalid number as null", () => {
  const json = { a: [{ b: " x ", n: 7 }], none: null };
  expect(textOf(field(json, "a", 0, "b"))).toBe("x");
  expect([field(json, "a", 1, "b"), field(json, "none", "b"), field(json), field(3, "a")]).toEqual([
    ...[undefined, undefined, json, undefined],
  ]);
  expect(["7", 7, " 07 ", "-1", "1.5", "", null, {}].map(numberOf)).toEqual([
    ...[7, 7, 7, null, null, null, null, null],
  ]);
});

test.each([
  ["STATUS_FIRST_HALF", "45'+2'", "45+2'"],
  ["STATUS_SECOND_HALF", "63'", "63'"],
  ["STATUS_HALFTIME", "45'", "HT"],
  ["STATUS_SECOND_HALF", "0:00 - 2nd", null],
])("ESPN: the minute of %s at %s is %s", (name, displayClock, minute) => {
  const competitors = ["home", "away"].map((homeAway) => ({ homeAway, team: { displayName: homeAway } }));
  const status = { displayClock, type: { name, state: "in" } };
  const events = [{ date: "2026-11-22T15:00Z", competitions: [{ status, competitors }] }];
  expect(readEspn({ events }, "2026-27")).toMatchObject([{ status: "live", minute }]);
});

test.each([
  ["2H", 63, "63'"],
  ["HT", 45, "HT"],
  ["1H", null, null],
])("API-Football: the minute of %s at %s is %s", (short, elapsed, minute) => {
  const fixture = { date: "2026-11-22T15:00:00+00:00", status: { short, elapsed } };
  expect(readApiFootball({ response: [{ fixture }] }, "2026-27")).toMatchObject([{ status: "live", minute }]);
});
