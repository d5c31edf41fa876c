import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { lettersJobs } from "#features/letters/jobs/schedule.ts";
import { daysAfter } from "#platform/time.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { letForget } from "#tests/support/let-forget.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import {
  decideCorrection,
  findAcceptedCorrections,
  findWaitingCorrections,
  refuseCorrectionsOf,
} from "./admin.ts";
import { writeLetters } from "./write.ts";

const now = new Date("2026-11-21T12:00:00Z");
const good = { page: "/ha/latest", sentence: "Na baya", proposal: "Na baya-bayan nan", language: "ha" };
const database = databaseOfFile();
beforeEach(() => sql`truncate letters.correction`.execute(database.db));

function send(body: object, address = "105.1.1.1") {
  const deps = { db: database.db, clock: { now: () => now }, secret: "s", doubleOptIn: false };
  const forms = writeLetters({ ...deps, sendsMail: false, forwardFeedback: false });
  return forms["POST /corrections"](body as never, { address, headers: {} });
}

test("a proposal waits, without anything about its sender, until it is accepted or refused", async () => {
  expect(await send(good)).toMatchObject({ status: "received" });
  const [waiting] = (await findWaitingCorrections(database.db)).oldest;
  expect(waiting).toEqual({ id: expect.any(Number), receivedAt: now, ...good });
  expect(await decideCorrection(database.db, waiting?.id ?? 0, "accepted")).toBe(true);
  expect(await findWaitingCorrections(database.db)).toEqual({ count: 0, oldest: [] });
  expect(await findAcceptedCorrections(database.db, "ha")).toHaveLength(1);
  expect(await findAcceptedCorrections(database.db, "yo")).toEqual([]);
  expect(await decideCorrection(database.db, 0, "refused")).toBe(false);
});

test.each([
  [{ proposal: " " }, "fields-missing"],
  [{ sentence: "" }, "fields-missing"],
  [{ proposal: "x".repeat(501) }, "proposal-too-long"],
])("a proposal with %j is refused: %s", async (change, code) => {
  expect(await send({ ...good, ...change })).toMatchObject({ refused: "invalid", code });
});

test("a proposal holds no control characters and no line breaks", async () => {
  await send({ ...good, proposal: "a\u0007\u202Eb\nc" });
  expect(await findWaitingCorrections(database.db)).toMatchObject({ oldest: [{ proposal: "ab c" }] });
});

test("the forms' limit counts: the eleventh in ten minutes from one address is refused", async () => {
  for (let n = 0; n < 10; n++) await send(good, "105.2.2.2");
  expect(await send(good, "105.2.2.2")).toMatchObject({ refused: "too-many" });
});

test("while a thousand proposals wait, 50 are loaded and no more are taken; those of a day are refused at once", async () => {
  const db = database.db;
  await sql`insert into letters.correction (language, page, sentence, proposal, received_at)
    select 'ha', '/ha', 'Na baya', 'Flood ' || n, ${now} from generate_series(1, 999) n`.execute(db);
  expect(await send(good, "105.4.4.4")).toMatchObject({ status: "received" });
  expect(await send(good, "105.4.4.4")).toMatchObject({ refused: "too-many", retryAfterSeconds: 600 });
  const { count, oldest } = await findWaitingCorrections(db);
  expect([count, oldest.length, oldest[0]?.proposal]).toEqual([1_000, 50, "Flood 1"]);
  expect(await refuseCorrectionsOf(db, daysAfter(now, -1), now)).toBe(0);
  expect(await refuseCorrectionsOf(db, now, daysAfter(now, 1))).toBe(1_000);
  expect(await send(good, "105.4.4.4")).toMatchObject({ status: "received" });
});

test("a proposal is deleted after 90 days, by the letters' nightly job", async () => {
  await send(good, "105.3.3.3");
  const tidyAfter = async (days: number) => {
    await letForget(database.db, "letters.tidy");
    const clock = { now: () => daysAfter(now, days) };
    const jobs = lettersJobs({ db: database.db, clock, log: silentLog, mail: {} } as never);
    await jobs.find(({ name }) => name === "letters.tidy")?.run(clock.now());
    return (await findWaitingCorrections(database.db)).count;
  };
  expect(await tidyAfter(90)).toBe(1);
  expect(await tidyAfter(91)).toBe(0);
});
