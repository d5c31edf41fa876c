import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "#platform/db/database.ts";
import { ledgerTables } from "./tables.ts";

export type Erasable = "reader" | "browser";

/** Records that these addresses were erased, without keeping them. */
export async function recordErasures(
  db: Database,
  kind: Erasable,
  addresses: readonly string[],
  by: string,
): Promise<void> {
  if (addresses.length === 0) return;
  const key = await keyOf(db);
  await ledgerTables(db)
    .insertInto("ledger.entry")
    .values(addresses.map((address) => ({ action: "erase" as const, kind, name: hashOf(key, address), by })))
    .execute();
}

/** Whether an address is among erased ones, which are known by their hashes. */
export async function erasedAmong(
  db: Database,
  hashes: ReadonlySet<string>,
): Promise<(address: string) => boolean> {
  const key = await keyOf(db);
  return (address) => hashes.has(hashOf(key, address));
}

/** When an address was last erased; undefined if it never was. */
export async function findErasureTimes(
  db: Database,
  kind: Erasable,
): Promise<(address: string) => Date | undefined> {
  const rows = await ledgerTables(db)
    .selectFrom("ledger.entry")
    .select(["name", "at"])
    .where("action", "=", "erase")
    .where("kind", "=", kind)
    .orderBy("at")
    .execute();
  const times = new Map(rows.map(({ name, at }) => [name, at]));
  const key = await keyOf(db);
  return (address) => times.get(hashOf(key, address));
}

function hashOf(key: Buffer, address: string): string {
  return createHmac("sha256", key).update(address).digest("hex");
}

/** Not made from SECRET, which may change: each later copy must still fit the hashes. */
async function keyOf(db: Database): Promise<Buffer> {
  const keys = ledgerTables(db);
  await keys
    .insertInto("ledger.key")
    .values({ value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await keys.selectFrom("ledger.key").select("value").executeTakeFirstOrThrow()).value;
}
