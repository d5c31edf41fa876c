import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { MAX_LETTERS_UNDER_WAY } from "#platform/mail/mail.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type SmtpServer, startSmtpServer } from "#tests/support/smtp-server.ts";

/** `npm run audit` kills 200 times over 500 letters. */
const KILLS = Number(process.env.KILLS ?? 6);
const LETTERS = Number(process.env.LETTERS ?? 150);

/** Sends until it has finished, or is killed after handing over this many more letters. */
async function sendMorning(
  url: string,
  server: SmtpServer,
  killAfter: number | null,
): Promise<number | null> {
  const child = spawn("node", ["tests/support/letters-sender.ts", url, server.url], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  const before = server.received.length;
  if (killAfter !== null) {
    while (child.exitCode === null && server.received.length < before + killAfter) await pause(1);
    child.kill("SIGKILL");
  }
  return await ended;
}

test(
  `a sender killed ${KILLS} times loses none of ${LETTERS} letters, and repeats only those under way, under one id`,
  async () => {
    const database = await testDatabase();
    await using server = await startSmtpServer();
    await sql`insert into letters.subscriber (email, state, consent_at, consent_version)
    select 'r' || n || '@mail.ng', 'active', now(), '1' from generate_series(1, ${LETTERS}) n`.execute(
      database.db,
    );
    const step = LETTERS / (KILLS + 2);
    for (let kill = 0; kill < KILLS; kill += 1)
      await sendMorning(database.url, server, Math.max(1, Math.floor(step)));
    expect(await sendMorning(database.url, server, null)).toBe(0);
    expect(new Set(server.received.flatMap((letter) => letter.to)).size).toBe(LETTERS);
    expect(new Set(server.received.map((letter) => letter.messageId)).size).toBe(LETTERS);
    const doubles = server.received.length - LETTERS;
    expect(doubles).toBeLessThanOrEqual(KILLS * MAX_LETTERS_UNDER_WAY);
    const { rows } = await sql`select distinct state from letters.delivery`.execute(database.db);
    expect(rows).toEqual([{ state: "sent" }]);
    await database.close();
  },
  // A quarter of a minute on a quiet machine.
  120_000 + KILLS * 10_000,
);
