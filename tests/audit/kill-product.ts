import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { systemClock } from "#platform/clock.ts";
import { findClusterPaths } from "#platform/db/binaries.ts";
import { seededFraction } from "#sample/providers/invented.ts";
import { sampleProviders } from "#sample/providers/registry.ts";
import { startSample } from "#sample/server.ts";
import { findOperatorFaults, startOperator } from "#tests/support/lasting-papers/operator.ts";
import { PAPERS, type PapersServer, startPapersServer } from "#tests/support/lasting-papers/papers-server.ts";
import { startReaders } from "#tests/support/lasting-papers/readers.ts";
import { ageHeartbeats, findFaults, readStored, type Stored } from "#tests/support/lasting-papers/stored.ts";
import { readLastResult } from "#tests/support/league-result.ts";
import { makeDataDir, type RunningProduct, startProduct } from "#tests/support/product.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { until } from "#tests/support/until.ts";

/** What the kills end, in turn; the first ends the database. */
const VICTIMS = ["server", "database", "both"] as const;
/** Feeds are due each minute; a machine may be slow. */
const ROUND_LIMIT_MS = 90_000;
/** The time from the first request for a feed until its articles are in the database, or somewhat longer. */
const ROUND_MS = 1_500;
const POLL_MS = 25;
/** A process that was away from its database shows for a moment what it has in memory. */
const GONE_MS = 10_000;
const FILLED_SECONDS = 180;
const TAKEOVER = "Took over the database of a server that was cut off.";

interface KillOptions {
  readonly kills: number;
  /** Which kills happen within a round of feeds; the others happen at any time. */
  isAimed(kill: number): boolean;
  readonly longestLifeMs: number;
  /** No kill begins later than this. */
  readonly longestMs?: number;
  /** Draws the moments of the kills. */
  readonly seed: number;
  /** Whether to wait for the last round, after which everything must be stored. */
  readonly untilAllIsStored?: boolean;
  /** Called after each kill. */
  report?(line: string): void;
}

interface KillResult {
  readonly figures: readonly string[];
  readonly faults: readonly string[];
}

/**
 * The whole product reads newspapers that publish an article every second, while readers read, sign up, confirm and
 * write, and the operator withdraws articles and imports results. The server with its jobs, its database or both are
 * repeatedly killed with -9: nothing acknowledged or fetched may be lost or duplicated, nothing withdrawn may be shown.
 */
export async function killProduct({
  kills,
  longestLifeMs,
  seed,
  longestMs = Number.POSITIVE_INFINITY,
  untilAllIsStored = false,
  ...options
}: KillOptions): Promise<KillResult> {
  const from = performance.now();
  const dataDir = await makeDataDir();
  const { socketDir } = await findClusterPaths(dataDir, tmpdir());
  const providers = await startSample({
    clock: systemClock,
    log: silentLog,
    providers: sampleProviders,
    port: 0,
  });
  await using papersServer = await startPapersServer(providers.origin);
  const ledger = startReaders();
  const operator = startOperator();
  const draw = (what: string): number => seededFraction(`${seed} ${what}`);
  const faults: string[] = [];
  const starts: number[] = [];
  let before: Stored | null = null;
  let inRounds = 0;
  let slowestToGo = 0;

  async function open(): Promise<RunningProduct> {
    const began = performance.now();
    const env = { TRUST_PROXY: "1", LOG_LEVEL: "error", DOUBLE_OPT_IN: "1", PROVE_ANSWERS: "" };
    const product = await startProduct(env, { dataDir, papersOrigin: papersServer.origin });
    starts.push(performance.now() - began);
    return product;
  }

  async function check(when: string): Promise<Stored> {
    const stored = await readStoredWithRetries(socketDir);
    const found = [
      ...findFaults(stored, { before, papersServer, ledger }),
      ...(await findOperatorFaults(socketDir, operator)),
    ];
    faults.push(...found.map((fault) => `${when}: ${fault}`));
    before = stored;
    return stored;
  }

  async function waitUntilGone(when: string, patienceMs: number): Promise<void> {
    const began = performance.now();
    for (let shown: string[]; ; await pause(100)) {
      shown = await operator.findShown(product.url);
      const elapsed = performance.now() - began;
      if (shown.length > 0 && elapsed < patienceMs) continue;
      faults.push(...shown.map((address) => `${when}: ${address} shows what was withdrawn`));
      slowestToGo = Math.max(slowestToGo, elapsed);
      return;
    }
  }

  let product = await open();
  // So that there is something to withdraw and to import from the first kill on.
  if (untilAllIsStored) await until(FILLED_SECONDS, () => isFilled(product.url, socketDir));
  let killed = 0;
  for (let kill = 1; kill <= kills && performance.now() - from < longestMs; kill += 1) {
    const victim = VICTIMS[kill % VICTIMS.length] ?? "both";
    const alive = new AbortController();
    const people = [
      ledger.live(product.url, dataDir, alive.signal),
      operator.live(product.url, socketDir, alive.signal),
    ];
    if (options.isAimed(kill))
      inRounds += Number(await waitForRound(papersServer, (what) => draw(`${what} ${kill}`)));
    else await pause(200 + draw(`life ${kill}`) * longestLifeMs);
    const exited = victim === "database" ? null : killServer(product);
    if (victim !== "server") process.kill(postmaster(dataDir), "SIGKILL");
    await exited;
    alive.abort();
    await Promise.all(people);
    // A dead PostgreSQL's last children hold its memory for a moment.
    if (victim === "both") await pause(1_000);
    if (victim === "server") await ageHeartbeats(socketDir);
    if (exited !== null) product = await open();
    if (victim === "server" && !product.output().includes(TAKEOVER))
      faults.push(`kill ${kill}: the log does not mention the takeover`);
    const when = `kill ${kill}, of the ${victim}`;
    const { articles, emails } = await check(when);
    // A server that has just started has nothing in memory.
    await waitUntilGone(when, victim === "database" ? GONE_MS : 0);
    killed = kill;
    options.report?.(
      `${minutes(from)} min: ${when}: ${articles.length} articles, ${emails.length} sign-ups, ${operator.withdrawn.length} withdrawals, ${faults.length} faults`,
    );
    if (victim !== "server") await ageHeartbeats(socketDir);
  }
  papersServer.stopPublishing();
  if (untilAllIsStored) await waitUntilAllIsStored(papersServer, socketDir);
  const stored = await check("the end");
  const missing = sum(papersServer.editions) - stored.articles.length - stored.held.length;
  if (untilAllIsStored && missing !== 0) faults.push(`${missing} published articles were never stored`);
  if ((await product.stop()) !== 0) faults.push("the product did not stop cleanly");
  await providers.close();
  await rm(dataDir, { recursive: true, force: true });
  const acknowledged = ledger.posted.filter((form) => form.acknowledged).length;
  const figures = [
    `seed ${seed}: ${killed} kills, ${inRounds} of them in a round of feeds, in ${minutes(from)} minutes (load ${loadavg()[0]?.toFixed(1)})`,
    `${sum(papersServer.editions)} articles published, ${stored.articles.length} stored, ${stored.held.length} held as a flood`,
    `${acknowledged} sign-ups and feedback messages acknowledged of ${ledger.posted.length} sent, ${ledger.confirmed.size} confirmations`,
    `${operator.withdrawn.length} withdrawals and ${operator.imports.filter((one) => one.acknowledged).length} imports acknowledged, of ${operator.imports.length} begun; a withdrawn article was gone ${(slowestToGo / 1000).toFixed(1)} s after a kill at the latest`,
    `${ledger.counts.pages} pages, ${ledger.counts.views} views; the slowest start took ${(Math.max(...starts) / 1000).toFixed(1)} s`,
  ];
  return { figures, faults };
}

