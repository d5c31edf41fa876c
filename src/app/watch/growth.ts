import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";
import { daysAfter, lagosDate } from "#platform/time.ts";

export interface Growth {
  /** Over how many days it was measured. */
  readonly days: number;
  readonly databaseBytesPerDay: number;
  /** Null while the disk does not fill. */
  readonly fullOn: Date | null;
}

/** Free space on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder).catch(() => statfs("."));
  return bavail * bsize;
}

const MEASURED_DAYS = 30;
const FEWEST_DAYS = 3;

export async function noteDisk(
  db: Database,
  { host, freeBytes, now }: { host: string; freeBytes: number; now: Date },
): Promise<void> {
  await sql`insert into platform.disk_day (host, day, database_bytes, free_bytes)
    values (${host}, ${lagosDate(now)}, pg_database_size(current_database()), ${freeBytes})
    on conflict (host, day) do update
      set database_bytes = excluded.database_bytes, free_bytes = excluded.free_bytes`.execute(db);
}

/** How the disk of a host fills, by the days of the last month; null before there are enough. */
export async function findGrowth(db: Database, host: string, now: Date): Promise<Growth | null> {
  const { rows } = await sql<{ day: number; database: number; free: number }>`
    select day - ${lagosDate(now)}::date as day, database_bytes::float8 as database, free_bytes::float8 as free
    from platform.disk_day where host = ${host} and day > ${lagosDate(now)}::date - ${MEASURED_DAYS}::int
    order by day`.execute(db);
  const [first, last] = [rows[0], rows.at(-1)];
  const days = first === undefined || last === undefined ? 0 : last.day - first.day;
  if (first === undefined || last === undefined || days < FEWEST_DAYS) return null;
  const lost = (first.free - last.free) / days;
  return {
    days,
    databaseBytesPerDay: (last.database - first.database) / days,
    fullOn: lost <= 0 ? null : daysAfter(now, last.day + last.free / lost),
  };
}
