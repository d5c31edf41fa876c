import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { eraseByEmail } from "#features/letters/api/admin.ts";
import { createMail } from "#platform/mail/create-mail.ts";
import { MAX_LETTERS_UNDER_WAY } from "#platform/mail/mail.ts";
import { lagosInstant } from "#platform/time.ts";
import { messageIds, recipients, recordingSink, startLetters } from "#tests/support/letters.ts";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import { articleOf, storeArticles } from "#tests/support/stored-news.ts";
import { takeDown } from "#tests/support/take-down.ts";

let domain: Awaited<ReturnType<typeof startLetters>>;
beforeEach(async () => {
  domain = await startLetters();
});
afterEach(() => domain.close());

const day = "2026-11-21";
const nextDay = "2026-11-22";

test("a reader who unsubscribes while the letter waits to be retried does not get it", async () => {
  const sink = recordingSink();
  await domain.subscribe("ada@mail.ng");
  sink.answer = () => ({ kind: "later", message: "451" });
  const tick = domain.runner(domain.deps(sink));
  await tick(day, "07:00");
  await sql`update letters.subscriber set state = 'unsubscribed', ended_at = ${domain.clock.now()}`.execute(
    domain.db,
  );
  sink.answer = () => null;
  await tick(day, "07:30");
  expect(sink.sent).toEqual([]);
});

test("a waiting letter is written without what was withdrawn since it was queued", async () => {
  await storeArticles(domain.db, [articleOf("courier", "Fuel falls", 5, { id: "a1" })]);
  const sink = recordingSink();
  await domain.subscribe("ada@mail.ng", "eve@mail.ng");
  sink.answer = (mail) => (mail.to === "eve@mail.ng" ? { kind: "later", message: "451" } : null);
  const tick = domain.runner(domain.deps(sink));
  await tick(day, "07:00");
  await takeDown(domain.db, "article", "a1");
  sink.answer = () => null;
  await tick(day, "07:30");
  expect(sink.sent.map(({ to, text }) => [to, /fuel/i.test(text)])).toEqual([
    ["ada@mail.ng", true],
    ["eve@mail.ng", false],
  ]);
});

test("a withdrawal in the middle of a run reaches all letters but those under way", async () => {
  await storeArticles(domain.db, [articleOf("courier", "Fuel falls", 5, { id: "a1" })]);
  const sink = recordingSink();
  await domain.subscribe(...Array.from({ length: 30 }, (_, i) => `r${i}@mail.ng`));
  let first: Promise<void> | null = null;
  sink.answer = async () => {
    first ??= takeDown(domain.db, "article", "a1");
    await first;
    return null;
  };
  await domain.runner(domain.deps(sink))(day, "07:00");
  expect(sink.sent).toHaveLength(30);
  const carrying = sink.sent.filter(({ text }) => /fuel/i.test(text)).length;
  expect(carrying).toBeGreaterThan(0);
  expect(carrying).toBeLessThanOrEqual(MAX_LETTERS_UNDER_WAY);
});

test("a deferred letter is given up at noon and not sent afterwards", async () => {
  const sink = recordingSink();
  await domain.subscribe("ada@mail.ng", "eve@mail.ng");
  sink.answer = (mail) => (mail.to === "ada@mail.ng" ? { kind: "later", message: "450" } : null);
  const tick = domain.runner(domain.deps(sink));
  await tick(day, "07:00");
  expect(recipients(sink)).toEqual(["eve@mail.ng"]);
  for (const time of ["07:01", "07:06"]) await tick(day, time);
  expect(sink.sent).toHaveLength(1);
  await tick(day, "12:01");
  expect(await waiting()).toMatchObject([{ state: "sent" }, { next_at: lagosInstant(day, "12:01") }]);
  sink.answer = () => null;
  await tick(day, "12:40");
  expect(sink.sent).toHaveLength(1);
});

test("a deferred letter is sent later under the same message id; each run that did something is logged", async () => {
  const sink = recordingSink();
  await domain.subscribe("ada@mail.ng");
  const tried: string[] = [];
  sink.answer = ({ messageId }) => {
    tried.push(messageId);
    return tried.length < 3 ? { kind: "later", message: "451" } : null;
  };
  const logged: unknown[] = [];
  const record = (_: object | string, says?: string) => void logged.push(says);
  const tick = domain.runner(domain.deps(sink, { log: { ...silentLog, info: record, warn: record } }));
  for (const time of ["07:00", "07:01", "07:05", "07:06", "07:07"]) await tick(day, time);
  expect(recipients(sink)).toEqual(["ada@mail.ng"]);
  expect(logged).toEqual(["letters wait", "letters wait", "letters"]);
  expect(tried).toEqual(Array(3).fill(messageIds(sink)[0]));
});

