import { tidyEmail } from "#contracts/forms.ts";
import { recordOfLine } from "#features/letters/rules/record-lines.ts";
import { unsubscribeLink } from "#features/letters/rules/tokens.ts";
import type { SubscriberRecord } from "#features/letters/shapes.ts";
import { restoreSubscriber } from "#features/letters/store/ends.ts";
import {
  correctAddress,
  deleteOf,
  eraseAddress,
  findAddresses,
  findHeld,
  findLettersOverview,
  type LettersOverview,
} from "#features/letters/store/records.ts";
import { pauseSubscriber } from "#features/letters/store/subscribers.ts";
import { saveToken } from "#features/letters/store/tokens.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import { findErasureTimes } from "#platform/ledger/erasures.ts";
import type { Mailer } from "#platform/mail/mail.ts";

export { TIDIED } from "#features/letters/shapes.ts";
export {
  decideCorrection,
  findAcceptedCorrections,
  findWaitingCorrections,
  refuseCorrectionsOf,
} from "#features/letters/store/corrections.ts";
export { findLettersAbout } from "#features/letters/store/withdrawals.ts";

export interface SubscriberImport {
  added: number;
  /** Already known, and left unchanged. */
  existing: number;
  /** Already known, and unsubscribed or paused now, because the export has a later end. */
  ended: number;
  /** Erased since they consented, and left out. */
  erased: number;
  /** The numbers of the lines that are not records of an export. */
  readonly wrong: number[];
}

/** Restores subscribers, and later ends, from the lines of an export, but nobody who was erased after consenting. */
export async function importSubscribers(
  { db, secret }: { db: Database; secret: string },
  lines: AsyncIterable<string>,
): Promise<SubscriberImport> {
  const imported: SubscriberImport = { added: 0, existing: 0, ended: 0, erased: 0, wrong: [] };
  const erasedAt = await findErasureTimes(db, "reader");
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line.trim() === "") continue;
    const record = recordOfLine(line);
    if (record === null) imported.wrong.push(number);
    else if (isSince(erasedAt(tidyEmail(record.email)), record.consentAt)) imported.erased += 1;
    else imported[await inTransaction(db, (transaction) => restore(transaction, record, secret))] += 1;
  }
  return imported;
}

/** With the link that unsubscribes, which stands in the letters of before. */
async function restore(
  db: Database,
  record: SubscriberRecord,
  secret: string,
): Promise<"added" | "ended" | "existing"> {
  const restored = await restoreSubscriber(db, record);
  if (restored === null) return "existing";
  await saveToken(db, unsubscribeLink(secret, { id: restored.id, email: record.email }));
  return restored.outcome;
}

function isSince(erasedAt: Date | undefined, consentAt: string): boolean {
  return erasedAt !== undefined && erasedAt > new Date(consentAt);
}

/**
 * Deletes an address at its owner's request: subscription, letters, feedback, copies in the outbox. False if nothing
 * was known. Exports are kept for 30 hours, so the address leaves them within that time.
 */
export async function eraseByEmail({ db, outboxes }: WithOutboxes, email: string): Promise<boolean> {
  return await eraseAddress(db, tidyEmail(email), forgetIn(outboxes));
}

interface WithOutboxes {
  readonly db: Database;
  readonly outboxes: readonly Mailer[];
}

function forgetIn(outboxes: readonly Mailer[]): (messageIds: readonly string[]) => Promise<void> {
  return async (messageIds) => {
    for (const outbox of outboxes) await outbox.forget(messageIds);
  };
}

/** All that is held about an address, as its owner may ask. */
export function showByEmail(db: Database, email: string): Promise<object | null> {
  return findHeld(db, tidyEmail(email));
}

export function correctByEmail({ db, outboxes }: WithOutboxes, email: string, right: string) {
  return correctAddress(db, { email: tidyEmail(email), right: tidyEmail(right) }, forgetIn(outboxes));
}

/** Pauses an address on the operator's instruction: it gets no letter until the reader signs up again. */
export async function pauseByEmail(
  { db, clock }: { db: Database; clock: Clock },
  email: string,
  reason: string,
): Promise<boolean> {
  return await pauseSubscriber(db, { email: tidyEmail(email) }, reason, clock.now());
}

/** Deletes again what an older copy of the database brought back, as the ledger has it; returns of how many readers. */
export async function eraseReadersAgain(
  db: Database,
  is: Readonly<Record<"erased" | "gone", (address: string) => boolean>>,
): Promise<number> {
  const addresses = await findAddresses(db);
  const erased = addresses.filter(is.erased);
  await deleteOf(db, erased, ["letters.subscriber", "letters.feedback"]);
  // Who only left keeps what was written to us.
  const left = addresses.filter(is.gone);
  return erased.length + (await deleteOf(db, left, ["letters.subscriber"]));
}

/** For the operator: counts of sign-ups and letters, without addresses. */
export function lettersOverview({ db, clock }: { db: Database; clock: Clock }): Promise<LettersOverview> {
  return findLettersOverview(db, clock.now());
}
