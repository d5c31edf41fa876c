import type { Delivery, SendOutcome } from "#features/push/shapes.ts";

/** Supplied by the caller: how messages are taken from the store, sent, and recorded. */
export interface DeliveryDeps {
  /** The next message to a push service, recorded as being sent; null if none is due. */
  takeNext(service: string): Promise<Delivery | null>;
  send(delivery: Delivery): Promise<SendOutcome>;
  record(service: string, delivery: Delivery, outcome: SendOutcome): Promise<void>;
}

export type Tally = Record<SendOutcome["kind"], number>;

/** Messages under way to one push service (nearly all phones share one), and the most that a crash can send twice. */
export const SENDERS = 10;
/** This many failures in a row mean that the push service is down. */
const MAX_MISSES = 2 * SENDERS;

/** Sends what is due to all push services, to each at its own pace: a slow one does not hold up the others. */
export async function sendMessages(services: readonly string[], deps: DeliveryDeps): Promise<Tally> {
  const tally: Tally = { sent: 0, gone: 0, refused: 0, later: 0, rest: 0 };
  const senders = services.flatMap((service) => {
    const work = sender(service, deps, tally);
    return Array.from({ length: SENDERS }, () => work());
  });
  // The run ends only when every sender is done: a message under way must not be taken for an orphan.
  const ends = await Promise.allSettled(senders);
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return tally;
}

function sender(
  service: string,
  { takeNext, send, record }: DeliveryDeps,
  tally: Tally,
): () => Promise<void> {
  let isRunning = true;
  let misses = 0;
  return async () => {
    try {
      while (isRunning) {
        const delivery = await takeNext(service);
        if (delivery === null) return;
        const outcome = await send(delivery);
        await record(service, delivery, outcome);
        tally[outcome.kind] += 1;
        misses = outcome.kind === "later" ? misses + 1 : 0;
        if (outcome.kind === "rest" || misses >= MAX_MISSES) isRunning = false;
      }
    } catch (error) {
      isRunning = false;
      throw error;
    }
  };
}
