import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { readCsv } from "#features/league/intake/csv.ts";
import { MODEL_VERSION } from "#features/league/prediction/verdict.ts";
import type { Report } from "#features/league/shapes.ts";
import { bundledResults } from "#features/league/sources/bundled.ts";
import { findConflicts } from "#features/league/store/conflicts.ts";
import { findDecisions } from "#features/league/store/decisions.ts";
import { findForecasts } from "#features/league/store/forecasts.ts";
import { deleteMatch, findDataVersion, findMatches } from "#features/league/store/matches.ts";
import { findSourceChecks } from "#features/league/store/source-checks.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { createLog } from "#platform/log.ts";
import { failed, ok } from "#platform/result.ts";
import { lagosInstant } from "#platform/time.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { findChanges } from "#tests/support/match-changes.ts";
import { applyReports } from "./apply-reports.ts";
import { askSources } from "./ask-sources.ts";
import { importBundle } from "./import-bundle.ts";
import { leagueJobs } from "./schedule.ts";
import { writeForecasts } from "./write-forecasts.ts";

const clock = { now: () => lagosInstant("2026-11-21", "10:00") };
const log = createLog("silent");
/** All seasons are learnt, which takes long on a busy machine. */
const LEARNING_MS = 90_000;
const neverAsked = () => Promise.reject(new Error("nothing is asked here"));
const silent: Fetch = async () => failed({ kind: "network", message: "no route" });

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await importBundle({ db: database.db, clock });
});
afterAll(() => database.close());

const report: Report = {
  season: "2026-27",
  stage: "",
  round: 12,
  date: "2026-11-22",
  kickoff: "16:00",
  home: "Rangers Int'l FC",
  away: "Doma United",
  status: "scheduled",
  homeGoals: null,
  awayGoals: null,
  venue: null,
};
const id = "2026-27-rangers-international-doma-united";
const stored = async () =>
  (await findMatches(database.db, { season: "2026-27" })).find(({ match }) => match.id === id);
const take = (source: string, change: Partial<Report>) =>
  applyReports({ db: database.db, clock }, source, [{ ...report, ...change }]);

test("the bundle has 5,627 matches, and importing it again changes nothing", async () => {
  expect(await findMatches(database.db)).toHaveLength(5627);
  expect(await importBundle({ db: database.db, clock })).toBeNull();
  const secondImport = await applyReports({ db: database.db, clock }, "bundle", readCsv(bundledResults()));
  expect(secondImport).toMatchObject({ told: 5627, added: 0, changed: 0, conflicts: 0, unknown: [] });
});

test("openfootball's 2025-26 file adds nothing to the bundle, and a failed source is recorded", async () => {
  const text = readFileSync("tests/fixtures/league/2025-26_ng1.txt");
  const fetch: Fetch = async ({ url }) =>
    url.endsWith("_ng1.txt")
      ? ok({ status: 200, unchanged: false, url, movedTo: null, headers: {}, body: text })
      : failed({ kind: "network", message: "no route" });
  await askSources({ db: database.db, clock, log, fetch });
  expect(await findMatches(database.db)).toHaveLength(5627);
  expect(await findConflicts(database.db)).toEqual([]);
  const checks = await findSourceChecks(database.db);
  expect(checks.find((check) => check.source === "openfootball")).toMatchObject({
    failure: null,
    unknown_clubs: [],
  });
  expect(checks.find((check) => check.source === "espn")?.failure).toBe("no route");
});

test("a source is asked only when it is due, with the ETag of its last answer", async () => {
  const separate = await testDatabase();
  const etags: (string | null | undefined)[] = [];
  const fetch: Fetch = async ({ url, etag }) => {
    if (!url.endsWith("ng.1.json")) return failed({ kind: "network", message: "no route" });
    etags.push(etag);
    const body = new TextEncoder().encode('{"season":"2026/27","matches":[]}');
    return ok({
      status: etag ? 304 : 200,
      unchanged: Boolean(etag),
      url,
      movedTo: null,
      headers: { etag: '"1"' },
      body,
    });
  };
  await importBundle({ db: separate.db, clock });
  await askSources({ db: separate.db, clock, log, fetch });
  await askSources({ db: separate.db, clock, log, fetch });
  await askSources({
    db: separate.db,
    clock: { now: () => lagosInstant("2026-11-21", "12:00") },
    log,
    fetch,
  });
  expect(etags).toEqual([null, '"1"']);
  await separate.close();
});

