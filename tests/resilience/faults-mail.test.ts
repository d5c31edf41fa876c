import { sql } from "kysely";
import { expect, test } from "vitest";
import { writeLetters } from "#domains/letters/api/write.ts";
import type { Log } from "#platform/log.ts";
import { createMail } from "#platform/mail/create-mail.ts";
import { type Fault, startFaultProxy } from "#tests/support/fault-proxy.ts";
import { startLetters } from "#tests/support/letters.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";

/** Faults of the connection to the mail server; isReported = the operator is told that letters are waiting. */
const befalling: Record<string, { fault: Fault; told: boolean }> = {
  "a connection that breaks": { fault: "reset", told: true },
  "a server that hangs": { fault: "hang", told: true },
  "a garbled greeting": { fault: { answer: "\u0000\u0001 what?\r\n" }, told: true },
  "a server that is too busy": { fault: { answer: "421 too busy\r\n" }, told: true },
  "a connection cut in the middle of a letter": { fault: { cutAfter: 45 }, told: true },
  "an answer in small pieces": { fault: { slice: 5 }, told: false },
  "a slow server": { fault: { latencyMs: 20 }, told: false },
};

test.each(Object.keys(befalling))(
  "%s loses no letter, and sign-ups still work",
  {
    timeout: 60_000,
  },
  async (name) => {
    const { fault, told } = befalling[name] ?? { fault: "none", told: false };
    await using server = await startSmtpServer();
    await using line = await startFaultProxy(
      { host: "127.0.0.1", port: Number(new URL(server.url).port) },
      fault,
    );
    const letters = await startLetters();
    const said: string[] = [];
    const hear = (_: object, says: string) => said.push(says);
    const log = { debug() {}, info() {}, warn: hear, error: hear } as unknown as Log;
    const mail = createMail({
      smtpUrl: `smtp://127.0.0.1:${line.port}`,
      outboxDir: "/nowhere",
      from: "Naija Gist <brief@gist.example>",
      timeoutMs: 300,
    });
    const run = letters.runner(letters.deps(mail, { log }));
    await letters.subscribe("one@reader.example", "two@reader.example", "three@reader.example");
    await run("2026-11-21", "07:00");
    expect(said.includes("letters wait")).toBe(told);

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
    line.breakLines();
    for (const time of ["07:10", "07:40", "08:40", "09:40", "10:40", "11:40"]) await run("2026-11-21", time);
    const arrived = Object.groupBy(server.taken, ({ to }) => to[0] ?? "");
    expect(Object.keys(arrived).sort()).toEqual([
      "new@reader.example",
      "one@reader.example",
      "three@reader.example",
      "two@reader.example",
    ]);
    // If the connection broke after the letter, its outcome is unknown: the same letter, by its id, is sent again.
    for (const [reader, copies = []] of Object.entries(arrived)) {
      expect([reader, new Set(copies.map(({ messageId }) => messageId)).size]).toEqual([reader, 1]);
    }
    expect(await letters.states()).toEqual(["sent", "sent", "sent", "sent"]);
    const { rows } = await sql`select from letters.subscriber where state = 'paused'`.execute(db);
    expect(rows).toEqual([]);
    mail.close();
    await letters.close();
  },
);
