import { mediaType, type Part, partsOf, readFields, readMessage, readPart } from "./parts.ts";

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

/** RFC 3463: full mailboxes, overlong letters, content (6) and policy (7) concern the letter, not the address. */
function isOfTheAddress(status: string): boolean {
  const [, subject] = status.split(".");
  return subject !== "6" && subject !== "7" && !["5.2.2", "5.2.3", "5.3.4"].includes(status);
}

function messageIdOf({ body }: Part): string | undefined {
  const { fields } = readPart(body.replace(/^\n+/, ""));
  return /^<([\w.-]{1,200})@[^\s<>@]{1,255}>$/.exec(fields.get("message-id") ?? "")?.[1];
}

function nothing(reason: string): Report {
  return { kind: "nothing", reason };
}
