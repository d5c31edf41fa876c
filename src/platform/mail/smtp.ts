import { createTransport } from "nodemailer";
import { failed, ok } from "#platform/result.ts";
import { FULL_MAILBOX, isOfTheAddress, isOfTheLetter, isOfTheSender, TOO_LARGE } from "./failed-status.ts";
import { MAX_LETTERS_UNDER_WAY, type Mailer, type MailFailure } from "./mail.ts";
import { messageOf } from "./message.ts";

interface SmtpOptions {
  readonly smtpUrl: string;
  readonly from: string;
  readonly timeoutMs: number;
}

export function createSmtpMailer({ smtpUrl, from, timeoutMs }: SmtpOptions): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MAX_LETTERS_UNDER_WAY,
    // After a broken connection the sender, which has the letter's record, decides whether to send it again.
    maxRequeues: 0,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    // Longer than the greeting's timeout; otherwise it would be chance which of the two ends first.
    socketTimeout: 2 * timeoutMs,
  });
  return {
    sendsMail: true,
    async send(mail) {
      const message = messageOf(mail, from);
      if (message === null) return failed({ kind: "bounced", message: "not an address" });
      try {
        await transport.sendMail(message);
        return ok("sent");
      } catch (error) {
        return failed(failureOf(error));
      }
    },
    forget: async () => {},
    forgetBefore: async () => {},
    close: () => transport.close(),
  };
}

/** Connects and logs in as for a letter; null if the server takes it, otherwise what it says. */
export async function findMailFault(smtpUrl: string, timeoutMs: number): Promise<string | null> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    transport.close();
  }
}

interface SmtpError extends Error {
  readonly code?: string;
  /** The system's error code, or which of the library's timeouts ran out. */
  readonly originalCode?: string;
  readonly timeoutType?: string;
  readonly command?: string;
  readonly responseCode?: number;
  /** The server's reply: "550 5.1.1 no such user". */
  readonly response?: string;
}

/** The connection broke after it was made: whether the letter was accepted is unknown. */
const connectionLost = new Set(["ECONNECTION", "ESOCKET", "ETIMEDOUT"]);
/** The connection was never made. */
const neverConnected = new Set([
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EADDRNOTAVAIL",
  "CONNECT_TIMEOUT",
  "GREETING_TIMEOUT",
  "UPGRADE_TIMEOUT",
]);
/** The reply code of a full mailbox, and of a letter that is too large, for servers that give no status. */
const FULL = 552;

/** What the mail library's error means for the letter and its recipient. */
export function failureOf(error: unknown): MailFailure {
  const { code = "", originalCode, timeoutType, responseCode, message } = error as SmtpError;
  const permanent = responseCode !== undefined && responseCode >= 500;
  if (code === "EMESSAGE" || code === "EENVELOPE")
    return { kind: permanent ? kindOfRefusal(error as SmtpError) : "later", message };
  const isBroken =
    connectionLost.has(code) &&
    !neverConnected.has(timeoutType ?? originalCode ?? "") &&
    responseCode === undefined;
  return { kind: isBroken ? "later" : "unreachable", message };
}

/** What a 5xx means. What is wrong with us, or with a server's trust in us, can be mended: nothing is given up. */
function kindOfRefusal({ code, command, responseCode, response = "" }: SmtpError): MailFailure["kind"] {
  const [, said] = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})(?!\d)/.exec(response) ?? [];
  const full = command === "MAIL FROM" ? TOO_LARGE : FULL_MAILBOX;
  const status = said ?? (responseCode === FULL ? full : "");
  const isOfTheText = code === "EMESSAGE";
  if (isOfTheText ? !isOfTheSender(status) : isOfTheLetter(status)) return "refused";
  return command === "RCPT TO" && isOfTheAddress(status) ? "bounced" : "later";
}
