import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { cultureJobs, liveCultureProviders } from "#features/culture/jobs/schedule.ts";
import { leagueJobs } from "#features/league/jobs/schedule.ts";
import { liveMarketsProviders, marketsJobs } from "#features/markets/jobs/schedule.ts";
import { liveWeatherProviders, weatherJobs } from "#features/weather/jobs/schedule.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import type { Job } from "#platform/jobs/job.ts";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { holidaysOn } from "#tests/support/holidays.ts";
import { plain, playedAddresses, playedFetch } from "#tests/support/played-fetch.ts";
import { silentLog } from "#tests/support/silent-log.ts";

/** A quarter of the size that a provider may answer: quadratic work would still take many seconds. */
const BYTES = 500_000;
/** CPU time from an answer until the next request. */
const MAX_MS = 1_000;

const times = (text: string): string => text.repeat(Math.floor(BYTES / text.length));
const event = "BEGIN:VEVENT\r\nUID:1\r\nSUMMARY:x\r\nDTSTART:20261201T100000Z\r\n";
const linked =
  '<script type="application/ld+json">{"@type":"Event","name":"x","startDate":"2026-12-01"}</script>';
const bombs: Record<string, string> = {
  "lists in lists": times("["),
  "objects in objects": times('{"a":'),
  "lists in lists, closed": `${"[".repeat(BYTES / 2)}${"]".repeat(BYTES / 2)}`,
  "a list of numbers": `[${times("1,")}1]`,
  "a list of empty objects": `[${times("{},")}{}]`,
  "observations without end": `{"observations":[${times('{"date":"2026-11-20","value":"1"},')}{}]}`,
  "one long word": `"${times("x")}"`,
  "open brackets": times("<"),
  "tags that never end": times("<td "),
  "rows of a table": `<table>${times("<tr><td>1</td></tr>")}`,
  blanks: times(" "),
  lines: times("\n"),
  commas: times(","),
  quotes: times('"'),
  "events that never end": `BEGIN:VCALENDAR\r\n${times(event)}`,
  "one event with folded lines": `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:${times("x\r\n ")}`,
  "repeats without end": `BEGIN:VCALENDAR\r\n${times(`${event}RRULE:FREQ=SECONDLY\r\nEND:VEVENT\r\n`)}`,
  "linked events": times(linked),
  "scripts that never end": times('<script type="application/ld+json">'),
  "a match in a line": times("1 v 2 "),
  bytes: times("\u0000\uffff\ud800"),
};

/** One of each kind; the audit tries all. */
const OF_EACH_KIND = [
  ...[
    "lists in lists",
    "a list of numbers",
    "observations without end",
    "one long word",
    "tags that never end",
  ],
  ...["rows of a table", "repeats without end", "linked events", "a match in a line"],
];
const tried = process.env.ALL_VECTORS === undefined ? OF_EACH_KIND : Object.keys(bombs);

const now = new Date("2026-11-20T16:00:00Z");
const database = databaseOfFile();

const noNews = (async () => ({ articles: [], next_cursor: null })) as never;

/** All jobs that ask providers. */
function jobs(fetch: Fetch): Job[] {
  const deps = {
    db: database.db,
    clock: { now: () => now },
    log: silentLog,
    fetch,
    edition: "live",
  } as const;
  return [
    ...marketsJobs({ ...deps, ask: holidaysOn(), providers: playedAddresses(liveMarketsProviders) }),
    ...cultureJobs({
      ...deps,
      providers: playedAddresses(liveCultureProviders),
      tmdbKey: "a key",
      eventFeeds: ["http://played/a.ics", "http://played/b.html"],
    }),
    ...weatherJobs({ ...deps, providers: playedAddresses(liveWeatherProviders), adFunded: false, geo: true }),
    ...leagueJobs({ ...deps, ask: noNews, apiFootballKey: "a key" }),
  ];
}

beforeAll(async () => {
  // Work on bundled data is done beforehand, because it belongs to no answer.
  const { fetch } = playedFetch(async () => plain(404, ""));
  for (const job of jobs(fetch)) await job.run(now);
});
/** A source that was just fetched is not due yet. */
beforeEach(() => sql`delete from league.source_check`.execute(database.db));

test.each(tried)(
  "a provider's answer of %s takes under a second of CPU time",
  {
    timeout: 120_000,
  },
  async (name) => {
    let longestMs = 0;
    let answeredAt = 0;
    const answer = plain(200, bombs[name] ?? "");
    const { fetch, asked } = playedFetch(async () => answer);
    const timedFetch: Fetch = async (request) => {
      longestMs = Math.max(longestMs, answeredAt === 0 ? 0 : cpuMs() - answeredAt);
      const received = await fetch(request);
      answeredAt = cpuMs();
      return received;
    };
    for (const job of jobs(timedFetch)) {
      answeredAt = 0;
      await job.run(now);
      longestMs = Math.max(longestMs, answeredAt === 0 ? 0 : cpuMs() - answeredAt);
    }
    expect(asked.length).toBeGreaterThan(10);
    expect(longestMs).toBeLessThan(MAX_MS);
  },
);
