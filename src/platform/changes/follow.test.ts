import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { exportLines } from "#platform/db/backup/export.ts";
import { importLines } from "#platform/db/backup/import.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { type FollowedVersions, followVersions } from "./follow.ts";
import { findVersion } from "./versions.ts";

const NEVER_MS = 1_000_000;
const database = databaseOfFile();

interface Follower extends FollowedVersions {
  /** The changes heard so far. */
  readonly heard: string[];
}

/** Follows the versions as one process does; only with `pollMs` if nothing listens at the address of the notices. */
async function follower({ url = database.url, pollMs = NEVER_MS } = {}): Promise<Follower> {
  const versions = await followVersions({ db: database.db, url, log: silentLog, pollMs });
  onTestFinished(() => versions.stop());
  const heard: string[] = [];
  versions.onChange((domain) => heard.push(domain));
  versions.onGone(() => heard.push("gone"));
  return Object.assign(versions, { heard });
}

const addTerm = (): Promise<unknown> =>
  sql`insert into news.term values (gen_random_uuid()::text, 1)`.execute(database.db);

test("two processes hear a change by its notice, and know the same versions as the database", async () => {
  const both = [await follower(), await follower()];
  await vi.waitFor(() => expect(both.every((one) => one.isConnected())).toBe(true), MAX_WAIT_MS);
  await addTerm();
  await sql`insert into news.topic (id, name, score, reason, papers, articles, sample_headlines, sparkline, computed_at, is_current, sample)
    values ('t', 'T', 1, '', 1, '{}', '{}', '{}', now(), true, false)`.execute(database.db);
  await sql`update news.topic set hidden = true`.execute(database.db);
  for (const { heard } of both)
    await vi.waitFor(() => expect(heard).toEqual(["news", "news", "gone", "news"]), MAX_WAIT_MS);
  const [one, other] = both;
  expect(one?.all()).toEqual(other?.all());
  expect(one?.of("news")).toBe(await findVersion(database.db, "news"));
  expect(Object.keys(one?.all() ?? {})).toEqual([
    ...["culture", "league", "letters", "markets", "news", "push", "weather"],
  ]);
  expect(() => one?.of("sport")).toThrow('no domain "sport"');
});

test("after a lost connection, only what changed meanwhile is told", async () => {
  const one = await follower();
  await vi.waitFor(() => expect(one.isConnected()).toBe(true), MAX_WAIT_MS);
  expect(one.heard).toEqual([]);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'naija-gist changes'`.execute(database.db);
  await vi.waitFor(() => expect(one.isConnected()).toBe(false), MAX_WAIT_MS);
  await addTerm();
  await vi.waitFor(() => expect(one.isConnected()).toBe(true), MAX_WAIT_MS);
  await vi.waitFor(() => expect(one.heard).toEqual(["news"]), MAX_WAIT_MS);
});

test("where no notice arrives, the versions are read", async () => {
  const one = await follower({ url: "postgres://nobody@127.0.0.1:1/none", pollMs: 50 });
  await addTerm();
  await vi.waitFor(() => expect(one.heard).toEqual(["news"]), MAX_WAIT_MS);
  expect(one.of("news")).toBe(await findVersion(database.db, "news"));
});

test("a restore renews every version, even where the rows are the same", async () => {
  const one = await follower();
  const before = one.all();
  const copy: string[] = [];
  for await (const line of exportLines(database.db)) copy.push(line);
  async function* lines(): AsyncGenerator<string> {
    yield* copy;
  }
  await importLines(database.db, lines(), { replace: true });
  const after = await follower();
  for (const [domain, version] of Object.entries(after.all())) {
    expect(version.split(".")[0], domain).not.toBe(before[domain]?.split(".")[0]);
  }
  expect(copy.join("")).not.toContain("changes.");
});

test("the versions can be read by a role that owns nothing", async () => {
  const { rows } = await database.db.transaction().execute(async (tx) => {
    await sql`create role reader_of_versions`.execute(tx);
    await sql`grant usage on schema changes to reader_of_versions`.execute(tx);
    await sql`grant select on all tables in schema changes to reader_of_versions`.execute(tx);
    await sql`set local role reader_of_versions`.execute(tx);
    const read = await sql`select * from changes.version`.execute(tx);
    await sql`reset role`.execute(tx);
    await sql`drop owned by reader_of_versions`.execute(tx);
    await sql`drop role reader_of_versions`.execute(tx);
    return read;
  });
  expect(rows).toHaveLength(8);
});
