import { mkdtemp, readdir, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { brief as briefShape } from "#features/letters/contract/brief-shapes.ts";
import { startJobs } from "#platform/jobs/run.ts";
import { erasedAmong } from "#platform/ledger/erasures.ts";
import { findEntriesBesides } from "#platform/ledger/tables.ts";
import { createMail } from "#platform/mail/create-mail.ts";
import { lagosInstant } from "#platform/time.ts";
import { ask, messageIds, recipients, recordingSink, startLetters } from "#tests/support/letters.ts";
import { queueDone } from "#tests/support/queue-done.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { lettersJobs } from "./schedule.ts";

let domain: Awaited<ReturnType<typeof startLetters>>;
beforeEach(async () => {
  domain = await startLetters();
});
afterEach(() => domain.close());

const day = "2026-11-21";
const nextDay = "2026-11-22";

test("CONST-20 the newsletter goes out every morning at 7:00 AM: nothing at 06:59, to each at 07:00, two days in a row", async () => {
  const sink = recordingSink();
  await domain.subscribe("ada@mail.ng", "eve@mail.ng");
  domain.setTime(day, "06:59");
  const running = await startJobs(
    lettersJobs(domain.deps(sink)).filter(({ name }) => name !== "letters.export"),
    {
      db: domain.db,
      url: domain.url,
      clock: domain.clock,
      log: silentLog,
    },
  );
  await queueDone(domain.db);
  expect(recipients(sink)).toEqual([]);
  for (const [date, count] of [
    [day, 2],
    [nextDay, 4],
  ] as const) {
    domain.setTime(date, "06:59");
    await running.tick();
    await queueDone(domain.db);
    expect(sink.sent).toHaveLength(count - 2);
    domain.setTime(date, "07:00");
    await running.tick();
    await queueDone(domain.db);
    expect(recipients(sink)).toHaveLength(count);
    domain.setTime(date, "07:01");
    await running.tick();
    await queueDone(domain.db);
    expect(sink.sent).toHaveLength(count);
  }
  expect(recipients(sink)).toEqual(["ada@mail.ng", "ada@mail.ng", "eve@mail.ng", "eve@mail.ng"]);
  expect(new Set(messageIds(sink)).size).toBe(4);
  await running.stop();
});

test("a morning's brief is stored with what the domains answered; a domain that fails is left out", async () => {
  const tick = domain.runner(
    domain.deps(recordingSink(), {
      ask: (async (address: string) => {
        if (address === "GET /weather/current") throw new Error("down");
        return await ask(address as "GET /brief/topics");
      }) as Ask,
    }),
  );
  await tick(day, "07:00");
  const { rows } = await sql<{ content: unknown }>`select content from letters.brief`.execute(domain.db);
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
        {
          ...{ home_team: "Enyimba", away_team: "Remo Stars", date: "2026-11-20", home_score: 2 },
          ...{ away_score: 1, status: "completed" },
        },
      ],
      fixtures: [],
    },
  });
});

test("an empty brief is not sent, and can be tried again", async () => {
  const sink = recordingSink();
  await domain.subscribe("ada@mail.ng");
  const jobs = lettersJobs(
    domain.deps(sink, { ask: (() => Promise.reject(new Error("down"))) as unknown as Ask }),
  );
  await expect(jobs[0]!.run(lagosInstant(day, "07:00"))).rejects.toThrow("empty");
  await lettersJobs(domain.deps(sink))[0]!.run(lagosInstant(day, "07:00"));
  expect(recipients(sink)).toEqual(["ada@mail.ng"]);
});

test("a brief without topics is sent at 7:00, but a late one waits for topics", async () => {
  const sink = recordingSink();
  await domain.subscribe("ada@mail.ng");
  const withoutTopics = (async (address: string) =>
    address === "GET /brief/topics" ? { topics: [] } : await ask(address as "GET /brief/topics")) as Ask;
  const due = lagosInstant(day, "07:00");
  const waits: number[] = [];
  const catchUp = (answering: Ask) =>
    lettersJobs(domain.deps(sink, { ask: answering }))[0]!.run(
      due,
      async (seconds) => void waits.push(seconds),
    );
  domain.setTime(day, "07:14");
  await catchUp(withoutTopics);
  expect([waits, sink.sent]).toEqual([[30], []]);
  domain.setTime(day, "12:00");
  await catchUp(withoutTopics);
  expect(waits).toEqual([30]);
  domain.setTime(day, "07:15");
  await catchUp(ask);
  expect(recipients(sink)).toEqual(["ada@mail.ng"]);
  const letters = await sql`select good_until from letters.delivery`.execute(domain.db);
  expect(letters.rows).toEqual([{ good_until: lagosInstant(day, "12:15") }]);
  await domain.runner(domain.deps(sink, { ask: withoutTopics }))(nextDay, "07:00");
  expect(sink.sent).toHaveLength(2);
});

