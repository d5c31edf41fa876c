import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findClusterPaths } from "#platform/db/binaries.ts";
import { type RunningCommand, runCommand, startCommand } from "#tests/support/command.ts";
import { makeDataDir, startProduct } from "#tests/support/product.ts";

const LONG = { timeout: 120_000 };
const reader = JSON.stringify({
  email: "ada@mail.ng",
  state: "active",
  consentAt: "2026-02-01T06:00:00.000Z",
  consentVersion: "2026-11",
});

let dataDir: string;

beforeEach(async () => {
  dataDir = await makeDataDir();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const env = () => ({ DATA_DIR: dataDir });
const list = () => runCommand(["events", "list"], { env: env() });

const isDatabaseRunning = (): boolean => existsSync(path.join(dataDir, "postgres", "postmaster.pid"));

/** Starts a command and leaves it in the middle of its work: connected to the database and waiting for lines. */
async function startImport(): Promise<RunningCommand> {
  const command = startCommand(["subscribers", "import"], { env: env(), input: "open" });
  await vi.waitFor(async () => expect(await connections()).toBeGreaterThan(0), {
    timeout: 60_000,
    interval: 100,
  });
  command.process.stdin?.write(`${reader}\n`);
  await vi.waitFor(async () => expect(await subscribers()).toBe(1), { timeout: 60_000, interval: 100 });
  return command;
}

async function queryNumber(query: string): Promise<number> {
  const { socketDir } = await findClusterPaths(dataDir, tmpdir());
  const client = new Client({ host: socketDir, user: "naija", database: "naija" });
  client.on("error", () => {});
  try {
    await client.connect();
    return Number((await client.query(query)).rows[0]?.n ?? 0);
  } catch {
    return 0;
  } finally {
    await client.end().catch(() => {});
  }
}
const connections = () =>
  queryNumber("select count(*) as n from pg_stat_activity where application_name like 'naija-gist%'");
const subscribers = () => queryNumber("select count(*) as n from letters.subscriber");

test(
  "of two commands without a server, the first to end leaves the database running, the last stops it",
  LONG,
  async () => {
    const long = await startImport();
    const short = await list();
    expect([short.code, short.stderr]).toEqual([0, ""]);
    expect(isDatabaseRunning()).toBe(true);
    long.process.stdin?.end(`${reader.replace("ada", "obi")}\n`);
    expect(await long.ended).toMatchObject({ code: 0, stdout: "2 added, 0 already known.\n", stderr: "" });
    expect(isDatabaseRunning()).toBe(false);
  },
);

test("a killed command no longer counts: the next one stops the database", LONG, async () => {
  const killed = await startImport();
  killed.kill("SIGKILL");
  await killed.ended;
  expect(await list()).toMatchObject({ code: 0, stderr: "" });
  expect(isDatabaseRunning()).toBe(false);
});

test(
  "a server can start and stop beside commands, and the last command stops the database",
  LONG,
  async () => {
    const long = await startImport();
    const server = await startProduct({ ROLES: "web" }, { dataDir });
    expect(server.output()).not.toContain("Took over");
    expect(await list()).toMatchObject({ code: 0, stderr: "" });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(isDatabaseRunning()).toBe(true);
    long.process.stdin?.end(`${reader.replace("ada", "obi")}\n`);
    expect(await long.ended).toMatchObject({ code: 0, stdout: "2 added, 0 already known.\n", stderr: "" });
    expect(isDatabaseRunning()).toBe(false);
  },
);

test.each([
  ["Ctrl-C", async (command: RunningCommand) => command.kill("SIGINT"), 130],
  ["its output is closed", async (command: RunningCommand) => command.process.stdin?.end(), 0],
] as const)("a command that ends early leaves no database running: %s", LONG, async (_, stop, code) => {
  const command = await startImport();
  command.process.stdout?.destroy();
  await stop(command);
  expect(await command.ended).toMatchObject({ code, stderr: "" });
  expect(isDatabaseRunning()).toBe(false);
});