/** A second round of feeds has come, and the league. */
async function isFilled(url: string, socketDir: string): Promise<boolean> {
  const { articles } = await readStored(socketDir);
  return articles.length > 2 * PAPERS && (await readLastResult(url)) !== null;
}

function killServer({ process: server }: RunningProduct): Promise<unknown> {
  const exited = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGKILL");
  return exited;
}

/** Waits until some more feeds are requested, and a moment longer; false if no round came. */
async function waitForRound(papersServer: PapersServer, draw: (what: string) => number): Promise<boolean> {
  const awaited = papersServer.requests + 1 + Math.floor(draw("feeds") * papersServer.editions.length);
  for (const end = Date.now() + ROUND_LIMIT_MS; Date.now() < end; await pause(POLL_MS)) {
    if (papersServer.requests < awaited) continue;
    await pause(draw("moment") * ROUND_MS);
    return true;
  }
  return false;
}

/** A database that was killed takes a moment to come back. */
async function readStoredWithRetries(socketDir: string): Promise<Stored> {
  for (const end = Date.now() + 30_000; ; await pause(100)) {
    try {
      return await readStored(socketDir);
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** Waits until every feed has been requested after the last article was published. */
async function waitUntilAllIsStored(papersServer: PapersServer, socketDir: string): Promise<void> {
  for (const end = Date.now() + 2 * ROUND_LIMIT_MS; Date.now() < end; await pause(500)) {
    const { editions } = await readStoredWithRetries(socketDir);
    if (papersServer.editions.every((edition, paper) => editions[paper] === edition)) return;
  }
}

function postmaster(dataDir: string): number {
  return Number(readFileSync(path.join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, value) => all + value, 0);
}

function minutes(from: number): string {
  return ((performance.now() - from) / 60_000).toFixed(1);
}

if (process.argv[1] === import.meta.filename) {
  const { figures, faults } = await killProduct({
    kills: Number(process.env.KILLS ?? 100),
    isAimed: (kill) => kill % Number(process.env.AIMED_EVERY ?? 4) === 0,
    longestLifeMs: Number(process.env.LIFE_MS ?? 5_000),
    longestMs: Number(process.env.MINUTES ?? 600) * 60_000,
    seed: Number(process.env.SEED ?? Date.now() % 1e6),
    untilAllIsStored: true,
    report: (line) => process.stdout.write(`${line}\n`),
  });
  process.stdout.write(`${[...figures, ...faults.map((fault) => `FAULT: ${fault}`)].join("\n")}\n`);
  process.exit(faults.length === 0 ? 0 : 1);
}