test("a new match is stored once, whichever spelling of its clubs a source uses", async () => {
  expect(await take("espn", {})).toMatchObject({ added: 1, unknown: [] });
  expect(await take("espn", {})).toMatchObject({ added: 0, changed: 0 });
  expect(await take("npfl-json", { home: "Enugu Rangers" })).toMatchObject({ added: 0, changed: 0 });
});

test("a match gets its score as soon as any source reports it, and the change is recorded", async () => {
  expect(await take("the-sports-db", { status: "completed", homeGoals: 2, awayGoals: 1 })).toMatchObject({
    changed: 1,
  });
  expect((await stored())?.match).toMatchObject({ status: "completed", homeGoals: 2, awayGoals: 1 });
  const changes = await findChanges(database.db, id);
  expect(changes.at(-1)).toMatchObject({
    source: "the-sports-db",
    before: { status: "scheduled" },
    after: { home_goals: 2 },
  });
});

test("a source that still lists a played match as scheduled does not remove its result", async () => {
  expect(await take("espn", {})).toMatchObject({ changed: 0, conflicts: 0 });
  expect((await stored())?.match.status).toBe("completed");
});

test("a different score from a source of equal rank is a conflict, and the first score stays", async () => {
  expect(await take("espn", { status: "completed", homeGoals: 3, awayGoals: 1 })).toMatchObject({
    conflicts: 1,
  });
  expect((await stored())?.match).toMatchObject({ homeGoals: 2 });
  expect(await findConflicts(database.db)).toMatchObject([
    { match_id: id, source: "espn", told: { home_goals: 3 }, kept: { home_goals: 2 } },
  ]);
});

test("the operator's score replaces the stored one, and no source overrides it", async () => {
  await take("curated", { status: "completed", homeGoals: 3, awayGoals: 1 });
  expect((await stored())?.match).toMatchObject({ homeGoals: 3 });
  expect(await take("the-sports-db", { status: "completed", homeGoals: 2, awayGoals: 1 })).toMatchObject({
    changed: 0,
    conflicts: 1,
  });
  await take("espn", { status: "completed", homeGoals: 3, awayGoals: 1 });
  expect((await findConflicts(database.db)).map((conflict) => conflict.source)).toEqual(["the-sports-db"]);
});

test("a club without a matching alias is reported and left out, never guessed", async () => {
  const before = (await findMatches(database.db)).length;
  expect(await take("espn", { away: "Some Town Rovers" })).toMatchObject({
    added: 0,
    unknown: ["Some Town Rovers"],
  });
  expect(await take("espn", { home: "No Such Rangers" })).toMatchObject({
    added: 0,
    unknown: ["No Such Rangers"],
  });
  expect(await findMatches(database.db)).toHaveLength(before);
});

test("each source's reports are logged, and so is an answer that cannot be read", async () => {
  const logged: unknown[] = [];
  const note = (...line: unknown[]) => void logged.push(line);
  const competitors = ["Enyimba", "Sporting Lagos"].map((displayName, at) => ({
    ...{ homeAway: at === 0 ? "home" : "away", team: { displayName } },
  }));
  const status = { type: { name: "STATUS_SCHEDULED", state: "pre" } };
  const news = { events: [{ date: "2026-11-28T15:00Z", competitions: [{ status, competitors }] }] };
  const bodies: Readonly<Record<string, string>> = {
    "site.api.espn.com": JSON.stringify(news),
    "raw.githubusercontent.com": "<html>",
  };
  const fetch: Fetch = async ({ url }) => {
    const body = bodies[new URL(url).hostname];
    if (body === undefined) return failed({ kind: "network", message: "no route" });
    const bytes = new TextEncoder().encode(body);
    return ok({ status: 200, unchanged: false, url, movedTo: null, headers: {}, body: bytes });
  };
  const later = { now: () => lagosInstant("2026-11-22", "10:00") };
  const deps = { db: database.db, clock: later, fetch, log: { ...log, info: note, warn: note } };
  await askSources(deps);
  expect(logged).toEqual([
    [{ source: "npfl-json", failure: expect.any(String) }, "nothing was taken from a league source"],
    [expect.objectContaining({ source: "espn", added: 1, changed: 0, conflicts: 0 }), "league news"],
    [{ source: "the-sports-db", failure: "no route" }, "nothing was taken from a league source"],
  ]);
  logged.length = 0;
  // Half an hour later only one source is due, and reports nothing new.
  await askSources({ ...deps, clock: { now: () => lagosInstant("2026-11-22", "10:30") } });
  expect(logged).toEqual([]);
});

