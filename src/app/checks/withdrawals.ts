import type { CheckResult } from "#contracts/ops.ts";
import type { Database } from "#platform/db/database.ts";
import { listWithdrawals, WITHDRAWAL_HEAD, withdrawalRow } from "#platform/ledger/withdrawals.ts";
import { counted } from "#platform/text/counted.ts";

/** Only the command lists more than these. */
const SHOWN = 50;

/** What the operator has withdrawn, newest first. */
export async function checkWithdrawals({ db }: { db: Database }): Promise<CheckResult> {
  const withdrawals = await listWithdrawals(db);
  const title = counted(withdrawals.length, "withdrawal");
  return {
    title: "Withdrawals",
    gauges: [{ name: "withdrawals", help: "Things that are withdrawn", value: withdrawals.length }],
    tables:
      withdrawals.length === 0
        ? []
        : [
            {
              title: withdrawals.length > SHOWN ? `${title}: ./naija-gist withdrawals list` : title,
              head: WITHDRAWAL_HEAD,
              rows: withdrawals.slice(0, SHOWN).map(withdrawalRow),
            },
          ],
    problems: [],
  };
}
