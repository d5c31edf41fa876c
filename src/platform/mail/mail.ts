import type { Result } from "#platform/result.ts";

/** One letter to one recipient. */
export interface Mail {
  /** The part before the @; the same words = the same letter, however often it is sent. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type MailFailure =
  /** The recipient's server knows no such address (5xx at RCPT): a bounce. */
  | { readonly kind: "bounced"; readonly message: string }
  /** This letter is not taken (5xx at its text); another one may be. */
  | { readonly kind: "refused"; readonly message: string }
  /** Not now: 4xx, a full mailbox, or the line broke and nobody knows whether it went. */
  | { readonly kind: "later"; readonly message: string }
  /** No letter can go: the mail server cannot be reached, or does not let us in. */
  | { readonly kind: "unreachable"; readonly message: string };

export interface Mailer {
  /** True where letters leave the machine. */
  readonly leaves: boolean;
  send(mail: Mail): Promise<Result<"sent", MailFailure>>;
  /** Removes kept copies; a mail server keeps none here. */
  forget(messageIds: readonly string[]): Promise<void>;
  close(): void;
}
