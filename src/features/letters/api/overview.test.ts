import { sql } from "kysely";
import { expect, test } from "vitest";
import { databaseOfFile } from "#tests/support/database.ts";
import { lettersOverview } from "./admin.ts";

const now = new Date("2026-11-21T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const overview = () => lettersOverview({ db: database.db, clock: { now: () => now } });

const database = databaseOfFile();

async function subscriber(email: string, state: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into letters.subscriber (email, state, consent_at, consent_version)
    values (${email}, ${state}, ${now}, '1') returning id`.execute(database.db);
  return rows[0]?.id ?? "";
}

interface Letter {
  readonly state: string;
  readonly next: Date;
  readonly sent?: Date;
  readonly until?: Date;
  readonly failure?: string;
}

let letters = 0;
async function letter(to: string, { state, next, sent, until = now, failure }: Letter): Promise<void> {
  letters += 1;
  await sql`
    insert into letters.delivery (kind, issue, subscriber_id, message_id, state, next_at, sent_at, good_until, failure)
    values ('brief', '2026-11-21', ${to}, ${`m${letters}`}, ${state}, ${next}, ${sent ?? null}, ${until}, ${failure ?? null})`.execute(
    database.db,
  );
}

test("without subscribers, letters or feedback the overview is empty", async () => {
  expect(await overview()).toEqual({
    ...{ subscribers: {}, letters: {}, overdueSeconds: 0, refused: 0, lastFailure: null, feedbackToday: 0 },
  });
});

test("subscribers and the last day's letters are counted by state, and no address is shown", async () => {
  const one = await subscriber("one@a.example", "active");
  await subscriber("two@a.example", "active");
  await subscriber("three@a.example", "pending");
  const inAMonth = hoursAgo(-720);
  await letter(one, { state: "sent", next: hoursAgo(30), sent: hoursAgo(23), until: inAMonth });
  await letter(one, { state: "sent", next: hoursAgo(50), sent: hoursAgo(24), until: inAMonth });
  await letter(one, { state: "failed", next: hoursAgo(24), until: inAMonth, failure: "of yesterday" });
  await letter(one, { state: "failed", next: hoursAgo(1), failure: "the reader has left" });
  await letter(one, { state: "failed", next: hoursAgo(3), failure: "550 <one@a.example>: no such user" });
  await letter(one, { state: "failed", next: hoursAgo(9), failure: "older" });
  for (const at of [hoursAgo(23), hoursAgo(24)])
    await sql`insert into letters.feedback (name, email, feedback, received_at) values ('A', 'a@b.example', 'x', ${at})`.execute(
      database.db,
    );
  expect(await overview()).toEqual({
    ...{ subscribers: { active: 2, pending: 1 }, letters: { sent: 1, failed: 2 }, feedbackToday: 1 },
    ...{ overdueSeconds: 0, refused: 0, lastFailure: "550 (address) no such user" },
  });
});

test("a letter that waits is refused once it has been tried for about an hour", async () => {
  const one = await subscriber("six@a.example", "active");
  await letter(one, { state: "queued", next: hoursAgo(-1), failure: "530 5.7.0 authentication required" });
  for (const [attempts, refused] of [
    [4, 0],
    [5, 1],
  ] as const) {
    await sql`update letters.delivery set attempts = ${attempts} where subscriber_id = ${one}`.execute(
      database.db,
    );
    expect((await overview()).refused).toBe(refused);
  }
});

test("the overdue time is that of the longest-waiting letter; letters not yet due do not count", async () => {
  const one = await subscriber("four@a.example", "active");
  await letter(one, { state: "queued", next: new Date(now.getTime() + 60_000) });
  expect((await overview()).overdueSeconds).toBe(0);
  await letter(one, { state: "queued", next: hoursAgo(1) });
  await letter(one, { state: "queued", next: hoursAgo(2) });
  // Letters that are being sent no longer wait.
  await letter(one, { state: "sending", next: hoursAgo(5) });
  expect((await overview()).overdueSeconds).toBe(7_200);
});
