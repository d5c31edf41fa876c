import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { eraseByEmail } from "#features/letters/api/admin.ts";
import { createMail } from "#platform/mail/create-mail.ts";
import { messageIds, recordingSink, startLetters } from "#tests/support/letters.ts";

let domain: Awaited<ReturnType<typeof startLetters>>;
beforeEach(async () => {
  domain = await startLetters();
});
afterEach(() => domain.close());

const day = "2026-11-21";

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
