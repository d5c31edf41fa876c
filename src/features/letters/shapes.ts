import type { Language, OtherLanguage } from "#contracts/languages.ts";
import type { Brief } from "#features/letters/contract/letters.ts";

export type { Language };

/** Who notes in the ledger that a reader left whose row was deleted by its age. */
export const TIDIED = "letters.tidy";

/** The failure of a letter that nobody wants any more. */
export const READER_HAS_LEFT = "the reader has left";

/** The stages of a letter: Brief (stored once a day) → Delivery (one recipient) → a mail being sent. */

export type SubscriberState = "pending" | "active" | "unsubscribed" | "paused";
export type TokenPurpose = "confirm" | "unsubscribe";
export type DeliveryKind = "brief" | "confirm" | "feedback";

/** A letter to one recipient, taken for sending. */
export interface Delivery {
  readonly id: number;
  readonly kind: DeliveryKind;
  /** A brief's day, a confirmation's instant, a feedback's number. */
  readonly issue: string;
  readonly messageId: string;
  readonly attempts: number;
  /** After this the letter is no longer useful. */
  readonly goodUntil: Date;
  readonly subscriber: Reader | null;
  readonly feedback: Feedback | null;
}

export interface Reader {
  readonly id: string;
  readonly email: string;
  readonly state: SubscriberState;
  /** The language of the letters. */
  readonly language: Language;
}

/** A link in a letter, stored only as its hash. */
export interface Link {
  readonly hash: Buffer;
  readonly purpose: TokenPurpose;
  readonly subscriberId: string;
  readonly expiresAt: Date | null;
}

export interface Feedback {
  readonly name: string;
  readonly email: string;
  readonly feedback: string;
}

export type CorrectionState = "waiting" | "accepted" | "refused";

export interface Correction {
  readonly language: Language;
  /** Where the sentence stands. */
  readonly page: string;
  readonly sentence: string;
  readonly proposal: string;
}

export interface StoredCorrection extends Correction {
  readonly id: number;
  readonly receivedAt: Date;
}

/** The outcome of an attempt to send, as recorded. */
export type SendOutcome =
  | { readonly kind: "sent" }
  | { readonly kind: "bounced" | "refused" | "later" | "unreachable"; readonly message: string };

/** A subscriber as exported: everything needed to restore one, including the proof of consent. */
export interface SubscriberRecord {
  readonly email: string;
  readonly state: SubscriberState;
  readonly language: Language;
  readonly consentAt: string;
  readonly consentVersion: string;
  readonly confirmedAt: string | null;
  readonly endedAt: string | null;
  readonly pausedBecause: string | null;
}

/** A brief is stored in the contract's own shape: it is a frozen answer, not a row to be converted. */
export type { Brief };
/** A day's brief as it is stored: with each language's own topics, if it has any. */
export interface StoredBrief extends Brief {
  readonly languages?: Partial<Readonly<Record<OtherLanguage, readonly BriefTopic[]>>>;
}
export type BriefParts = Pick<Brief, "topics" | "markets" | "weather" | "league">;
export type BriefTopic = Brief["topics"][number];
export type BriefIndex = NonNullable<Brief["markets"]>["indices"][number];
export type BriefMatch = NonNullable<Brief["league"]>["results"][number];