async function waiting(): Promise<unknown[]> {
  const { rows } = await sql`select state, attempts, next_at, failure from letters.delivery`.execute(
    domain.db,
  );
  return rows;
}

test("a letter is tried again after 1, 5, 15 and then every 30 minutes, and its failure is recorded", async () => {
  const sink = recordingSink();
  await domain.subscribe("ada@mail.ng");
  let tries = 0;
  sink.answer = () => {
    tries += 1;
    return { kind: "later", message: `450 ${"x".repeat(400)}` };
  };
  const tick = domain.runner(domain.deps(sink));
  for (const [time, tried, next] of [
    ["07:00", 1, "07:01"],
    ["07:01", 2, "07:06"],
    ["07:05", 2, "07:06"],
    ["07:06", 3, "07:21"],
    ["07:20", 3, "07:21"],
    ["07:21", 4, "07:51"],
    ["07:50", 4, "07:51"],
    ["07:51", 5, "08:21"],
  ] as const) {
    await tick(day, time);
    expect([time, tries]).toEqual([time, tried]);
    expect(await waiting()).toEqual([
      {
        state: "queued",
        attempts: tried,
        next_at: lagosInstant(day, next),
        failure: `450 ${"x".repeat(296)}`,
      },
    ]);
  }
});

test("a refused letter is marked as failed at that time, with its reason cut to 300 characters", async () => {
  const sink = recordingSink();
  await domain.subscribe("ada@mail.ng");
  let tries = 0;
  const tick = domain.runner(domain.deps(sink));
  sink.answer = () => ({ kind: tries++ === 0 ? "later" : "refused", message: "5".repeat(301) });
  for (const time of ["07:00", "07:30"]) await tick(day, time);
  const next_at = lagosInstant(day, "07:30");
  expect(await waiting()).toMatchObject([{ state: "failed", next_at, failure: "5".repeat(300) }]);
});

test("queueing a morning's letters updates the table's statistics for PostgreSQL's planner", async () => {
  await domain.subscribe(...Array.from({ length: 12 }, (_, i) => `r${i}@mail.ng`));
  await domain.runner(domain.deps(recordingSink()))(day, "07:00");
  const { rows } = await sql<{
    reltuples: number;
  }>`select reltuples from pg_class where oid = 'letters.delivery'::regclass`.execute(domain.db);
  expect(rows).toEqual([{ reltuples: 12 }]);
});

test("a bounce pauses the address, a refused letter does not", async () => {
  const sink = recordingSink();
  await domain.subscribe("gone@mail.ng", "spam@mail.ng");
  sink.answer = (mail) => ({ kind: mail.to.startsWith("gone") ? "bounced" : "refused", message: "55x" });
  const tick = domain.runner(domain.deps(sink));
  await tick(day, "07:00");
  sink.answer = () => null;
  await tick(nextDay, "07:00");
  expect(recipients(sink)).toEqual(["spam@mail.ng"]);
});

test("an unreachable mail server stops the run at once, and the next run sends every letter", async () => {
  const sink = recordingSink();
  await domain.subscribe(...Array.from({ length: 40 }, (_, i) => `r${i}@mail.ng`));
  let tries = 0;
  sink.answer = () => {
    tries += 1;
    return { kind: "unreachable", message: "ECONNREFUSED" };
  };
  const tick = domain.runner(domain.deps(sink));
  await tick(day, "07:00");
  // The brief's job and the delivery job, five letters at a time each.
  expect(tries).toBeLessThanOrEqual(10);
  sink.answer = () => null;
  await tick(day, "07:20");
  expect(new Set(recipients(sink)).size).toBe(40);
  expect(sink.sent).toHaveLength(40);
});

test("two processes running at once send each letter once", async () => {
  const sink = recordingSink();
  await domain.subscribe(...Array.from({ length: 30 }, (_, i) => `r${i}@mail.ng`));
  sink.answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return null;
  };
  await Promise.all([
    domain.runner(domain.deps(sink))(day, "07:00"),
    domain.runner(domain.deps(sink))(day, "07:00"),
  ]);
  expect(sink.sent).toHaveLength(30);
  expect(new Set(messageIds(sink)).size).toBe(30);
});

