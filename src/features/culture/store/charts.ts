import { sql } from "kysely";
import type { ChartId, ChartReading, Song } from "#features/culture/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import type { Edition } from "#platform/edition.ts";
import type { CultureTables } from "./tables.ts";

export interface ChartKey {
  readonly edition: Edition;
  readonly chart: ChartId;
}

/** Replaces what was read earlier on the same day. */
export async function saveChart(
  db: Database,
  key: ChartKey,
  day: string,
  reading: ChartReading,
): Promise<void> {
  const rows = reading.songs.map(({ artworkUrl, ...song }) => ({
    ...{ ...key, day, updated_at: reading.updatedAt },
    ...{ ...song, artwork_url: artworkUrl },
  }));
  await inTransaction(db.withTables<CultureTables>(), async (work) => {
    await work
      .deleteFrom("culture.chart_song")
      .where("edition", "=", key.edition)
      .where("chart", "=", key.chart)
      .where("day", "=", day)
      .execute();
    await work.insertInto("culture.chart_song").values(rows).execute();
  });
}

/** The days for which a chart is stored, newest first. */
export async function findChartDays(db: Database, key: ChartKey): Promise<string[]> {
  const rows = await db
    .withTables<CultureTables>()
    .selectFrom("culture.chart_song")
    .select(sql<string>`day::text`.as("name"))
    .where("edition", "=", key.edition)
    .where("chart", "=", key.chart)
    .where("rank", "=", 1)
    .orderBy("culture.chart_song.day", "desc")
    .execute();
  return rows.map(({ name }) => name);
}

export async function findChart(db: Database, key: ChartKey, day: string): Promise<ChartReading | null> {
  const rows = await db
    .withTables<CultureTables>()
    .selectFrom("culture.chart_song")
    .select(["rank", "song", "title", "artist", "artwork_url", "url", "updated_at"])
    .where("edition", "=", key.edition)
    .where("chart", "=", key.chart)
    .where("day", "=", day)
    .orderBy("rank")
    .execute();
  const [first] = rows;
  if (!first) return null;
  const songs = rows.map(
    ({ artwork_url, updated_at, ...song }): Song => ({ ...song, artworkUrl: artwork_url }),
  );
  return { updatedAt: first.updated_at, songs };
}

export async function deleteOldCharts(db: Database, before: string): Promise<void> {
  await db.withTables<CultureTables>().deleteFrom("culture.chart_song").where("day", "<", before).execute();
}
