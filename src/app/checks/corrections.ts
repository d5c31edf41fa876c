import type { CheckResult } from "#contracts/ops.ts";
import { findWaitingCorrections } from "#features/letters/api/admin.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { counted } from "#platform/text/counted.ts";
import { ago } from "./format.ts";

/** Readers' proposals for sentences of the pages that wait for a decision. */
export async function checkCorrections({ db, clock }: { db: Database; clock: Clock }): Promise<CheckResult> {
  const { count, oldest } = await findWaitingCorrections(db);
  const now = clock.now();
  return {
    title: "Corrections",
    gauges: [{ name: "words_proposals", help: "Proposals for sentences that wait", value: count }],
    tables:
      count === 0
        ? []
        : [
            {
              title: `${counted(count, "proposal")}${count > oldest.length ? `, the oldest ${oldest.length}` : ""}: ./naija-gist words accept|refuse ID`,
              head: ["id", "language", "page", "sentence", "proposal", "since"],
              rows: oldest.map(({ id, language, page, sentence, proposal, receivedAt }) => [
                ...[id, language, page, sentence, proposal],
                ago(receivedAt, now),
              ]),
            },
          ],
    problems: [],
  };
}
