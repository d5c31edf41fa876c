import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";

/** A minimal project with the real start scripts; tests/fixtures/install/npm.mjs stands in for npm. */
let dir: string;
let callsFile: string;
const inProject = (name: string): string => path.join(dir, "project", name);

const packages = {
  "": { name: "small" },
  "node_modules/part": { version: "1.0.0", integrity: "sha512-a" },
  "node_modules/tool": { version: "1.0.0", dev: true },
  "node_modules/of-another-machine": { version: "1.0.0", optional: true, os: ["nowhere"] },
  "node_modules/of-this-machine": { version: "1.0.0", optional: true, os: [process.platform] },
  "node_modules/of-something-left-out": { version: "1.0.0", optional: true },
};

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "ng-install-"));
  callsFile = path.join(dir, "calls");
  for (const folder of ["bin", "project/src/app", "project/src/cli", "project/tests"])
    mkdirSync(path.join(dir, folder), { recursive: true });
  for (const name of ["start.mjs", "install.mjs", "naija-gist"]) cpSync(name, inProject(name));
  symlinkSync(path.resolve("tests/fixtures/install/npm.mjs"), path.join(dir, "bin/npm"));
  symlinkSync(process.execPath, path.join(dir, "bin/node"));
  writeFileSync(inProject("package.json"), '{ "type": "module" }');
  writeLock(packages);
  for (const [file, word] of [
    ["src/app/main.ts", "the server"],
    ["src/cli/main.ts", "a command"],
    ["tests/run.ts", "the tests"],
  ] as const)
    writeFileSync(inProject(file), `console.log("${word}", ...process.argv.slice(2))`);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

function writeLock(locked: object): void {
  writeFileSync(inProject("package-lock.json"), JSON.stringify({ packages: locked }));
}

function launch(program: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
    env: {
      ...process.env,
      PATH: `${path.join(dir, "bin")}:${process.env.PATH}`,
      NPM_CALLS: callsFile,
      ...env,
    },
  });
}

async function outcomeOf(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => (output += part));
  await once(child, "close");
  return { code: child.exitCode, output };
}

const start = (script = "start", env = {}) =>
  outcomeOf(launch("node", [inProject("start.mjs"), script], env));
const command = (...args: string[]) => outcomeOf(launch(inProject("naija-gist"), args));
const npm = (...args: string[]) =>
  outcomeOf(
    spawn(path.resolve("tests/fixtures/install/npm.mjs"), args, {
      cwd: inProject("."),
      env: { ...process.env, NPM_CALLS: "/dev/null" },
    }),
  );
