import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseFeed } from "feedsmith";
import { newsJobs } from "#features/news/jobs/schedule.ts";
import type { Paper } from "#features/news/shapes.ts";
import { systemClock } from "#platform/clock.ts";
import { startEmbedded } from "#platform/db/embedded.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import counts from "#platform/text/analysis/word-counts.json" with { type: "json" };
import type { Row } from "./row.ts";

const FEEDS = Number(process.env.FEEDS ?? 200);
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

/** A round over local feeds (FEEDS) of 25 entries, first empty, then unchanged: wall and CPU time of this process. */
export async function benchRound(): Promise<Row[]> {
  const dir = await mkdtemp(path.join(tmpdir(), "ng-bench-"));
  const bodies = new Map(Array.from({ length: FEEDS }, (_, i) => [`/${i}`, feed(i)]));
  const papersServer = createServer((request, response) => {
    const etag = `"${request.url}"`;
    response.setHeader("ETag", etag);
    if (request.headers["if-none-match"] === etag) response.writeHead(304).end();
    else response.end(bodies.get(request.url ?? ""));
  });
  await new Promise<void>((resolve) => papersServer.listen(0, resolve));
  const { port } = papersServer.address() as AddressInfo;
  // As in reality, nearly every paper is on a host of its own.
  const origins = Array.from(
    { length: FEEDS },
    (_, i) => `http://127.0.${Math.floor(i / 200)}.${(i % 200) + 1}:${port}`,
  );
  const papers = Array.from(
    { length: FEEDS },
    (_, i): Paper => ({
      id: `p${i}`,
      name: `Paper ${i}`,
      homepage: `https://paper${i}.example`,
      language: "en",
      defaultCategory: "General News",
      state: "on",
      feeds: [{ url: `${origins[i]}/${i}`, category: null, state: "on" }],
    }),
  );
  const postgres = await startEmbedded(dir, { durable: true });
  const open = openDatabase(postgres.url, { connections: 10, onError() {} });
  await migrate(open.db, "migrations");
  let shift = 0;
  const clock = { now: () => new Date(systemClock.now().getTime() + shift) };
  const fetch = createFetch({ allowedLoopback: origins, userAgent: "bench", spacingMs: 0, clock, log });
  const [round] = newsJobs({ db: open.db, clock, log, fetch, papers, edition: "live", retentionDays: 180 });
  const rows: Row[] = [];
  let first = 0;
  for (const name of ["from empty", "unchanged"]) {
    const [wall, cpu] = [performance.now(), process.cpuUsage()];
    await round?.run(clock.now());
    const seconds = secondsSince(cpu);
    first ||= seconds;
    rows.push([
      `round of ${FEEDS} feeds with ${ITEMS} entries each, ${name}`,
      `${seconds.toFixed(1)} s of CPU, ${((performance.now() - wall) / 1000).toFixed(1)} s`,
      FEEDS === 200 ? "≤ 10 s of CPU" : "",
    ]);
    shift += 24 * 3_600_000;
  }
  const parsing = process.cpuUsage();
  for (const body of bodies.values()) parseFeed(body);
  const parsed = secondsSince(parsing);
  rows.push([
    "… from empty, relative to feedsmith alone on the same bytes",
    `${(first / parsed).toFixed(1)} (${parsed.toFixed(1)} s)`,
  ]);
  await open.close();
  await postgres.stop();
  papersServer.close();
  await rm(dir, { recursive: true, force: true });
  return rows;
}

/** Seconds of processor time, of all threads. */
function secondsSince(before: NodeJS.CpuUsage): number {
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1e6;
}
