import { findMessagesAbout, listMessages } from "#domains/push/store/messages.ts";
import { findPushOverview, type PushOverview } from "#domains/push/store/overview.ts";
import {
  eraseAll,
  eraseSubscription,
  eraseSubscriptionById,
  listSubscriptions,
} from "#domains/push/store/subscriptions.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";

export { vapidOf } from "#domains/push/sending/vapid.ts";
export { eraseAll, findMessagesAbout, listMessages, listSubscriptions };

/** Erases a subscription by its number in the list, or by the endpoint that a reader's browser shows. False if none. */
export async function erasePush(db: Database, numberOrEndpoint: string): Promise<boolean> {
  return /^\d{1,18}$/.test(numberOrEndpoint)
    ? eraseSubscriptionById(db, numberOrEndpoint)
    : (await eraseSubscription(db, numberOrEndpoint)) !== null;
}

/** For the operator: counts of browsers and messages, without any endpoint. */
export function pushOverview({ db, clock }: { db: Database; clock: Clock }): Promise<PushOverview> {
  return findPushOverview(db, clock.now());
}
