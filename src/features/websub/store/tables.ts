import type { Generated } from "kysely";
import type { Edition } from "#platform/edition.ts";
// Types, not interfaces: withTables needs an index signature.

export type RequestTable = {
  id: Generated<string>;
  edition: Edition;
  mode: "subscribe" | "unsubscribe";
  topic: string;
  callback: string;
  host: string;
  secret: string | null;
  lease_seconds: number;
  attempts: Generated<number>;
  next_at: Date;
};

export type SubscriptionTable = {
  id: Generated<string>;
  edition: Edition;
  topic: string;
  callback: string;
  host: string;
  secret: string | null;
  until: Date;
  delivered: string;
  attempts: Generated<number>;
  next_at: Date;
};

export type HubTables = {
  "websub.request": RequestTable;
  "websub.subscription": SubscriptionTable;
};
