import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import type { SilentPaper } from "#features/news/api/meta.ts";
import { checkCaches } from "./caches.ts";
import { checkEdges } from "./edges.ts";
import { checkFeeds } from "./feeds.ts";
import { ago, formatDuration, megabytes, percent } from "./format.ts";
import { checkLeague } from "./league.ts";
import { checkReplicas } from "./replicas.ts";
import { runChecks } from "./run-checks.ts";

const now = new Date("2026-11-20T12:00:00Z");
const clock = { now: () => now };
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

test.each([
  [0, "0 s"],
  [59.4, "59 s"],
  [60, "1 min"],
  [3_599, "60 min"],
  [3_600, "1 h"],
  [47 * 3_600, "47 h"],
  [48 * 3_600, "2 days"],
])("a span of %d seconds is shown as %s", (seconds, text) => expect(formatDuration(seconds)).toBe(text));

test("a time is shown relative to now; sizes and percentages have one decimal", () => {
  expect([ago(minutesAgo(3), now), ago(now, now), ago(minutesAgo(-90), now), ago(null, now)]).toEqual([
    ...["3 min ago", "0 s ago", "in 2 h", null],
  ]);
  expect([megabytes(1_572_864), percent(0.1234)]).toEqual(["1.5 MB", "12.3 %"]);
});

const feed = (state: string, minutes: number | null = 1) => ({
  ...{ paper: `${state} ${minutes}`, state, articles_today: 2, failures_in_a_row: 0, last_failure: null },
  ...{ last_success_at: minutes === null ? null : minutesAgo(minutes), next_check_at: null },
  last_article_at: minutes === null ? null : minutesAgo(minutes + 4),
});
const feeds = (count: number, state: string, minutes: number | null = 1) =>
  Array.from({ length: count }, () => feed(state, minutes));
const askFeeds = (list: unknown[], silent: SilentPaper[] = [], listedAt: string | null = null) =>
  checkFeeds({
    ask: (async () => ({ feeds: list })) as unknown as Ask,
    clock,
    findSilence: async () => ({ listedAt, silent }),
  });
const gauge = (gauges: readonly { name: string; value: number }[], name: string) =>
  gauges.find((one) => one.name === name)?.value;

test.each([
  ["nothing at 30 minutes of silence", [feed("healthy", 30)], []],
  [
    "silence of more than 30 minutes",
    [feed("healthy", 31), feed("late", 45)],
    ["No feed has answered for 31 min."],
  ],
  ["nothing about silent feeds that are not asked", [feed("stopped", 45), feed("paused", 45)], []],
  ["nothing about a feed that has never answered", [feed("never", null)], []],
  ["nothing when a quarter of the feeds fail", [...feeds(1, "failing"), ...feeds(3, "healthy")], []],
  [
    "a failure of more than a quarter of the feeds",
    [...feeds(2, "failing"), ...feeds(5, "healthy")],
    ["2 of 7 feeds are failing."],
  ],
  // Feeds that are not asked do not reduce the share of failures.
  [
    "failures as a share of only the feeds that are asked",
    [...feeds(1, "failing"), ...feeds(2, "healthy"), ...feeds(1, "paused"), ...feeds(1, "stopped")],
    ["1 of 3 feeds are failing."],
  ],
])("the feed check reports %s", async (_, list, problems) => {
  expect((await askFeeds(list)).problems).toEqual(problems);
});

test("feed gauges are those of the newest answer and article; feeds in trouble are listed first", async () => {
  const { gauges, tables } = await askFeeds([feed("healthy", 20), feed("failing", null), feed("late", 5)]);
  expect(gauge(gauges, "news_silence_seconds")).toBe(300);
  expect(gauge(gauges, "news_article_age_seconds")).toBe(540);
  expect(gauge(gauges, "news_articles_today")).toBe(6);
  // Feeds in trouble come first.
  expect(tables[0]?.rows.map(([paper]) => paper)).toEqual(["failing null", "late 5", "healthy 20"]);
  expect(gauge((await askFeeds([feed("never", null)])).gauges, "news_silence_seconds")).toBe(0);
});

test("feeds that never answered are silent since the first was listed", async () => {
  const { gauges, problems } = await askFeeds([feed("never", null)], [], minutesAgo(60));
  expect(gauge(gauges, "news_silence_seconds")).toBe(3_600);
  expect(gauge(gauges, "news_article_age_seconds")).toBe(3_600);
  expect(problems).toEqual(["No feed has answered for 1 h."]);
});

