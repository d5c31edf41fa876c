import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Match, Report } from "#features/league/shapes.ts";
import { readApiFootball } from "./api-football.ts";
import { readCsv } from "./csv.ts";
import { readEspn } from "./espn.ts";
import { readFootballTxt } from "./football-txt.ts";
import { foldClubName } from "./names.ts";
import { readNpflJson } from "./npfl-json.ts";
import { readReports } from "./read-reports.ts";
import { reconcile, toMatch } from "./reconcile.ts";
import { readTheSportsDb } from "./the-sports-db.ts";

const played: Report = {
  season: "2026-27",
  stage: "",
  round: 12,
  date: "2026-11-22",
  kickoff: "16:00",
  home: "Enyimba",
  away: "Remo Stars",
  status: "completed",
  homeGoals: 2,
  awayGoals: 1,
  venue: "Aba",
};
const ahead: Report = { ...played, status: "scheduled", homeGoals: null, awayGoals: null };
const match = (report: Partial<Report>): Match => toMatch({ ...played, ...report }, "enyimba", "remo-stars");

test("Football.TXT: all 380 matches of the real file are read, the awarded one as awarded", () => {
  const reports = readFootballTxt(readFileSync("tests/fixtures/league/2025-26_ng1.txt", "utf8"));
  expect(reports).toHaveLength(380);
  expect(reports.filter((report) => report.status === "awarded")).toMatchObject([
    { date: "2026-02-02", round: 24 },
  ]);
  expect(reports[0]).toMatchObject({
    season: "2025-26",
    round: 1,
    date: "2025-08-22",
    home: "Remo Stars FC",
    away: "Rivers United FC",
    homeGoals: 1,
    awayGoals: 1,
  });
});

test("Football.TXT: dates without a year roll over at New Year, matches ahead have no score", () => {
  const text =
    "= League 2026/27\n▪ Matchday 19\n Sun Dec 27\n  A FC  v B FC  1-0 (0-0)\n Sat Jan 2\n 15:00  B FC  v A FC\n";
  expect(readFootballTxt(text)).toMatchObject([
    { season: "2026-27", date: "2026-12-27", homeGoals: 1, status: "completed" },
    {
      date: "2027-01-02",
      kickoff: "15:00",
      status: "scheduled",
      homeGoals: null,
      home: "B FC",
      away: "A FC",
    },
  ]);
});

test("CSV: columns come in any order, a note gives the status, an undated row is left out", () => {
  const text =
    "\uFEFFhome,away,date,season,hg,ag,round,note\r\nA,B,2026-01-01,2025-26,3,0,1,awarded\r\nC,D,2026-01-02,2025-26,,,1,postponed\r\nE,F,no day,2025-26,1,1,1,\r\n";
  expect(readCsv(text)).toMatchObject([
    { status: "awarded", homeGoals: 3 },
    { status: "postponed", homeGoals: null },
  ]);
});

test("NPFL-JSON: kick-off, status and score are read, an incomplete match is left out", () => {
  const json = {
    season: "2026/27",
    matches: [
      {
        round: "Matchday 12",
        date: "2026-11-22",
        time: "4:00PM",
        team1: "Enyimba",
        team2: "Remo Stars",
        venue: "Aba",
        status: "finished",
        score: { ft: [2, 1] },
      },
      {
        round: "Matchday 13",
        date: "2026-11-29",
        time: "TBD",
        team1: "Remo Stars",
        team2: "Enyimba",
        venue: null,
        status: "postponed",
        score: null,
      },
      { round: "Matchday 13", status: "unheard of" },
    ],
  };
  expect(readNpflJson(json)).toEqual([
    played,
    {
      ...played,
      round: 13,
      date: "2026-11-29",
      kickoff: null,
      home: "Remo Stars",
      away: "Enyimba",
      status: "postponed",
      homeGoals: null,
      awayGoals: null,
      venue: null,
    },
  ]);
});

test("ESPN: a scoreboard's event is read in Lagos time, without a matchday", () => {
  const competition = {
    status: { type: { name: "STATUS_FULL_TIME", state: "post" } },
    venue: { fullName: "Aba" },
    competitors: [
      { homeAway: "away", score: "1", team: { displayName: "Remo Stars" } },
      { homeAway: "home", score: "2", team: { displayName: "Enyimba" } },
    ],
  };
  const json = { events: [{ date: "2026-11-22T15:00Z", competitions: [competition] }, { date: "x" }] };
  expect(readEspn(json, "2026-27")).toEqual([{ ...played, round: null }]);
});

