import type { Result } from "#platform/result.ts";

/** One letter to one recipient. */
export interface Mail {
  /** The part before the @; the same value means the same letter, however often it is sent. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How many letters may be under way at a time, and so the most that a crash can send twice. */
export const MAX_LETTERS_UNDER_WAY = 5;

export type MailFailure =
  /** The recipient's server does not take letters for the address (5xx at RCPT, for its own fault): a bounce. */
  | { readonly kind: "bounced"; readonly message: string }
  /** This letter was refused (5xx at its text, or before it for its size or content); another one may be accepted. */
  | { readonly kind: "refused"; readonly message: string }
  /** Try later: 4xx, a full mailbox, a 5xx at RCPT or before that is our own fault, or a broken connection. */
  | { readonly kind: "later"; readonly message: string }
  /** No letter can be sent: the mail server cannot be reached, or refuses the login. */
  | { readonly kind: "unreachable"; readonly message: string };

export interface Mailer {
  /** True if letters leave this machine; false if they are only stored in the outbox. */
  readonly sendsMail: boolean;
  send(mail: Mail): Promise<Result<"sent", MailFailure>>;
  /** Deletes stored copies; with a mail server there are none here. */
  forget(messageIds: readonly string[]): Promise<void>;
  /** Deletes stored copies written before this time. */
  forgetBefore(time: Date): Promise<void>;
  close(): void;
}