test("each silent paper is named with what to do; more than ten are one sentence", async () => {
  const silent = { id: "iroko", name: "Iroko Post", days: 40, usually: "every day" };
  const { problems, tables } = await askFeeds([feed("healthy")], [silent]);
  expect(problems).toEqual([
    "Iroko Post has brought nothing for 40 days (usually every day): ./naija-gist feeds check iroko",
  ]);
  expect(tables[0]?.rows).toEqual([["Iroko Post", "40 days", "every day", "iroko"]]);
  const many = Array.from({ length: 11 }, () => silent);
  expect((await askFeeds([feed("healthy")], many)).problems).toEqual([
    "11 papers are silent for longer than usual: see Feeds below.",
  ]);
});

test("each host is listed with how late its feeds are asked, the latest first; a feed that is off is never late", async () => {
  const at = (host: string, due: number | null, state = "healthy") => ({
    ...{ ...feed(state), url: `https://${host}.example/feed` },
    next_check_at: due === null ? null : minutesAgo(due),
  });
  const list = [at("prompt", -5), at("prompt", 1), at("slow", 2), at("slow", 12), at("slow", -3)];
  const others = [at("new", null), at("off", null, "paused"), at("later", 3), at("later", null)];
  const { gauges, tables } = await askFeeds([...list, ...others]);
  expect(gauge(gauges, "news_host_late_seconds")).toBe(720);
  expect(tables[1]?.rows).toEqual([
    ["slow.example", 3, 2, "12 min"],
    ["later.example", 2, 2, "3 min"],
    ["new.example", 1, 1, "not asked yet"],
    ["prompt.example", 2, 0, null],
  ]);
  expect(gauge((await askFeeds([])).gauges, "news_host_late_seconds")).toBe(0);
});

test.each([
  ["nothing while all have acknowledged", null, []],
  ["nothing at ten seconds", 10, []],
  [
    "an edge that waits for longer",
    95,
    ["The edge http://e has not acknowledged a takedown for 2 min: answered 403."],
  ],
])("the edge check reports %s", async (_, seconds, problems) => {
  const waitingSince = seconds === null ? null : new Date(now.getTime() - seconds * 1_000);
  const counts = { acknowledged: 2, refused: 1 };
  const state = () => [{ origin: "http://e", ...counts, waitingSince, lastFailure: "answered 403" }];
  const checked = await checkEdges({ edges: { state }, clock });
  expect(checked.problems).toEqual(problems);
  expect(checked.gauges.map(({ labels, value }) => [labels?.outcome, value])).toEqual(Object.entries(counts));
});

test("a replica is a problem once it has been left out for more than two minutes; before, its row says so", () => {
  const replica = (leftOutSeconds: number, lagSeconds: number | null) =>
    checkReplicas({
      ofPrimary: 1,
      replicas: [{ address: "replica-1", leftOutSeconds, lagSeconds, reads: 3 }],
    });
  const used = replica(0, 0.02);
  expect([used.problems, used.rows[0]?.[1]]).toEqual([[], "0.0 s behind, 75.0 % of this process's reads"]);
  const restarted = replica(119, null);
  expect([restarted.problems, restarted.rows[0]?.[1]]).toEqual([
    [],
    "left out for 2 min, silent, 75.0 % of this process's reads",
  ]);
  const lost = replica(300, 60);
  expect(lost.problems).toEqual([
    "The replica replica-1 has not been read for 5 min: it does not answer, is behind, or holds another database.",
  ]);
  expect([used, lost].map(({ gauges }) => gauge(gauges, "database_replicas_left_out"))).toEqual([0, 1]);
});

const fixture = (id: string) => ({
  ...{ fixture_id: id, home_team: "Enyimba", away_team: "Barau", date: "2026-11-19" },
  ...{ status: "completed", home_score: 2, away_score: 1 },
});
const conflict = (id: string, parts: object = {}) => ({
  ...{ fixture: fixture(id), source: "Iroko Post", since: minutesAgo(60), headline: "Barau hold Enyimba" },
  ...{ status: "completed", home_score: 1, away_score: 1, ...parts },
});
const askLeague = (conflicts: unknown[]) =>
  checkLeague({ ask: (async () => ({ conflicts, headlines: "3 told a result" })) as unknown as Ask, clock });

