import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lagosInstant } from "#platform/time.ts";
import { letForget } from "#tests/support/let-forget.ts";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { startPush } from "#tests/support/push.ts";
import { breakingStory } from "#tests/support/push-answers.ts";
import { coming, drawn, leagueOf } from "#tests/support/push-league.ts";
import type { Browser } from "#tests/support/push-service.ts";
import { articleOf, storeArticles } from "#tests/support/stored-news.ts";
import { takeDown } from "#tests/support/take-down.ts";

const day = "2026-11-21";
const nextDay = "2026-11-22";
const READERS = Number(process.env.READERS ?? 120);
/** The last of 3,000 messages is sent within a minute. */
const MAX_MS = 60_000;
/** How long to wait for a push service that does not answer; a busy machine may delay every other answer. */
const SILENCE_MS = 1_000;

let push: Awaited<ReturnType<typeof startPush>>;
beforeEach(async () => {
  push = await startPush();
});
afterEach(() => push.close());

const headlines = ({ received }: Browser): string[] => received.map(({ payload }) => payload.headline);

function brief(date: string) {
  return {
    brief: {
      ...{ preview: false, date, composed_at: lagosInstant(date, "07:00").toISOString() },
      topics: [{ headline: `Brief of ${date}`, article_id: `of ${date}` }],
    },
  };
}

test("a waiting message about what was withdrawn is dropped; the others go", async () => {
  const [first, later, lead] = ["s1", "s1-later", `of ${day}`].map((id) =>
    articleOf("courier", id, 5, { id }),
  );
  if (!first || !later || !lead) throw new Error("three articles");
  await storeArticles(push.db, [first, later, lead]);
  const browser = await push.subscribe(["breaking", "brief"]);
  browser.fault = (response) => response.writeHead(500).end();
  push.answers["GET /stories/breaking"] = { stories: [breakingStory("s1"), breakingStory("s2")] };
  push.answers["GET /brief/{date}"] = brief(day);
  await push.tick(day, "07:00");
  // Another article of the story is not what the message repeats.
  await takeDown(push.db, "article", later.id);
  await takeDown(push.db, "article", lead.id);
  delete browser.fault;
  await push.tick(day, "07:01");
  expect(headlines(browser).sort()).toEqual(["Story s1", "Story s2"]);
  browser.received.length = 0;
  browser.fault = (response) => response.writeHead(500).end();
  await sql`update push.delivery set state = 'queued', next_at = good_until - interval '2 hours' where state = 'sent'`.execute(
    push.db,
  );
  await takeDown(push.db, "story", first.storyId);
  delete browser.fault;
  await push.tick(day, "07:05");
  expect(headlines(browser)).toEqual(["Story s2"]);
  const { rows } = await sql`select distinct failure from push.delivery where state = 'failed'`.execute(
    push.db,
  );
  expect(rows).toEqual([{ failure: "withdrawn" }]);
});

test(`over a day each of ${READERS} browsers gets the messages of its channels once, and none at night`, async () => {
  const choices = [["breaking"], ["brief"], ["league"], ["breaking", "brief", "league"]] as const;
  const browsers: { browser: Browser; channels: readonly string[] }[] = [];
  for (let at = 0; at < READERS; at += 1) {
    const channels = choices[at % choices.length] ?? choices[0];
    browsers.push({ browser: await push.subscribe([...channels]), channels });
  }
  const gone = browsers.filter((_, at) => at % 50 === 0);
  for (const { browser } of gone) browser.fault = (response) => response.writeHead(410).end();

  push.answers["GET /stories/breaking"] = { stories: [breakingStory("s1")] };
  await push.tick(day, "05:30");
  await push.tick(day, "05:59");
  expect(push.service.accepted).toBe(0);
  await push.tick(day, "06:00");
  await push.tick(day, "06:01");
  push.answers["GET /brief/{date}"] = brief(day);
  const from = performance.now();
  await push.tick(day, "07:00");
  const tookMs = performance.now() - from;
  await push.tick(day, "07:30");
  const [first, second] = [drawn(day, 2, { kickoff: "15:00" }), drawn(day, 1, { id: "second" })];
  Object.assign(push.answers, leagueOf(push.db, day, [first, coming(day)]));
  await push.tick(day, "18:00");
  Object.assign(push.answers, leagueOf(push.db, day, [first, second]));
  await push.tick(day, "18:10");
  await push.tick(day, "18:20");
  push.answers["GET /stories/breaking"] = { stories: [breakingStory("s2")] };
  await push.tick(day, "22:00");
  await push.tick(day, "23:00");

  const results = "Matchday 12: Enyimba 2–2 Remo Stars, Enyimba 1–1 Remo Stars";
  const headlineByChannel = { breaking: "Story s1", brief: `Brief of ${day}`, league: results };
  for (const { browser, channels } of browsers) {
    const expected = channels.map((channel) => headlineByChannel[channel as keyof typeof headlineByChannel]);
    expect(headlines(browser)).toEqual(gone.some((one) => one.browser === browser) ? [] : expected);
  }
  const { rows } = await sql`select count(*)::int as n from push.subscription`.execute(push.db);
  expect(rows).toEqual([{ n: READERS - gone.length }]);
  expect(push.service.refused).toEqual([]);
  expect(push.service.maxAtOnce).toBeGreaterThan(1);
  expect(push.service.maxAtOnce).toBeLessThanOrEqual(10);
  // Checked only in the audit, with all 3,000: other tests on the same machine would distort the time.
  if (process.env.READERS) expect(tookMs).toBeLessThan(MAX_MS);
}, 300_000);

