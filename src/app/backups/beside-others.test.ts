import { chmod, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readLines } from "#platform/db/backup/file.ts";
import { HOUR_MS } from "#platform/time.ts";
import { databaseOfEachTest } from "#tests/support/database.ts";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { backupJob } from "./job.ts";
import { findBackups } from "./store.ts";

const now = new Date("2026-11-22T09:00:00Z");
const clock = { now: () => now };
const database = databaseOfEachTest();
let dir: string;
let warnings: string[];
beforeEach(async () => {
  warnings = [];
  dir = await mkdtemp(path.join(tmpdir(), "ng-beside-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const log = { ...silentLog, warn: (_: object, text: string) => void warnings.push(text) } as typeof silentLog;
/** Nothing is restored here: trials of two test files at once would be in each other's way. */
const url = "postgres://nobody@127.0.0.1:9/naija";
const backUp = (hook?: string) =>
  backupJob({ db: database.db, url, clock, log, dir, key: undefined, hook }).run(now);
const inDir = (name: string) => path.join(dir, name);
async function hookOf(script: string): Promise<string> {
  await writeFile(inDir("hook"), `#!/bin/sh\n${script}\n`);
  await chmod(inDir("hook"), 0o755);
  return inDir("hook");
}

test("a backup that another database made is never replaced, one of its own is", async () => {
  const [foreign, own] = [inDir("naija-gist-2026-11-22.gz"), inDir("naija-gist-2026-11-22T1000.gz")];
  await writeFile(foreign, "all readers");
  const hook = await hookOf(`echo "$1" >> ${inDir("handed-on")}`);
  await backUp(hook);
  await writeFile(own, "cut off");
  await backUp(hook);
  expect(await readFile(foreign, "utf8")).toBe("all readers");
  for await (const line of readLines(own)) expect(line).toMatch(/^\S+\t/);
  expect(await readFile(inDir("handed-on"), "utf8")).toBe(`${own}\n${own}\n`);
  expect(warnings).toEqual(Array(2).fill("another database's backup stays: this one is written beside it"));
  expect(await findBackups(database.db)).toMatchObject([{ file: own }]);
  // A third database, in the same minute.
  await sql`delete from platform.backup`.execute(database.db);
  await expect(backUp()).rejects.toThrow("Another database's backups are in the way");
  expect((await readdir(dir)).filter((name) => name.endsWith(".gz"))).toHaveLength(2);
});

test("a run that ends while its backup is handed on is made again under the same name", async () => {
  const file = inDir("naija-gist-2026-11-22.gz");
  const files = async () => (await findBackups(database.db)).map((backup) => backup.file);
  const slow = backUp(await hookOf(`until [ -e "$1.go" ]; do sleep 0.05; done; exit 1`));
  await vi.waitFor(async () => expect(await files()).toEqual([file]), MAX_WAIT_MS);
  await backUp();
  await writeFile(`${file}.go`, "");
  await slow;
  expect(await findBackups(database.db)).toMatchObject([
    { file, copy_fault: expect.stringContaining("Command failed") },
  ]);
  expect((await readdir(dir)).filter((name) => name.endsWith(".gz"))).toHaveLength(1);
});

test("what a killed backup left is removed half a day later, what another process writes is not", async () => {
  const [old, young, others] = [
    "naija-gist-2026-11-21.gz.enc.77.half",
    "before-v2.gz.78.half",
    "better.half",
  ];
  for (const [name, hours] of Object.entries({ [old]: 13, [young]: 11, [others]: 99 })) {
    await writeFile(inDir(name), "ada@mail.ng");
    await utimes(inDir(name), now, new Date(+now - hours * HOUR_MS));
  }
  await backUp();
  expect((await readdir(dir)).sort()).toEqual([young, others, "naija-gist-2026-11-22.gz"].sort());
});
