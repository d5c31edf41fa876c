import type { Generated, JSONColumnType } from "kysely";
import type {
  Brief,
  CorrectionState,
  DeliveryKind,
  Language,
  SubscriberState,
  TokenPurpose,
} from "#features/letters/shapes.ts";
import type { Edition } from "#platform/edition.ts";
// Types, not interfaces: withTables needs an index signature.

export type SubscriberTable = {
  id: Generated<string>;
  email: string;
  state: SubscriberState;
  language: Generated<Language>;
  consent_at: Date;
  consent_version: string;
  confirmed_at: Date | null;
  ended_at: Date | null;
  paused_because: string | null;
};

export type TokenTable = {
  hash: Buffer;
  subscriber_id: string;
  purpose: TokenPurpose;
  expires_at: Date | null;
  used_at: Date | null;
};

export type FeedbackTable = {
  id: Generated<number>;
  name: string;
  email: string;
  feedback: string;
  received_at: Date;
};

export type CorrectionTable = {
  id: Generated<number>;
  language: Language;
  page: string;
  sentence: string;
  proposal: string;
  received_at: Date;
  state: Generated<CorrectionState>;
};

export type BriefTable = {
  edition: Edition;
  date: string;
  content: JSONColumnType<Brief, string, string>;
};

export type DeliveryTable = {
  id: Generated<number>;
  kind: DeliveryKind;
  issue: string;
  subscriber_id: string | null;
  feedback_id: number | null;
  message_id: string;
  state: Generated<"queued" | "sending" | "sent" | "failed">;
  attempts: Generated<number>;
  next_at: Date;
  good_until: Date;
  sent_at: Date | null;
  failure: string | null;
};

export type AttemptTable = {
  who: string;
  slot: Date;
  count: number;
};

export type AnsweredTable = {
  key: string;
  request: string;
  answer: JSONColumnType<object, string | null, string> | null;
  at: Date;
};

export type LettersTables = {
  "letters.subscriber": SubscriberTable;
  "letters.token": TokenTable;
  "letters.feedback": FeedbackTable;
  "letters.correction": CorrectionTable;
  "letters.brief": BriefTable;
  "letters.delivery": DeliveryTable;
  "letters.attempt": AttemptTable;
  "letters.answered": AnsweredTable;
};
