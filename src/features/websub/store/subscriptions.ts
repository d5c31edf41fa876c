import type { Selectable } from "kysely";
import type { Database } from "#platform/db/database.ts";
import type { Edition } from "#platform/edition.ts";
import type { StoredRequest } from "./requests.ts";
import type { HubTables, SubscriptionTable } from "./tables.ts";

export type StoredSubscription = Selectable<SubscriptionTable>;

/** Begins or renews a subscription. A renewed one still gets what it has not got yet. */
export async function saveSubscription(
  db: Database,
  { edition, topic, callback, host, secret }: StoredRequest,
  { until, delivered, at }: { until: Date; delivered: string; at: Date },
): Promise<void> {
  await db
    .withTables<HubTables>()
    .insertInto("websub.subscription")
    .values({ edition, topic, callback, host, secret, until, delivered, next_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(["edition", "topic", "callback"])
        .doUpdateSet({ secret, until, attempts: 0, next_at: at }),
    )
    .execute();
}

export async function endSubscription(
  db: Database,
  { edition, topic, callback }: Pick<StoredRequest, "edition" | "topic" | "callback">,
): Promise<void> {
  await db
    .withTables<HubTables>()
    .deleteFrom("websub.subscription")
    .where("edition", "=", edition)
    .where("topic", "=", topic)
    .where("callback", "=", callback)
    .execute();
}

/** Those that run, and whose last failure is long enough ago. */
export async function findDueSubscriptions(
  db: Database,
  edition: Edition,
  at: Date,
): Promise<StoredSubscription[]> {
  return await db
    .withTables<HubTables>()
    .selectFrom("websub.subscription")
    .selectAll()
    .where("edition", "=", edition)
    .where("until", ">", at)
    .where("next_at", "<=", at)
    .orderBy("id")
    .execute();
}

/** What a message's outcome changes. */
export async function noteOutcome(
  db: Database,
  { id }: StoredSubscription,
  outcome: Partial<Pick<StoredSubscription, "delivered" | "attempts" | "next_at">>,
): Promise<void> {
  await db
    .withTables<HubTables>()
    .updateTable("websub.subscription")
    .set(outcome)
    .where("id", "=", id)
    .execute();
}

export async function deleteEnded(db: Database, before: Date): Promise<void> {
  await db.withTables<HubTables>().deleteFrom("websub.subscription").where("until", "<", before).execute();
}
