import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Ask } from "#contracts/every.ts";
import { brief as briefShape, type LetterWriters } from "#contracts/letters.ts";
import { lagosInstant } from "#platform/clock.ts";
import { dueAt } from "#platform/jobs/due.ts";
import { startJobs } from "#platform/jobs/run.ts";
import { createLog } from "#platform/log.ts";
import { createMail } from "#platform/mail/create-mail.ts";
import type { Mail, Mailer, MailFailure } from "#platform/mail/mail.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import { lettersJobs } from "./jobs.ts";
import { eraseByEmail } from "./write/care.ts";
import { writeLetters } from "./write.ts";

let database: TestDatabase;
let now = lagosInstant("2026-11-21", "06:00");
const clock = { now: () => now };
const log = createLog("silent");
const secret = "a secret";

beforeEach(async () => {
  database = await testDatabase();
  now = lagosInstant("2026-11-21", "06:00");
});
afterEach(() => database.close());

const answers: Record<string, unknown> = {
  "GET /brief/topics": {
    topics: [
      {
        topic: "Fuel price",
        headline: "Fuel falls to ₦800",
        sentence: null,
        article_id: "a1",
        story_id: null,
        papers: [],
      },
    ],
  },
  "GET /stocks/summary": {
    market_summary: {
      key_indices: {
        ngx_all_share: { value: 150_000, percent_change: 0.5, direction: "up" },
        ngx_bank: { value: null, percent_change: null, direction: "neutral" },
        ngx_30: { value: 5_000, percent_change: -0.1, direction: "down" },
      },
    },
  },
  "GET /commodities/oil/latest": { oil: { price: 65.2, change: "+1.10", trend: "up" } },
  "GET /weather/current": {
    name: "Abuja",
    main: { temp: 31, temp_min: 22, temp_max: 34, humidity: 40 },
    weather: [{ description: "clear sky", icon: "01d" }],
  },
  "GET /npfl/fixtures/latest-round": {
    round: "Round 12",
    fixtures: [
      {
        date: "2026-11-20",
        round: "Round 12",
        home_team: "Enyimba",
        away_team: "Remo Stars",
        home_score: 2,
        away_score: 1,
      },
      {
        date: "2026-09-01",
        round: "Round 12",
        home_team: "Old",
        away_team: "Match",
        home_score: 0,
        away_score: 0,
      },
    ],
  },
  "GET /npfl/fixtures/upcoming": { fixtures: [] },
};
const ask = (async (address: string) => {
  const answer = answers[address];
  if (answer === undefined) throw new Error(`${address} does not answer`);
  return answer;
}) as Ask;

const writers: LetterWriters = {
  renderBrief: (brief, links) => ({
    subject: `Daily Brief, ${brief.date}`,
    html: `<a href="${links.unsubscribe}">Unsubscribe</a>`,
    text: `${brief.topics[0]?.headline} ${links.unsubscribe}`,
  }),
  renderConfirm: (links) => ({
    subject: "Confirm",
    html: `<a href="${links.confirm}">`,
    text: links.confirm,
  }),
};

interface Sink extends Mailer {
  sent: Mail[];
  answer: (mail: Mail) => MailFailure | null | Promise<MailFailure | null>;
}

function recordingSink(): Sink {
  const sink: Sink = {
    leaves: true,
    sent: [],
    answer: () => null,
    async send(mail) {
      const failure = await sink.answer(mail);
      if (failure) return { ok: false, failure };
      sink.sent.push(mail);
      return { ok: true, value: "sent" };
    },
    forget: async () => {},
    close: () => {},
  };
  return sink;
}

function handsWith(mail: Mailer, options: object = {}) {
  return {
    db: database.db,
    clock,
    log,
    secret,
    ask,
    writers,
    siteUrl: "https://gist.example",
    operatorEmail: "desk@gist.example",
    exportsDir: "/nowhere",
    edition: async () => "live" as const,
    mail: { live: mail, sample: mail },
    ...options,
  };
}

async function subscribers(...emails: string[]): Promise<void> {
  for (const email of emails) {
    await sql`insert into letters.subscriber (email, state, consent_at, consent_version) values (${email}, 'active', ${now}, '1')`.execute(
      database.db,
    );
  }
}