test("the data version changes with a match or a ruling, whatever time is written beside it", async () => {
  const version = await findDataVersion(database.db);
  const before = await findMatches(database.db);
  const played = before.find(({ match }) => match.status === "completed")?.match.id;
  const [decision] = await findDecisions(database.db, "2025-26");
  const changes = [
    sql`delete from league.match where id = ${played}`,
    sql`update league.match set home_goals = home_goals + 1 where id = ${played}`,
    sql`update league.match set home_goals = home_goals + 2, changed_at = '2020-01-01' where id = ${played}`,
    sql`delete from league.decision where id = ${decision?.id}`,
    sql`update league.decision set points = points - 1`,
  ];
  const versions = new Set([version]);
  for (const change of changes) {
    const trial = await database.db.startTransaction().execute();
    await change.execute(trial);
    versions.add(await findDataVersion(trial));
    await trial.rollback().execute();
  }
  expect(versions.size).toBe(changes.length + 1);
  await sql`update league.match set changed_at = changed_at`.execute(database.db);
  expect(await findDataVersion(database.db)).toBe(version);
});

test("forecasts are recorded before their matches, never changed, and scored afterwards", {
  timeout: LEARNING_MS,
}, async () => {
  const separate = await testDatabase();
  const deps = { db: separate.db, clock, today: "2025-12-12" };
  await importBundle(deps);
  await writeForecasts(deps);
  const first = await findForecasts(separate.db, MODEL_VERSION);
  const coming = first.filter((row) => row.date > "2025-12-12");
  expect(coming).toHaveLength(10);
  expect(coming.every((row) => row.outcome === null && row.replayed)).toBe(true);
  expect(first.filter((row) => row.date <= "2025-12-12").every((row) => row.outcome !== null)).toBe(true);
  await writeForecasts({ ...deps, today: "2025-12-16" });
  const later = await findForecasts(separate.db, MODEL_VERSION);
  for (const row of coming) {
    const laterRow = later.find((other) => other.match_id === row.match_id);
    expect(laterRow).toMatchObject({ home: row.home, made_at: row.made_at, outcome: expect.any(String) });
  }
  await separate.close();
});

test("on a replayed day no source is asked", { timeout: LEARNING_MS }, async () => {
  const separate = await testDatabase();
  let requests = 0;
  const fetch: Fetch = (request) => {
    requests++;
    return silent(request);
  };
  const jobs = leagueJobs({ db: separate.db, fetch, ask: neverAsked, clock, log, today: "2025-08-25" });
  for (const job of jobs) await job.run(clock.now());
  expect(await findMatches(separate.db)).not.toHaveLength(0);
  expect(requests).toBe(0);
  await separate.close();
});

test("a round without a new bundle writes forecasts, and today it asks the sources and newspapers", async () => {
  const separate = await testDatabase();
  const { db } = separate;
  await importBundle({ db, clock });
  // A few months of matches are quickly learnt.
  for (const { match } of await findMatches(db))
    if (match.date < "2025-12-01" || match.season !== "2025-26") await deleteMatch(db, match.id);
  const asked: string[] = [];
  const fetch: Fetch = (request) => {
    asked.push("a source");
    return silent(request);
  };
  const ask = (async (address: string) => {
    asked.push(address);
    return { articles: [], next_cursor: null };
  }) as unknown as Ask;
  const evening = { now: () => lagosInstant("2025-12-12", "20:00") };
  const runOn = async (today: string | undefined) => {
    const jobs = leagueJobs({ db, fetch, ask, clock: evening, log, today });
    for (const job of jobs) await job.run(evening.now());
  };
  await runOn("2025-12-12");
  const coming = (await findForecasts(db, MODEL_VERSION)).filter(({ date }) => date > "2025-12-12");
  expect(coming).toHaveLength(10);
  expect(asked).toEqual([]);
  await runOn(undefined);
  expect(new Set(asked)).toEqual(new Set(["a source", "GET /articles/category/{category}"]));
  await separate.close();
});