test("TheSportsDB: a round's events are read, and null events as none", () => {
  const event = {
    strStatus: "FT",
    strTimestamp: "2026-11-22T15:00:00",
    dateEvent: "2026-11-22",
    intRound: "12",
    strHomeTeam: "Enyimba",
    strAwayTeam: "Remo Stars",
    intHomeScore: "2",
    intAwayScore: "1",
    strVenue: "Aba",
  };
  expect(readTheSportsDb({ events: [event] }, "2026-27")).toEqual([played]);
  expect(readTheSportsDb({ events: null }, "2026-27")).toEqual([]);
});

test("API-Football: fixtures are read with their round's number; a bad key gives none", () => {
  const item = {
    fixture: { date: "2026-11-22T15:00:00+00:00", status: { short: "FT" }, venue: { name: "Aba" } },
    league: { round: "Regular Season - 12" },
    teams: { home: { name: "Enyimba" }, away: { name: "Remo Stars" } },
    goals: { home: 2, away: 1 },
  };
  expect(readApiFootball({ response: [item] }, "2026-27")).toEqual([played]);
  expect(readApiFootball({ response: [], errors: { token: "bad key" } }, "2026-27")).toEqual([]);
});

test("a malformed answer gives no reports or a failure, never an exception", () => {
  for (const format of ["npfl-json", "espn", "the-sports-db", "api-football"] as const) {
    for (const text of ["null", "[]", "3", '{"events":[null],"matches":[7],"response":[{"fixture":null}]}']) {
      expect(readReports(text, format, "2026-27")).toEqual({ ok: true, value: [] });
    }
    expect(readReports("<html>", format, "2026-27")).toMatchObject({
      ok: false,
      failure: { kind: "unreadable" },
    });
  }
});

test("folded club names are equal whatever their case, accents, punctuation or FC", () => {
  expect(new Set(["Rangers Int'l FC", "rangers intl", "RANGERS INTL."].map(foldClubName)).size).toBe(1);
  expect(foldClubName("El-Kanemi Warriors F.C.")).toBe("el kanemi warriors");
  expect(foldClubName("Ìkòròdú City")).toBe("ikorodu city");
  expect(foldClubName("FC")).toBe("fc");
});

test("a score without a finished match, or a finished match without a score, is not a result", () => {
  expect(match({ status: "postponed" })).not.toHaveProperty("homeGoals");
  expect(match({ homeGoals: null })).toMatchObject({ status: "scheduled" });
});

test("a repeated report changes nothing, and a minor source does not override a major one", () => {
  const stored = { match: match({}), source: "openfootball" };
  expect(reconcile(stored, match({}), "espn")).toEqual({ kind: "same" });
  expect(reconcile(stored, match({ homeGoals: 3 }), "espn")).toMatchObject({ kind: "conflict" });
  expect(reconcile(stored, match(ahead), "espn")).toEqual({ kind: "same" });
  expect(reconcile(stored, match({ homeGoals: 3 }), "curated")).toMatchObject({
    kind: "change",
    source: "curated",
  });
  expect(reconcile(undefined, match({}), "espn")).toMatchObject({ kind: "new" });
});

test("a minor source may fill gaps, and the match stays credited to the major one", () => {
  const stored = { match: match({ venue: null, kickoff: null }), source: "bundle" };
  expect(reconcile(stored, match({}), "espn")).toMatchObject({
    kind: "change",
    source: "bundle",
    match: { venue: "Aba", kickoff: "16:00" },
  });
});

test("a match advances with the first source to report it, and a different date is a conflict", () => {
  const stored = { match: match(ahead), source: "npfl-json" };
  const live = match({ status: "live", homeGoals: 0, awayGoals: 0 });
  expect(reconcile(stored, live, "espn")).toMatchObject({ kind: "change" });
  expect(reconcile({ match: live, source: "espn" }, match(ahead), "npfl-json")).toEqual({ kind: "same" });
  expect(reconcile(stored, match({ ...ahead, date: "2026-11-23" }), "espn")).toMatchObject({
    kind: "conflict",
  });
});

test.each([
  ["2026-12-02", "change"],
  ["2026-11-23", "change"],
  ["2026-11-22", "same"],
  ["2026-11-21", "same"],
] as const)("a match postponed on 22 November and then reported for %s gives: %s", (date, kind) => {
  const postponed = match({ ...ahead, date: "2026-11-22", status: "postponed" });
  const reported = match({ ...ahead, date });
  expect(reconcile({ match: postponed, source: "npfl-json" }, reported, "espn")).toMatchObject({ kind });
});
