import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { systemClock } from "#platform/clock.ts";
import { findPlaces } from "#platform/db/binaries.ts";
import { sampleProviders } from "#sample/providers/registry.ts";
import { startSample } from "#sample/server.ts";
import { findFaults, type Kept, letMinutePass, lookAt } from "#tests/support/press/kept.ts";
import { startReaders } from "#tests/support/press/readers.ts";
import { startTellingPress, type TellingPress } from "#tests/support/press/telling-press.ts";
import { makeDataDir, type RunningProduct, startProduct } from "#tests/support/product.ts";
import { silentLog } from "#tests/support/silent-log.ts";

/** What is killed, in turn, from the second kill on. */
const VICTIMS = ["server", "database", "both"] as const;
/** Feeds are due each minute; a machine may be slow. */
const ROUND_AT_LATEST_MS = 90_000;
/** The time from the first request for a feed until its articles are in the database, or somewhat longer. */
const ROUND_MS = 1_500;
const LOOK_MS = 25;
const TAKEN_OVER = "Took over the database of a server that was cut off.";

interface Killing {
  readonly kills: number;
  /** Which kills happen within a round of feeds; the others happen at any time. */
  isAimed(kill: number): boolean;
  readonly longestLifeMs: number;
  /** Whether to wait for the last round, after which everything must be stored. */
  readonly toTheEnd?: boolean;
  /** Called after each kill. */
  tell?(line: string): void;
}

interface Killed {
  readonly figures: readonly string[];
  readonly faults: readonly string[];
}

/**
 * The whole product over newspapers that publish an article every second, while readers read, sign up, confirm and
 * write. The server, its database or both are repeatedly killed with -9: nothing acknowledged or fetched is lost or
 * doubled.
 */
export async function killProduct({
  kills,
  longestLifeMs,
  toTheEnd = false,
  ...killing
}: Killing): Promise<Killed> {
  const from = performance.now();
  const dataDir = await makeDataDir();
  const { socketDir } = await findPlaces(dataDir, tmpdir());
  const providers = await startSample({
    clock: systemClock,
    log: silentLog,
    providers: sampleProviders,
    port: 0,
  });
  await using press = await startTellingPress(providers.origin);
  const ledger = startReaders();
  const faults: string[] = [];
  const starts: number[] = [];
  let before: Kept | null = null;
  let inRounds = 0;

  async function open(): Promise<RunningProduct> {
    const began = performance.now();
    const env = { TRUST_PROXY: "1", LOG_LEVEL: "error", DOUBLE_OPT_IN: "1", PROVE_ANSWERS: "" };
    const product = await startProduct(env, { dataDir, press: press.origin });
    starts.push(performance.now() - began);
    return product;
  }

  async function check(when: string): Promise<Kept> {
    const kept = await untilLooked(socketDir);
    faults.push(...findFaults(kept, { before, press, ledger }).map((fault) => `${when}: ${fault}`));
    before = kept;
    return kept;
  }

  let product = await open();
  for (let kill = 1; kill <= kills; kill += 1) {
    const victim = VICTIMS[kill % VICTIMS.length] ?? "both";
    const alive = new AbortController();
    const readers = ledger.live(product.url, dataDir, alive.signal);
    if (killing.isAimed(kill)) inRounds += Number(await untilAsked(press));
    else await pause(200 + Math.random() * longestLifeMs);
    const ended = victim === "database" ? null : killed(product);
    if (victim !== "server") process.kill(postmaster(dataDir), "SIGKILL");
    await ended;
    alive.abort();
    await readers;
    // A dead PostgreSQL's last children hold its memory for a moment.
    if (victim === "both") await pause(1_000);
    if (victim === "server") await letMinutePass(socketDir);
    if (ended !== null) product = await open();
    if (victim === "server" && !product.output().includes(TAKEN_OVER))
      faults.push(`kill ${kill}: no word of taking over`);
    const { articles, emails } = await check(`kill ${kill}, of the ${victim}`);
    killing.tell?.(
      `${minutes(from)} min: kill ${kill}, of the ${victim}: ${articles.length} articles, ${emails.length} sign-ups`,
    );
    if (victim !== "server") await letMinutePass(socketDir);
  }
  press.fallSilent();
  if (toTheEnd) await untilAllIsKept(press, socketDir);
  const kept = await check("the end");
  const missed = sum(press.editions) - kept.articles.length;
  if (toTheEnd && missed !== 0) faults.push(`${missed} articles were told and never kept`);
  if ((await product.stop()) !== 0) faults.push("it does not end in order");
  await providers.close();
  await rm(dataDir, { recursive: true, force: true });
  const acknowledged = ledger.posted.filter((form) => form.acknowledged).length;
  const figures = [
    `${kills} kills, ${inRounds} of them in a round of feeds, in ${minutes(from)} minutes (load ${loadavg()[0]?.toFixed(1)})`,
    `${sum(press.editions)} articles told, ${kept.articles.length} kept`,
    `${acknowledged} sign-ups and words of feedback acknowledged of ${ledger.posted.length} sent, ${ledger.confirmed.size} confirmations`,
    `${ledger.counts.pages} pages, ${ledger.counts.views} views; the longest start ${(Math.max(...starts) / 1000).toFixed(1)} s`,
  ];
  return { figures, faults };
}

function killed({ process: server }: RunningProduct): Promise<unknown> {
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGKILL");
  return ended;
}

/** Waits until some more feeds are requested, and a moment longer; false if no round came. */
async function untilAsked(press: TellingPress): Promise<boolean> {
  const wanted = press.asked + 1 + Math.floor(Math.random() * press.editions.length);
  for (const end = Date.now() + ROUND_AT_LATEST_MS; Date.now() < end; await pause(LOOK_MS)) {
    if (press.asked < wanted) continue;
    await pause(Math.random() * ROUND_MS);
    return true;
  }
  return false;
}

/** Asks again and again: a database that was killed takes a moment to come back. */
async function untilLooked(socketDir: string): Promise<Kept> {
  for (const end = Date.now() + 30_000; ; await pause(100)) {
    try {
      return await lookAt(socketDir);
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** Waits until every feed has been requested after the last article was published. */
async function untilAllIsKept(press: TellingPress, socketDir: string): Promise<void> {
  for (const end = Date.now() + 2 * ROUND_AT_LATEST_MS; Date.now() < end; await pause(500)) {
    const { editions } = await untilLooked(socketDir);
    if (press.editions.every((edition, paper) => editions[paper] === edition)) return;
  }
}

function postmaster(dataDir: string): number {
  return Number(readFileSync(path.join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

function minutes(from: number): string {
  return ((performance.now() - from) / 60_000).toFixed(1);
}

if (process.argv[1] === import.meta.filename) {
  const { figures, faults } = await killProduct({
    kills: Number(process.env.KILLS ?? 100),
    isAimed: (kill) => kill % 4 === 0,
    longestLifeMs: 5_000,
    toTheEnd: true,
    tell: (line) => process.stdout.write(`${line}\n`),
  });
  process.stdout.write(`${[...figures, ...faults.map((fault) => `FAULT: ${fault}`)].join("\n")}\n`);
  process.exit(faults.length === 0 ? 0 : 1);
}
