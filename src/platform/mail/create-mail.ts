import type { Mailer } from "./mail.ts";
import { createOutbox } from "./outbox.ts";
import { createSmtpMailer } from "./smtp.ts";

export interface MailOptions {
  /** "smtps://user:word@mail.example:465"; null = letters go to the outbox folder. */
  readonly smtpUrl: string | null;
  readonly outboxDir: string;
  /** "Naija Gist <brief@example.ng>" */
  readonly from: string;
  /** How long the mail server may be silent; by default 30 s. */
  readonly timeoutMs?: number;
}

export function createMail({ smtpUrl, outboxDir, from, timeoutMs = 30_000 }: MailOptions): Mailer {
  return smtpUrl === null
    ? createOutbox({ dir: outboxDir, from })
    : createSmtpMailer({ smtpUrl, from, timeoutMs });
}
