import { readReport } from "#features/letters/rules/bounce-report.ts";
import { findSubscriberByMessageId } from "#features/letters/store/deliveries.ts";
import { endSubscription, pauseSubscriber } from "#features/letters/store/subscribers.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";

/** Processes a returned mail: a bounce pauses the reader, a complaint unsubscribes them. Returns what was done. */
export async function handleReturnedMail(
  { db, clock }: { db: Database; clock: Clock },
  message: Uint8Array,
): Promise<string> {
  const report = readReport(message);
  if (report.kind === "nothing") return `Nothing was done: ${report.reason}.`;
  const { kind, messageId, status } = report;
  const id = await findSubscriberByMessageId(db, messageId);
  if (id === null) return "Nothing was done: it returns no letter of ours.";
  const isDone =
    kind === "complaint"
      ? await endSubscription(db, id, clock.now())
      : await pauseSubscriber(db, { id }, `bounced by mail: ${status}`, clock.now());
  if (!isDone) return "Nothing was done: no letter goes there any more.";
  return kind === "complaint"
    ? `The reader is unsubscribed (${status}).`
    : `The address is paused (${status}).`;
}
