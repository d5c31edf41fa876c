import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { applyReports } from "#features/league/jobs/apply-reports.ts";
import { checkHeadlines } from "#features/league/jobs/check-headlines.ts";
import { importBundle } from "#features/league/jobs/import-bundle.ts";
import { saveConflict } from "#features/league/store/conflicts.ts";
import { findMatches } from "#features/league/store/matches.ts";
import { restore } from "#platform/ledger/withdrawals.ts";
import { lagosInstant } from "#platform/time.ts";
import { accepted } from "#tests/support/accepted.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { articleOf, storeArticles } from "#tests/support/stored-news.ts";
import { takeDown } from "#tests/support/take-down.ts";
import { readLeague } from "./read.ts";

const at = (time: string) => ({ now: () => lagosInstant("2026-11-21", time) });
const clock = at("20:00");
const ID = "2026-27-rangers-international-ikorodu-city";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await importBundle({ db: database.db, clock });
}, 60_000);
afterAll(() => database.close());

const report = {
  ...{ season: "2026-27", stage: "", round: 12, date: "2026-11-20", kickoff: null, venue: null },
  ...{ home: "Rangers", away: "Ikorodu City" },
};
const take = (homeGoals: number, awayGoals: number) =>
  applyReports({ db: database.db, clock }, "curated", [
    { ...report, status: "completed", homeGoals, awayGoals },
  ]);

/** Newspapers whose sports pages carry these headlines; each paper once. */
function papers(headlines: Readonly<Record<string, string>>): Ask {
  const articles = Object.entries(headlines).map(([paper, headline]) => ({
    ...{ _id: paper, headline, newspaper_name: paper, story_id: null, also_in: { count: 0, papers: [] } },
    published_at: "2026-11-21T07:00:00.000Z",
  }));
  return (async () => ({ articles, next_cursor: null })) as unknown as Ask;
}

async function matchPage() {
  const league = readLeague({ db: database.db, clock });
  return accepted(await league["GET /npfl/matches/{id}"]({ id: ID }, { address: "", headers: {} }));
}

test("the score of an abandoned match is kept and counts for nothing", async () => {
  await applyReports({ db: database.db, clock }, "curated", [
    { ...report, status: "abandoned", homeGoals: 2, awayGoals: 0 },
  ]);
  expect((await matchPage()).fixture).toMatchObject({ status: "abandoned", home_score: 2, away_score: 0 });
  const league = readLeague({ db: database.db, clock });
  const cross = accepted(await league["GET /npfl/cross-table"]({}, { address: "", headers: {} }));
  expect(cross.rows.flat().find((cell) => cell?.fixture_id === ID)).toMatchObject({ home_score: null });
});

test("a headline that contradicts a result is listed with paper and time and does not change it", async () => {
  await take(2, 1);
  const ask = papers({
    Herald: "Rangers beat Ikorodu City 3-1 in Enugu",
    Courier: "Ikorodu City lose 2-1 to Rangers",
    Mirror: "Rangers lead Ikorodu City 1-0 at half-time",
  });
  await checkHeadlines({ db: database.db, clock, ask });
  await checkHeadlines({ db: database.db, clock: at("21:00"), ask });
  const page = await matchPage();
  expect(page.fixture).toMatchObject({ home_score: 2, away_score: 1 });
  expect(page.conflicts).toMatchObject([
    {
      ...{ source: "Herald", home_score: 3, away_score: 1, url: "/article/Herald" },
      ...{ headline: "Rangers beat Ikorodu City 3-1 in Enugu", since: clock.now().toISOString() },
    },
  ]);
  const league = readLeague({ db: database.db, clock });
  expect(await league["GET /npfl/conflicts"]({}, { address: "", headers: {} })).toMatchObject({
    conflicts: [{ fixture: { fixture_id: ID }, source: "Herald" }],
    headlines: "2 told a result, 1 left alone",
  });
  // A withdrawn article no longer disputes anything, even if it is not stored any more.
  await takeDown(database.db, "article", "Herald");
  expect((await matchPage()).conflicts).toEqual([]);
  await restore(database.db, { kind: "article", name: "Herald", by: "a test" });
  await storeArticles(database.db, [articleOf("herald", "Rangers beat Ikorodu City", 5, { id: "Herald" })]);
  await takeDown(database.db, "article", "Herald");
  expect((await matchPage()).conflicts).toEqual([]);
  await restore(database.db, { kind: "article", name: "Herald", by: "a test" });
  expect((await matchPage()).conflicts).toHaveLength(1);
  // Nor does one that a rollback of its paper has hidden.
  await sql`update news.article set hidden = true where id = 'Herald'`.execute(database.db);
  expect((await matchPage()).conflicts).toEqual([]);
  await sql`update news.article set hidden = false where id = 'Herald'`.execute(database.db);
});

