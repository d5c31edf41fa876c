import type { Generated, JSONColumnType } from "kysely";
import type { Language } from "#contracts/languages.ts";
import type { PushChannel, PushPayload } from "#features/push/shapes.ts";
import type { Edition } from "#platform/edition.ts";
// Types, not interfaces: withTables needs an index signature.

export type SubscriptionTable = {
  id: Generated<string>;
  edition: Edition;
  endpoint: string;
  service: string;
  p256dh: string;
  auth: string;
  channels: PushChannel[];
  language: Generated<Language>;
  created_at: Date;
  renewed_at: Date;
};

export type MessageTable = {
  id: Generated<string>;
  edition: Edition;
  channel: PushChannel;
  issue: string;
  payload: JSONColumnType<PushPayload, string, string>;
  articles: Generated<string[]>;
  at: Date;
  good_until: Date;
};

export type DeliveryTable = {
  message_id: string;
  subscription_id: string;
  service: string;
  state: Generated<"queued" | "sending" | "sent" | "failed">;
  attempts: Generated<number>;
  next_at: Date;
  good_until: Date;
  sent_at: Date | null;
  failure: string | null;
};

export type PushTables = {
  "push.subscription": SubscriptionTable;
  "push.message": MessageTable;
  "push.delivery": DeliveryTable;
};
