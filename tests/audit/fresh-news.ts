import { rm } from "node:fs/promises";
import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { buildSite } from "#app/site-build/build-site.ts";
import { systemClock } from "#platform/clock.ts";
import { startEmbedded } from "#platform/db/embedded.ts";
import { sampleProviders } from "#sample/providers/registry.ts";
import { startSample } from "#sample/server.ts";
import { startPapersServer } from "#tests/support/lasting-papers/papers-server.ts";
import { makeDataDir, startProduct } from "#tests/support/product.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { watchEdits, watchIntake } from "./fresh-news/servers.ts";
import { report } from "./fresh-news/table.ts";
import { openReaders } from "./fresh-news/tabs.ts";

/**
 * An hour of real time: papers on loopback publish an article every 20 seconds, one process reads them, and a second
 * one serves the same database. A browser with its service worker leaves a page open, walks about, goes away and comes
 * back, and loses the network. No page may be older than a minute without saying so.
 */
const MINUTES = Number(process.env.MINUTES ?? 60);
const PUBLISH_INTERVAL_MS = 20_000;

await buildSite();
const dir = await makeDataDir();
const postgres = await startEmbedded(dir, { durable: true });
const providers = await startSample({
  clock: systemClock,
  log: silentLog,
  providers: sampleProviders,
  port: 0,
});
const papers = await startPapersServer(providers.origin, PUBLISH_INTERVAL_MS);
const shared = { DATABASE_URL: postgres.url, LEAGUE_TODAY: "2026-02-10" };
const first = await startProduct(shared, { papersOrigin: papers.origin });
const second = await startProduct({ ...shared, ROLES: "web" });
const urls = [first.url, second.url];

const isOver = new AbortController();
const until = isOver.signal;
const reader = await openReaders(first.url, postgres.url, until);
const actors = [
  watchIntake(urls, postgres.url, until),
  watchEdits(urls, postgres.url, until),
  ...reader.acts,
];
await pause(MINUTES * 60_000);
isOver.abort();
await Promise.all(actors);

console.log(
  `${MINUTES} minutes, an article every ${PUBLISH_INTERVAL_MS / 1000} s; load ${loadavg()[0]?.toFixed(1)}`,
);
const passed = report([
  "stored → API, the same process",
  "stored → full load, the same process",
  "stored → API, another process",
  "stored → full load, another process",
  "headline corrected by SQL → everywhere",
  "taken down → gone everywhere",
  "first unseen story stored → pill in an open page",
]);
await reader.close();
await second.stop();
await first.stop();
await papers[Symbol.asyncDispose]();
await providers.close();
await postgres.stop();
await rm(dir, { recursive: true, force: true });
process.exit(passed ? 0 : 1);