test("a start between 7:00 and noon sends the missed brief, once; a start after noon does not", async () => {
  const sink = recordingSink();
  await domain.subscribe("ada@mail.ng");
  await domain.runner(domain.deps(sink))(day, "11:59");
  expect(recipients(sink)).toEqual(["ada@mail.ng"]);
  await domain.runner(domain.deps(sink))(day, "11:59");
  await domain.runner(domain.deps(sink))(day, "12:30");
  expect(sink.sent).toHaveLength(1);
  await domain.runner(domain.deps(sink))(nextDay, "12:00");
  await domain.runner(domain.deps(sink))(nextDay, "23:00");
  expect(sink.sent).toHaveLength(1);
  await domain.runner(domain.deps(sink))("2026-11-23", "07:00");
  expect(sink.sent).toHaveLength(2);
});

test("when the clock jumps a day or an hour forward and back, one brief a day is sent", async () => {
  const sink = recordingSink();
  await domain.subscribe("ada@mail.ng");
  const tick = domain.runner(domain.deps(sink));
  for (const [date, time] of [
    [day, "07:00"],
    [day, "08:00"],
    [nextDay, "08:00"],
    [day, "08:01"],
    [day, "06:30"],
    [day, "07:00"],
    [nextDay, "07:00"],
    [nextDay, "09:00"],
  ] as const)
    await tick(date, time);
  expect(sink.sent.map(({ subject }) => subject)).toEqual([`Daily Brief, ${day}`, `Daily Brief, ${nextDay}`]);
  await tick("2026-11-23", "07:00");
  expect(sink.sent).toHaveLength(3);
});

test("a reader who signs up after 7:00 gets the first letter the next morning", async () => {
  const sink = recordingSink();
  const tick = domain.runner(domain.deps(sink));
  await tick(day, "07:00");
  await domain.subscribe("ada@mail.ng");
  await tick(day, "07:05");
  expect(sink.sent).toEqual([]);
  await tick(nextDay, "07:00");
  expect(recipients(sink)).toEqual(["ada@mail.ng"]);
});

test("unsubscribed readers, attempts and stored answers that have expired are deleted at night", async () => {
  await domain.subscribe("left@mail.ng", "stays@mail.ng");
  await sql`update letters.subscriber set state = 'unsubscribed', ended_at = ${domain.clock.now()} where email = 'left@mail.ng'`.execute(
    domain.db,
  );
  for (const [key, time] of [
    ["kept", "03:01"],
    ["forgotten", "02:59"],
  ] as const) {
    const at = lagosInstant("2026-12-22", time);
    await sql`insert into letters.answered (key, request, at) values (${key}, 'r', ${at})`.execute(domain.db);
    await sql`insert into letters.attempt values (${key}, ${at}, 1)`.execute(domain.db);
  }
  const tick = domain.runner(domain.deps(recordingSink()));
  await tick("2026-12-20", "03:00");
  const emails = async () =>
    (await sql<{ email: string }>`select email from letters.subscriber`.execute(domain.db)).rows.map(
      (row) => row.email,
    );
  expect((await emails()).sort()).toEqual(["left@mail.ng", "stays@mail.ng"]);
  await tick("2026-12-23", "03:00");
  expect(await emails()).toEqual(["stays@mail.ng"]);
  // No older copy subscribes them again.
  const entries = await findEntriesBesides(domain.db, new Set());
  const isErased = await erasedAmong(domain.db, new Set(entries.map(({ name }) => name)));
  expect(["left@mail.ng", "stays@mail.ng"].map(isErased)).toEqual([true, false]);
  expect((await sql`select count from letters.attempt`.execute(domain.db)).rows).toHaveLength(1);
  expect((await sql`select key from letters.answered`.execute(domain.db)).rows).toEqual([{ key: "kept" }]);
});

test("copies of letters in the outbox are deleted after thirty days, of either edition", async () => {
  const live = await mkdtemp(path.join(tmpdir(), "outbox-"));
  const sample = await mkdtemp(path.join(tmpdir(), "outbox-"));
  for (const dir of [live, sample])
    for (const [name, time] of [
      ["old.eml", "02:59"],
      ["kept.eml", "03:01"],
    ] as const) {
      const file = path.join(dir, name);
      await writeFile(file, "To: ada@mail.ng");
      await utimes(file, new Date(), lagosInstant("2026-11-23", time));
    }
  const outbox = (outboxDir: string) => createMail({ smtpUrl: null, outboxDir, from: "x@gist.example" });
  const mail = { live: outbox(live), sample: outbox(sample) };
  const tick = domain.runner(domain.deps(recordingSink(), { mail }));
  await tick("2026-12-22", "03:00");
  await tick("2026-12-23", "03:00");
  expect([await readdir(live), await readdir(sample)]).toEqual([["kept.eml"], ["kept.eml"]]);
});
