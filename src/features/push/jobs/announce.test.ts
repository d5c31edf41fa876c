import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { erasePush, pushOverview } from "#features/push/api/admin.ts";
import { lagosInstant } from "#platform/time.ts";
import { letForget } from "#tests/support/let-forget.ts";
import { startPush } from "#tests/support/push.ts";
import { breakingStory, playedAnswers } from "#tests/support/push-answers.ts";
import { coming, drawn, leagueOf } from "#tests/support/push-league.ts";
import { announceBreaking } from "./announce-breaking.ts";
import { announceBrief } from "./announce-brief.ts";
import { announceMatchday } from "./announce-matchday.ts";
import { pushJobs } from "./schedule.ts";

const day = "2026-11-21";

let push: Awaited<ReturnType<typeof startPush>>;
beforeAll(async () => {
  push = await startPush();
});
beforeEach(async () => {
  await sql`truncate push.subscription, push.message cascade`.execute(push.db);
  Object.assign(push.answers, playedAnswers().answers);
  push.setTime(day, "04:00");
});
afterAll(() => push.close());

const overviewDeps = () => ({ db: push.db, clock: push.deps.clock });

interface Message {
  readonly channel: string;
  readonly issue: string;
  readonly headline: string;
  readonly good_until: Date;
}

async function announced(): Promise<Message[]> {
  const { rows } = await sql<Message>`
    select channel, issue, payload->>'headline' as headline, good_until from push.message order by id`.execute(
    push.db,
  );
  return rows;
}

const inNovember = (date: number) => `2026-11-${date}`;
const result = (date: number, goals = 1) => drawn(inNovember(date), goals);
const noResult = (date: number, status: "scheduled" | "postponed" = "scheduled") =>
  coming(inNovember(date), { status });
const live = { ...result(21), id: "live", status: "live" as const };

type Matches = Parameters<typeof leagueOf>[2];

/** Announces what the league says on 21 November at this time. */
async function announceAt(time: string, matches: Matches): Promise<Message[]> {
  push.setTime(day, time);
  Object.assign(push.answers, leagueOf(push.db, day, matches));
  await announceMatchday(push.deps);
  return await announced();
}

test.each<[string, Matches, boolean]>([
  ["the last result is from today", [result(20), result(21)], true],
  ["the last result is from yesterday", [result(20)], true],
  ["the last result is from three days ago", [result(18)], true],
  ["the last result is from four days ago", [result(17)], false],
  ["a match of yesterday has no result", [noResult(20), result(21)], false],
  ["a match of today has no result", [noResult(21), result(21)], false],
  ["a match of today is being played", [live, result(21)], false],
  ["a match is the day after tomorrow", [result(21), noResult(23)], false],
  ["a match is moved by three days", [result(21), noResult(24)], true],
  ["a match of today is postponed", [result(21), noResult(21, "postponed")], true],
  ["a match of the day before yesterday has no result", [noResult(19), result(21)], true],
  ["a match of another matchday has no result", [result(21), { ...noResult(21), round: 13 }], true],
  ["no match has a result", [noResult(21)], false],
])("a matchday's results are announced only once it is over: %s", async (_, matches, isOver) => {
  expect((await announceAt("16:00", matches)).length).toBe(isOver ? 1 : 0);
});

test("a matchday is announced once, with all of its results, for six hours", async () => {
  const [first, second, moved] = [result(20, 0), result(21, 2), noResult(28)];
  expect(await announceAt("11:00", [first, noResult(21), moved])).toEqual([]);
  await announceAt("12:00", [first, second, moved]);
  expect(await announceAt("12:10", [first, second, moved])).toEqual([
    {
      channel: "league",
      issue: "2025-26 Round 12",
      headline: "Matchday 12: Enyimba 0–0 Remo Stars, Enyimba 2–2 Remo Stars",
      good_until: lagosInstant(day, "18:00"),
    },
  ]);
});

