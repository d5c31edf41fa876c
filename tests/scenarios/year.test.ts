import { mkdtemp, readdir, rm } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backupJob } from "#app/backups/job.ts";
import { checkBackups } from "#app/checks/backups.ts";
import { checkFeeds } from "#app/checks/feeds.ts";
import { checkProcess } from "#app/checks/process.ts";
import { type AllHandlers, createAnswerCache, createAsk, type Handler } from "#app/http/ask.ts";
import { freeBytes, noteDisk } from "#app/watch/growth.ts";
import { watchJob } from "#app/watch/job.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { readLeague } from "#features/league/api/read.ts";
import { importBundle } from "#features/league/jobs/import-bundle.ts";
import { planResult } from "#features/league/jobs/operator/operator.ts";
import { findSilence } from "#features/news/api/meta.ts";
import { readNews } from "#features/news/api/read.ts";
import { newsJobs } from "#features/news/jobs/schedule.ts";
import { readLines } from "#platform/db/backup/file.ts";
import { tryCopy } from "#platform/db/backup/try-copy.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import type { Mail, Mailer } from "#platform/mail/mail.ts";
import { createPictureSigner } from "#platform/pictures/sign.ts";
import { ok } from "#platform/result.ts";
import { DAY_MS, lagosDate, lagosInstant } from "#platform/time.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { feedOf } from "#tests/support/played-press.ts";
import { type LocalServer, serve } from "#tests/support/servers.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { paperOf } from "#tests/support/stored-news.ts";

/** A year of running it, its clock moved day by day over the real jobs; every letter to the operator is printed. */
const DAYS = Number(process.env.DAYS ?? 365);
const FIRST = "2026-01-01";
const RETENTION = 180;
/** What goes wrong, by the day on which it begins and the one on which it is over. */
const faults = {
  /** The paper prints nothing new, for ever. */
  dies: { paper: "echo", from: 60, to: Infinity },
  /** The paper's server fails, and comes back. */
  fails: { paper: "delta", from: 120, to: 150 },
  /** The other place to which backups are copied is away. */
  copies: { from: 290, to: 293 },
};
const KEY_CHANGES = 240;
const DISK_FILLS = 230;
const keys = ["the first key of the backups", "the second key of the backups"] as const;

const database = databaseOfFile();
let press: LocalServer;
let dir: string;
let day = 0;
let at = lagosInstant(FIRST, "00:00");
const clock = { now: () => at };
const isOn = ({ from, to }: { from: number; to: number }): boolean => day >= from && day < to;
const names = ["alpha", "bravo", "charlie", "delta", "echo", "foxtrot"];

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "ng-year-"));
  press = await serve((request, response) => {
    const paper = request.url?.slice(1) ?? "";
    response.setHeader("Date", at.toUTCString());
    if (paper === faults.fails.paper && isOn(faults.fails)) response.statusCode = 500;
    const printed = paper === faults.dies.paper ? Math.min(day, faults.dies.from) : day;
    response.end(feedOf(itemsOf(paper, printed), at));
  });
});
afterAll(async () => {
  await press[Symbol.asyncDispose]();
  await rm(dir, { recursive: true, force: true });
});

/** Three articles a day: one that all papers have, and two of the paper's own. */
function itemsOf(paper: string, printed: number) {
  const link = (what: string) => `https://${paper}.example/${printed}/${what}`;
  const age = (day - printed) * 24 * 60 + 30;
  return [
    { title: `Governor opens bridge number ${printed} over the river at Lokoja`, link: link("bridge"), age },
    { title: `${paper} market counts ${printed} new stalls`, link: link("market"), age },
    { title: `Choir of ${paper} sings for the ${printed}th evening`, link: link("choir"), age },
  ];
}