test("a conflict ends when the paper or the stored result is corrected", async () => {
  const checkWith = (headline: string) =>
    checkHeadlines({ db: database.db, clock, ask: papers({ Herald: headline }) });
  await checkWith("Rangers 2-1 Ikorodu City");
  expect((await matchPage()).conflicts).toEqual([]);
  await checkWith("Rangers 3-1 Ikorodu City");
  expect((await matchPage()).conflicts).toHaveLength(1);
  await take(3, 1);
  await checkWith("Nothing about the league");
  expect((await matchPage()).conflicts).toEqual([]);
});

test("without a stored result, only papers that contradict each other are named", async () => {
  const league = readLeague({ db: database.db, clock });
  await applyReports({ db: database.db, clock }, "curated", [
    { ...report, home: "Enyimba", away: "Barau", status: "scheduled", homeGoals: null, awayGoals: null },
  ]);
  const conflictsAfter = async (courier: string) => {
    const ask = papers({ Herald: "Enyimba 2-0 Barau", Courier: courier });
    await checkHeadlines({ db: database.db, clock, ask });
    return league["GET /npfl/conflicts"]({}, { address: "", headers: {} });
  };
  expect(await conflictsAfter("Enyimba beat Barau 2-0")).toMatchObject({ conflicts: [] });
  expect(await conflictsAfter("Enyimba 2-1 Barau")).toMatchObject({
    conflicts: [{ source: "Courier" }, { source: "Herald" }],
  });
});

const COMING = "2026-27-enyimba-barau";
const DAY_ONLY = { status: "scheduled", date: "2026-11-22", home_goals: null, away_goals: null } as const;
const SCORE = { status: "completed", date: "2026-11-20", home_goals: 9, away_goals: 0 } as const;
const GOALLESS = { ...SCORE, home_goals: 0 } as const;

/** First seen at an hour of 21 November, and asked for on a replayed day or, without one, on that evening. */
test.each([
  ["a score for a match that is over", ID, SCORE, "12:00", undefined, true],
  ["a score for a match without a result", COMING, SCORE, "12:00", undefined, true],
  ["a score without goals for a match without a result", COMING, GOALLESS, "12:00", undefined, true],
  ["another day for a match that is over", ID, DAY_ONLY, "12:00", undefined, true],
  [
    "another day for a match to come, which only the operator sees",
    COMING,
    DAY_ONLY,
    "12:00",
    undefined,
    false,
  ],
  ["a score first seen on the replayed day's last minute", ID, SCORE, "23:59", "2026-11-21", true],
  ["a score first seen after the replayed day", ID, SCORE, "00:00", "2026-11-20", false],
  ["another day first seen after the replayed day", ID, DAY_ONLY, "00:00", "2026-11-20", false],
])("whether a conflict is listed: %s", async (_, id, reported, seen, today, listed) => {
  const transaction = await database.db.startTransaction().execute();
  const stored = (await findMatches(transaction)).find(({ match }) => match.id === id);
  if (!stored) throw new Error(`There is no match ${id}.`);
  const report = { source: "Tribune", reported, headline: null, url: null };
  await saveConflict(transaction, stored.match, report, at(seen).now());
  const league = readLeague({ db: transaction, clock, today });
  const { conflicts } = (await league["GET /npfl/conflicts"]({}, { address: "", headers: {} })) as {
    conflicts: { source: string; fixture: { fixture_id: string } }[];
  };
  await transaction.rollback().execute();
  expect(
    conflicts.filter(({ source }) => source === "Tribune").map(({ fixture }) => fixture.fixture_id),
  ).toEqual(listed ? [id] : []);
});
