import type { Database } from "#platform/db/database.ts";
import { type Withdrawable, withdraw } from "#platform/ledger/withdrawals.ts";

/** Withdraws something as the operator's commands do. */
export function takeDown(
  db: Database,
  kind: Withdrawable["kind"],
  name: string,
  reason: string | null = null,
): Promise<void> {
  return withdraw(db, { kind, name, reason, by: "a test" });
}
