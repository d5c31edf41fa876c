import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/database.ts";
import { daysBefore } from "#platform/time.ts";

/** A file of a build, whose name changes with its content. */
export interface Asset {
  readonly address: string;
  readonly body: Buffer;
  readonly brotli: Buffer | null;
  readonly gzip: Buffer | null;
}

type AssetTables = { "platform.asset": Asset & { left_at: Date | null } };

/** Longer than any cache stores a page, and than most people leave a tab open. */
const KEPT_DAYS = 14;
/** The key of the advisory lock under which assets are stored: any number, as long as it never changes. */
const SAVE_LOCK = 7_305_250_602;

/** Stores a build's files for all processes; those of earlier builds stay for 14 days. */
export async function saveAssets(db: Database, assets: readonly Asset[], now: Date): Promise<void> {
  const addresses = assets.map(({ address }) => address);
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${SAVE_LOCK})`.execute(transaction);
    const tables = transaction.withTables<AssetTables>();
    const stored = await addressesOf(tables);
    const missing = assets.filter(({ address }) => !stored.has(address));
    for (const { address, body, brotli, gzip } of missing)
      await tables
        .insertInto("platform.asset")
        .values({ address, body, brotli, gzip, left_at: null })
        .execute();
    const table = tables.updateTable("platform.asset");
    await table
      .set({ left_at: null })
      .where(sql<boolean>`address = any(${addresses}::text[])`)
      .where("left_at", "is not", null)
      .execute();
    await table
      .set({ left_at: now })
      .where(sql<boolean>`address <> all(${addresses}::text[])`)
      .where("left_at", "is", null)
      .execute();
    const since = daysBefore(now, KEPT_DAYS);
    await tables.deleteFrom("platform.asset").where("left_at", "<", since).execute();
  });
}

async function addressesOf(tables: Kysely<AssetTables>): Promise<Set<string>> {
  const rows = await tables.selectFrom("platform.asset").select("address").execute();
  return new Set(rows.map(({ address }) => address));
}

/** The files of other builds, the newest first. */
export async function findOtherAssets(db: Database, own: readonly string[]): Promise<{ address: string }[]> {
  return db
    .withTables<AssetTables>()
    .selectFrom("platform.asset")
    .select("address")
    .where(sql<boolean>`address <> all(${own}::text[])`)
    .orderBy(sql`left_at desc nulls first`)
    .execute();
}

export async function findAsset(db: Database, address: string): Promise<Asset | null> {
  const asset = await db
    .withTables<AssetTables>()
    .selectFrom("platform.asset")
    .select(["address", "body", "brotli", "gzip"])
    .where("address", "=", address)
    .executeTakeFirst();
  return asset ?? null;
}
