import type { Delivery, SendOutcome } from "#domains/letters/shapes.ts";

/** What sending needs; the door puts store, words and mail behind it. */
export interface PostOffice {
  /** The next letter, on record as being sent; null = none is due. */
  takeNext(): Promise<Delivery | null>;
  send(delivery: Delivery): Promise<SendOutcome>;
  record(delivery: Delivery, outcome: SendOutcome): Promise<void>;
}

export interface Tally {
  sent: number;
  failed: number;
  later: number;
}

/** Letters under way at the same time: the most that a crash can double on the wire. */
const DEPS = 5;

/** Sends all letters that are due. A mail server that cannot be reached ends the round, and no letter's life. */
export async function sendLetters(office: PostOffice): Promise<Tally> {
  const tally: Tally = { sent: 0, failed: 0, later: 0 };
  let open = true;
  async function work(): Promise<void> {
    while (open) {
      const delivery = await office.takeNext();
      if (delivery === null) return;
      const outcome = await office.send(delivery);
      await office.record(delivery, outcome);
      if (outcome.kind === "unreachable") open = false;
      tally[tallied[outcome.kind]] += 1;
    }
  }
  const deps = Array.from({ length: DEPS }, () =>
    work().catch((error: unknown) => {
      open = false;
      throw error;
    }),
  );
  // The round is over only when the last hand is empty: a letter in hand is not yet an orphan.
  const ends = await Promise.allSettled(deps);
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