function npmWhich(script: string): void {
  rmSync(path.join(dir, "bin/npm"));
  writeFileSync(path.join(dir, "bin/npm"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}
/** Whole lines only: a process that is killed as it opens the file leaves none. */
const calls = (): string[] =>
  existsSync(callsFile) ? readFileSync(callsFile, "utf8").split("\n").slice(0, -1) : [];
const claims = (): string[] => readdirSync(inProject(".")).filter((name) => name.startsWith(".installing"));
/** What npm has installed, without the cache of compiled modules. */
const modules = () =>
  readdirSync(inProject("node_modules"), { recursive: true })
    .map(String)
    .filter((name) => !name.startsWith(".cache"))
    .sort();

test("the first start installs the product, a later one installs nothing", async () => {
  expect(await start()).toMatchObject({ code: 0, output: expect.stringContaining("the server") });
  expect(calls()).toEqual(["ci --omit=dev", "done"]);
  expect(await start()).toEqual({ code: 0, output: "the server\n" });
  expect(calls()).toHaveLength(2);
});

test("after a plain npm ci, a command leaves what is installed unchanged", async () => {
  await npm("ci");
  const before = modules();
  expect(before).toContain("tool");
  expect(await command("help")).toEqual({ code: 0, output: "a command help\n" });
  expect(calls()).toEqual([]);
  expect(modules()).toEqual(before);
});

test("after npm ci --omit=dev, as in the image, commands and the server start without installing", async () => {
  await npm("ci", "--omit=dev");
  expect(await command("help")).toEqual({ code: 0, output: "a command help\n" });
  expect(await start()).toEqual({ code: 0, output: "the server\n" });
  expect(calls()).toEqual([]);
});

test.each([
  ["nothing is installed", () => {}],
  [
    "another version is installed",
    () => npm("ci").then(() => writeLock({ ...packages, "node_modules/new": { version: "2.0.0" } })),
  ],
])("when %s, a command says to run npm ci, and installs nothing", async (_, prepare) => {
  await prepare();
  const before = readdirSync(inProject("."));
  const { code, output } = await command("help");
  expect([code, output.trim().split("\n")]).toEqual([2, [expect.stringMatching(/npm ci/)]]);
  expect(calls()).toEqual([]);
  expect(readdirSync(inProject("."))).toEqual(before);
});

test("a test run adds the dev packages, and keeps the packages that a server may be using", async () => {
  await start();
  writeFileSync(inProject("node_modules/part/in-use"), "");
  expect(await start("test")).toMatchObject({ code: 0, output: expect.stringContaining("the tests") });
  expect(calls()).toEqual(["ci --omit=dev", "done", "install --no-save --include=dev", "done"]);
  expect(modules()).toContain("part/in-use");
});

test("a start with a new lock file keeps the dev packages", async () => {
  await npm("ci");
  writeLock({ ...packages, "node_modules/new": { version: "2.0.0" } });
  await start();
  expect(calls()).toEqual(["install --no-save --include=dev", "done"]);
  expect(modules()).toEqual(expect.arrayContaining(["new", "tool"]));
});

test.each([
  ["another version of a package", { "node_modules/part": { version: "1.0.1" } }],
  ["other bytes of the same version", { "node_modules/part": { version: "1.0.0", integrity: "sha512-b" } }],
  [
    "this machine's own binary",
    { "node_modules/more": { version: "1.0.0", optional: true, os: [process.platform] } },
  ],
])("%s is installed", async (_, change) => {
  await npm("ci", "--omit=dev");
  writeLock({ ...packages, ...change });
  await start();
  expect(calls()).toEqual(["install --no-save --omit=dev", "done"]);
});

test("of several starts at once, one installs and all succeed", async () => {
  const outcomes = await Promise.all([1, 2, 3].map(() => start("start", { NPM_TAKES_MS: "700" })));
  expect(outcomes.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(calls()).toEqual(["ci --omit=dev", "done"]);
  expect(claims()).toEqual([]);
});

test("a start and a test run at once install one after the other", async () => {
  await Promise.all(["start", "test"].map((script) => start(script, { NPM_TAKES_MS: "300" })));
  expect(calls().filter((_, at) => at % 2 === 1)).toEqual(calls().filter((call) => call === "done"));
  expect(modules()).toContain("tool");
});

test("an interrupted installation is repeated by the next start", async () => {
  await npm("ci", "--omit=dev");
  writeLock({ ...packages, "node_modules/new": { version: "2.0.0" } });
  const interrupted = launch("node", [inProject("start.mjs"), "start"], { NPM_TAKES_MS: "60000" });
  await vi.waitFor(() => expect(calls()).toHaveLength(1), MAX_WAIT_MS);
  // Kills the whole group, including npm, as a power failure would.
  process.kill(-(interrupted.pid ?? 0), "SIGKILL");
  await once(interrupted, "close");
  expect((await command("help")).code).toBe(2);
  expect(await start()).toMatchObject({ code: 0, output: expect.stringContaining("the server") });
  expect(calls().slice(1)).toEqual(["install --no-save --omit=dev", "done"]);
  expect(claims()).toEqual([]);
});

test("if a start is killed and its npm goes on, the next start waits for that npm", async () => {
  const killed = launch("node", [inProject("start.mjs"), "start"], { NPM_TAKES_MS: "1500" });
  await vi.waitFor(() => expect(claims()).toHaveLength(2), MAX_WAIT_MS);
  killed.kill("SIGKILL");
  expect(await start()).toMatchObject({ code: 0, output: expect.stringContaining("the server") });
  expect(calls()).toEqual(["ci --omit=dev", "done"]);
  expect(claims()).toEqual([]);
});

test("a killed installation that remains as a zombie process does not block a start", async () => {
  // Where process 1 reaps no children, as in a container without an init, a killed npm keeps its id for ever.
  const parent = launch("sh", ["-c", "sleep 0.1 & echo $!; exec sleep 600"]);
  const [pid] = await once(parent.stdout as Readable, "data");
  const state = () => readFileSync(`/proc/${Number(pid)}/stat`, "utf8");
  await vi.waitFor(() => expect(state()).toContain(") Z "), MAX_WAIT_MS);
  writeFileSync(inProject(`.installing-${Number(pid)}`), "");
  expect(await start()).toMatchObject({ code: 0, output: expect.stringContaining("the server") });
  expect(claims()).toEqual([]);
  process.kill(-(parent.pid ?? 0), "SIGKILL");
});

test("if npm fails, the start says so and leaves no lock", async () => {
  npmWhich("echo no network >&2; exit 1");
  const { code, output } = await start();
  expect([code, output]).toEqual([1, expect.stringMatching(/no network\nnpm could not/)]);
  expect(claims()).toEqual([]);
});

test("in this project, installed by npm ci, a command does not call npm", async () => {
  npmWhich('echo called >> "$NPM_CALLS"');
  const outcome = await outcomeOf(launch(path.resolve("naija-gist"), ["help"]));
  expect(outcome).toEqual({ code: 0, output: expect.stringContaining("Commands of Naija Gist") });
  expect(calls()).toEqual([]);
});

test("the start scripts need nothing from npm, since nothing is installed when they run", () => {
  const imported = ["start.mjs", "install.mjs"].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/from "([^"]+)"/g)].map(([, name = ""]) => name),
  );
  expect(imported.length).toBeGreaterThan(3);
  expect(imported.filter((name) => !name.startsWith("node:") && name !== "./install.mjs")).toEqual([]);
});
