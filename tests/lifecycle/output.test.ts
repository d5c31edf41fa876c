import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { naijaGist } from "#tests/support/command.ts";
import { databaseOfFile } from "#tests/support/database.ts";

/** The buffer of a pipe on Linux; every output here is several times as long. */
const PIPE_BYTES = 64 * 1024;
const LINES = 3_000;

const database = databaseOfFile();
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "ng-output-"));
  await sql`insert into letters.subscriber (email, state, consent_at, consent_version)
    select 'reader' || i || '@mail.example', 'active', now(), '2026-11' from generate_series(1, ${LINES}) i`.execute(
    database.db,
  );
  await mkdir(path.join(dir, "feeds"));
  const feed = await readFile("tests/fixtures/feeds/wordpress.xml");
  for (let at = 0; at < 60; at += 1) await writeFile(path.join(dir, "feeds", `${at}.xml`), feed);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Runs a line of the shell in the folder; `$0` is the command. */
async function shell(line: string): Promise<number> {
  const child = spawn("bash", ["-o", "pipefail", "-c", line, naijaGist], {
    cwd: dir,
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: "ignore",
  });
  return (await once(child, "exit"))[0];
}

/** Reads a pipe slowly; returns how many bytes came through. */
async function readSlowly(pipe: string): Promise<number> {
  let bytes = 0;
  for await (const part of createReadStream(pipe, { highWaterMark: 8 * 1024 })) {
    bytes += part.length;
    await pause(5);
  }
  return bytes;
}

test.each([
  ["a folder's feeds", `"$0" feed parse --dir feeds`, 1],
  ["rows of the database", `"$0" subscribers export`, 1],
  ["a long complaint", `"$0" ${"x".repeat(100_000)}`, 2],
])("a slow reader of a pipe gets every byte: %s", { timeout: 120_000 }, async (name, line, stream) => {
  const [file, pipe] = [path.join(dir, `${name}.whole`), path.join(dir, `${name}.pipe`)];
  const code = await shell(`${line} ${stream}> "${file}"`);
  execFileSync("mkfifo", [pipe]);
  const [slow, bytes] = await Promise.all([shell(`${line} ${stream}> "${pipe}"`), readSlowly(pipe)]);
  const { size } = await stat(file);
  expect(size).toBeGreaterThan(PIPE_BYTES);
  expect([slow, bytes]).toEqual([code, size]);
});

test("a reader that closes the pipe early is not an error", { timeout: 120_000 }, async () => {
  expect(await shell(`"$0" subscribers export 2> complaints | head -1 > first`)).toBe(0);
  expect(await readFile(path.join(dir, "first"), "utf8")).toMatch(/^\{"email".*\}\n$/);
  expect(await readFile(path.join(dir, "complaints"), "utf8")).toBe("");
});
