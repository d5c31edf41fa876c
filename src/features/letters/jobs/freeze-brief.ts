import type { Ask } from "#contracts/all/all-endpoints.ts";
import { briefQuestions } from "#contracts/all/brief-questions.ts";
import { briefExpires } from "#contracts/sections.ts";
import { gatherAnswers, logLevelOf } from "#features/letters/brief/answers.ts";
import { composeParts } from "#features/letters/brief/compose.ts";
import { findBrief, freezeBrief } from "#features/letters/store/briefs.ts";
import { queueBrief } from "#features/letters/store/deliveries.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Edition } from "#platform/edition.ts";
import type { Log } from "#platform/log.ts";
import { lagosDate, MINUTE_MS } from "#platform/time.ts";

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly ask: Ask;
  edition(): Promise<Edition>;
}

/** A brief composed later than this is late: the product was started during the morning. */
const LATE_MS = MINUTE_MS;

/**
 * Composes the due brief, unless it exists, and queues its letters in the same transaction. Returns "not yet" if the
 * product was started during the morning and has no topics so far.
 */
export async function freezeDueBrief(
  due: Date,
  { db, clock, log, ask, edition }: Deps,
): Promise<"stored" | "not yet"> {
  const date = lagosDate(due);
  const today = await edition();
  if ((await findBrief(db, today, date)) !== null) return "stored";
  const answers = await gatherAnswers(briefQuestions(ask), (part, error) =>
    log[logLevelOf(error)]({ part, error: String(error) }, "brief part left out"),
  );
  const parts = composeParts(answers, date);
  const at = clock.now();
  const isLate = at.getTime() - due.getTime() > LATE_MS;
  if (isLate && (parts === null || parts.topics.length === 0)) return "not yet";
  if (parts === null) throw new Error(`the brief of ${date} would be empty`);
  const brief = { date, composed_at: at.toISOString(), preview: false, sample: today === "sample", ...parts };
  await db.transaction().execute(async (transaction) => {
    const isFirst = await freezeBrief(transaction, today, brief);
    if (isFirst) await queueBrief(transaction, date, { at, goodUntil: briefExpires(at) });
  });
  return "stored";
}
