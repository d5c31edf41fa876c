import { expect, test } from "vitest";
import * as api from "#contracts/all/api.ts";
import type { Caller } from "#contracts/endpoint.ts";
import { readLeague } from "#features/league/api/read.ts";
import { readReports } from "#features/league/intake/read-reports.ts";
import { askSources } from "#features/league/jobs/ask-sources.ts";
import { importBundle } from "#features/league/jobs/import-bundle.ts";
import { leagueJobs } from "#features/league/jobs/schedule.ts";
import { writeForecasts } from "#features/league/jobs/write-forecasts.ts";
import { POINTS as shown } from "#features/league/panels/data/points.ts";
import { bundledClubs } from "#features/league/sources/bundled.ts";
import { POINTS as counted } from "#features/league/statistics/tally.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { ok } from "#platform/result.ts";
import { resultsBetween } from "#sample/league.ts";
import { espn } from "#sample/providers/espn.ts";
import { accepted } from "#tests/support/accepted.ts";
import { databaseOfFile, testDatabase } from "#tests/support/database.ts";
import { findChanges } from "#tests/support/match-changes.ts";
import { silentLog } from "#tests/support/silent-log.ts";

const today = "2025-12-28";
const id = "2025-26-rivers-united-rangers-international";
const caller: Caller = { address: "127.0.0.1", headers: {} };
const began = Date.parse("2026-11-28T12:00:00Z");
let now = began;
const clock = { now: () => new Date(now) };
const asked: string[] = [];
const fetch: Fetch = async ({ url }) => {
  asked.push(url);
  const { pathname, search } = new URL(url);
  const answer = await espn(new URL(pathname + search, "http://sample"), clock.now());
  const body = Buffer.from(answer?.body ?? "");
  return ok({ status: 200, unchanged: false, url, movedTo: null, headers: {}, body });
};

const database = databaseOfFile();

test("a played matchday: one running score on all pages, counted in the table once it is the result", async () => {
  const { db } = database;
  const deps = { db, clock, log: silentLog, fetch, today, playsToday: true };
  await importBundle(deps);
  expect(await importBundle(deps)).toBeNull();
  await writeForecasts(deps);
  const league = readLeague({ db, clock, today });
  const writtenDown = async () => accepted(await league[api.league.match]({ id }, caller)).forecast;
  const forecast = await writtenDown();
  expect(forecast?.outcome).toBeNull();
  const pagesNow = async () => {
    const { fixtures: all } = accepted(await league[api.league.running]({}, caller));
    const { fixture: onItsPage } = accepted(await league[api.league.match]({ id }, caller));
    const coming = accepted(await league[api.league.upcoming]({ limit: 40 }, caller)).fixtures;
    const table = accepted(await league[api.league.currentStandings]({}, caller));
    const onStrip = all.find(({ fixture_id }) => fixture_id === id);
    expect(onItsPage).toEqual(onStrip);
    const among = coming.filter(({ fixture_id }) => fixture_id === id);
    expect(among).toEqual(onItsPage.minute === undefined ? [] : [onItsPage]);
    return {
      ...onItsPage,
      played: table.table.find(({ team_id }) => team_id === "rivers-united")?.matches_played,
    };
  };
  const { played = 0, ...before } = await pagesNow();
  expect(before).toMatchObject({ status: "scheduled", minute: "", home_score: null });
  const minutes: (string | undefined)[] = [];
  for (let minute = 0; minute <= 10; minute++, now += 60_000) {
    await askSources(deps, { onlyRunning: true });
    const shown = await pagesNow();
    minutes.push(shown.minute);
    expect(shown.played).toBe(shown.status === "completed" ? played + 1 : played);
  }
  expect(minutes).toEqual(["", "6'", "18'", "29'", "41'", "HT", "50'", "61'", "73'", "84'", undefined]);
  expect(new Set(asked.map((url) => new URL(url).hostname))).toEqual(new Set(["site.api.espn.com"]));
  // Made before the kick-off, it is on the match's page as soon as the result is.
  expect(await writtenDown()).toMatchObject({ percentages: forecast?.percentages });
  // No match is running any more, so no source is asked. A passing minute does not change the record.
  const requests = asked.length;
  await askSources(deps, { onlyRunning: true });
  expect(asked).toHaveLength(requests);
  for (const { before: was, after } of await findChanges(db, id)) expect(was).not.toEqual(after);
});

test("at the start both jobs wait for one import, instead of one for the other's locks", async () => {
  const separate = await testDatabase();
  let clubs = 0;
  const db = separate.db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === "InsertQueryNode" && node.into?.table.identifier.name === "club") clubs++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const ask = () => Promise.reject(new Error("nothing is asked here"));
  const jobs = leagueJobs({ db, clock, log: silentLog, fetch, today, playsToday: true, ask });
  await Promise.all(jobs.map((job) => job.run(clock.now())));
  expect(clubs).toBe(bundledClubs().length);
  await separate.close();
});

const scoreboard = new URL(
  "http://sample/apis/site/v2/sports/soccer/nga.1/scoreboard?dates=202512&limit=500",
);

/** What our own reader makes of the scoreboard, as many seconds after the first request. */
async function after(seconds: number) {
  const answer = await espn(scoreboard, new Date(began + seconds * 1000));
  const read = readReports(String(answer?.body), "espn", "2025-26");
  if (!read.ok) throw new Error(read.failure.message);
  return read.value;
}

test("nine matches are played in ten minutes: announced, two halves and a pause, then the real results", async () => {
  const real = resultsBetween(today, today);
  const states: string[] = [];
  let goals = 0;
  for (let seconds = 0; seconds <= 600; seconds += 5) {
    const reports = await after(seconds);
    expect(reports).toHaveLength(9);
    const all = reports.reduce(
      (sum, { homeGoals, awayGoals }) => sum + (homeGoals ?? 0) + (awayGoals ?? 0),
      0,
    );
    expect(all).toBeGreaterThanOrEqual(goals);
    goals = all;
    const [{ status, minute }] = reports as [(typeof reports)[number]];
    const state = minute === "HT" ? "HT" : status;
    if (states.at(-1) !== state) states.push(state);
    if (status === "live") expect(minute).toMatch(/^(HT|\d+(\+\d)?')$/);
  }
  expect(states).toEqual(["scheduled", "live", "HT", "live", "completed"]);
  expect(
    (await after(600)).map(({ home, away, homeGoals, awayGoals }) => [home, away, homeGoals, awayGoals]),
  ).toEqual(real.map(({ home, away, goals: [one, other] }) => [home, away, one, other]));
});

test("the pages' points for a win are those that the table counts", () => {
  expect(shown).toEqual(counted);
});