test("a process that is being stopped finishes the letters under way and starts no others", async () => {
  const sink = recordingSink();
  await domain.subscribe(...Array.from({ length: 30 }, (_, i) => `r${i}@mail.ng`));
  const stop = new AbortController();
  sink.answer = () => {
    stop.abort();
    return null;
  };
  await domain.runner(domain.deps(sink, { stopping: stop.signal }))(day, "07:00");
  expect(sink.sent.length).toBeLessThanOrEqual(5);
  expect(await domain.states()).not.toContain("sending");
});

test("over a real mail server with faults every letter arrives once, or twice under one id", async () => {
  await using server = await startSmtpServer();
  const emails = Array.from({ length: 24 }, (_, i) => `r${i}@mail.ng`);
  await domain.subscribe(...emails);
  const turnOf = (email: string) => Number(email.slice(1, -8)) % 4;
  server.fault = (recipient, recipientCount) => {
    if (recipient === null || recipientCount > 1) return undefined;
    const turn = turnOf(recipient);
    if (turn === 0) return { at: "rcpt", say: "450 4.2.0 greylisted" };
    if (turn === 1) return { at: "text", dropAfter: 50 };
    if (turn === 2) return { at: "text", dropInsteadOfAnswer: true };
    return { at: "text", waitMs: 50 };
  };
  const mail = createMail({
    smtpUrl: server.url,
    outboxDir: "/nowhere",
    from: "Gist <brief@gist.example>",
    timeoutMs: MAX_WAIT_MS,
  });
  const tick = domain.runner(domain.deps(mail));
  for (const time of ["07:00", "07:02", "07:10", "07:40", "08:30"]) await tick(day, time);
  mail.close();
  // Only a letter that the server accepted without answering is sent twice, because nobody knows that it arrived.
  const arrived = Map.groupBy(server.received, (letter) => letter.to.join());
  expect(emails.map((email) => arrived.get(email)?.length)).toEqual(
    emails.map((email) => (turnOf(email) === 2 ? 2 : 1)),
  );
  for (const letters of arrived.values()) expect(new Set(letters.map((one) => one.messageId)).size).toBe(1);
  expect(new Set(server.received.map((letter) => letter.messageId)).size).toBe(24);
  expect(new Set(await domain.states())).toEqual(new Set(["sent"]));
});

test("without a mail server each letter is one file, even after a crash, and is erased with its reader", async () => {
  const outboxDir = await mkdtemp(path.join(tmpdir(), "outbox-"));
  await domain.subscribe("ada@mail.ng", "eve@mail.ng");
  const outbox = createMail({ smtpUrl: null, outboxDir, from: "Gist <brief@gist.example>" });
  const tick = domain.runner(domain.deps(outbox));
  await tick(day, "07:00");
  await sql`update letters.delivery set state = 'sending'`.execute(domain.db);
  await tick(day, "07:01");
  const files = await readdir(outboxDir);
  expect(files).toHaveLength(2);
  const { rows } = await sql<{
    id: string;
  }>`select id from letters.subscriber where email = 'ada@mail.ng'`.execute(domain.db);
  expect(files).toContain(`brief.${day}.${rows[0]!.id}.eml`);
  expect(await eraseByEmail({ db: domain.db, outboxes: [outbox] }, " ADA@mail.ng")).toBe(true);
  expect(await readdir(outboxDir)).toHaveLength(1);
  expect(await eraseByEmail({ db: domain.db, outboxes: [outbox] }, "ada@mail.ng")).toBe(false);
});

test("letters of the sample edition never reach the mail server", async () => {
  const server = recordingSink();
  const outbox = recordingSink();
  await domain.subscribe("ada@mail.ng");
  await domain.runner(
    domain.deps(server, { edition: async () => "sample", mail: { live: server, sample: outbox } }),
  )(day, "07:00");
  expect([server.sent.length, outbox.sent.length]).toEqual([0, 1]);
});

test("an address is not erased until its letters are removed from the outbox", async () => {
  const sink = recordingSink();
  await domain.subscribe("eve@mail.ng");
  await domain.runner(domain.deps(sink))("2026-11-21", "07:00");
  const forgotten: string[][] = [];
  const outbox = (isDead: boolean) => ({
    ...sink,
    forget: async (ids: readonly string[]) => {
      if (isDead) throw new Error("killed");
      forgotten.push([...ids]);
    },
  });
  const erase = (isDead: boolean) =>
    eraseByEmail({ db: domain.db, outboxes: [outbox(isDead)] }, "eve@mail.ng");
  await expect(erase(true)).rejects.toThrow("killed");
  expect(await erase(false)).toBe(true);
  expect(forgotten).toEqual([messageIds(sink)]);
});
