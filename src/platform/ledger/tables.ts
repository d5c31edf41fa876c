import type { Generated, GeneratedAlways, Selectable } from "kysely";
import type { Database } from "#platform/db/database.ts";

export const withdrawableKinds = ["article", "story", "picture", "topic", "paper"] as const;
export type WithdrawableKind = (typeof withdrawableKinds)[number];

interface EntryTable {
  id: Generated<string>;
  seq: GeneratedAlways<number>;
  action: "withdraw" | "restore" | "erase";
  kind: WithdrawableKind | "reader" | "browser";
  name: string;
  reason: Generated<string | null>;
  by: string;
  at: Generated<Date>;
}

interface WithdrawnView {
  id: string;
  kind: WithdrawableKind;
  name: string;
  reason: string | null;
  by: string;
  at: Date;
}

interface ReachTable {
  entry: string;
  id: string;
  paper_id: string;
  canonical_url: string | null;
  picture: string | null;
  words_hash: string;
}

type LedgerTables = {
  "ledger.entry": EntryTable;
  "ledger.key": { value: Buffer };
  "ledger.reach": ReachTable;
  "ledger.withdrawn": WithdrawnView;
  "ledger.withdrawn_article": ReachTable & { reason: string | null; at: Date };
  "ledger.withdrawn_picture": { url: string };
};

export function ledgerTables(db: Database) {
  return db.withTables<LedgerTables>();
}

export type Entry = Pick<Selectable<EntryTable>, "action" | "kind" | "name" | "by">;

/** The ledger's rows but these, in their order. */
export async function findEntriesBesides(db: Database, ids: ReadonlySet<string>): Promise<Entry[]> {
  const rows = await ledgerTables(db)
    .selectFrom("ledger.entry")
    .select(["id", "action", "kind", "name", "by"])
    .orderBy("seq")
    .execute();
  return rows.filter(({ id }) => !ids.has(id));
}
