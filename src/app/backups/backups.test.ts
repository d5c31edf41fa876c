import { chmod, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkBackups } from "#app/checks/backups.ts";
import { readLines } from "#platform/db/backup/file.ts";
import { tryCopy } from "#platform/db/backup/try-copy.ts";
import { DAY_MS, daysAfter } from "#platform/time.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { articleOf, storeArticles } from "#tests/support/stored-news.ts";
import { takeDown } from "#tests/support/take-down.ts";
import { backupJob } from "./job.ts";
import { namesOf, namesToDelete } from "./kept.ts";

const start = new Date("2026-11-22T01:30:00Z");
const key = "sixteen or more letters";
const database = databaseOfFile();
let dir: string;
let now = start;
const clock = { now: () => now };
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "ng-backups-"));
  const titles = ["Senate passes the budget", "Naira gains", "Fire guts Ado market"];
  const articles = titles.map((title) => articleOf("courier", title, 5));
  await storeArticles(database.db, articles);
  // A restore hides again what is withdrawn, and so changes the physical order of rows.
  await takeDown(database.db, "article", articles[0]!.id);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

test("a year of nights keeps seven days, four weeks and six months", () => {
  let names: string[] = ["before-v2.gz", "notes.txt"];
  for (let night = 0; night < 400; night += 1) {
    names.push(...namesOf(daysAfter(new Date("2025-10-26T01:30Z"), night), night > 200).slice(0, 1));
    const gone = new Set(namesToDelete(names));
    names = names.filter((name) => !gone.has(name));
  }
  expect(names.slice(2).map((name) => name.slice(11, 21))).toEqual([
    ...["2026-06-30", "2026-07-31", "2026-08-31", "2026-09-30", "2026-10-31"],
    ...["2026-11-08", "2026-11-15", "2026-11-22"],
    ...["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29"],
  ]);
  expect(names.slice(0, 2)).toEqual(["before-v2.gz", "notes.txt"]);
});

test("the backups of one day are kept as long as each other, and deleted together", () => {
  const namesAt = (day: string) => namesOf(new Date(`2026-${day}T09:00:00Z`), false);
  const day = [...namesAt("11-25"), "naija-gist-2026-11-25.gz.enc"];
  const names = ["01", "02", "03", "04", "05", "06"].flatMap((date) => namesAt(`12-${date}`));
  expect(namesToDelete([...day, ...names])).toEqual([]);
  expect(namesToDelete([...day, ...namesAt("11-29"), ...names])).toEqual(day);
});

const backUp = (parts: object = {}) =>
  backupJob({
    ...{ db: database.db, url: database.url, clock, log: silentLog, dir, key, hook: undefined },
    ...parts,
  }).run(now);
const problems = async () => (await checkBackups({ db: database.db, clock, dir })).problems;

test("a night's backup is encrypted, handed to the hook, restored, compared, and shown", async () => {
  const hook = path.join(dir, "hook");
  await writeFile(hook, `#!/bin/sh\ncp "$1" "$1.elsewhere"\n`);
  await chmod(hook, 0o755);
  await backUp({ hook });
  const file = path.join(dir, "naija-gist-2026-11-22.gz.enc");
  expect(await readFile(`${file}.elsewhere`)).toEqual(await readFile(file));
  expect((await readFile(file)).includes("Senate")).toBe(false);
  const { tables, problems } = await checkBackups({ db: database.db, clock, dir });
  expect(problems).toEqual([]);
  expect(tables[0]?.title).toBe(`the last tested one: ${file}`);
  expect(tables[0]?.rows[0]?.[4]).toMatch(/^0 s ago, \d+ rows$/);
  const { rows } = await sql<{
    name: string;
  }>`select datname as name from pg_database where datname like '%trial%'`.execute(database.db);
  expect(rows).toEqual([]);
});

test("a newest backup that somebody deleted is a problem", async () => {
  const file = path.join(dir, "naija-gist-2026-11-22.gz.enc");
  await rename(file, `${file}.away`);
  expect(await problems()).toEqual([`The newest backup was deleted: ${file}`]);
  await rename(`${file}.away`, file);
  expect(await problems()).toEqual([]);
});

async function readAll(file: string, withKey?: string): Promise<number> {
  let lines = 0;
  for await (const _ of readLines(file, withKey)) lines += 1;
  return lines;
}

test("an encrypted backup is read with its key alone, and one changed byte is noticed", async () => {
  const file = path.join(dir, "naija-gist-2026-11-22.gz.enc");
  expect(await readAll(file, key)).toBeGreaterThan(2);
  await expect(readAll(file)).rejects.toThrow("The copy is encrypted: set BACKUP_KEY");
  await expect(readAll(file, "another of many letters")).rejects.toThrow("BACKUP_KEY is not the key");
  const bytes = await readFile(file);
  bytes[bytes.length - 20]! ^= 1;
  await writeFile(path.join(dir, "changed"), bytes);
  await expect(readAll(path.join(dir, "changed"), key)).rejects.toThrow(/damaged|checksum/);
  await writeFile(path.join(dir, "cut"), bytes.subarray(0, -100));
  await expect(readAll(path.join(dir, "cut"), key)).rejects.toThrow(/cut off|damaged/);
});

test("a trial notices one row that came out otherwise than it is in the file", async () => {
  const file = path.join(dir, "naija-gist-2026-11-22.gz.enc");
  let calls = 0;
  async function* read() {
    const isChanged = ++calls === 2;
    for await (const line of readLines(file, key)) yield isChanged ? line.replace("Naira", "Cedi") : line;
  }
  await expect(tryCopy(database.url, read)).rejects.toThrow("the copy has other rows than the file");
});

test("a failed hook, a failed trial, an old and an untested backup are problems", async () => {
  now = new Date(start.getTime() + DAY_MS);
  await backUp({ hook: "/bin/false" });
  expect(await problems()).toEqual([expect.stringContaining("was not copied: Command failed: /bin/false")]);
  now = new Date(start.getTime() + 8 * DAY_MS);
  await backUp({ url: "postgres://nobody@127.0.0.1:9/naija" });
  expect(await problems()).toEqual([expect.stringContaining("could not be restored: connect ECONNREFUSED")]);
  now = new Date(start.getTime() + 11 * DAY_MS);
  expect(await problems()).toEqual([
    "The newest backup is 3 days old.",
    "No backup was restored and compared for 11 days.",
    expect.stringContaining("could not be restored"),
  ]);
  await backUp();
  expect(await problems()).toEqual([]);
  expect((await readdir(dir)).filter((name) => name.endsWith(".enc"))).toHaveLength(4);
});
