import type { Mailer } from "./mail.ts";

export interface MailOptions {
  /** "smtps://user:password@mail.example:465"; null = letters go to the outbox folder. */
  readonly smtpUrl: string | null;
  readonly outboxDir: string;
  /** "Naija Gist <brief@example.ng>" */
  readonly from: string;
  /** How long the mail server may be silent; by default 30 s. */
  readonly timeoutMs?: number;
}

/** The mail library is loaded with the first letter: many installations send none for days. */
export function createMail(options: MailOptions): Mailer {
  let opened: Promise<Mailer> | null = null;
  const getMailer = (): Promise<Mailer> => {
    opened ??= openMailer(options);
    return opened;
  };
  return {
    sendsMail: options.smtpUrl !== null,
    send: async (mail) => (await getMailer()).send(mail),
    forget: async (messageIds) => (await getMailer()).forget(messageIds),
    forgetBefore: async (time) => (await getMailer()).forgetBefore(time),
    close: () =>
      void opened?.then(
        (mailer) => mailer.close(),
        () => {},
      ),
  };
}

async function openMailer({ smtpUrl, outboxDir, from, timeoutMs = 30_000 }: MailOptions): Promise<Mailer> {
  if (smtpUrl === null) return (await import("./outbox.ts")).createOutbox({ dir: outboxDir, from });
  return (await import("./smtp.ts")).createSmtpMailer({ smtpUrl, from, timeoutMs });
}
