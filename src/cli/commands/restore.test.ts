import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { eraseByEmail, pauseByEmail } from "#features/letters/api/admin.ts";
import { writeLetters } from "#features/letters/api/write.ts";
import { lettersJobs } from "#features/letters/jobs/schedule.ts";
import { systemClock } from "#platform/clock.ts";
import { lagosDate } from "#platform/time.ts";
import { commandCall } from "#tests/support/command-call.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { letForget } from "#tests/support/let-forget.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { databaseCommands } from "./database.ts";

let database: TestDatabase;
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "ng-restore-"));
});
afterAll(() => rm(dir, { recursive: true, force: true }));
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

const run = async (name: "backup" | "restore"): Promise<string[]> => {
  const { call, printed } = commandCall(database.db, {
    args: [path.join(dir, "older.gz")],
    options: { replace: "" },
  });
  await databaseCommands[name]?.run(call);
  return printed;
};
/** Puts the copy back; returns what was done again. */
const putBack = async (): Promise<string[]> => (await run("restore")).slice(1);

test("an address of which only an older copy still knows is erased from that too", async () => {
  const { db } = database;
  await sql`insert into letters.subscriber (email, state, consent_at, consent_version)
    values ('ada@mail.ng', 'active', now(), '1')`.execute(db);
  await run("backup");
  await sql`delete from letters.subscriber`.execute(db);
  expect(await eraseByEmail({ db, outboxes: [] }, "ada@mail.ng")).toBe(false);
  expect(await putBack()).toEqual(["Since the copy erased, so again: 1 reader"]);
  expect((await sql`select from letters.subscriber`.execute(db)).rows).toEqual([]);
});

test("after an older copy is put back, who left or was paused since still gets no letter", async () => {
  const { db } = database;
  await sql`insert into letters.subscriber (email, state, consent_at, consent_version)
    select name || '@mail.ng', 'active', '2026-11-01', '1'
    from unnest(array['left', 'paused', 'renewed', 'stays']) as name`.execute(db);
  await sql`update letters.subscriber set consent_at = '2026-11-22' where email = 'renewed@mail.ng'`.execute(
    db,
  );
  await run("backup");

  await sql`update letters.subscriber set state = 'unsubscribed', ended_at = '2026-11-20 08:00:00.123456+00'
    where email in ('left@mail.ng', 'renewed@mail.ng')`.execute(db);
  await pauseByEmail({ db, clock: systemClock }, "paused@mail.ng", "a bounce");
  const readers = async (names: string) =>
    (
      await sql`select email, state, ended_at::text, paused_because from letters.subscriber
        where email ~ ${names} order by email`.execute(db)
    ).rows;
  const before = await readers("left|paused|stays");
  expect(await putBack()).toEqual(["Since the copy unsubscribed or paused, so again: 2 readers"]);
  expect(await readers("left|paused|stays")).toEqual(before);
  expect(await readers("renewed")).toMatchObject([{ state: "active", ended_at: null }]);
  // A copy that has all of it leaves nothing to do again.
  await run("backup");
  expect(await putBack()).toEqual([]);
});

test("who left and whose address was typed again since, by whomever, is unsubscribed in an older copy too", async () => {
  const { db } = database;
  await sql`insert into letters.subscriber (email, state, consent_at, consent_version)
    values ('ada@mail.ng', 'active', '2026-11-01', '1')`.execute(db);
  await run("backup");
  await sql`update letters.subscriber set state = 'unsubscribed', ended_at = '2026-11-20'`.execute(db);
  const options = { secret: "a secret", doubleOptIn: true, forwardFeedback: false, sendsMail: true };
  await writeLetters({ db, clock: systemClock, ...options })["POST /newsletter/subscribe"](
    { email: "ada@mail.ng" },
    { address: "192.0.2.1", headers: {} },
  );
  expect(await putBack()).toEqual(["Since the copy unsubscribed or paused, so again: 1 reader"]);
  expect((await sql`select state, ended_at from letters.subscriber`.execute(db)).rows).toEqual([
    { state: "unsubscribed", ended_at: new Date("2026-11-20") },
  ]);
});

