import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { lstat, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eraseByEmail } from "#features/letters/api/admin.ts";
import { erasePush } from "#features/push/api/admin.ts";
import type { Database } from "#platform/db/database.ts";
import { holdRunningLock } from "#platform/db/lock.ts";
import { restore } from "#platform/ledger/withdrawals.ts";
import { WrongInput } from "#platform/process/errors.ts";
import { commandCall } from "#tests/support/command-call.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { articleOf, storeArticles } from "#tests/support/stored-news.ts";
import { takeDown } from "#tests/support/take-down.ts";
import { databaseCommands } from "./database.ts";

let from: TestDatabase;
let dir: string;

beforeAll(async () => {
  from = await testDatabase();
  dir = await mkdtemp(path.join(tmpdir(), "ng-backup-"));
  await sql`insert into platform.secret values ('pictures', '\\x0102')`.execute(from.db);
});
afterAll(async () => {
  await from.close();
  await rm(dir, { recursive: true, force: true });
});

async function run(name: string, db: Database, ...args: string[]): Promise<string> {
  const { call, printed } = commandCall(db, {
    args: args.filter((word) => !word.startsWith("--")),
    options: args.includes("--replace") ? { replace: "" } : {},
  });
  await databaseCommands[name]?.run(call);
  return printed.join("\n");
}

async function secrets(db: Database): Promise<unknown[]> {
  return (await sql`select name, value from platform.secret`.execute(db)).rows;
}

test("a backup is restored into an empty database, and into a full one only with --replace", async () => {
  const file = path.join(dir, "whole.gz");
  await run("backup", from.db, file);
  const to = await testDatabase();
  expect(await run("restore", to.db, file)).toMatch(/^1 rows of \d+ tables have arrived/);
  expect(await secrets(to.db)).toEqual(await secrets(from.db));
  await expect(run("restore", to.db, file)).rejects.toThrow(/not empty/);
  expect(await run("restore", to.db, file, "--replace")).toMatch(/arrived/);
  await to.close();
});

test("a copy written to a link arrives in the file that it leads to, and the link stays", async () => {
  const link = path.join(dir, "link.gz");
  await writeFile(path.join(dir, "linked.gz"), "an older copy");
  await symlink("linked.gz", link);
  await run("backup", from.db, link);
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
  expect(gunzipSync(await readFile(path.join(dir, "linked.gz"))).toString()).toContain("platform.secret");
});

test("a copy written to a named pipe goes to its reader; the pipe stays, and nothing else is printed", async () => {
  const pipe = path.join(dir, "pipe");
  execFileSync("mkfifo", [pipe]);
  const reader = spawn("sh", ["-c", 'gzip -dc < "$0"', pipe], { stdio: ["ignore", "pipe", "inherit"] });
  const read = reader.stdout.setEncoding("utf8").toArray();
  const closed = once(reader, "close");
  expect(await run("backup", from.db, pipe)).toBe("");
  await closed;
  expect((await read).join("")).toContain("platform.secret");
  expect((await lstat(pipe)).isFIFO()).toBe(true);
});

test("a copy written to a device that is full fails with a sentence, and the device stays", async () => {
  const link = path.join(dir, "full");
  await symlink("/dev/full", link);
  await expect(run("backup", from.db, link)).rejects.toThrow(/full cannot be read or written: ENOSPC/);
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
});

/** One of our own backups with its text changed. */
function rewritten(change: (text: string) => string) {
  return (bytes: Buffer): Buffer => gzipSync(change(gunzipSync(bytes).toString()));
}

function flipped(at: (length: number) => number) {
  return (bytes: Buffer): Buffer => {
    const other = Buffer.from(bytes);
    const place = at(other.length);
    other[place] = (other[place] ?? 0) ^ 1;
    return other;
  };
}

test.each<[string, (bytes: Buffer) => Buffer, string]>([
  ["without its last byte", (bytes) => bytes.subarray(0, -1), "The copy is cut off"],
  ["without its checksum", (bytes) => bytes.subarray(0, -8), "The copy is cut off"],
  ["cut in the middle", (bytes) => bytes.subarray(0, bytes.length / 2), "The copy is cut off"],
  ["with a flipped bit in the middle", flipped((length) => Math.floor(length / 2)), "The copy is damaged"],
  ["with a flipped bit in the checksum", flipped((length) => length - 6), "The copy is damaged"],
  ["with a flipped bit in the length", flipped((length) => length - 1), "The copy is damaged"],
  ["that is empty", () => Buffer.alloc(0), "The copy is cut off"],
  [
    "of another program",
    () => Buffer.from("-- PostgreSQL database dump\n"),
    "This is not a copy of Naija Gist",
  ],
  ["of another program, gzipped", () => gzipSync("tar".repeat(500_000)), "This is not a copy of Naija Gist"],
  ["with an unknown header", rewritten(() => "#head\t{}\n"), "This is not a copy of Naija Gist"],
  [
    "with extra text after its end",
    rewritten((text) => `${text}more\n`),
    "The copy goes on after its end mark",
  ],
  [
    "of a later format",
    rewritten((text) => text.replace("copy 1", "copy 2")),
    "This copy was written by another version",
  ],
  [
    "of a newer version",
    rewritten((text) => text.replace(/("steps":\[.*?)\]/, '$1,"9999_later"]')),
    "The copy is of a newer version",
  ],
  [
    "with an unknown table",
    rewritten((text) => text.replace("platform.secret\t", "platform.other\t")),
    'a table "platform.other"',
  ],
  [
    "with rows that do not fit",
    rewritten((text) => text.replace(/(platform\.secret\t).*/, '$1[{"name":null}]')),
    "do not fit into platform.secret",
  ],
  [
    "with rows that are nested without end",
    rewritten((text) =>
      text.replace(/(platform\.secret\t).*/, `$1[{"name":${"[".repeat(50_000)}${"]".repeat(50_000)}}]`),
    ),
    "do not fit into platform.secret",
  ],
])("a copy %s is refused with the reason, and the stored data is unchanged", async (_, spoil, sentence) => {
  const file = path.join(dir, "spoilt.gz");
  await run("backup", from.db, file);
  await writeFile(file, spoil(await readFile(file)));
  const before = await secrets(from.db);
  const refused = await run("restore", from.db, file, "--replace").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(WrongInput);
  expect(refused).toMatchObject({ message: expect.stringContaining(sentence) });
  expect(await secrets(from.db)).toEqual(before);
});

