import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { naijaGist, runCommand } from "#tests/support/command.ts";
import { databaseOfFile } from "#tests/support/database.ts";

const reader = {
  email: "ada@mail.example",
  state: "active",
  consentAt: "2026-02-01T06:00:00.000Z",
  consentVersion: "2026-11",
};

// A command takes a second by itself, and much longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const database = databaseOfFile();
/** The caller's working directory. */
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "ng-calls-"));
  await mkdir(path.join(dir, "folder"));
  await writeFile(path.join(dir, "words"), "hello\n");
  await writeFile(path.join(dir, "cut.json"), '[{"list":"now","title":"The Tai');
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const run = (line: string, input?: string) =>
  runCommand(line.split(" "), { cwd: dir, env: { DATABASE_URL: database.url }, input });

test("a file is relative to the caller's folder, and options may be in any order", async () => {
  expect(await run("backup folder/whole.gz")).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`${dir}/folder/whole.gz`),
  });
  expect(await run("restore --replace folder/whole.gz")).toMatchObject({ code: 0, stderr: "" });
  expect(await run("restore folder/whole.gz --replace")).toMatchObject({ code: 0, stderr: "" });
});

test("a backup without its last byte is refused, and the database stays as it was", async () => {
  const [complete, truncated] = [path.join(dir, "to-cut.gz"), path.join(dir, "cut.gz")];
  await run("backup to-cut.gz");
  await run("subscribers import", `${JSON.stringify(reader)}\n`);
  await writeFile(truncated, (await readFile(complete)).subarray(0, -1));
  expect(await run("restore cut.gz --replace")).toEqual({
    code: 2,
    stdout: "",
    stderr: "The copy is cut off: its end is missing. Nothing was changed.\n",
  });
  expect((await run("subscribers export")).stdout).toContain(reader.email);
});

test("under npm run, a file is relative to the folder where npm was called", async () => {
  const env = { INIT_CWD: dir, npm_package_json: path.resolve("package.json") };
  const { code, stderr } = await runCommand(["league", "forecast", "--results", "none.csv"], { env });
  expect([code, stderr]).toEqual([2, `There is no file ${dir}/none.csv.\n`]);
});

test.each([
  ["restore --replce words", "restore has no option --replce. Did you mean --replace?"],
  ["desk cluster --level medium", '--level is strict|loose, not "medium".'],
  ["restore none.gz", "There is no file DIR/none.gz."],
  ["restore words --replace", "This is not a copy of Naija Gist. Nothing was changed."],
  ["feed parse --dir words", "DIR/words is not a folder."],
])("a wrong call gives a sentence and exit code 2: %s", async (line, sentence) => {
  const { code, stdout, stderr } = await run(line);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(sentence.replace("DIR", dir));
  expect(stderr.trim().split("\n")).toHaveLength(1);
});

test.each([
  ["desk classify", '{"title":"Ferry aground"}\n\n{"titel":"Ferry"}\n', "Line 3 is not an article"],
  ["subscribers import", "\n{}\n", "Line 2 is not a record of an export"],
])("an invalid line of the standard input is reported with its number: %s", async (line, input, sentence) => {
  const { code, stderr } = await run(line, input);
  expect([code, stderr.trim().split("\n").length]).toEqual([2, 1]);
  expect(stderr).toContain(sentence);
});

test("'help COMMAND' and 'COMMAND --help' print the same usage and options", async () => {
  const [byCommand, byOption] = [await run("help restore"), await run("restore --help")];
  expect(byCommand).toMatchObject({ code: 0, stderr: "" });
  expect(byCommand.stdout).toMatch(/^\.\/naija-gist restore FILE \[options\]\n[\s\S]+\n {2}--replace +\S/);
  expect(byOption).toEqual(byCommand);
});

test.each([
  ["unreachable", "postgres://us:hidden-word@127.0.0.1:9/naija", "no server listens there"],
  ["no such database", "NONE", "does not exist"],
])("a database that cannot be used gives a sentence and exit code 1: %s", async (_, url, sentence) => {
  const DATABASE_URL = url === "NONE" ? database.url.replace(/\/t_\w+/, "/none") : url;
  const { code, stderr } = await runCommand(["events", "list"], { env: { DATABASE_URL } });
  expect([code, stderr.trim().split("\n").length]).toEqual([1, 1]);
  expect(stderr).toContain("The database of DATABASE_URL cannot be used:");
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain("hidden-word");
});

test("output that cannot be written is a failure, not a success", async () => {
  const { code, stderr } = await runCommand(["-c", `"${naijaGist}" help > /dev/full`], { program: "sh" });
  expect([code, stderr]).toEqual([1, expect.stringContaining("The output cannot be written")]);
});

test("the doctor says what is wrong with a live site and what to do, and exits with 1", async () => {
  const { code, stdout, stderr } = await run("doctor");
  expect(code).toBe(1);
  expect(stdout).toContain("WRONG  SITE_URL: ");
  expect(stdout).toContain("→ set SITE_URL to the address that readers use");
  expect(stdout).toContain("good   database: answers");
  expect(stderr).toMatch(/^\d things? (is|are) wrong; see above\.\n$/);
});
