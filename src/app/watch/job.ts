import { hostname } from "node:os";
import type { CheckResult } from "#contracts/ops.ts";
import { product } from "#contracts/product.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Job } from "#platform/jobs/job.ts";
import type { Log } from "#platform/log.ts";
import type { Mailer } from "#platform/mail/mail.ts";
import { counted } from "#platform/text/counted.ts";
import { shortId } from "#platform/text/ids.ts";
import { lagosDate, lagosTime } from "#platform/time.ts";
import { freeBytes, noteDisk } from "./growth.ts";
import { endTroubles, findUntold, LOOK_MINUTES, markTold, noteTroubles, type Trouble } from "./troubles.ts";

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly dataDir: string;
  readonly siteUrl: string;
  /** Where problems are mailed; without it, only /ops shows them. */
  readonly operator: string | undefined;
  readonly mail: Mailer;
  check(): Promise<CheckResult[]>;
}

/** Looks at the product as /ops does, and mails once what is wrong, and once that it is over. */
export function watchJob(deps: Deps): Job {
  return { name: "ops.watch", when: { everyMinutes: LOOK_MINUTES }, run: () => look(deps) };
}

async function look({ db, clock, log, dataDir, siteUrl, operator, mail, check }: Deps): Promise<void> {
  const now = clock.now();
  await noteDisk(db, { host: hostname(), freeBytes: await freeBytes(dataDir), now });
  await noteTroubles(
    db,
    (await check()).flatMap(({ problems }) => problems),
    now,
  );
  await endTroubles(db, now);
  const untold = operator === undefined ? [] : await findUntold(db);
  if (operator === undefined || untold.length === 0) return;
  const sent = await mail.send({
    messageId: `ops.${shortId(...untold.map(({ id, told_at }) => `${id} ${told_at}`))}`,
    to: operator,
    ...letterOf(untold, siteUrl),
    headers: { "Auto-Submitted": "auto-generated" },
  });
  if (sent.ok) await markTold(db, untold, now);
  else log.warn({ why: sent.failure.message }, "the operator could not be told");
}

function letterOf(troubles: readonly Trouble[], siteUrl: string): { subject: string; text: string } {
  const over = troubles.filter(({ told_at }) => told_at !== null);
  const begun = troubles.filter(({ told_at }) => told_at === null);
  const says = [
    ...(begun.length === 0 ? [] : [counted(begun.length, "problem")]),
    ...(over.length === 0 ? [] : [`${over.length} over`]),
  ];
  const lines = [
    ...begun.map(({ says, since }) => `- ${says} (since ${timeOf(since)})`),
    ...over.map(
      ({ says, since, over_at }) => `- Over: ${says} (${timeOf(since)} to ${timeOf(over_at ?? since)})`,
    ),
  ];
  return {
    subject: `${product.name}: ${says.join(", ")}`,
    text: `${lines.join("\n")}\n\nTimes are those of Lagos. Everything is on ${siteUrl}/ops\n`,
  };
}

const timeOf = (at: Date): string => `${lagosDate(at)} ${lagosTime(at)}`;