test.each([
  ["is as they left it", "unsubscribed"],
  ["waits for a confirmation that never came", "pending"],
])(
  "of a reader who has left since, and whose row, which %s, has gone by its age, a copy brings back the feedback alone",
  async (_, state) => {
    const { db } = database;
    await sql`insert into letters.subscriber (email, state, consent_at, consent_version)
    values ('ada@mail.ng', 'active', '2026-09-01', '1')`.execute(db);
    await sql`insert into letters.feedback (name, email, feedback, received_at)
    values ('Ada', 'ada@mail.ng', 'More chess', now())`.execute(db);
    await run("backup");
    await sql`update letters.subscriber set state = ${state}, ended_at = '2026-10-01'`.execute(db);
    await letForget(db, "letters.tidy");
    const clock = { now: () => new Date("2026-12-01T03:00:00Z") };
    const jobs = lettersJobs({ db, clock, log: silentLog, mail: {} } as never);
    await jobs.find(({ name }) => name === "letters.tidy")?.run(clock.now());
    const noted = async () => (await sql`select from ledger.entry`.execute(db)).rows.length;
    const before = await noted();
    expect(await putBack()).toEqual(["Since the copy erased, so again: 1 reader"]);
    expect((await sql`select from letters.subscriber`.execute(db)).rows).toEqual([]);
    expect((await sql`select email from letters.feedback`.execute(db)).rows).toEqual([
      { email: "ada@mail.ng" },
    ]);
    expect(await noted()).toBe(before);
  },
);

test("after an older copy is put back, what was sent since is known, and none of it goes out again", async () => {
  const { db } = database;
  const today = lagosDate(systemClock.now());
  const store = async (date: string, words: string) => {
    await sql`insert into letters.brief values ('live', ${date}, ${JSON.stringify({ words })})
      on conflict (edition, date) do update set content = excluded.content`.execute(db);
    await sql`with message as (insert into push.message (edition, channel, issue, payload, at, good_until)
        values ('live', 'brief', ${date}, '{}', now(), now()) on conflict do nothing returning id)
      insert into push.delivery (message_id, subscription_id, service, next_at, good_until)
        select message.id, s.id, service, now(), now() from message, push.subscription s`.execute(db);
  };
  const readStates = async () =>
    (
      await sql`select date, content ->> 'words' as words,
          (select state from letters.delivery where issue = date) as letter,
          (select d.state from push.delivery d join push.message m on m.id = message_id where issue = date) as push,
          exists (select from push.message where issue = date) as announced
        from letters.brief order by date`.execute(db)
    ).rows;
  await sql`insert into letters.subscriber (email, state, consent_at, consent_version)
    values ('ada@mail.ng', 'active', '2026-09-01', '1')`.execute(db);
  await sql`insert into push.subscription (edition, endpoint, service, p256dh, auth, channels, created_at, renewed_at)
    values ('live', 'https://push.example/1', 'push.example', '', '', array['brief'], now(), now())`.execute(
    db,
  );
  await sql`insert into letters.delivery (kind, issue, subscriber_id, message_id, next_at, good_until)
    select 'brief', '2026-11-19', id, 'the-letter', now(), now() from letters.subscriber`.execute(db);
  await store("2026-11-19", "as in the copy");
  await run("backup");
  await store("2026-11-19", "changed");
  await store("2026-11-20", "sent since");
  await store(today, "for nobody");
  await sql`update letters.delivery set state = 'sent', sent_at = now()`.execute(db);
  await sql`update push.delivery set state = 'sent', sent_at = now()`.execute(db);
  await putBack();
  expect(await readStates()).toEqual([
    { date: "2026-11-19", words: "as in the copy", letter: "sent", push: "sent", announced: true },
    { date: "2026-11-20", words: "sent since", letter: null, push: null, announced: true },
  ]);
});
