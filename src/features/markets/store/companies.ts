import type { Database } from "#platform/db/database.ts";
import type { Edition } from "#platform/edition.ts";
import type { MarketsTables } from "./tables.ts";

/** Names by symbol. */
export type Companies = ReadonlyMap<string, string>;

/** Adds new names and corrects those that have changed; a company that is no longer listed keeps its name. */
export async function saveCompanies(db: Database, edition: Edition, companies: Companies): Promise<void> {
  const rows = [...companies].map(([symbol, name]) => ({ edition, symbol, name }));
  if (rows.length === 0) return;
  await db
    .withTables<MarketsTables>()
    .insertInto("markets.company")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["edition", "symbol"])
        .doUpdateSet((row) => ({ name: row.ref("excluded.name") }))
        .whereRef("markets.company.name", "is distinct from", "excluded.name"),
    )
    .execute();
}

export async function findCompanies(
  db: Database,
  edition: Edition,
  symbols: readonly string[],
): Promise<Companies> {
  const rows = await db
    .withTables<MarketsTables>()
    .selectFrom("markets.company")
    .select(["symbol", "name"])
    .where("edition", "=", edition)
    .where("symbol", "in", [...symbols, ""])
    .execute();
  return new Map(rows.map(({ symbol, name }) => [symbol, name]));
}
