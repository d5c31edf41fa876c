import { findMessagesAbout, listMessages, rememberMessages } from "#features/push/store/messages.ts";
import { findPushOverview, type PushOverview } from "#features/push/store/overview.ts";
import { eraseForGood, listSubscriptions } from "#features/push/store/subscriptions.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";

export { vapidOf } from "#features/push/sending/vapid.ts";
export { findMessagesAbout, listMessages, listSubscriptions, rememberMessages };

/** Erases a subscription by its number in the list, or by the endpoint that a reader's browser shows. False if none. */
export async function erasePush(db: Database, numberOrEndpoint: string): Promise<boolean> {
  const isNamed = ({ id, endpoint }: { id: string; endpoint: string }): boolean =>
    String(id) === numberOrEndpoint || endpoint === numberOrEndpoint;
  return (await eraseForGood(db, isNamed)) > 0;
}

export function eraseAll(db: Database): Promise<number> {
  return eraseForGood(db, () => true);
}

/** Erases the subscriptions that an older copy of the database brought back; returns how many. */
export function eraseBrowsersAgain(db: Database, isErased: (endpoint: string) => boolean): Promise<number> {
  return eraseForGood(db, ({ endpoint }) => isErased(endpoint));
}

/** For the operator: counts of browsers and messages, without any endpoint. */
export function pushOverview({ db, clock }: { db: Database; clock: Clock }): Promise<PushOverview> {
  return findPushOverview(db, clock.now());
}