test("a match with several conflicting results is one problem, with a table row for each", async () => {
  const { problems, tables, gauges } = await askLeague([
    conflict("x"),
    conflict("x", { status: "postponed", home_score: null, away_score: null }),
  ]);
  expect(problems).toEqual(["1 league match has different results: see League below."]);
  expect(gauge(gauges, "league_conflicts")).toBe(1);
  expect(tables[1]?.rows).toEqual([
    ["Enyimba v Barau, 2026-11-19", "2-1", "Iroko Post", "1-1", "1 h ago", "Barau hold Enyimba"],
    ["Enyimba v Barau, 2026-11-19", "2-1", "Iroko Post", "postponed", "1 h ago", "Barau hold Enyimba"],
  ]);
  expect((await askLeague([conflict("x"), conflict("y")])).problems).toEqual([
    "2 league matches have different results: see League below.",
  ]);
  expect((await askLeague([])).problems).toEqual([]);
});

test("a league still being loaded is not a problem; any other league failure is thrown", async () => {
  const failing = (error: Error) => checkLeague({ ask: () => Promise.reject(error), clock });
  const loading = Object.assign(new Error("being prepared"), { retryAfterSeconds: 5 });
  expect(await failing(loading)).toMatchObject({ problems: [], gauges: [{ value: 0 }] });
  await expect(failing(new Error("no route"))).rejects.toThrow("no route");
});

const state = { entries: 3, bytes: 0, fresh: 0, stale: 0, made: 0, stoodIn: 0 };
const caches = (parts: object, isListening = true) =>
  checkCaches({
    responses: { state: { ...state, ...parts } },
    answers: { size: 7, outcomes: { fresh: 1, stale: 1, made: 2, stoodIn: 0 } },
    changes: { isConnected: () => isListening },
  } as never);

test("a cache's hit rate counts fresh and stale answers, and is empty before the first answer", async () => {
  const rowOf = async (parts: object) => (await caches(parts)).tables[0]?.rows[0]?.slice(1, 4);
  expect(await rowOf({})).toEqual([3, null, null]);
  expect(await rowOf({ fresh: 5, stale: 1, made: 1, stoodIn: 1, bytes: 1_048_576 })).toEqual([
    ...[3, "1.0 MB", "75.0 %"],
  ]);
  expect((await caches({})).tables[0]?.rows[1]?.slice(1)).toEqual([7, null, "50.0 %", 1, 1, 2, 0]);
});

test("a process that does not receive database changes is reported as a problem", async () => {
  expect(await caches({})).toMatchObject({
    problems: [],
    tables: [{ title: "Notices of database changes are received" }],
  });
  const disconnected = await caches({}, false);
  expect(disconnected.problems).toHaveLength(1);
  expect(gauge(disconnected.gauges, "changes_heard")).toBe(0);
  expect(gauge((await caches({})).gauges, "changes_heard")).toBe(1);
});

test("a check that fails is reported by name and does not hide the others", async () => {
  const fine = { title: "Fine", gauges: [], tables: [], problems: ["one", "two"] };
  const results = await runChecks({
    broken: () => Promise.reject(new Error("no route")),
    fine: async () => fine,
  });
  expect(results.map(({ problems }) => problems)).toEqual([
    ['The check "broken" failed: no route'],
    ["one", "two"],
  ]);
  expect(results.map(({ gauges }) => gauges.map(({ name, value }) => [name, value]))).toEqual([
    [
      ["watch_up", 0],
      ["troubles", 1],
    ],
    [
      ["watch_up", 1],
      ["troubles", 2],
    ],
  ]);
});

test("each cache's entries, size and answers by outcome are gauges", async () => {
  const outcomes = { fresh: 5, stale: 1, made: 2, stoodIn: 7 };
  const { gauges } = await checkCaches({
    responses: { state: { entries: 3, bytes: 900, ...outcomes } },
    answers: { size: 4, outcomes },
    changes: { isConnected: () => true },
  } as unknown as Parameters<typeof checkCaches>[0]);
  const valuesOf = (name: string) => gauges.filter((one) => one.name === name).map(({ value }) => value);
  expect(valuesOf("cache_entries")).toEqual([3, 4]);
  expect(valuesOf("cache_bytes")).toEqual([900, 0]);
  expect(valuesOf("cache_answers")).toEqual([5, 1, 2, 7, 5, 1, 2, 7]);
});
