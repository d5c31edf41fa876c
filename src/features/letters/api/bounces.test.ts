import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { messageIds, recipients, recordingSink, startLetters } from "#tests/support/letters.ts";
import { handleReturnedMail } from "./bounces.ts";

let domain: Awaited<ReturnType<typeof startLetters>>;
let sink: ReturnType<typeof recordingSink>;
let tick: (date: string, time: string) => Promise<void>;

beforeEach(async () => {
  domain = await startLetters();
  sink = recordingSink();
  await domain.subscribe("ada@mail.ng", "eve@mail.ng");
  tick = domain.runner(domain.deps(sink));
  await tick("2026-11-21", "07:00");
});
afterEach(() => domain.close());

function idOf(email: string): string {
  return messageIds(sink)[sink.sent.findIndex((mail) => mail.to === email)] ?? "";
}

function report(kind: "delivery-status" | "feedback-report", content: string, messageId: string): Buffer {
  const part = (type: string, body: string) => `--b\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`;
  return Buffer.from(
    `Content-Type: multipart/report; boundary=b\r\n\r\n${part("text/plain", "Hello")}${part(`message/${kind}`, content)}${part("message/rfc822", `To: ada@mail.ng\r\nMessage-ID: <${messageId}@gist.example>\r\n\r\nHi`)}--b--\r\n`,
  );
}

const bounced = (status: string, messageId: string) =>
  report(
    "delivery-status",
    `Reporting-MTA: dns; a.b\r\n\r\nFinal-Recipient: rfc822; ada@mail.ng\r\nAction: failed\r\nStatus: ${status}`,
    messageId,
  );
const complained = (messageId: string) => report("feedback-report", "Feedback-Type: abuse", messageId);

async function stateOf(email: string): Promise<string | undefined> {
  const { rows } = await sql<{
    state: string;
  }>`select state from letters.subscriber where email = ${email}`.execute(domain.db);
  return rows[0]?.state;
}

test("a bounce message pauses the reader of its letter and nobody else", async () => {
  const message = bounced("5.1.1", idOf("ada@mail.ng"));
  expect(await handleReturnedMail(domain, message)).toBe("The address is paused (5.1.1).");
  expect(await handleReturnedMail(domain, message)).toBe("Nothing was done: no letter goes there any more.");
  await tick("2026-11-22", "07:00");
  expect(recipients(sink)).toEqual(["ada@mail.ng", "eve@mail.ng", "eve@mail.ng"]);
});

test("a report of a delayed letter pauses nobody", async () => {
  await handleReturnedMail(domain, bounced("4.2.2", idOf("ada@mail.ng")));
  expect(await stateOf("ada@mail.ng")).toBe("active");
});

test("a complaint unsubscribes its reader, even one who is already paused", async () => {
  await handleReturnedMail(domain, bounced("5.1.1", idOf("ada@mail.ng")));
  expect(await handleReturnedMail(domain, complained(idOf("ada@mail.ng")))).toBe(
    "The reader is unsubscribed (abuse).",
  );
  expect([await stateOf("ada@mail.ng"), await stateOf("eve@mail.ng")]).toEqual(["unsubscribed", "active"]);
});

test("a bounce or complaint without the id of a letter of ours changes nothing", async () => {
  const forged = [
    "brief.2026-11-21.00000000-0000-4000-8000-000000000000",
    idOf("ada@mail.ng").replace("2026-11-21", "2026-11-20"),
    idOf("ada@mail.ng").slice(0, -1),
    "%",
    "brief.2026-11-21.ada",
  ];
  for (const messageId of forged) {
    for (const message of [bounced("5.1.1", messageId), complained(messageId)]) {
      expect(await handleReturnedMail(domain, message)).toBe(
        "Nothing was done: it returns no letter of ours.",
      );
    }
  }
  expect([await stateOf("ada@mail.ng"), await stateOf("eve@mail.ng")]).toEqual(["active", "active"]);
});
