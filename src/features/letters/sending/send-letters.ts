import type { Delivery, SendOutcome } from "#features/letters/shapes.ts";
import { MAX_LETTERS_UNDER_WAY } from "#platform/mail/mail.ts";

/** What sending needs; the caller supplies store, texts and mail. */
export interface DeliveryDeps {
  /** The next letter, recorded as being sent; null if none is due. */
  takeNext(): Promise<Delivery | null>;
  send(delivery: Delivery): Promise<SendOutcome>;
  record(delivery: Delivery, outcome: SendOutcome): Promise<void>;
}

export interface Tally {
  sent: number;
  failed: number;
  later: number;
}

/** Sends all letters that are due. An unreachable mail server ends the run, and the letters stay due. */
export async function sendLetters(deps: DeliveryDeps): Promise<Tally> {
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