test("a match of yesterday whose result does not come delays the others until the evening", async () => {
  const matches = [result(20, 0), noResult(20)];
  expect(await announceAt("17:50", matches)).toEqual([]);
  expect(await announceAt("18:00", matches)).toMatchObject([
    { headline: "Matchday 12: Enyimba 0–0 Remo Stars" },
  ]);
});

test("no league results are announced without a matchday or at night", async () => {
  expect(await announceAt("18:00", [])).toEqual([]);
  expect(await announceAt("22:00", [result(21)])).toEqual([]);
});

const brief = (change: object = {}) => ({
  brief: {
    ...{ preview: false, date: day, composed_at: lagosInstant(day, "07:00").toISOString() },
    topics: [{ headline: "Rain" }, { headline: "Yams" }],
    ...change,
  },
});

test.each([
  ["the day's brief", "announced", {}],
  ["a preview", "not yet", { preview: true }],
  ["the brief of the day before", "not yet", { date: "2026-11-20" }],
  ["a brief without a topic", "not yet", { topics: [] }],
])("announcing %s: %s", async (_, outcome, change) => {
  push.setTime(day, "07:00");
  push.answers["GET /brief/{date}"] = brief(change);
  expect(await announceBrief(lagosInstant(day, "07:00"), push.deps)).toBe(outcome);
  const messages = [
    { channel: "brief", issue: day, headline: "Rain", good_until: lagosInstant(day, "12:00") },
  ];
  expect(await announced()).toEqual(outcome === "announced" ? messages : []);
});

test.each([
  ["11:20", "16:20"],
  ["21:30", "22:00"],
])(
  "the message of a brief composed at %s waits as long as one of the morning, but not into the night: until %s",
  async (composed, until) => {
    push.setTime(day, composed);
    push.answers["GET /brief/{date}"] = brief({ composed_at: lagosInstant(day, composed).toISOString() });
    await announceBrief(lagosInstant(day, "07:00"), push.deps);
    expect(await announced()).toMatchObject([{ good_until: lagosInstant(day, until) }]);
  },
);

test.each([
  ["07:00", {}, []],
  ["07:00", { preview: true }, [15]],
  ["11:59", { preview: true }, [15]],
  ["12:00", { preview: true }, []],
])(
  "at %s, with the brief changed by %j, the job asks to run again after %j seconds",
  async (time, change, waits) => {
    push.setTime(day, time);
    push.answers["GET /brief/{date}"] = brief(change);
    const requested: number[] = [];
    const job = pushJobs(push.deps).find(({ name }) => name === "push.brief");
    await job?.run(lagosInstant(day, "07:00"), async (seconds) => void requested.push(seconds));
    expect(requested).toEqual(waits);
  },
);

test("messages are sent every minute, matchdays checked every ten, the brief from 7:00 to noon", () => {
  expect(pushJobs(push.deps).map(({ name, when }) => [name, when])).toEqual([
    ["push.post", { everyMinutes: 1 }],
    ["push.brief", { dailyAt: "07:00", until: "12:00" }],
    ["push.league", { everyMinutes: 10 }],
    ["push.tidy", { dailyAt: "03:00" }],
  ]);
});

test("three breaking stories a day are announced, none at night, each for two hours at most", async () => {
  const announceOn = async (date: string, time: string, ...ids: string[]) => {
    push.setTime(date, time);
    push.answers["GET /stories/breaking"] = { stories: ids.map((id) => breakingStory(id)) };
    await announceBreaking(push.deps);
  };
  await announceOn(day, "05:59", "z");
  await announceOn(day, "06:00", "a");
  await announceOn(day, "21:59", "b", "c", "d");
  await announceOn(day, "21:59", "y");
  await announceOn("2026-11-22", "06:00", "d", "e", "f", "g");
  expect((await announced()).map(({ issue, good_until }) => [issue, good_until])).toEqual([
    ["a", lagosInstant(day, "08:00")],
    ["b", lagosInstant(day, "22:00")],
    ["c", lagosInstant(day, "22:00")],
    ...["d", "e", "f"].map((id) => [id, lagosInstant("2026-11-22", "08:00")]),
  ]);
});

