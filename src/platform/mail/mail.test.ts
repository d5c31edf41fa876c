import { mkdtemp, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { type Fault, startSmtpServer } from "#tests/support/smtp-server.ts";
import { createMail } from "./create-mail.ts";
import type { Mail } from "./mail.ts";

const from = "Naija Gist <brief@gist.example>";
const letter: Mail = {
  messageId: "brief.2026-11-21.a",
  to: "ada@mail.ng",
  subject: "Daily Brief ₦",
  text: "Ẹ káàárọ̀",
};

async function sendTo(url: string, mail: Mail = letter, timeoutMs = 20_000) {
  const mailer = createMail({ smtpUrl: url, outboxDir: "/nowhere", from, timeoutMs });
  const outcome = await mailer.send(mail);
  mailer.close();
  return outcome;
}

async function kindWith(fault: Fault, timeoutMs = 20_000): Promise<string> {
  await using server = await startSmtpServer();
  server.fault = () => fault;
  const outcome = await sendTo(server.url, letter, timeoutMs);
  return outcome.ok ? "sent" : outcome.failure.kind;
}

test("a letter reaches the mail server with its given Message-ID and headers", async () => {
  await using server = await startSmtpServer();
  const headers = { "List-Unsubscribe": "<https://gist.example/newsletter/unsubscribe/u1>" };
  expect(await sendTo(server.url, { ...letter, html: "<p>Hello</p>", headers })).toEqual({
    ok: true,
    value: "sent",
  });
  expect(server.received).toHaveLength(1);
  const [received] = server.received;
  expect(received).toMatchObject({
    from: "brief@gist.example",
    to: ["ada@mail.ng"],
    messageId: "brief.2026-11-21.a@gist.example",
  });
  expect(received!.source).toContain("List-Unsubscribe: <https://gist.example/newsletter/unsubscribe/u1>");
  expect(received!.source).toContain("multipart/alternative");
});

test.for<[string, Fault]>([
  ["bounced", { at: "rcpt", say: "550 5.1.1 no such user" }],
  ["later", { at: "rcpt", say: "450 4.2.0 greylisted" }],
  ["bounced", { at: "rcpt", say: "550 no such user" }],
  ["bounced", { at: "rcpt", say: "550-5.2.1 this mailbox is closed\r\n550 5.2.1 for good" }],
  ["later", { at: "rcpt", say: "552 5.2.2 mailbox full" }],
  ["later", { at: "rcpt", say: "552 mailbox full" }],
  ["later", { at: "rcpt", say: "550 5.2.2 over quota" }],
  ["later", { at: "rcpt", say: "554 5.7.1 relay access denied" }],
  ["later", { at: "rcpt", say: "550 5.1.8 sender address rejected: domain not found" }],
  ["later", { at: "rcpt", say: "504 5.5.2 need a fully-qualified hostname" }],
  ["bounced", { at: "rcpt", say: "550 5.5.0 mailbox unavailable" }],
  ["later", { at: "rcpt", say: "550-5.7.1 your host is on\r\n550 5.7.1 our blocklist" }],
  ["refused", { at: "rcpt", say: "554 5.6.0 no such content here" }],
  ["refused", { at: "rcpt", say: "552 5.3.4 too long for us" }],
  ["later", { at: "rcpt", say: "550 5.4.5 daily sending quota exceeded" }],
  ["later", { at: "mail", say: "530 5.7.0 authentication required" }],
  ["later", { at: "mail", say: "550 5.1.8 sender rejected" }],
  ["later", { at: "mail", say: "550 5.1.1 no such user" }],
  ["later", { at: "mail", say: "550 sender rejected" }],
  ["refused", { at: "mail", say: "552 5.3.4 too long for us" }],
  ["refused", { at: "mail", say: "552 message size exceeds fixed maximum" }],
  ["later", { at: "data", say: "550 5.4.5 daily sending quota exceeded" }],
  ["later", { at: "data", say: "554 no valid recipients" }],
  ["later", { at: "text", say: "550 5.4.5 daily sending quota exceeded" }],
  ["later", { at: "text", say: "550 5.1.7 sender rejected" }],
  ["refused", { at: "text", say: "554 5.7.1 looks like spam" }],
  ["refused", { at: "text", say: "554 no" }],
  ["later", { at: "text", say: "451 4.3.0 try again" }],
  ["later", { at: "data", say: "451 4.3.0 try again" }],
  ["later", { at: "text", dropAfter: 10 }],
  ["later", { at: "text", dropInsteadOfAnswer: true }],
  ["unreachable", { at: "greeting", say: "554 go away" }],
  ["sent", { at: "text", waitMs: 100 }],
])("the outcome is %s for the mail server's behaviour %o", async ([kind, fault]) => {
  expect(await kindWith(fault)).toBe(kind);
});

test("a letter is tried later if the mail server answers too slowly", async () => {
  // Its greeting must come within two seconds, and its answer within four.
  expect(await kindWith({ at: "text", waitMs: 10_000 }, 2_000)).toBe("later");
});

test("a mail server that is down is reported as unreachable, not as a bounce", async () => {
  const server = await startSmtpServer();
  await server[Symbol.asyncDispose]();
  expect(await sendTo(server.url)).toMatchObject({ ok: false, failure: { kind: "unreachable" } });
});

test("a letter whose answer is lost is not sent again by the mailer itself", async () => {
  await using server = await startSmtpServer();
  server.fault = () => ({ at: "text", dropInsteadOfAnswer: true });
  await sendTo(server.url);
  expect(server.received).toHaveLength(1);
});

test("a letter whose kept connection is closed is not tried again by the mailer itself", async () => {
  await using server = await startSmtpServer();
  const mailer = createMail({ smtpUrl: server.url, outboxDir: "/nowhere", from });
  await mailer.send(letter);
  let steps = 0;
  server.fault = () => (steps++ === 0 ? { at: "mail", say: "421 4.3.2 closing" } : undefined);
  const outcome = await mailer.send({ ...letter, messageId: "brief.2026-11-22.a" });
  mailer.close();
  expect(outcome).toMatchObject({ ok: false, failure: { kind: "later" } });
  expect(steps).toBe(1);
});

test.for([
  "ada@mail.ng\r\nBcc: all@mail.ng",
  "ada@mail.ng,all@mail.ng",
  "ada@mail.ng;all@mail.ng",
  "<ada@mail.ng>",
  "Ada <ada@mail.ng>",
  "ada@mail.ng\u2028",
  "ada\u202e@mail.ng",
  "ada@mail.ng@evil.ng",
  "ada",
  "",
])("nothing is sent to a recipient that is not exactly one bare address: %j", async (to) => {
  await using server = await startSmtpServer();
  expect(await sendTo(server.url, { ...letter, to })).toMatchObject({
    ok: false,
    failure: { kind: "bounced" },
  });
  expect(server.received).toHaveLength(0);
});

test("no header can be injected through the subject, reply address, a header value or the Message-ID", async () => {
  await using server = await startSmtpServer();
  const smuggled = "x\r\nBcc: all@mail.ng\r\n\r\nbody\u2028";
  await sendTo(server.url, {
    ...letter,
    messageId: smuggled,
    subject: smuggled,
    headers: { "X-Of": smuggled },
  });
  expect(server.received).toHaveLength(1);
  expect(server.received[0]!.to).toEqual(["ada@mail.ng"]);
  const head = server.received[0]!.source.split("\r\n\r\n")[0]!.toLowerCase();
  expect(head.split("\r\n").filter((line) => line.startsWith("bcc"))).toEqual([]);
  expect(await sendTo(server.url, { ...letter, replyTo: "a@b.ng\r\nBcc: all@mail.ng" })).toMatchObject({
    ok: false,
  });
});

test("a text with a file path and SMTP commands is sent as one letter", async () => {
  await using server = await startSmtpServer();
  await sendTo(server.url, { ...letter, text: "{ path: '/etc/passwd' }\r\n.\r\nRCPT TO:<b@c.d>" });
  expect(server.received).toHaveLength(1);
});

test("without a mail server a letter is one file, however often it is sent, and can be removed", async () => {
  const outboxDir = path.join(await mkdtemp(path.join(tmpdir(), "outbox-")), "letters");
  const mailer = createMail({ smtpUrl: null, outboxDir, from });
  expect(mailer.sendsMail).toBe(false);
  await mailer.send(letter);
  await writeFile(path.join(outboxDir, "brief.2026-11-21.b.eml.part"), "of a crash");
  await Promise.all([mailer.send(letter)]);
  await mailer.send({ ...letter, messageId: "brief.2026-11-21.b" });
  expect((await readdir(outboxDir)).sort()).toEqual(["brief.2026-11-21.a.eml", "brief.2026-11-21.b.eml"]);
  expect(await readFile(path.join(outboxDir, "brief.2026-11-21.a.eml"), "utf8")).toContain("To: ada@mail.ng");
  await mailer.forget(["brief.2026-11-21.a", "../../etc/passwd"]);
  expect(await readdir(outboxDir)).toEqual(["brief.2026-11-21.b.eml"]);
});

test("copies of letters are forgotten after their time, unfinished ones too, and nothing else", async () => {
  const outboxDir = await mkdtemp(path.join(tmpdir(), "outbox-"));
  const mailer = createMail({ smtpUrl: null, outboxDir, from });
  const time = new Date("2026-11-21T06:00:00Z");
  for (const [name, ms] of [
    ["old.eml", -1],
    ["old.eml.part", -1],
    ["old.txt", -1],
    ["new.eml", 0],
  ] as const) {
    await writeFile(path.join(outboxDir, name), "");
    await utimes(path.join(outboxDir, name), time, new Date(time.getTime() + ms));
  }
  await mailer.forgetBefore(time);
  expect((await readdir(outboxDir)).sort()).toEqual(["new.eml", "old.txt"]);
  await createMail({ smtpUrl: null, outboxDir: "/nowhere", from }).forgetBefore(time);
});

test("a silent server is unreachable after the timeout", async () => {
  await using server = await startSmtpServer();
  server.fault = () => ({ at: "greeting", say: "" });
  expect(await sendTo(server.url, letter, 300)).toMatchObject({ failure: { kind: "unreachable" } });
});
