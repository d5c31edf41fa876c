import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";
import { daysBefore, MINUTE_MS } from "#platform/time.ts";

export interface Trouble {
  readonly id: string;
  readonly says: string;
  readonly since: Date;
  readonly over_at: Date | null;
  readonly told_at: Date | null;
}

/** A problem is reported once two checks in a row have found it, and is over once two have not: one that flickers is reported once. */
export const LOOK_MINUTES = 10;
/** Between one look and two, because looks are a little more than their interval apart. */
const SURE_MS = 1.5 * LOOK_MINUTES * MINUTE_MS;
const KEPT_DAYS = 90;
/**
 * What changes while a problem lasts: what stands in brackets, ISO days and times, figures with their unit (no digit of
 * an address), and the plural of what they count.
 */
const CHANGES =
  / \([^)]*\)|\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?|(?<![\w.:/-])\d[\d,]*(?:\.\d+)?(?: (?:s|min|h|days?|MB|%))?(?![\w.:-]*\w)|s\b/g;

/** Notes what is wrong: what a worker finds in the whole product, and a web process in what only it knows. */
export async function noteTroubles(db: Database, problems: readonly string[], now: Date): Promise<void> {
  const byKind = new Map(problems.map((says) => [says.replace(CHANGES, ""), says]));
  for (const [kind, says] of byKind) {
    await sql`insert into platform.trouble (kind, says, since, seen_at) values (${kind}, ${says}, ${now}, ${now})
      on conflict (kind) where over_at is null do update set says = excluded.says, seen_at = excluded.seen_at`.execute(
      db,
    );
  }
}

/** Ends what nobody has noted for two looks. */
export async function endTroubles(db: Database, now: Date): Promise<void> {
  await sql`update platform.trouble set over_at = ${now}
    where over_at is null and seen_at < ${new Date(now.getTime() - SURE_MS)}`.execute(db);
  await sql`delete from platform.trouble where over_at < ${daysBefore(now, KEPT_DAYS)}`.execute(db);
}

/** What to report: problems that have lasted, and reported ones that are over. */
export async function findUntold(db: Database): Promise<Trouble[]> {
  const { rows } = await sql<Trouble>`
    select id, says, since, over_at, told_at from platform.trouble
    where (over_at is null and told_at is null and seen_at > since)
      or (over_at is not null and told_at is not null and over_told_at is null)
    order by id`.execute(db);
  return rows;
}

export async function markTold(db: Database, told: readonly Trouble[], now: Date): Promise<void> {
  await sql`update platform.trouble set
      over_told_at = case when told_at is not null then ${now}::timestamptz end, told_at = coalesce(told_at, ${now})
    where id = any(${told.map(({ id }) => id)})`.execute(db);
}

/** The newest first. */
export async function findTroubles(db: Database, limit: number): Promise<Trouble[]> {
  const { rows } = await sql<Trouble>`
    select id, says, since, over_at, told_at from platform.trouble order by id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}