test("at most three breaking stories a day are sent, none twice, even if two are merged", async () => {
  const browser = await push.subscribe(["breaking"]);
  push.answers["GET /stories/breaking"] = { stories: ["a", "b"].map((id) => breakingStory(id)) };
  await push.tick(day, "10:00");
  const merged = { ...breakingStory("z"), articles: ["z", "a"] };
  push.answers["GET /stories/breaking"] = { stories: [merged, breakingStory("c"), breakingStory("d")] };
  await push.tick(day, "10:01");
  // Messages of one minute are sent side by side, so they may arrive in any order.
  expect(headlines(browser).sort()).toEqual(["Story a", "Story b", "Story c"]);
  push.answers["GET /stories/breaking"] = { stories: [merged, breakingStory("e")] };
  await push.tick(nextDay, "06:00");
  expect(headlines(browser).sort()).toEqual(["Story a", "Story b", "Story c", "Story e"]);
  expect(browser.received.find(({ payload }) => payload?.address === "/story/a")).toMatchObject({
    urgency: "high",
    ttl: 7200,
    payload: { headline: "Story a", paper: "Cowrie Daily", address: "/story/a", lang: "en" },
  });
});

test("a message expires at 22:00 at the latest, and its payload is at most 1 KB", async () => {
  const browser = await push.subscribe(["breaking"]);
  push.answers["GET /stories/breaking"] = { stories: [breakingStory("a", "Ọ̀pọ̀lọpọ̀ ".repeat(200))] };
  await push.tick(day, "21:30");
  const [{ payload, ttl } = { payload: null, ttl: 0 }] = browser.received;
  expect(ttl).toBe(1800);
  expect(Buffer.byteLength(JSON.stringify(payload))).toBeLessThanOrEqual(1024);
  expect(payload?.headline).toMatch(/^Ọ̀pọ̀lọpọ̀ .*…$/);
});

test("a push service's Retry-After is respected, by a new process too", async () => {
  const browsers = await Promise.all(Array.from({ length: 30 }, () => push.subscribe(["breaking"])));
  let requests = 0;
  for (const browser of browsers)
    browser.fault = (response) => {
      requests += 1;
      response.writeHead(429, { "Retry-After": "180" }).end();
    };
  push.answers["GET /stories/breaking"] = { stories: [breakingStory("a")] };
  await push.tick(day, "10:00");
  expect(requests).toBeLessThanOrEqual(10);
  for (const browser of browsers) browser.fault = undefined;
  push.forgetWaits();
  await push.tick(day, "10:02");
  expect(push.service.accepted).toBe(0);
  await push.tick(day, "10:04");
  expect(browsers.map(headlines)).toEqual(browsers.map(() => ["Story a"]));
});

test("hostile answers do not stop other browsers' messages, and a browser not renewed is deleted", async () => {
  let notFoundCount = 0;
  const sendNothing = (): void => {};
  const faults: ((response: import("node:http").ServerResponse) => void)[] = [
    (response) => response.writeHead(307, { location: "http://169.254.169.254/" }).end(),
    (response) => response.writeHead(201).end(Buffer.alloc(2_000_000)),
    (response) => response.writeHead(500).end(Buffer.alloc(2_000_000)),
    sendNothing,
    (response) => void response.socket?.destroy(),
    (response) => response.writeHead(200, { "Content-Encoding": "gzip" }).end("no gzip"),
    (response) => {
      notFoundCount += 1;
      response.writeHead(404).end();
    },
  ];
  const browsers = await Promise.all(
    faults.map(async (fault) => Object.assign(await push.subscribe(["breaking"]), { fault })),
  );
  const silent = browsers.find(({ fault }) => fault === sendNothing);
  const { fetch } = push.deps;
  push.deps.fetch = (request) =>
    fetch({ ...request, timeoutMs: request.url === silent?.endpoint ? SILENCE_MS : MAX_WAIT_MS });
  const good = await push.subscribe(["breaking"]);
  push.answers["GET /stories/breaking"] = { stories: [breakingStory("a")] };
  for (const time of ["10:00", "10:01", "10:02", "10:04", "10:09", "12:01"]) await push.tick(day, time);
  expect(headlines(good)).toEqual(["Story a"]);
  expect(notFoundCount).toBe(1);
  const states = await sql<{ state: string; failure: string }>`
    select state, failure from push.delivery where state <> 'sent'`.execute(push.db);
  expect(states.rows.map(({ state }) => state)).toEqual(Array(6).fill("failed"));
  await letForget(push.db, "push.tidy");
  await push.tick("2027-02-18", "03:00");
  expect((await sql`select from push.subscription`.execute(push.db)).rows).toHaveLength(7);
  await push.subscribe(["brief"], good);
  await letForget(push.db, "push.tidy");
  await push.tick("2027-02-20", "03:00");
  expect((await sql`select endpoint from push.subscription`.execute(push.db)).rows).toEqual([
    { endpoint: good.endpoint },
  ]);
});
