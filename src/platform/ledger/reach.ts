import { type QueryExecutorProvider, sql } from "kysely";
import type { Database } from "#platform/db/database.ts";
import { ledgerTables } from "./tables.ts";
import type { Withdrawable } from "./withdrawals.ts";

/** What a withdrawal took, by everything that other places know it by. */
export interface Reach {
  /** Ids of articles, or of a topic. */
  readonly ids: readonly string[];
  /** Hashes of the headlines or of the topic's name. */
  readonly wordsHashes: readonly string[];
}

export async function findReach(db: Database, { kind, name }: Withdrawable): Promise<Reach> {
  const rows = await ledgerTables(db)
    .selectFrom("ledger.reach")
    .innerJoin("ledger.withdrawn", "ledger.withdrawn.id", "ledger.reach.entry")
    .select(["ledger.reach.id as id", "words_hash"])
    .where("kind", "=", kind)
    .where("name", "=", name)
    .execute();
  return {
    ids: rows.map(({ id }) => id),
    wordsHashes: rows.map((row) => row.words_hash),
  };
}

/** The pictures that nobody may show now. */
export async function findWithdrawnPictures(db: Database): Promise<string[]> {
  const rows = await ledgerTables(db).selectFrom("ledger.withdrawn_picture").select("url").execute();
  return rows.map(({ url }) => url);
}

export async function isWithdrawnPicture(db: Database, url: string): Promise<boolean> {
  const found = await ledgerTables(db)
    .selectFrom("ledger.withdrawn_picture")
    .select("url")
    .where("url", "=", url)
    .executeTakeFirst();
  return found !== undefined;
}

/** Those of these texts, headlines or names of topics, that were withdrawn. */
export async function findWithdrawnWords(
  db: QueryExecutorProvider,
  texts: readonly string[],
): Promise<Set<string>> {
  if (texts.length === 0) return new Set();
  const { rows } = await sql<{ text: string }>`
    select text from unnest(${[...texts]}::text[]) as text where exists (
      select from ledger.reach r join ledger.withdrawn w on w.id = r.entry
      where r.words_hash = md5(text) and w.kind <> 'picture')`.execute(db);
  return new Set(rows.map(({ text }) => text));
}