/** What the job runner does at a minute, without its queue. */
function runner(hands: ReturnType<typeof handsWith>) {
  const lastDue = new Map<string, Date>();
  return async (date: string, time: string): Promise<void> => {
    now = lagosInstant(date, time);
    for (const job of lettersJobs(hands).filter(({ name }) => name !== "letters.export")) {
      const due = dueAt(job.when, lastDue.get(job.name) ?? null, now);
      if (due === null) continue;
      lastDue.set(job.name, due);
      await job.run(due);
    }
  };
}

const day = "2026-11-21";
const nextDay = "2026-11-22";
const to = (sink: Sink): string[] => sink.sent.map((mail) => mail.to).sort();
const ids = (sink: Sink): string[] => sink.sent.map((mail) => mail.messageId);
const states = async (): Promise<string[]> =>
  (
    await sql<{ state: string }>`select state from letters.delivery order by id`.execute(database.db)
  ).rows.map((row) => row.state);

test("CONST-20 the newsletter goes out every morning at 7:00 AM: nothing at 06:59, to each at 07:00, two days in a row", async () => {
  const sink = recordingSink();
  await subscribers("ada@mail.ng", "eve@mail.ng");
  now = lagosInstant(day, "06:59");
  const running = await startJobs(
    lettersJobs(handsWith(sink)).filter(({ name }) => name !== "letters.export"),
    {
      db: database.db,
      url: database.url,
      clock,
      log,
    },
  );
  const arrived = async (count: number): Promise<void> => {
    for (const end = Date.now() + 15_000; sink.sent.length < count && Date.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  };
  await arrived(0);
  expect(to(sink)).toEqual([]);
  for (const [date, count] of [
    [day, 2],
    [nextDay, 4],
  ] as const) {
    now = lagosInstant(date, "06:59");
    await running.tick();
    await arrived(0);
    expect(sink.sent).toHaveLength(count - 2);
    now = lagosInstant(date, "07:00");
    await running.tick();
    await arrived(count);
    expect(to(sink)).toHaveLength(count);
    now = lagosInstant(date, "07:01");
    await running.tick();
    await arrived(0);
    expect(sink.sent).toHaveLength(count);
  }
  expect(to(sink)).toEqual(["ada@mail.ng", "ada@mail.ng", "eve@mail.ng", "eve@mail.ng"]);
  expect(new Set(ids(sink)).size).toBe(4);
  await running.stop();
});

test("a morning's brief holds what the towns told, frozen; a town that fails is left out", async () => {
  const tick = runner(
    handsWith(recordingSink(), {
      ask: (async (address: string) => {
        if (address === "GET /weather/current") throw new Error("down");
        return await ask(address as "GET /brief/topics");
      }) as Ask,
    }),
  );
  await tick(day, "07:00");
  const { rows } = await sql<{ content: unknown }>`select content from letters.brief`.execute(database.db);
  const brief = briefShape.parse(rows[0]!.content);
  expect(brief).toEqual({
    date: day,
    composed_at: "2026-11-21T06:00:00.000Z",
    preview: false,
    sample: false,
    topics: [
      { topic: "Fuel price", headline: "Fuel falls to ₦800", sentence: null, article_id: "a1", papers: [] },
    ],
    markets: {
      indices: [
        { label: "NGX All-Share", value: 150_000, percent_change: 0.5, direction: "up" },
        { label: "NGX-30", value: 5_000, percent_change: -0.1, direction: "down" },
      ],
      oil: { label: "Brent Crude", price: 65.2, change: "+1.10" },
    },
    weather: null,
    league: {
      matchday: "Matchday 12",
      results: [
        { home_team: "Enyimba", away_team: "Remo Stars", date: "2026-11-20", home_score: 2, away_score: 1 },
      ],
      fixtures: [],
    },
  });
});

test("a brief about nothing is not sent, but tried again", async () => {
  const sink = recordingSink();
  await subscribers("ada@mail.ng");
  const jobs = lettersJobs(
    handsWith(sink, { ask: (() => Promise.reject(new Error("down"))) as unknown as Ask }),
  );
  await expect(jobs[0]!.run(lagosInstant(day, "07:00"))).rejects.toThrow("empty");
  await lettersJobs(handsWith(sink))[0]!.run(lagosInstant(day, "07:00"));
  expect(to(sink)).toEqual(["ada@mail.ng"]);
});

test("a letter carries the links that let its reader leave with one click", async () => {
  const sink = recordingSink();
  await subscribers("ada@mail.ng", "eve@mail.ng");
  await runner(handsWith(sink))(day, "07:00");
  const mail = sink.sent.find(({ to }) => to === "ada@mail.ng")!;
  const link = /^<(https:\/\/gist\.example\/newsletter\/unsubscribe\/(u[\w-]{32}))>$/.exec(
    mail.headers!["List-Unsubscribe"]!,
  )!;
  expect(mail.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
  expect(mail.html).toContain(link[1]);
  expect(mail.text).toContain(link[1]);
  expect(sink.sent[0]!.headers).not.toEqual(sink.sent[1]!.headers);
  const door = writeLetters({ ...handsWith(sink), doubleOptIn: false, forwardFeedback: false });
  await door["POST /newsletter/unsubscribe"]({ token: link[2] }, { address: "::1", headers: {} });
  await runner(handsWith(sink))(nextDay, "07:00");
  expect(to(sink)).toEqual(["ada@mail.ng", "eve@mail.ng", "eve@mail.ng"]);
});

test("a start after 7:00 catches the brief up, one after noon leaves it, and a second start sends nothing again", async () => {
  const sink = recordingSink();
  await subscribers("ada@mail.ng");
  await runner(handsWith(sink))(day, "11:59");
  expect(to(sink)).toEqual(["ada@mail.ng"]);
  await runner(handsWith(sink))(day, "11:59");
  await runner(handsWith(sink))(day, "12:30");
  expect(sink.sent).toHaveLength(1);
  await runner(handsWith(sink))(nextDay, "12:00");
  await runner(handsWith(sink))(nextDay, "23:00");
  expect(sink.sent).toHaveLength(1);
  await runner(handsWith(sink))("2026-11-23", "07:00");
  expect(sink.sent).toHaveLength(2);
});

test("who signs up after 7:00 gets the first letter the next morning", async () => {
  const sink = recordingSink();
  const tick = runner(handsWith(sink));
  await tick(day, "07:00");
  await subscribers("ada@mail.ng");
  await tick(day, "07:05");
  expect(sink.sent).toEqual([]);
  await tick(nextDay, "07:00");
  expect(to(sink)).toEqual(["ada@mail.ng"]);
});

test("who leaves while letters are being sent gets none any more", async () => {
  const sink = recordingSink();
  await subscribers("ada@mail.ng");
  sink.answer = () => ({ kind: "later", message: "451" });
  const tick = runner(handsWith(sink));
  await tick(day, "07:00");
  await sql`update letters.subscriber set state = 'unsubscribed', ended_at = ${now}`.execute(database.db);
  sink.answer = () => null;
  await tick(day, "07:30");
  expect(sink.sent).toEqual([]);
});

test("a letter that has to wait goes later under the same id, and ends at noon", async () => {
  const sink = recordingSink();
  await subscribers("ada@mail.ng", "eve@mail.ng");
  sink.answer = (mail) => (mail.to === "ada@mail.ng" ? { kind: "later", message: "450" } : null);
  const tick = runner(handsWith(sink));
  await tick(day, "07:00");
  expect(to(sink)).toEqual(["eve@mail.ng"]);
  await tick(day, "07:01");
  await tick(day, "07:06");
  expect(sink.sent).toHaveLength(1);
  await tick(day, "12:01");
  expect((await states()).sort()).toEqual(["failed", "sent"]);
  sink.answer = () => null;
  await tick(day, "12:40");
  expect(sink.sent).toHaveLength(1);
});

test("a bounce pauses the address, a refused letter does not", async () => {
  const sink = recordingSink();
  await subscribers("gone@mail.ng", "spam@mail.ng");
  sink.answer = (mail) => ({ kind: mail.to.startsWith("gone") ? "bounced" : "refused", message: "55x" });
  const tick = runner(handsWith(sink));
  await tick(day, "07:00");
  sink.answer = () => null;
  await tick(nextDay, "07:00");
  expect(to(sink)).toEqual(["spam@mail.ng"]);
});

test("a mail server that is away costs nobody a letter and stops the round at once", async () => {
  const sink = recordingSink();
  await subscribers(...Array.from({ length: 40 }, (_, i) => `r${i}@mail.ng`));
  let tries = 0;
  sink.answer = () => {
    tries += 1;
    return { kind: "unreachable", message: "ECONNREFUSED" };
  };
  const tick = runner(handsWith(sink));
  await tick(day, "07:00");
  // The brief's round and the post's, five hands each.
  expect(tries).toBeLessThanOrEqual(10);
  sink.answer = () => null;
  await tick(day, "07:20");
  expect(new Set(to(sink)).size).toBe(40);
  expect(sink.sent).toHaveLength(40);
});

test("two processes at once send each letter once", async () => {
  const sink = recordingSink();
  await subscribers(...Array.from({ length: 30 }, (_, i) => `r${i}@mail.ng`));
  sink.answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return null;
  };
  await Promise.all([runner(handsWith(sink))(day, "07:00"), runner(handsWith(sink))(day, "07:00")]);
  expect(sink.sent).toHaveLength(30);
  expect(new Set(ids(sink)).size).toBe(30);
});

test("a process that is being stopped finishes the letters in hand and begins none", async () => {
  const sink = recordingSink();
  await subscribers(...Array.from({ length: 30 }, (_, i) => `r${i}@mail.ng`));
  const stop = new AbortController();
  sink.answer = () => {
    stop.abort();
    return null;
  };
  await runner(handsWith(sink, { stopping: stop.signal }))(day, "07:00");
  expect(sink.sent.length).toBeLessThanOrEqual(5);
  expect(await states()).not.toContain("sending");
});

test("over a real mail server with faults every reader gets the letter once by its id", async () => {
  await using server = await startSmtpServer();
  const emails = Array.from({ length: 24 }, (_, i) => `r${i}@mail.ng`);
  await subscribers(...emails);
  const tried = new Set<string>();
  server.fault = (recipient) => {
    if (recipient === null || tried.has(recipient)) return undefined;
    tried.add(recipient);
    const turn = Number(recipient.slice(1, -8)) % 4;
    if (turn === 0) return { at: "rcpt", say: "450 4.2.0 greylisted" };
    if (turn === 1) return { at: "text", dropAfter: 50 };
    if (turn === 2) return { at: "text", dropInsteadOfAnswer: true };
    return { at: "text", waitMs: 50 };
  };
  const mail = createMail({
    smtpUrl: server.url,
    outboxDir: "/nowhere",
    from: "Gist <brief@gist.example>",
    timeoutMs: 2000,
  });
  const tick = runner(handsWith(mail));
  for (const time of ["07:00", "07:02", "07:10", "07:40", "08:30"]) await tick(day, time);
  mail.close();
  expect(new Set(server.taken.flatMap((letter) => letter.to))).toEqual(new Set(emails));
  expect(new Set(server.taken.map((letter) => letter.messageId)).size).toBe(24);
  expect(new Set(await states())).toEqual(new Set(["sent"]));
});

test("without a mail server each letter is exactly one file, also after a crash between writing and noting it", async () => {
  const outboxDir = await mkdtemp(path.join(tmpdir(), "outbox-"));
  await subscribers("ada@mail.ng", "eve@mail.ng");
  const outbox = createMail({ smtpUrl: null, outboxDir, from: "Gist <brief@gist.example>" });
  const tick = runner(handsWith(outbox));
  await tick(day, "07:00");
  await sql`update letters.delivery set state = 'sending'`.execute(database.db);
  await tick(day, "07:01");
  const files = await readdir(outboxDir);
  expect(files).toHaveLength(2);
  const { rows } = await sql<{
    id: string;
  }>`select id from letters.subscriber where email = 'ada@mail.ng'`.execute(database.db);
  expect(files).toContain(`brief.${day}.${rows[0]!.id}.eml`);
  expect(await eraseByEmail({ db: database.db, outboxes: [outbox] }, " ADA@mail.ng")).toBe(true);
  expect(await readdir(outboxDir)).toHaveLength(1);
  expect(await eraseByEmail({ db: database.db, outboxes: [outbox] }, "ada@mail.ng")).toBe(false);
});

test("letters of the sample edition never reach the mail server", async () => {
  const server = recordingSink();
  const outbox = recordingSink();
  await subscribers("ada@mail.ng");
  await runner(handsWith(server, { edition: async () => "sample", mail: { live: server, sample: outbox } }))(
    day,
    "07:00",
  );
  expect([server.sent.length, outbox.sent.length]).toEqual([0, 1]);
});

test("a confirmation goes out within the minute and its link confirms", async () => {
  const sink = recordingSink();
  const hands = handsWith(sink);
  const door = writeLetters({ ...hands, doubleOptIn: true, forwardFeedback: true });
  const caller = { address: "192.0.2.1", headers: {} };
  await door["POST /newsletter/subscribe"]({ email: "ada@mail.ng" }, caller);
  await runner(hands)(day, "06:01");
  expect(to(sink)).toEqual(["ada@mail.ng"]);
  const token = /\/newsletter\/confirm\/(c[\w-]{32})$/.exec(sink.sent[0]!.text)![1];
  expect(await door["POST /newsletter/confirm"]({ token }, caller)).toMatchObject({ status: "active" });
  await runner(hands)(day, "07:00");
  expect(sink.sent).toHaveLength(2);
});

test("feedback reaches the operator, who can answer its writer", async () => {
  const sink = recordingSink();
  const hands = handsWith(sink);
  const door = writeLetters({ ...hands, doubleOptIn: true, forwardFeedback: true });
  await door["POST /feedback/"](
    { name: "Ada\r\nBcc: x@y.z", email: "ada@mail.ng", feedback: "Ten chars!" },
    { address: "192.0.2.1", headers: {} },
  );
  await runner(hands)(day, "06:01");
  expect(sink.sent).toMatchObject([
    { to: "desk@gist.example", replyTo: "ada@mail.ng", subject: "Feedback from Ada Bcc: x@y.z" },
  ]);
  expect(sink.sent[0]!.text).toContain("Ten chars!");
});

test("subscribers are exported every hour, thirty files are kept, each can be read back", async () => {
  const exportsDir = path.join(await mkdtemp(path.join(tmpdir(), "exports-")), "exports");
  await subscribers("ada@mail.ng");
  const job = lettersJobs(handsWith(recordingSink(), { exportsDir })).find(
    ({ name }) => name === "letters.export",
  )!;
  expect(job.when).toEqual({ everyMinutes: 60 });
  for (let hour = 0; hour < 32; hour += 1) await job.run(new Date(now.getTime() + hour * 3_600_000));
  const files = (await readdir(exportsDir)).sort();
  expect(files).toHaveLength(30);
  expect(files[0]).toBe("subscribers-2026-11-21T07.jsonl.gz");
  const lines = gunzipSync(await readFile(path.join(exportsDir, files[0]!)))
    .toString()
    .trim()
    .split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { email: "ada@mail.ng", state: "active", consentVersion: "1" },
  ]);
});

test("what serves no longer is forgotten in the night", async () => {
  await subscribers("left@mail.ng", "stays@mail.ng");
  await sql`update letters.subscriber set state = 'unsubscribed', ended_at = ${now} where email = 'left@mail.ng'`.execute(
    database.db,
  );
  await sql`insert into letters.attempt values ('x', ${now}, 1)`.execute(database.db);
  const tick = runner(handsWith(recordingSink()));
  await tick("2026-12-20", "03:00");
  const emails = async () =>
    (await sql<{ email: string }>`select email from letters.subscriber`.execute(database.db)).rows.map(
      (row) => row.email,
    );
  expect((await emails()).sort()).toEqual(["left@mail.ng", "stays@mail.ng"]);
  await tick("2026-12-23", "03:00");
  expect(await emails()).toEqual(["stays@mail.ng"]);
  expect((await sql`select * from letters.attempt`.execute(database.db)).rows).toEqual([]);
});
