import { sql } from "kysely";
import { expect, test } from "vitest";
import { writeLetters } from "#features/letters/api/write.ts";
import type { Log } from "#platform/log.ts";
import { createMail } from "#platform/mail/create-mail.ts";
import { type Fault, startFaultProxy } from "#tests/support/fault-proxy.ts";
import { startLetters } from "#tests/support/letters.ts";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";

/** How long to wait for a silent server; the others get the time that a busy machine may need. */
const SILENCE_MS = 1_000;

/** Faults of the connection to the mail server; isReported = the operator is told that letters are waiting. */
const cases: Record<string, { fault: Fault; isReported: boolean }> = {
  "a connection that breaks": { fault: "reset", isReported: true },
  "a server that hangs": { fault: "hang", isReported: true },
  "a garbled greeting": { fault: { answer: "\u0000\u0001 what?\r\n" }, isReported: true },
  "a server that is too busy": { fault: { answer: "421 too busy\r\n" }, isReported: true },
  "a connection cut in the middle of a letter": { fault: { cutAfter: 45 }, isReported: true },
  "an answer in small pieces": { fault: { slice: 5 }, isReported: false },
  "a slow server": { fault: { latencyMs: 20 }, isReported: false },
};

test.each(Object.keys(cases))(
  "%s loses no letter, and sign-ups still work",
  {
    timeout: 60_000,
  },
  async (name) => {
    const { fault, isReported } = cases[name] ?? { fault: "none", isReported: false };
    await using server = await startSmtpServer();
    await using line = await startFaultProxy(
      { host: "127.0.0.1", port: Number(new URL(server.url).port) },
      fault,
    );
    const letters = await startLetters();
    const logged: string[] = [];
    const record = (_: object, message: string) => logged.push(message);
    const log = { debug() {}, info() {}, warn: record, error: record } as unknown as Log;
    const mail = createMail({
      smtpUrl: `smtp://127.0.0.1:${line.port}`,
      outboxDir: "/nowhere",
      from: "Naija Gist <brief@gist.example>",
      timeoutMs: fault === "hang" ? SILENCE_MS : MAX_WAIT_MS,
    });
    const run = letters.runner(letters.deps(mail, { log }));
    await letters.subscribe("one@reader.example", "two@reader.example", "three@reader.example");
    await run("2026-11-21", "07:00");
    expect(logged.includes("letters wait")).toBe(isReported);

    // A reader who signs up now does not notice.
    const { db, clock } = letters;
    const form = writeLetters({
      db,
      clock,
      secret: "a secret",
      doubleOptIn: true,
      forwardFeedback: false,
      sendsMail: true,
    });
    const caller = { address: "192.0.2.1", headers: {} };
    expect(await form["POST /newsletter/subscribe"]({ email: "new@reader.example" }, caller)).toMatchObject({
      status: "pending",
    });

    line.fault = "none";
    line.breakConnections();
    for (const time of ["07:10", "07:40", "08:40", "09:40", "10:40", "11:40"]) await run("2026-11-21", time);
    const lettersByReader = Object.groupBy(server.received, ({ to }) => to[0] ?? "");
    expect(Object.keys(lettersByReader).sort()).toEqual([
      "new@reader.example",
      "one@reader.example",
      "three@reader.example",
      "two@reader.example",
    ]);
    // If the connection broke after the letter, its outcome is unknown: the same letter, by its id, is sent again.
    for (const [reader, copies = []] of Object.entries(lettersByReader)) {
      expect([reader, new Set(copies.map(({ messageId }) => messageId)).size]).toEqual([reader, 1]);
    }
    expect(await letters.states()).toEqual(["sent", "sent", "sent", "sent"]);
    const { rows } = await sql`select from letters.subscriber where state = 'paused'`.execute(db);
    expect(rows).toEqual([]);
    mail.close();
    await letters.close();
  },
);
