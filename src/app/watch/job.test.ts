import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { checkReplicas } from "#app/checks/replicas.ts";
import type { CheckResult } from "#contracts/ops.ts";
import { createMail } from "#platform/mail/create-mail.ts";
import { DAY_MS, MINUTE_MS } from "#platform/time.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { type SmtpServer, startSmtpServer } from "#tests/support/smtp-server.ts";
import { findGrowth, noteDisk } from "./growth.ts";
import { watchJob } from "./job.ts";
import { watchOwnProblems } from "./own-problems.ts";

const start = new Date("2026-11-21T06:00:00Z");
const database = databaseOfFile();
let server: SmtpServer;
let now = start;
let problems: string[] = [];
beforeAll(async () => {
  server = await startSmtpServer();
});
beforeEach(() => sql`truncate platform.trouble`.execute(database.db));
afterAll(() => server[Symbol.asyncDispose]());

/** One look, some milliseconds more than ten minutes after the one before; returns the letters that it sent. */
async function lookAt(found: string[], operator: string | null = "ops@gist.example"): Promise<string[]> {
  now = new Date(now.getTime() + 10 * MINUTE_MS + 50);
  problems = found;
  const before = server.received.length;
  const mail = createMail({ smtpUrl: server.url, outboxDir: "/nowhere", from: "desk@gist.example" });
  const check = async () => [{ title: "", gauges: [], tables: [], problems } satisfies CheckResult];
  const deps = { db: database.db, clock: { now: () => now }, log: silentLog, dataDir: ".", mail, check };
  await watchJob({ ...deps, siteUrl: "https://gist.example", operator: operator ?? undefined }).run(now);
  mail.close();
  return server.received.slice(before).map(({ source }) => source.replaceAll("=\r\n", ""));
}

const silence = (days: number, usual = "every day") =>
  `Iroko Post has brought nothing for ${days} days (usually ${usual}).`;
const undelivered = (letters: string) => `${letters} of the last day could not be delivered.`;

test("a problem that lasts is mailed once, with its first day, and once that it is over", async () => {
  now = start;
  expect(await lookAt([silence(3)])).toEqual([]);
  const [first] = await lookAt([silence(3)]);
  expect(first).toContain("Subject: Naija Gist: 1 problem");
  expect(first).toContain(`- ${silence(3)} (since 2026-11-21 07:10)`);
  expect(first).toContain("https://gist.example/ops");
  expect(await lookAt([silence(4, "not known yet")])).toEqual([]);
  expect(await lookAt([silence(4)])).toEqual([]);
  expect(await lookAt([])).toEqual([]);
  const [over] = await lookAt([]);
  expect(over).toContain("Subject: Naija Gist: 1 over");
  expect(over).toContain(`- Over: ${silence(4)} (2026-11-21 07:10 to 2026-11-21 08:00)`);
  expect(await lookAt([])).toEqual([]);
});

test("a problem that one look in two does not find is mailed once", async () => {
  now = start;
  const looks = [await lookAt(["Odd."]), await lookAt(["Odd."])];
  for (let time = 0; time < 3; time += 1) looks.push(await lookAt([]), await lookAt(["Odd."]));
  expect(looks.flat()).toHaveLength(1);
});

test("a problem whose figure grows is one problem", async () => {
  now = start;
  await lookAt([undelivered("1 letter")]);
  expect(await lookAt([undelivered("2 letters")])).toHaveLength(1);
  expect(await lookAt([undelivered("3 letters")])).toEqual([]);
  await lookAt([]);
  expect(await lookAt([])).toHaveLength(1);
});

/** A web process that leaves replicas out for as many seconds, and notes it every few milliseconds. */
async function runWeb(leftOut: readonly number[]): Promise<void> {
  const replicas = leftOut.map((leftOutSeconds, nth) => ({
    ...{ address: `10.0.0.${nth + 1}:5432`, lagSeconds: null, reads: 0, leftOutSeconds },
  }));
  let noted = 0;
  const web = watchOwnProblems(
    {
      ...{ db: database.db, log: silentLog },
      clock: { now: () => new Date(now.getTime() + Math.min(noted++, 4) * MINUTE_MS) },
      find: () => checkReplicas({ ofPrimary: 0, replicas }).problems,
    },
    5,
  );
  await vi.waitFor(() => expect(noted).toBeGreaterThan(3));
  await web.stop();
}

const unread = (nth: number, time: string) =>
  `The replica 10.0.0.${nth}:5432 has not been read for ${time}: it does not answer, is behind, or holds another database.`;

test("each replica that a web process leaves out for minutes is mailed once, and once that it is over", async () => {
  now = start;
  await runWeb([119, 0]);
  expect(await lookAt([])).toEqual([]);
  await runWeb([180, 240]);
  const [first] = await lookAt([]);
  expect(first).toContain("Subject: Naija Gist: 2 problems");
  expect(first).toContain(`- ${unread(1, "3 min")} (since `);
  expect(first).toContain(`- ${unread(2, "4 min")} (since `);
  await runWeb([780, 0]);
  const [over] = await lookAt([]);
  expect(over).toContain("Subject: Naija Gist: 1 over");
  expect(over).toContain(`- Over: ${unread(2, "4 min")} (`);
  await runWeb([1_380, 0]);
  expect(await lookAt([])).toEqual([]);
  expect((await lookAt([])).join()).toContain(`- Over: ${unread(1, "23 min")} (`);
  expect(await lookAt([])).toEqual([]);
});

test("a problem that names a day or a time is one problem, whichever it names", async () => {
  now = start;
  const set = (at: string) => `The disk is full on ${at.slice(0, 10)}: the clock was set to ${at} just now.`;
  await lookAt([set("2026-12-01T06:00:00.000Z")]);
  expect(await lookAt([set("2027-01-11T16:30:59.123Z")])).toHaveLength(1);
});

test("a problem that one look finds is told to nobody, and none if no address is set", async () => {
  now = start;
  expect([await lookAt(["Odd."]), await lookAt([]), await lookAt([]), await lookAt([])].flat()).toEqual([]);
  expect([await lookAt(["Odd."], null), await lookAt(["Odd."], null)].flat()).toEqual([]);
});

test("what a dead mail server did not take is told later", async () => {
  now = start;
  await lookAt(["Odd."]);
  server.fault = () => ({ at: "greeting", say: "554 go away" });
  expect(await lookAt(["Odd."])).toEqual([]);
  server.fault = () => undefined;
  expect(await lookAt(["Odd."])).toHaveLength(1);
  expect(await lookAt(["Odd."])).toEqual([]);
});

test("the day on which the disk is full follows from its free space in the last month", async () => {
  const note = (days: number, freeBytes: number) =>
    noteDisk(database.db, { host: "one", freeBytes, now: new Date(start.getTime() + days * DAY_MS) });
  const grown = () => findGrowth(database.db, "one", new Date(start.getTime() + 4 * DAY_MS));
  await note(-40, 9_000);
  await note(0, 1_000);
  await note(1, 900);
  expect(await grown()).toBeNull();
  await note(4, 700);
  await note(4, 600);
  expect(await grown()).toMatchObject({ days: 4, fullOn: new Date("2026-12-01T06:00:00Z") });
  await note(4, 2_000);
  expect(await grown()).toMatchObject({ fullOn: null });
});