test("a year passes: the operator is told of each fault once, and nothing is kept too long or lost", {
  timeout: 3_600_000,
}, async () => {
  const { db, url } = database;
  await importBundle({ db, clock });
  const ask = askOf();
  const letters: string[] = [];
  const mail: Mailer = {
    sendsMail: true,
    send: async ({ subject, text }: Mail) => {
      const letter = `${lagosDate(at)} ${subject}\n${text.split("\n\n")[0]}`;
      process.stdout.write(`${letter}\n`);
      letters.push(letter);
      return ok("sent");
    },
    forget: async () => {},
    forgetBefore: async () => {},
    close: () => {},
  };
  const fetch = createFetch({
    ...{ allowedLoopback: [press.origin], userAgent: "test", spacingMs: 0, clock, log: silentLog },
  });
  const papers = names.map((id) =>
    paperOf(id, { feeds: [{ url: `${press.origin}/${id}`, category: null, state: "on" }] }),
  );
  const base = { db, clock, log: silentLog };
  const jobs = new Map(
    [
      ...newsJobs({ ...base, fetch, papers, edition: "live", retentionDays: RETENTION }),
      watchJob({
        ...{ ...base, dataDir: ".", siteUrl: "https://gist.example", operator: "me@gist.example", mail },
        check: () =>
          Promise.all([
            checkFeeds({ ask, clock, findSilence: () => findSilence({ db, clock }) }),
            checkBackups({ db, clock, dir }),
            checkProcess({
              ...{ db, clock, env: { ROLES: "web,worker", DATA_DIR: "." }, build: "a year" },
              settings: { edition: "live", siteUrl: "https://gist.example" },
            }),
          ]),
      }),
    ].map((job) => [job.name, job]),
  );
  const run = async (name: string, time: string) => {
    at = lagosInstant(lagosDate(new Date(+lagosInstant(FIRST, "12:00") + day * DAY_MS)), time);
    await jobs.get(name)?.run(at);
  };
  const seasons = new Set<string>();
  for (day = 0; day < DAYS; day += 1) {
    const hook = isOn(faults.copies) ? "/nowhere/copy" : "/bin/true";
    const key = keys[day < KEY_CHANGES ? 0 : 1];
    jobs.set("ops.backup", backupJob({ ...base, url, dir, key, hook }));
    await run("ops.backup", "02:30");
    await run("news.tidy", "03:30");
    await sql`update news.feed set next_check_at = ${at}`.execute(db);
    await run("news.round", "18:55");
    if (lagosDate(at) === "2026-08-29") await enterFirstResult();
    if (day === DISK_FILLS) await fillDisk();
    for (const time of ["19:00", "19:10", "19:20"]) await run("ops.watch", time);
    if (day % 7 !== 0) continue;
    await run("news.analyse", "20:00");
    seasons.add((await ask(api.league.standings, {})).season);
  }
  const { rows } = await sql<{ articles: number; oldest: Date }>`
    select count(*)::int as articles, min(published_at) as oldest from news.article`.execute(db);
  const [{ articles, oldest } = { articles: 0, oldest: at }] = rows;
  expect((+at - +oldest) / DAY_MS).toBeLessThan(RETENTION + 2);
  const kept = await readdir(dir);
  const tested = await sql<{ n: number }>`select count(*)::int as n from platform.backup
    where tested_at is not null and test_fault is null`.execute(db);
  const trials = tested.rows[0]?.n ?? 0;
  process.stdout.write(
    `${DAYS} days: ${articles} articles, ${kept.length} backups kept, ${trials} tested of those noted\n`,
  );
  const told = (part: string) => letters.filter((letter) => letter.includes(part));
  expect(told("The echo has brought nothing")).toHaveLength(1);
  expect(told("- The delta has brought nothing")).toHaveLength(1);
  expect(told("Over: The delta has brought nothing")).toHaveLength(1);
  expect(told("- The disk of DATA_DIR is full on")).toHaveLength(1);
  expect(told("Over: The disk of DATA_DIR is full on")).toHaveLength(1);
  expect(told("- The newest backup was not copied")).toHaveLength(1);
  expect(told("Over: The newest backup was not copied")).toHaveLength(1);
  expect(letters.length).toBeLessThan(12);
  expect([...seasons].sort()).toEqual(["2025-26", "2026-27"]);
  // The newest with the new key; one of before the change with the old one alone.
  const [oldestFile = "", newestFile = ""] = [kept.toSorted()[0], kept.toSorted().at(-1)];
  await expect(tryCopy(url, () => readLines(path.join(dir, newestFile), keys[1]))).resolves.toBeGreaterThan(
    0,
  );
  await expect(tryCopy(url, () => readLines(path.join(dir, oldestFile), keys[0]))).resolves.toBeGreaterThan(
    0,
  );
});

function askOf(): Ask {
  const { db } = database;
  const handlers = new Map<string, Handler>();
  const all = {
    ...readNews({ db, clock, pictures: createPictureSigner(Buffer.from("a key for tests")) }),
    ...readLeague({ db, clock }),
  };
  for (const [address, handler] of Object.entries(all)) handlers.set(address, handler as Handler);
  return ((address: string, params: unknown) =>
    createAsk(handlers as AllHandlers, { prove: false, cache: createAnswerCache({ clock }) })(
      address as never,
      params as never,
    )) as Ask;
}

/** In the month before this day the disk lost so much a day that it is full in two weeks. */
async function fillDisk(): Promise<void> {
  const free = await freeBytes(".");
  for (let before = 1; before < 30; before += 1) {
    const freeThen = free + Math.round((before * free) / 14);
    const then = new Date(+at - before * DAY_MS);
    await noteDisk(database.db, { host: hostname(), freeBytes: freeThen, now: then });
  }
}

async function enterFirstResult(): Promise<void> {
  const fields = { home: "enyimba", away: "rangers-international", hg: "1", ag: "0", date: "2026-08-29" };
  const plan = await planResult({ db: database.db, clock }, { ...fields, season: "2026-27", round: "1" });
  expect(plan.lines.map(({ kind, replacement }) => [kind, replacement])).toEqual([
    ["new", expect.any(String)],
  ]);
  await plan.write();
}