test("the three a day are counted for each language: English ones for all, Hausa ones for its readers", async () => {
  push.setTime(day, "10:00");
  const hausa = (id: string) => ({ ...breakingStory(id), language: "ha" });
  const english = ["e", "f", "g"].map((id) => breakingStory(id));
  push.answers["GET /stories/breaking"] = { stories: [..."abcd"].map(hausa).concat(english) };
  await announceBreaking(push.deps);
  expect((await announced()).map(({ issue }) => issue)).toEqual(["a", "b", "c", "e", "f", "g"]);
  push.answers["GET /stories/breaking"] = { stories: [hausa("h"), breakingStory("i")] };
  await announceBreaking(push.deps);
  expect(await announced()).toHaveLength(6);
});

test("a browser not renewed for ninety days is deleted, a message thirty days after it expires", async () => {
  const tidy = async (date: string, time: string) => {
    push.setTime(date, time);
    await letForget(push.db, "push.tidy");
    await pushJobs(push.deps)
      .find(({ name }) => name === "push.tidy")
      ?.run(new Date());
  };
  const count = async () => [
    (await pushOverview(overviewDeps())).channels.breaking ?? 0,
    (await announced()).length,
  ];
  // Renewed at 04:00:01.
  await push.subscribe(["breaking"]);
  push.setTime(day, "10:00");
  push.answers["GET /stories/breaking"] = { stories: [breakingStory("a")] };
  await announceBreaking(push.deps);
  await tidy("2026-12-21", "12:00");
  expect(await count()).toEqual([1, 1]);
  await tidy("2026-12-21", "12:01");
  expect(await count()).toEqual([1, 0]);
  await tidy("2027-02-19", "04:00");
  expect(await count()).toEqual([1, 0]);
  await tidy("2027-02-19", "04:01");
  expect(await count()).toEqual([0, 0]);
});

test("the overview counts browsers by channel and service, deliveries by state, and the overdue time", async () => {
  const overview = () => pushOverview(overviewDeps());
  expect(await overview()).toEqual({
    channels: {},
    services: {},
    deliveries: {},
    overdueSeconds: 0,
    lastFailure: null,
  });
  const good = await push.subscribe(["breaking", "brief"]);
  const failing = await push.subscribe(["breaking"]);
  failing.fault = (response) => response.writeHead(500).end();
  push.answers["GET /stories/breaking"] = { stories: [breakingStory("a")] };
  await push.tick(day, "10:00");
  push.setTime(day, "10:03");
  expect(await overview()).toEqual({
    channels: { breaking: 2, brief: 1 },
    services: { [push.service.origin]: 2 },
    deliveries: { sent: 1, queued: 1 },
    overdueSeconds: 120,
    lastFailure: expect.stringContaining("500"),
  });
  expect(await erasePush(push.db, good.endpoint)).toBe(true);
  expect(await erasePush(push.db, "123456789012345678")).toBe(false);
});

test("a run that sends messages is logged, as a warning if any message waits or failed", async () => {
  const lines: string[] = [];
  const log = {
    ...push.deps.log,
    info: (_: unknown, message?: string) => void lines.push(`info: ${message}`),
    warn: (_: unknown, message?: string) => void lines.push(`warning: ${message}`),
  };
  const browser = await push.subscribe(["breaking"]);
  const run = async (time: string, id: string) => {
    push.setTime(day, time);
    push.answers["GET /stories/breaking"] = { stories: [breakingStory(id)] };
    await pushJobs({ ...push.deps, log })
      .find(({ name }) => name === "push.post")
      ?.run(new Date());
  };
  await run("10:00", "a");
  await run("10:01", "a");
  browser.fault = (response) => response.writeHead(500).end();
  await run("10:02", "b");
  expect(lines).toEqual(["info: push messages", "warning: some push messages wait or failed"]);
});
