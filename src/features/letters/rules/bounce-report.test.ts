import fc from "fast-check";
import { expect, test } from "vitest";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { readReport } from "./bounce-report.ts";

const id = "brief.2026-11-21.0b9d3c3e-5f5c-4a53-8a55-0f6f3d7f7d11";

interface Bounce {
  type?: string;
  action?: string;
  status?: string;
  /** Fields of further recipients. */
  more?: string;
  text?: string;
  returned?: string;
  letter?: string;
}

/** A bounce as Postfix writes it. */
function bounce({
  type = 'multipart/report; report-type=delivery-status;\n\tboundary="4C8.17/mail.example"',
  action = "failed",
  status = "5.1.1",
  more = "",
  text = "Your message could not be delivered.",
  returned = "text/rfc822-headers",
  letter = `From: Naija Gist <brief@gist.example>\nTo: ada@mail.ng\nMessage-ID: <${id}@gist.example>\nSubject: Daily Brief\n`,
}: Bounce = {}): string {
  return `Return-Path: <>
From: MAILER-DAEMON@mail.example (Mail Delivery System)
To: brief@gist.example
MIME-Version: 1.0
Content-Type: ${type}

This is a MIME-encapsulated message.

--4C8.17/mail.example
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit

${text}

--4C8.17/mail.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example
Arrival-Date: Sat, 21 Nov 2026 07:00:02 +0100 (WAT)

Final-Recipient: rfc822; ada@mail.ng
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550-5.1.1 The account does not exist,
    try another one

${more}
--4C8.17/mail.example
Content-Type: ${returned}

${letter}
--4C8.17/mail.example--
`;
}

function complaint(type: string): string {
  return `From: <feedback@mail.example>
Content-Type: multipart/report; report-type=feedback-report; boundary=part_13

--part_13
Content-Type: text/plain

This is an email abuse report.

--part_13
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: SomeGenerator/1.0
Version: 1

--part_13
Content-Type: message/rfc822
Content-Disposition: inline

Received: from gist.example
Message-ID: <${id}@gist.example>
Subject: Daily Brief

Good morning.

--part_13--
`;
}

const read = (text: string) => readReport(Buffer.from(text));
const crlf = (text: string) => text.replaceAll("\n", "\r\n");

test.for<[string, string]>([
  ["as Postfix writes it", bounce()],
  ["with CRLF", crlf(bounce())],
  ["after the mailbox's From line", `From MAILER-DAEMON Sat Nov 21 07:00:05 2026\n${bounce()}`],
  ["with a text in Yoruba", bounce({ text: "Àdírẹ́sì yìí kò sí mọ́. Ẹ jọ̀ọ́, ẹ má fi lẹ́tà ránṣẹ́." })],
  ["with a text in Chinese", bounce({ text: "您的邮件无法送达。" })],
  [
    "with its types in capitals",
    bounce({ type: "MULTIPART/REPORT; Boundary=4C8.17/mail.example", action: "Failed" }),
  ],
  ["with the whole letter", bounce({ returned: "message/rfc822" })],
  [
    "with the letter's headers in quoted-printable",
    bounce({
      returned: "text/rfc822-headers\nContent-Transfer-Encoding: quoted-printable",
      letter: `Message-ID:=20=\n<${id}@gist.example>`,
    }),
  ],
  [
    "with the letter's headers in base64",
    bounce({
      returned: "text/rfc822-headers\nContent-Transfer-Encoding: base64",
      letter: Buffer.from(`Message-ID: <${id}@gist.example>\r\n`).toString("base64"),
    }),
  ],
  ["without a space after a field's name", bounce({ letter: `Message-ID:<${id}@gist.example>` })],
  ["cut off in a part's first line", bounce().replace(/--\n$/, "Content-Type: message/feedback-report")],
  ["with a folded Message-ID", bounce({ letter: `Message-ID:\n <${id}@gist.example>` })],
])("a bounce %s is read", ([, text]) => {
  expect(read(text)).toEqual({ kind: "bounce", messageId: id, status: "5.1.1" });
});

