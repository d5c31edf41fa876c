import type { CultureEvent } from "#features/culture/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import type { Edition } from "#platform/edition.ts";
import type { CultureTables } from "./tables.ts";

/** Stores a source's events, all or none; known ones are updated. */
export async function saveEvents(
  db: Database,
  edition: Edition,
  events: readonly CultureEvent[],
  origin: string,
): Promise<void> {
  await inTransaction(db.withTables<CultureTables>(), async (tx) => {
    for (const { id, startsAt, endsAt, allDay, imageUrl, ...event } of events) {
      const dates = { starts_at: startsAt, ends_at: endsAt, all_day: allDay };
      const row = { ...event, ...dates, image_url: imageUrl, origin };
      await tx
        .insertInto("culture.event")
        .values({ edition, id, ...row })
        .onConflict((conflict) => conflict.columns(["edition", "id"]).doUpdateSet(row))
        .execute();
    }
  });
}

/** Events that are not over at `from` and begin before `to`, by date. */
export async function findEvents(
  db: Database,
  edition: Edition,
  from: Date,
  to: Date,
): Promise<CultureEvent[]> {
  return db
    .withTables<CultureTables>()
    .selectFrom("culture.event")
    .select(["id", "name", "venue", "city", "category", "description", "url", "price", "status"])
    .select(["starts_at as startsAt", "ends_at as endsAt", "all_day as allDay", "image_url as imageUrl"])
    .where("edition", "=", edition)
    .where((where) => where(where.fn.coalesce("ends_at", "starts_at"), ">=", from))
    .where("starts_at", "<", to)
    .orderBy("starts_at")
    .orderBy("id")
    .execute();
}

/** True if the event existed. */
export async function removeEvent(db: Database, edition: Edition, id: string): Promise<boolean> {
  const deleted = await db
    .withTables<CultureTables>()
    .deleteFrom("culture.event")
    .where("edition", "=", edition)
    .where("id", "=", id)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

export async function deletePastEvents(db: Database, before: Date): Promise<void> {
  await db
    .withTables<CultureTables>()
    .deleteFrom("culture.event")
    .where((where) => where(where.fn.coalesce("ends_at", "starts_at"), "<", before))
    .execute();
}
