import { isOfTheAddress } from "#platform/mail/failed-status.ts";

/** What a returned mail says about one of our letters. */
export type Report =
  /** RFC 3464: the letter was not delivered and never will be. `status` is "5.1.1". */
  | { readonly kind: "bounce"; readonly messageId: string; readonly status: string }
  /** RFC 5965: its reader reported it as spam. */
  | { readonly kind: "complaint"; readonly messageId: string; readonly status: string }
  | { readonly kind: "nothing"; readonly reason: string };

const statusTypes = new Set(["message/delivery-status", "message/global-delivery-status"]);
const letterTypes = new Set([
  "message/rfc822",
  "text/rfc822-headers",
  "message/global",
  "message/global-headers",
]);
const complaints = new Set(["abuse", "fraud", "opt-out"]);

/** Reads a mail that anyone may have written. The proof is the Message-ID, known only from the letter itself. */
export function readReport(bytes: Uint8Array): Report {
  const message = readMessage(bytes);
  if (mediaType(message) !== "multipart/report") return nothing("it is not a report");
  const parts = partsOf(message);
  const letter = parts.find((part) => letterTypes.has(mediaType(part)));
  const messageId = letter && messageIdOf(letter);
  if (messageId === undefined) return nothing("it returns no letter of ours");
  const feedback = parts.find((part) => mediaType(part) === "message/feedback-report");
  if (feedback) return complaintOf(feedback, messageId);
  const status = parts.find((part) => statusTypes.has(mediaType(part)));
  return status ? bounceOf(status, messageId) : nothing("it is not a delivery report");
}

function complaintOf({ body }: Part, messageId: string): Report {
  const type = readFields(body).get("feedback-type")?.toLowerCase() ?? "";
  return complaints.has(type)
    ? { kind: "complaint", messageId, status: type }
    : nothing("it is not a complaint");
}

/** The fields of the message come first, then those of each recipient. It bounced only if all failed permanently. */
function bounceOf({ body }: Part, messageId: string): Report {
  const [, ...recipients] = body.trim().split(/\n(?:[ \t]*\n)+/);
  const statuses = recipients.map((recipient) => failedStatus(readFields(recipient)));
  const [status = null] = statuses;
  if (status === null || statuses.includes(null)) return nothing("the letter may still arrive");
  return isOfTheAddress(status)
    ? { kind: "bounce", messageId, status }
    : nothing("the failure concerns this letter, not the address");
}

/** "5.1.1"; null if the delivery has not failed permanently. */
function failedStatus(recipient: ReadonlyMap<string, string>): string | null {
  if (recipient.get("action")?.toLowerCase() !== "failed") return null;
  return /^5\.\d{1,3}\.\d{1,3}(?!\d)/.exec(recipient.get("status") ?? "")?.[0] ?? null;
}

function messageIdOf({ body }: Part): string | undefined {
  const { fields } = readPart(body.replace(/^\n+/, ""));
  return /^<([\w.-]{1,200})@[^\s<>@]{1,255}>$/.exec(fields.get("message-id") ?? "")?.[1];
}

function nothing(reason: string): Report {
  return { kind: "nothing", reason };
}

/** A message, or a part of one: its fields by lower-case name (the first of a repeated one), and its body. */
interface Part {
  readonly fields: ReadonlyMap<string, string>;
  readonly body: string;
}

/** A report has three parts; parts beyond this many are not read. */
const MAX_PARTS = 10;

/** Reads each byte as one character, so that no character set changes what is compared. */
function readMessage(bytes: Uint8Array): Part {
  const text = sameLineEnds(Buffer.from(bytes).toString("latin1"));
  // Some mail servers begin a piped message with the mbox "From " line.
  return readPart(text.replace(/^From .*\n/, ""));
}

function readPart(text: string): Part {
  const padded = `\n${text}`;
  const end = padded.indexOf("\n\n");
  return end === -1
    ? { fields: readFields(padded), body: "" }
    : { fields: readFields(padded.slice(0, end)), body: padded.slice(end + 2) };
}

function readFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.replace(/\n[ \t]+/g, " ").split("\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (name !== "" && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

function mediaType({ fields }: Part): string {
  return (fields.get("content-type") ?? "text/plain").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

/** Only the first level of a multipart, because nested parts are attachments. */
function partsOf({ fields, body }: Part): Part[] {
  const [, quoted, bare] =
    /;\s*boundary\s*=\s*(?:"([^"\n]{1,200})"|([^\s;"]{1,200}))/i.exec(fields.get("content-type") ?? "") ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) return [];
  const parts: Part[] = [];
  for (const piece of `\n${body}`.split(`\n--${boundary}`, MAX_PARTS + 1).slice(1)) {
    const lineEnd = piece.indexOf("\n");
    if (lineEnd === -1 || piece.startsWith("--")) break;
    parts.push(decoded(readPart(piece.slice(lineEnd + 1))));
  }
  return parts;
}

function decoded({ fields, body }: Part): Part {
  return {
    fields,
    body: sameLineEnds(plainBody(body, fields.get("content-transfer-encoding")?.toLowerCase())),
  };
}

function plainBody(body: string, encoding: string | undefined): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("latin1");
  if (encoding !== "quoted-printable") return body;
  return body
    .replace(/=[ \t]*\n/g, "")
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function sameLineEnds(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}