test("db move copies the data to another database, or over what is there, and says what to do next", async () => {
  const to = await testDatabase();
  await eraseByEmail({ db: from.db, outboxes: [] }, "nobody@mail.ng");
  expect(await run("db move", from.db, to.url)).toMatch(/Now set DATABASE_URL/);
  expect(await secrets(to.db)).toEqual(await secrets(from.db));
  await sql`insert into letters.subscriber (email, state, consent_at, consent_version, ended_at)
    values ('ada@mail.ng', 'unsubscribed', now(), '1', now())`.execute(to.db);
  expect(await run("db move", from.db, to.url, "--replace")).not.toMatch(/so again/);
  expect(await secrets(to.db)).toEqual(await secrets(from.db));
  await to.close();
});

test("restore and db move are refused while a server is running", async () => {
  const lock = await holdRunningLock(from.url);
  const to = await testDatabase();
  await expect(run("db move", from.db, to.url)).rejects.toThrow(/Stop it first/);
  await expect(run("restore", from.db, path.join(dir, "whole.gz"))).rejects.toThrow(/Stop it first/);
  await expect(run("restore", from.db, "none")).rejects.toThrow(/no file .+\/none/);
  expect(await secrets(to.db)).toEqual([]);
  await lock?.release();
  await to.close();
});

test("after an older copy is put back, what was withdrawn, restored and erased since is so again, and printed", async () => {
  const { db, close } = await testDatabase();
  const [taken, back] = [articleOf("courier", "Taken", 1), articleOf("courier", "Back", 2)];
  const picture = "https://courier.example/p.jpg";
  await storeArticles(db, [taken, { ...back, imageUrl: picture }]);
  await takeDown(db, "article", back.id);
  await sql`insert into letters.subscriber (email, state, consent_at, consent_version)
    values ('ada@mail.ng', 'active', now(), '1'), ('eve@mail.ng', 'active', now(), '1')`.execute(db);
  await sql`insert into push.subscription (edition, endpoint, service, p256dh, auth, channels, created_at, renewed_at)
    values ('live', 'https://push.example/1', 'push.example', '', '', array['brief'], now(), now())`.execute(
    db,
  );
  const file = path.join(dir, "older.gz");
  await run("backup", db, file);

  await takeDown(db, "article", taken.id, "A court ordered it.");
  await takeDown(db, "picture", picture);
  await restore(db, { kind: "article", name: back.id, by: "a test" });
  expect(await eraseByEmail({ db, outboxes: [] }, "Ada@mail.ng")).toBe(true);
  expect(await erasePush(db, "https://push.example/1")).toBe(true);
  const state = async () => {
    const { rows } = await sql`select
      (select jsonb_agg(jsonb_build_array(title, image_url) order by title) from news.article where not hidden) as shown,
      (select jsonb_agg(email) from letters.subscriber) as readers, (select count(*)::int from push.subscription) as browsers,
      (select jsonb_agg(reason) from ledger.withdrawn) as reasons`.execute(db);
    return rows[0];
  };
  const before = await state();
  expect(before).toMatchObject({ shown: [["Back", null]], readers: ["eve@mail.ng"], browsers: 0 });
  expect((await run("restore", db, file, "--replace")).split("\n").slice(1)).toEqual([
    `Since the copy withdrawn, so again: article ${taken.id}`,
    `Since the copy withdrawn, so again: picture ${picture}`,
    `Since the copy restored, so again: article ${back.id}`,
    "Since the copy erased, so again: 1 reader",
    "Since the copy erased, so again: 1 browser with push messages",
  ]);
  expect(await state()).toEqual(before);
  // No erased address is kept in the ledger.
  const { rows } = await sql<{ row: string }>`select to_jsonb(e)::text as row from ledger.entry e
    union all select to_jsonb(r)::text from ledger.reach r`.execute(db);
  expect(rows.map(({ row }) => row).join()).not.toMatch(/ada@|push\.example/);

  // A reader who has signed up again since is not erased by a newer copy.
  await sql`insert into letters.subscriber (email, state, consent_at, consent_version)
    values ('ada@mail.ng', 'active', now(), '1')`.execute(db);
  await run("backup", db, file);
  expect((await run("restore", db, file, "--replace")).split("\n")).toHaveLength(1);
  expect(await state()).toMatchObject({ readers: expect.arrayContaining(["ada@mail.ng"]) });
  // On another machine the ledger comes with the copy.
  const other = await testDatabase();
  await run("restore", other.db, file);
  const { rows: there } = await sql`select kind, reason from ledger.withdrawn order by kind`.execute(
    other.db,
  );
  expect(there).toEqual([
    { kind: "article", reason: "A court ordered it." },
    { kind: "picture", reason: null },
  ]);
  await other.close();
  await close();
});
