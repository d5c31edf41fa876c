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
    for (const event of events) {
      const row = {
        ...{ name: event.name, venue: event.venue, city: event.city, category: event.category },
        ...{
          description: event.description,
          url: event.url,
          price: event.price,
          status: event.status,
          origin,
        },
        starts_at: event.startsAt,
        ends_at: event.endsAt,
        all_day: event.allDay,
        image_url: event.imageUrl,
      };
      await tx
        .insertInto("culture.event")
        .values({ edition, id: event.id, ...row })
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
  const rows = await db
    .withTables<CultureTables>()
    .selectFrom("culture.event")
    .selectAll()
    .where("edition", "=", edition)
    .where((where) => where(where.fn.coalesce("ends_at", "starts_at"), ">=", from))
    .where("starts_at", "<", to)
    .orderBy("starts_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, venue: row.venue, city: row.city, category: row.category },
    ...{ description: row.description, url: row.url, price: row.price, status: row.status },
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    allDay: row.all_day,
    imageUrl: row.image_url,
  }));
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
