import type { Ask } from "#contracts/all/all-endpoints.ts";
import { withProvenClaims } from "#features/letters/api/check-claims.ts";
import { briefIn } from "#features/letters/brief/brief-in.ts";
import type { LetterWriters } from "#features/letters/contract/letters.ts";
import { type Delivery, READER_HAS_LEFT, type SendOutcome } from "#features/letters/shapes.ts";
import { findBrief } from "#features/letters/store/briefs.ts";
import { takeNextDelivery } from "#features/letters/store/deliveries.ts";
import {
  failOverdue,
  markFailed,
  markSent,
  requeue,
  requeueOrphans,
} from "#features/letters/store/outcomes.ts";
import { pauseSubscriber } from "#features/letters/store/subscribers.ts";
import { saveToken } from "#features/letters/store/tokens.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import type { Edition } from "#platform/edition.ts";
import { nextTry, type RetryMinutes } from "#platform/jobs/retry-delay.ts";
import { withSenderLock } from "#platform/jobs/sender-lock.ts";
import type { Log } from "#platform/log.ts";
import { MAX_LETTERS_UNDER_WAY, type Mailer } from "#platform/mail/mail.ts";
import { createLetterRenderer } from "./render-letter.ts";

export interface RunDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly ask: Ask;
  readonly secret: string;
  readonly siteUrl: string;
  readonly operatorEmail: string | null;
  /** The sender's address in every letter. */
  readonly contactEmail: string;
  readonly writers: LetterWriters;
  /** Letters of the sample edition go to the outbox, even if a mail server is configured. */
  readonly mail: Readonly<Record<Edition, Mailer>>;
  edition(): Promise<Edition>;
  /** Aborted when the process is being stopped: letters under way are finished, and no new one is started. */
  readonly stopping?: AbortSignal;
}

/** Short at first, for greylisting servers, then longer. */
const RETRY_MINUTES: RetryMinutes = [1, 5, 15, 30];

/** One delivery run, including the letters that a crashed sender left behind. */
export async function runDelivery(deps: RunDeps): Promise<void> {
  const { db, clock, log } = deps;
  await withSenderLock(db, "letters.sender", async () => {
    await requeueOrphans(db);
    await failOverdue(db, clock.now());
    const tally = await sendLetters(await deliveryDeps(deps));
    if (tally.later > 0) log.warn(tally, "letters wait");
    else if (tally.sent + tally.failed > 0) log.info(tally, "letters");
  });
}

async function deliveryDeps(deps: RunDeps): Promise<DeliveryDeps> {
  const { db, clock, mail, stopping, ask } = deps;
  const edition = await deps.edition();
  const letterOf = createLetterRenderer({
    ...deps,
    async findBrief(date, language) {
      const brief = await findBrief(db, edition, date);
      return brief && briefIn(await withProvenClaims(ask, brief, clock.now()), [language]);
    },
  });
  return {
    takeNext: async () => (stopping?.aborted ? null : await takeNextDelivery(db, clock.now())),
    async send(delivery) {
      if (!isWanted(delivery)) return { kind: "refused", message: READER_HAS_LEFT };
      const letter = await letterOf(delivery);
      if (letter === null) return { kind: "refused", message: "there is nothing to write" };
      if (letter.link) await saveToken(db, letter.link);
      const outcome = await mail[edition].send(letter.mail);
      return outcome.ok ? { kind: "sent" } : outcome.failure;
    },
    record: (delivery, outcome) => record(deps, delivery, outcome),
  };
}

/** The reader may have unsubscribed or confirmed since the letter was queued. */
function isWanted({ kind, subscriber }: Delivery): boolean {
  if (kind === "feedback") return true;
  return subscriber?.state === (kind === "brief" ? "active" : "pending");
}

async function record({ db, clock, log }: RunDeps, delivery: Delivery, outcome: SendOutcome): Promise<void> {
  const now = clock.now();
  switch (outcome.kind) {
    case "sent":
      return await markSent(db, delivery.id, now);
    case "bounced":
      return await inTransaction(db, async (tx) => {
        await markFailed(tx, delivery.id, now, outcome.message);
        if (delivery.subscriber) await pauseSubscriber(tx, delivery.subscriber, outcome.message, now);
      });
    case "refused":
      return await markFailed(db, delivery.id, now, outcome.message);
    case "unreachable":
      log.warn({ why: outcome.message }, "the mail server cannot be reached");
      return await requeue(db, delivery.id, nextTry(RETRY_MINUTES, delivery.attempts, now), outcome.message);
    case "later":
      return await requeue(db, delivery.id, nextTry(RETRY_MINUTES, delivery.attempts, now), outcome.message);
  }
}

/** What sending needs; the caller supplies store, texts and mail. */
interface DeliveryDeps {
  /** The next letter, recorded as being sent; null if none is due. */
  takeNext(): Promise<Delivery | null>;
  send(delivery: Delivery): Promise<SendOutcome>;
  record(delivery: Delivery, outcome: SendOutcome): Promise<void>;
}

interface Tally {
  sent: number;
  failed: number;
  later: number;
}

/** Sends all letters that are due. An unreachable mail server ends the run, and the letters stay due. */
async function sendLetters(deps: DeliveryDeps): Promise<Tally> {
  const tally: Tally = { sent: 0, failed: 0, later: 0 };
  let isRunning = true;
  async function work(): Promise<void> {
    while (isRunning) {
      const delivery = await deps.takeNext();
      if (delivery === null) return;
      const outcome = await deps.send(delivery);
      await deps.record(delivery, outcome);
      if (outcome.kind === "unreachable") isRunning = false;
      tally[tallied[outcome.kind]] += 1;
    }
  }
  const senders = Array.from({ length: MAX_LETTERS_UNDER_WAY }, () =>
    work().catch((error: unknown) => {
      isRunning = false;
      throw error;
    }),
  );
  // The run ends only when every sender is done, so that a letter under way is not taken for an orphan.
  const ends = await Promise.allSettled(senders);
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return tally;
}

const tallied = {
  sent: "sent",
  bounced: "failed",
  refused: "failed",
  later: "later",
  unreachable: "later",
} as const;
