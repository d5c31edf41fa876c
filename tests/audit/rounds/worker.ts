import { newsJobs } from "#features/news/jobs/schedule.ts";
import { systemClock as clock } from "#platform/clock.ts";
import { openDatabase } from "#platform/db/open.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import { startJobs } from "#platform/jobs/run.ts";
import { papersAt } from "./papers.ts";

/** A worker that does nothing but the rounds of these papers. */
const [name = "", url = "", port = "", feeds = "", pauseMs = ""] = process.argv.slice(2);
const log = { debug() {}, info() {}, warn: console.error, error: console.error };
const papers = papersAt(Number(port), Number(feeds));
const allowedLoopback = papers.map(({ homepage }) => homepage);
const { db } = openDatabase(url, { connections: 10, onError() {} });
const fetch = createFetch({ allowedLoopback, userAgent: name, spacingMs: Number(pauseMs), clock, log });
const deps = { db, clock, log, fetch, papers, edition: "live", retentionDays: 180 } as const;
const [round] = newsJobs({ ...deps, hostPauseMs: Number(pauseMs) });
if (round) await startJobs([round], { db, url, clock, log });
