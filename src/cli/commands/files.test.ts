import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Unavailable, WrongInput } from "#platform/process/errors.ts";
import { commandCall } from "#tests/support/command-call.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { allCommands } from "./all.ts";
import { fileError, textFileToRead } from "./files.ts";
import { findCommand, parseArguments } from "./parse-arguments.ts";

const database = databaseOfFile();
/** The folder in which the command was called. */
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "ng-files-"));
  await mkdir(path.join(dir, "folder"));
  await writeFile(path.join(dir, "words"), "hello\n");
  await writeFile(path.join(dir, "decisions.json"), '[{"id":"one"}]');
  await writeFile(path.join(dir, "cut.json"), '[{"list":"now","title":"The Tai');
  await symlink("nowhere", path.join(dir, "dangling"));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function run(line: string, lines: readonly string[] = []): Promise<void> {
  const match = findCommand(await allCommands(), line.split(" "));
  const { call } = commandCall(database.db, {
    ...parseArguments(match),
    path: (name) => path.resolve(dir, name),
    async *lines() {
      yield* lines;
    },
  });
  await match.command.run(call);
}

test.each([
  ["restore folder", "DIR/folder is a folder, not a file."],
  ["restore dangling", "There is no file DIR/dangling."],
  ["restore words/below", "There is no file DIR/words/below."],
  [`restore ${"x".repeat(300)}`, "The name of the file is too long."],
  ["backup none/whole.gz", "There is no folder DIR/none."],
  ["backup folder", "DIR/folder is a folder, not a file."],
  ["backup dangling", "DIR/dangling is a link to a file that does not exist."],
  ["movies import cut.json", "DIR/cut.json was not accepted:"],
  ["events import words", "DIR/words was not accepted:"],
  ["league import words", "DIR/words was not accepted: no match was found in the file."],
  ["league decide words", "DIR/words was not accepted: it is not JSON."],
  [
    "league decide decisions.json",
    "DIR/decisions.json was not accepted: entry 1: it has no season. Nothing was written.",
  ],
  ["league forecast --results words", "DIR/words was not accepted: no match was found in the file."],
  ["league forecast --results none", "There is no file DIR/none."],
  ["league table --season 1999-00", 'No season is known for "1999-00".'],
  ["feed parse --dir words", "DIR/words is not a folder."],
  ["feeds add punch nowhere", "nowhere is not a web address."],
  ["feeds add punch ftp://punch.example/feed", "ftp://punch.example/feed is not a web address."],
  ["events add --name x --starts soon", '--starts is TIME, not "soon".'],
  ["events add --name x --starts 2026-12-05 --url nowhere", '--url is URL, not "nowhere".'],
  ["events add --name x --starts 2026-12-05 --image ftp://x.example/a", '--image is URL, not "ftp'],
  ["desk topics --now 2026-13-01", '--now is 2026-11-21T18:00:00Z, not "2026-13-01".'],
  ["desk day --at 2026-13-01", '--at is 2026-11-21T18:00:00Z, not "2026-13-01".'],
  ["desk day", "Give --at with an instant"],
  ["feed parse --url nowhere", "nowhere is not an address."],
  ["feeds add punch https://punch.example/feed Polítics", "The category is one of"],
  ["db move https://elsewhere.example", "The other database's address begins with postgres://."],
])("an unusable argument is refused with the reason: %s", async (line, sentence) => {
  const refused = await run(line).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(WrongInput);
  expect((refused as Error).message).toContain(sentence.replace("DIR", dir));
});

test.each([
  ["ENOENT", WrongInput, "There is no file /x."],
  ["ENOTDIR", WrongInput, "There is no file /x."],
  ["EISDIR", WrongInput, "/x is a folder, not a file."],
  ["EACCES", WrongInput, "/x may not be read by this user."],
  ["EPERM", WrongInput, "/x may not be read by this user."],
  ["ENAMETOOLONG", WrongInput, "The name of the file is too long."],
  ["ENOSPC", Unavailable, "/x cannot be read or written: the cause."],
  ["EROFS", Unavailable, "/x cannot be read or written: the cause."],
])("the file system's error %s becomes a readable message", (code, kind, sentence) => {
  const error = fileError("/x", Object.assign(new Error("the cause"), { code }));
  expect(error).toBeInstanceOf(kind);
  expect((error as Error).message).toBe(sentence);
});

test("a file of 64 MB is read as text, and a longer one is refused", async () => {
  const { call } = commandCall(database.db);
  const file = path.join(dir, "long");
  await writeFile(file, "");
  await truncate(file, 67_108_864);
  expect(await textFileToRead(call, file)).toBe(file);
  await truncate(file, 67_108_865);
  await expect(textFileToRead(call, file)).rejects.toThrow(`${file} is longer than 64 MB.`);
});

test("an error without a file system code is passed on unchanged", () => {
  const error = new Error("the cause");
  expect(fileError("/x", error)).toBe(error);
});
