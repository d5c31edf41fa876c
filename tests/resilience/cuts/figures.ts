import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { addEvent, importEvents, importFilms } from "#features/culture/api/write.ts";
import { saveChart } from "#features/culture/store/charts.ts";
import { saveReading } from "#features/markets/jobs/save-reading.ts";
import { liveMarketsProviders, marketsJobs } from "#features/markets/jobs/schedule.ts";
import { saveRates } from "#features/markets/store/rates.ts";
import type { Database } from "#platform/db/database.ts";
import { holidaysOn } from "#tests/support/holidays.ts";
import { plain, playedAddresses, playedFetch, playSample } from "#tests/support/played-fetch.ts";
import { silentLog as log } from "#tests/support/silent-log.ts";
import type { Operations } from "./operation.ts";

const at = new Date("2026-11-20T16:00:00Z");
const clock = { now: () => at };
const { fetch } = playedFetch(playSample(clock.now));
const providers = playedAddresses(liveMarketsProviders);
const marketsDeps = (db: Database) => ({
  ...{ db, clock, log, fetch, edition: "live" as const, providers },
  ask: holidaysOn(),
});
const dayOfRates = JSON.stringify({
  result: "success",
  time_last_update_unix: at.getTime() / 1000,
  rates: { USD: 1, NGN: 1_500, GBP: 0.8, EUR: 0.9 },
});
const { fetch: onlyErApi } = playedFetch((url) =>
  url.pathname.startsWith("/erApi") ? plain(200, dayOfRates) : null,
);
const manyDays = Array.from({ length: 2_001 }, (_, day) => ({
  currency: "USD",
  day: new Date(at.getTime() - day * 86_400_000).toISOString().slice(0, 10),
  rate: 1_500,
  buying: null,
  selling: null,
  highest: null,
  lowest: null,
}));
const cultureDeps = (db: Database) => ({ db, clock, fetch });

function writeTempFile(name: string, content: string): string {
  const file = path.join(tmpdir(), `ng-cuts-${process.pid}-${name}`);
  writeFileSync(file, content);
  return file;
}

const films = writeTempFile(
  "films.json",
  JSON.stringify([
    { list: "now", title: "The River" },
    { list: "soon", title: "The Return" },
  ]),
);
const events = writeTempFile(
  "events.ics",
  `BEGIN:VCALENDAR\n${["one", "two", "three"].map((id) => `BEGIN:VEVENT\nUID:${id}\nSUMMARY:The ${id}\nDTSTART:20261205T180000Z\nEND:VEVENT\n`).join("")}END:VCALENDAR\n`,
);
const song = (rank: number) => ({
  rank,
  song: `s${rank}`,
  title: "A",
  artist: "B",
  url: "https://x.example",
  artworkUrl: null,
});

async function readFiguresState(db: Database) {
  const { rows } = await sql`select
    array(select series || ' ' || value from markets.quote order by 1) as quotes,
    (select count(*)::int from markets.point) as points,
    array(select currency || ' ' || count(*) || ' ' || count(buying) from markets.rate group by currency order by 1) as rates,
    array(select list || ' ' || title from culture.film order by 1) as films,
    array(select name from culture.event order by 1) as events,
    array(select day || ' ' || rank from culture.chart_song order by 1) as songs`.execute(db);
  return rows[0];
}

export const figures: Operations = {
  "an index with its day and its history": {
    prepare: async () => {},
    run: (db) =>
      saveReading(marketsDeps(db), {
        series: "brent",
        reading: { value: 65, percentChange: 1, asOf: at, history: [{ day: "2026-11-19", value: 64 }] },
        day: "2026-11-20",
        provider: "yahoo",
        overwriteHistory: false,
      }),
    readState: readFiguresState,
  },
  "a history of rates too long for one statement": {
    prepare: async () => {},
    run: (db) => saveRates(db, "live", manyDays, { provider: "cbn", overwrite: true }),
    readState: readFiguresState,
  },
  "the day's currencies, the dollar among them": {
    prepare: async () => {},
    run: (db) =>
      marketsJobs({ ...marketsDeps(db), fetch: onlyErApi })
        .find(({ name }) => name === "markets.currencies")
        ?.run(at) ?? Promise.reject(new Error("no such job")),
    readState: readFiguresState,
  },
  "an operator's films, now showing and coming soon": {
    prepare: async () => {},
    run: (db) => importFilms(cultureDeps(db), films),
    readState: readFiguresState,
  },
  "a calendar's events": {
    prepare: (db) => addEvent(cultureDeps(db), { name: "Known", starts: "2026-12-01" }),
    run: (db) => importEvents(cultureDeps(db), events),
    readState: readFiguresState,
  },
  "a chart of the day": {
    prepare: (db) =>
      saveChart(db, { edition: "live", chart: "apple-ng" }, "2026-11-20", {
        updatedAt: at,
        songs: [1, 2].map(song),
      }),
    run: (db) =>
      saveChart(db, { edition: "live", chart: "apple-ng" }, "2026-11-20", {
        updatedAt: at,
        songs: [1, 2, 3].map(song),
      }),
    readState: readFiguresState,
  },
};
