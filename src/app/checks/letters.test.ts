import { sql } from "kysely";
import { expect, test } from "vitest";
import { databaseOfFile } from "#tests/support/database.ts";
import { checkLetters } from "./letters.ts";

const database = databaseOfFile();
const now = new Date("2026-11-21T12:00:00Z");

async function problemsOf(sent: number, failed: number, refused = 0): Promise<readonly string[]> {
  await sql`truncate letters.feedback cascade`.execute(database.db);
  await sql`with written as (
      insert into letters.feedback (name, email, feedback, received_at) values ('A', 'a@b.ng', 'x', ${now}) returning id)
    insert into letters.delivery (kind, issue, feedback_id, message_id, state, next_at, sent_at, good_until)
    select 'feedback', '1', id, 'm' || n, case when n > ${sent} then 'failed' else 'sent' end, ${now},
      case when n <= ${sent} then ${now}::timestamptz end, ${now}
    from written, generate_series(1, ${sent + failed}::int) n`.execute(database.db);
  await sql`update letters.delivery set state = 'queued', attempts = 5, failure = '530'
    where id in (select id from letters.delivery where state = 'failed' limit ${refused})`.execute(
    database.db,
  );
  const settings = { sendsMail: true, edition: "live" } as const;
  return (await checkLetters({ db: database.db, clock: { now: () => now }, settings })).problems;
}

test("letters that could not be delivered are one problem while they are few, another when most are", async () => {
  expect(await problemsOf(1, 0)).toEqual([]);
  expect(await problemsOf(2, 2)).toEqual(["2 letters of the last day could not be delivered."]);
  const most = ["Most letters of the last day could not be delivered: 3 of 4."];
  expect(await problemsOf(1, 3)).toEqual(most);
  expect(await problemsOf(1, 3, 3)).toEqual(most);
  expect(await problemsOf(2, 2, 2)).toEqual([]);
});
