import type { Database } from "#platform/db/database.ts";
import { lagosMinute } from "#platform/time.ts";
import { ledgerTables, type WithdrawableKind } from "./tables.ts";

/** What can be withdrawn, by its id, or for a picture by its address at the newspaper. */
export interface Withdrawable {
  readonly kind: WithdrawableKind;
  readonly name: string;
}

export interface Withdrawal extends Withdrawable {
  /** Shown to readers in place of what was withdrawn. */
  readonly reason: string | null;
  /** The command. */
  readonly by: string;
  readonly at: Date;
}

/**
 * From this transaction on nothing shows it; the database itself hides what it reaches (migrations/0210_ledger.sql).
 * Withdrawn again without a reason, it keeps the one that it has.
 */
export async function withdraw(
  db: Database,
  { kind, name, reason, by }: Omit<Withdrawal, "at">,
): Promise<void> {
  const kept = reason ?? (await findWithdrawal(db, { kind, name }))?.reason ?? null;
  await ledgerTables(db)
    .insertInto("ledger.entry")
    .values({ action: "withdraw", kind, name, reason: kept, by })
    .execute();
}

/** Ends a withdrawal; false if there is none. What another withdrawal or a rollback hides stays hidden. */
export async function restore(
  db: Database,
  { kind, name, by }: Omit<Withdrawal, "at" | "reason">,
): Promise<boolean> {
  if ((await findWithdrawal(db, { kind, name })) === null) return false;
  await ledgerTables(db)
    .insertInto("ledger.entry")
    .values({ action: "restore", kind, name, reason: null, by })
    .execute();
  return true;
}

/** Every withdrawal that takes the thing, its own first; an article goes with its story and its paper, too. */
export async function findTakers(db: Database, { kind, name }: Withdrawable): Promise<Withdrawal[]> {
  const own = await findWithdrawal(db, { kind, name });
  if (kind !== "article") return own ? [own] : [];
  const others = await withdrawn(db)
    .where("kind", "in", ["story", "paper"])
    .where("id", "in", ledgerTables(db).selectFrom("ledger.reach").select("entry").where("id", "=", name))
    .orderBy("at")
    .execute();
  return own ? [own, ...others] : others;
}

export async function findWithdrawal(db: Database, { kind, name }: Withdrawable): Promise<Withdrawal | null> {
  const found = await withdrawn(db).where("kind", "=", kind).where("name", "=", name).executeTakeFirst();
  return found ?? null;
}

/** Everything that is withdrawn, newest first. */
export async function listWithdrawals(db: Database): Promise<Withdrawal[]> {
  return withdrawn(db).orderBy("at", "desc").orderBy("name").execute();
}

/** For the operator, in a terminal as on a page. */
export const WITHDRAWAL_HEAD = ["what", "name", "since", "command", "reason"];

export function withdrawalRow({ kind, name, at, by, reason }: Withdrawal): (string | null)[] {
  return [kind, name, lagosMinute(at), by, reason];
}

function withdrawn(db: Database) {
  return ledgerTables(db).selectFrom("ledger.withdrawn").select(["kind", "name", "reason", "by", "at"]);
}
