import { sql } from "kysely";
import type { CultureEvent } from "#features/culture/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import type { Edition } from "#platform/edition.ts";
import type { CultureTables } from "./tables.ts";

/**
 * Stores a source's events, all or none; known ones are updated, by a feed only its own. What the operator has removed
 * comes back by the operator alone.
 */
export async function saveEvents(
  db: Database,
  edition: Edition,
  events: readonly CultureEvent[],
  { origin, by }: { readonly origin: string; readonly by: "operator" | "feed" },
): Promise<void> {
  await inTransaction(db.withTables<CultureTables>(), async (tx) => {
    for (const { id, startsAt, endsAt, allDay, imageUrl, ...event } of events) {
      const dates = { starts_at: startsAt, ends_at: endsAt, all_day: allDay };
      const row = { ...event, ...dates, image_url: imageUrl, origin };
      await tx
        .insertInto("culture.event")
        .values({ edition, id, ...row })
        .onConflict((conflict) => {
          const known = conflict.columns(["edition", "id"]);
          return by === "operator"
            ? known.doUpdateSet({ ...row, removed: false })
            : known.doUpdateSet(row).where(sql.ref("event.origin"), "=", origin);
        })
        .execute();
    }
  });
}

/**
 * Deletes what a feed announced before and its present reading, `events`, no longer has. What begins after the last of
 * the reading stays, as some feeds list only the next few; so does what has begun, as of a series that goes on only the
 * first day is stored.
 */
export async function deleteTakenBack(
  db: Database,
  edition: Edition,
  events: readonly CultureEvent[],
  { origin, now }: { readonly origin: string; readonly now: Date },
): Promise<void> {
  const last = new Date(Math.max(+now, ...events.map(({ startsAt }) => +startsAt)));
  await db
    .withTables<CultureTables>()
    .deleteFrom("culture.event")
    .where("edition", "=", edition)
    .where("origin", "=", origin)
    .where("removed", "=", false)
    .where("starts_at", ">", now)
    .where("starts_at", "<=", last)
    .where("id", "<>", sql<string>`all(${events.map(({ id }) => id)}::text[])`)
    .execute();
}

/** Events that are not over at `from` and begin before `to`, by date. One of whole days ends with the day of its end. */
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
    .where("removed", "=", false)
    .where((where) =>
      where.or([
        where("starts_at", ">=", from),
        where("ends_at", ">", from),
        where.and([where("all_day", "=", true), where("ends_at", ">=", from)]),
      ]),
    )
    .where("starts_at", "<", to)
    .orderBy("starts_at")
    .orderBy("id")
    .execute();
}

/** True if the event existed. Deleted, as caches must hear, and noted as removed. */
export async function removeEvent(db: Database, edition: Edition, id: string): Promise<boolean> {
  return inTransaction(db.withTables<CultureTables>(), async (tx) => {
    const gone = await tx
      .deleteFrom("culture.event")
      .where("edition", "=", edition)
      .where("id", "=", id)
      .where("removed", "=", false)
      .returningAll()
      .executeTakeFirst();
    if (gone)
      await tx
        .insertInto("culture.event")
        .values({ ...gone, removed: true })
        .execute();
    return gone !== undefined;
  });
}

export async function deletePastEvents(db: Database, before: Date): Promise<void> {
  await db
    .withTables<CultureTables>()
    .deleteFrom("culture.event")
    .where((where) => where(where.fn.coalesce("ends_at", "starts_at"), "<", before))
    .execute();
}
