import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findClusterPaths } from "#platform/db/binaries.ts";
import { type RunningCommand, runCommand, startCommand } from "#tests/support/command.ts";
import { makeDataDir, startProduct } from "#tests/support/product.ts";

const LONG = { timeout: 120_000 };
const readerOf = (email: string): string =>
  JSON.stringify({
    email,
    state: "active",
    consentAt: "2026-02-01T06:00:00.000Z",
    consentVersion: "2026-11",
  });

let dataDir: string;
let imports = 0;

beforeAll(async () => {
  dataDir = await makeDataDir();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

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
  imports += 1;
  const email = `ada${imports}@mail.ng`;
  command.process.stdin?.write(`${readerOf(email)}\n`);
  const isStored = `select count(*) as n from letters.subscriber where email = '${email}'`;
  await vi.waitFor(async () => expect(await queryNumber(isStored)).toBe(1), {
    timeout: 60_000,
    interval: 100,
  });
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

test("a killed command no longer counts: the next one stops the database", LONG, async () => {
  const killed = await startImport();
  killed.kill("SIGKILL");
  await killed.ended;
  expect(await list()).toMatchObject({ code: 0, stderr: "" });
  expect(isDatabaseRunning()).toBe(false);
});

test(
  "a command or server that ends leaves the database running for a command that goes on, which stops it",
  LONG,
  async () => {
    const long = await startImport();
    expect(await list()).toMatchObject({ code: 0, stderr: "" });
    expect(isDatabaseRunning()).toBe(true);
    const server = await startProduct({ ROLES: "web" }, { dataDir });
    expect(server.output()).not.toContain("Took over");
    expect(await list()).toMatchObject({ code: 0, stderr: "" });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(isDatabaseRunning()).toBe(true);
    long.process.stdin?.end(`${readerOf("obi@mail.ng")}\n`);
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
