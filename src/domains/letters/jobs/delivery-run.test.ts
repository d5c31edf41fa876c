import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { eraseByEmail } from "#domains/letters/api/admin.ts";
import { createMail } from "#platform/mail/create-mail.ts";
import { lagosInstant } from "#platform/time.ts";
import { ids, recordingSink, startLetters, to } from "#tests/support/letters.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";

let domain: Awaited<ReturnType<typeof startLetters>>;
beforeEach(async () => {
  domain = await startLetters();
});
afterEach(() => domain.close());

const day = "2026-11-21";
const nextDay = "2026-11-22";

test("a reader who leaves while letters are being sent gets none", async () => {
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

test("a letter that has to wait is sent later under the same id, and given up at noon", async () => {
  const sink = recordingSink();
  await domain.subscribe("ada@mail.ng", "eve@mail.ng");
  sink.answer = (mail) => (mail.to === "ada@mail.ng" ? { kind: "later", message: "450" } : null);
  const tick = domain.runner(domain.deps(sink));
  await tick(day, "07:00");
  expect(to(sink)).toEqual(["eve@mail.ng"]);
  await tick(day, "07:01");
  await tick(day, "07:06");
  expect(sink.sent).toHaveLength(1);
  await tick(day, "12:01");
  expect((await domain.states()).sort()).toEqual(["failed", "sent"]);
  sink.answer = () => null;
  await tick(day, "12:40");
  expect(sink.sent).toHaveLength(1);
});

async function waiting(): Promise<unknown[]> {
  const { rows } = await sql`select state, attempts, next_at, failure from letters.delivery`.execute(
    domain.db,
  );
  return rows;
}

test("a letter is tried again after 1, 5, 15 and then every 30 minutes, and says why it waits", async () => {
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

test("a letter that is refused ends with its reason, cut to 300 characters", async () => {
  const sink = recordingSink();
  await domain.subscribe("ada@mail.ng");
  sink.answer = () => ({ kind: "refused", message: "5".repeat(301) });
  await domain.runner(domain.deps(sink))(day, "07:00");
  expect(await waiting()).toMatchObject([{ state: "failed", attempts: 1, failure: "5".repeat(300) }]);
});

test("after a morning's letters are queued the table's statistics are up to date for PostgreSQL's planner", async () => {
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
  expect(to(sink)).toEqual(["spam@mail.ng"]);
});

test("an unreachable mail server loses no letter and stops the run at once", async () => {
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
  expect(new Set(to(sink)).size).toBe(40);
  expect(sink.sent).toHaveLength(40);
});

test("two processes at once send each letter once", async () => {
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
  expect(new Set(ids(sink)).size).toBe(30);
});

test("a process that is being stopped finishes the letters in hand and begins none", async () => {
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

test("over a real mail server with faults every reader gets the letter once by its id", async () => {
  await using server = await startSmtpServer();
  const emails = Array.from({ length: 24 }, (_, i) => `r${i}@mail.ng`);
  await domain.subscribe(...emails);
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
  const tick = domain.runner(domain.deps(mail));
  for (const time of ["07:00", "07:02", "07:10", "07:40", "08:30"]) await tick(day, time);
  mail.close();
  expect(new Set(server.taken.flatMap((letter) => letter.to))).toEqual(new Set(emails));
  expect(new Set(server.taken.map((letter) => letter.messageId)).size).toBe(24);
  expect(new Set(await domain.states())).toEqual(new Set(["sent"]));
});

test("without a mail server each letter is exactly one file, also after a crash between writing and noting it", async () => {
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

test("a copy in the outbox that cannot be removed is not lost sight of: the address is erased with it, or not yet", async () => {
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
  expect(forgotten).toEqual([ids(sink)]);
});
