import { listMessages } from "#domains/push/store/messages.ts";
import { findPushOverview, type PushOverview } from "#domains/push/store/overview.ts";
import {
  eraseAll,
  eraseNumbered,
  eraseSubscription,
  listSubscriptions,
} from "#domains/push/store/subscriptions.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";

export { vapidOf } from "#domains/push/sending/vapid.ts";
export { eraseAll, listMessages, listSubscriptions };

/** Erases a subscription by its number in the list, or by the endpoint that a reader's browser shows. False if none. */
export async function erasePush(db: Database, which: string): Promise<boolean> {
  return /^\d{1,18}$/.test(which) ? eraseNumbered(db, which) : (await eraseSubscription(db, which)) !== null;
}

/** For the operator: counts of browsers and messages, without any endpoint. */
export function overlookPush({ db, clock }: { db: Database; clock: Clock }): Promise<PushOverview> {
  return findPushOverview(db, clock.now());
}