test.for(["5.0.0", "5.1.10", "5.2.1", "5.4.4", "5.5.0"])(
  "a failure with the status %s counts as a bounce",
  (status) => {
    expect(read(bounce({ status }))).toMatchObject({ kind: "bounce", status });
  },
);

test.for<[string, Bounce]>([
  ["a delay", { action: "delayed", status: "4.4.1" }],
  ["a temporary failure", { status: "4.4.7" }],
  ["a delivery", { action: "delivered", status: "2.0.0" }],
  ["a delay with a permanent status", { action: "delayed", status: "5.1.1" }],
  ["a full mailbox", { status: "5.2.2" }],
  ["a letter that is too long", { status: "5.2.3" }],
  ["a letter too long for the system", { status: "5.3.4" }],
  ["a letter refused as spam", { status: "5.7.1" }],
  ["a letter refused for our address", { status: "5.1.8" }],
  ["a letter refused for our quota", { status: "5.4.5" }],
  ["a letter refused for its content", { status: "5.6.0" }],
  ["no status", { status: "" }],
  ["an invalid status", { status: "5.1.1111" }],
  [
    "a report of two recipients, one of them reached",
    { more: "Final-Recipient: rfc822; b@mail.ng\nAction: relayed\nStatus: 2.0.0" },
  ],
  ["no returned letter", { returned: "text/plain" }],
  ["a returned letter without a Message-ID", { letter: "Subject: Daily Brief" }],
  [
    "a Message-ID in the returned letter's text",
    { letter: `Subject: x\n\nMessage-ID: <${id}@gist.example>` },
  ],
  ["one Message-ID with two ids", { letter: `Message-ID: <${id}@a> <${id}@b>` }],
  ["another content type", { type: 'multipart/mixed; boundary="4C8.17/mail.example"' }],
  ["no boundary", { type: "multipart/report" }],
  ["a boundary that does not match", { type: "multipart/report; boundary=other" }],
])("%s pauses nobody", ([, parts]) => {
  expect(read(bounce(parts)).kind).toBe("nothing");
});

test("a report inside another message is ignored", () => {
  const inner = bounce();
  let nested = inner;
  for (let depth = 0; depth < 50; depth += 1) {
    nested = `Content-Type: multipart/report; boundary=b${depth}\n\n--b${depth}\n${nested}\n--b${depth}--\n`;
  }
  expect(read(nested).kind).toBe("nothing");
  expect(read(`Content-Type: message/rfc822\n\n${inner}`).kind).toBe("nothing");
});

test.for(["abuse", "Fraud", "opt-out"])("a complaint is read: %s", (type) => {
  expect(read(crlf(complaint(type)))).toEqual({
    kind: "complaint",
    messageId: id,
    status: type.toLowerCase(),
  });
});

test.for(["not-spam", "auth-failure", "other", ""])("feedback of the type %j is not a complaint", (type) => {
  expect(read(complaint(type)).kind).toBe("nothing");
});

test("any input is read without an error, and a message id is reported only if the input contains it", () => {
  const pieces = bounce().split(/(?<=\n)/);
  const anything = fc.oneof(fc.string(), fc.constantFrom(...pieces, "\r", "\0", "--4C8.17/mail.example\n"));
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 60 }), (lines) => {
      const report = read(lines.join(""));
      expect(report.kind === "nothing" || lines.join("").includes(report.messageId)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test.for<[string, string]>([
  ["one line", "x".repeat(1_000_000)],
  ["line ends", "\n".repeat(1_000_000)],
  ["folds", `Subject: ${"\n ".repeat(400_000)}`],
  ["boundaries", `Content-Type: multipart/report; boundary=b\n\n${"--b\n\n".repeat(200_000)}`],
  ["spaces in a type", `Content-Type: multipart/report;${" ;".repeat(400_000)}boundary=b`],
  ["soft line ends", bounce({ letter: "= ".repeat(400_000) })],
])("a megabyte of %s is read in under a second", ([, text]) => {
  const from = cpuMs();
  expect(read(text).kind).toBe("nothing");
  expect(cpuMs() - from).toBeLessThan(1_000);
});
