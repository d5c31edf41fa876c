import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parseFeed } from "feedsmith";
import { newsJobs } from "#features/news/jobs/schedule.ts";
import type { Paper } from "#features/news/shapes.ts";
import { systemClock } from "#platform/clock.ts";
import { startEmbedded } from "#platform/db/embedded.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import counts from "#platform/text/analysis/word-counts.json" with { type: "json" };
import { DAY_MS } from "#platform/time.ts";
import { makeDataDir } from "#tests/support/product.ts";
import { cpuSecondsOfAll } from "./load.ts";
import { newsboatSeconds } from "./newsboat.ts";
import { postgresOf } from "./product.ts";
import type { Row } from "./row.ts";

const FEEDS = Number(process.env.FEEDS ?? 300);
const ITEMS = 25;
const words = Object.entries(counts.terms).flatMap(([word, [count = 0]]) => Array<string>(count).fill(word));
const log = { debug() {}, info() {}, warn: console.warn, error: console.error };

/** The same words for the same seed, as frequent as in Nigerian headlines, so that the desk has realistic work. */
function headline(seed: number): string {
  let state = seed + 1;
  return Array.from({ length: 10 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return words[state % words.length];
  }).join(" ");
}

function feed(paper: number): string {
  const items = Array.from({ length: ITEMS }, (_, i) => {
    const number = i % 10 === 0 ? i : paper * ITEMS + i;
    const text = `${headline(number + 5)} ${headline(number + 9)}. `.repeat(6);
    return `<item><title>${headline(number)} ${number}</title><link>https://paper${paper}.example/${i}</link><guid>${paper}-${i}</guid><pubDate>${new Date(Date.now() - i * 600_000).toUTCString()}</pubDate><category>Metro</category><description><![CDATA[<p>${text.slice(0, 280)}</p>]]></description><content:encoded><![CDATA[<p>${text.repeat(3)}</p><img src="https://paper${paper}.example/${i}.jpg">]]></content:encoded></item>`;
  });
  return `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>P${paper}</title><link>https://paper${paper}.example</link>${items.join("")}</channel></rss>`;
}

/** Local papers and their feeds; as in reality, nearly every one is on a host of its own. */
async function openPress(bodies: ReadonlyMap<string, string>): Promise<{ origins: string[]; close(): void }> {
  const server = createServer((request, response) => {
    const etag = `"${request.url}"`;
    response.setHeader("ETag", etag);
    if (request.headers["if-none-match"] === etag) response.writeHead(304).end();
    else response.end(bodies.get(request.url ?? ""));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const origins = Array.from(
    { length: FEEDS },
    (_, i) => `http://127.0.${Math.floor(i / 200)}.${(i % 200) + 1}:${port}`,
  );
  return { origins, close: () => server.close() };
}

/**
 * A round over local feeds (FEEDS) of 25 entries, first empty, then unchanged: CPU time of this process, which also
 * serves the feeds, and of its database; and beside it what feedsmith and newsboat take for the same bytes.
 */
export async function benchRound(): Promise<Row[]> {
  const bodies = new Map(Array.from({ length: FEEDS }, (_, i) => [`/${i}`, feed(i)]));
  const press = await openPress(bodies);
  const ours = await roundsOver(press.origins);
  const feedsmith = cpuOf(() => {
    for (const body of bodies.values()) parseFeed(body);
  });
  const newsboat = await newsboatSeconds(press.origins.map((origin, i) => `${origin}/${i}`));
  press.close();
  const name = `round of ${FEEDS} feeds with ${ITEMS} entries each`;
  return [
    [`${name}, from empty`, `${ours.fromEmpty.toFixed(1)} s of CPU`, FEEDS === 1000 ? "≤ 17 s of CPU" : ""],
    ["… relative to feedsmith alone on the same bytes", ratio(ours.fromEmpty, await feedsmith)],
    ["… relative to newsboat, which groups nothing", ratio(ours.fromEmpty, newsboat?.fromEmpty), "≤ 1"],
    [`${name}, unchanged`, `${ours.unchanged.toFixed(1)} s of CPU`],
    ["… relative to newsboat", ratio(ours.unchanged, newsboat?.unchanged), "≤ 1"],
  ];
}

async function roundsOver(origins: readonly string[]): Promise<{ fromEmpty: number; unchanged: number }> {
  const dir = await makeDataDir();
  const papers = origins.map(
    (origin, i): Paper => ({
      id: `p${i}`,
      name: `Paper ${i}`,
      homepage: `https://paper${i}.example`,
      language: "en",
      defaultCategory: "General News",
      state: "on",
      feeds: [{ url: `${origin}/${i}`, category: null, state: "on" }],
    }),
  );
  const postgres = await startEmbedded(dir, { durable: true });
  const open = openDatabase(postgres.url, { connections: 10, onError() {} });
  await migrate(open.db, "migrations");
  let shift = 0;
  const clock = { now: () => new Date(systemClock.now().getTime() + shift) };
  const fetch = createFetch({ allowedLoopback: origins, userAgent: "bench", spacingMs: 0, clock, log });
  const [round] = newsJobs({ db: open.db, clock, log, fetch, papers, edition: "live", retentionDays: 180 });
  const ofDatabase = () => cpuSecondsOfAll(postgresOf(dir));
  const fromEmpty = await cpuOf(() => round?.run(clock.now()), ofDatabase);
  shift = DAY_MS;
  const unchanged = await cpuOf(() => round?.run(clock.now()), ofDatabase);
  await open.close();
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
  return { fromEmpty, unchanged };
}

function ratio(ours: number, theirs: number | undefined): string {
  return theirs === undefined ? "not installed" : `${(ours / theirs).toFixed(2)} (${theirs.toFixed(1)} s)`;
}

/** Seconds of processor time, of all threads of this process, and of others. */
async function cpuOf(work: () => unknown, ofOthers = () => 0): Promise<number> {
  const [before, othersBefore] = [process.cpuUsage(), ofOthers()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6 + ofOthers() - othersBefore;
}
