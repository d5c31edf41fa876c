import { tidyEmail } from "#contracts/forms.ts";
import { recordOfLine } from "#features/letters/rules/record-lines.ts";
import {
  correctAddress,
  eraseAddress,
  findAddresses,
  findHeld,
  findLettersOverview,
  type LettersOverview,
  restoreSubscriber,
} from "#features/letters/store/records.ts";
import { pauseSubscriber } from "#features/letters/store/subscribers.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Mailer } from "#platform/mail/mail.ts";

export { decideCorrection, findCorrections as listCorrections } from "#features/letters/store/corrections.ts";
export { findLettersAbout } from "#features/letters/store/withdrawals.ts";

export interface SubscriberImport {
  added: number;
  /** Already known, and left unchanged. */
  existing: number;
  /** The numbers of the lines that are not records of an export. */
  readonly wrong: number[];
}

/** Restores subscribers from the lines of an export. */
export async function importSubscribers(
  db: Database,
  lines: AsyncIterable<string>,
): Promise<SubscriberImport> {
  const imported: SubscriberImport = { added: 0, existing: 0, wrong: [] };
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line.trim() === "") continue;
    const record = recordOfLine(line);
    if (record === null) imported.wrong.push(number);
    else if (await restoreSubscriber(db, record)) imported.added += 1;
    else imported.existing += 1;
  }
  return imported;
}

/**
 * Deletes an address at its owner's request: subscription, letters, feedback, copies in the outbox. False if nothing
 * was known. Exports are hourly and the newest 30 are kept, so the address leaves them within 30 hours.
 */
export async function eraseByEmail(
  { db, outboxes }: { db: Database; outboxes: readonly Mailer[] },
  email: string,
): Promise<boolean> {
  return await eraseAddress(db, tidyEmail(email), async (messageIds) => {
    for (const outbox of outboxes) await outbox.forget(messageIds);
  });
}

/** All that is held about an address, as its owner may ask. */
export function showByEmail(db: Database, email: string): Promise<object | null> {
  return findHeld(db, tidyEmail(email));
}

export function correctByEmail(db: Database, email: string, right: string) {
  return correctAddress(db, tidyEmail(email), tidyEmail(right));
}

/** Pauses an address on the operator's instruction: it gets no letter until the reader signs up again. */
export async function pauseByEmail(
  { db, clock }: { db: Database; clock: Clock },
  email: string,
  reason: string,
): Promise<boolean> {
  return await pauseSubscriber(db, { email: tidyEmail(email) }, reason, clock.now());
}

/** Erases the addresses that an older copy of the database brought back; returns how many. */
export async function eraseReadersAgain(
  db: Database,
  isErased: (address: string) => boolean,
): Promise<number> {
  const back = (await findAddresses(db)).filter(isErased);
  for (const email of back) await eraseAddress(db, email, async () => {});
  return back.length;
}

/** For the operator: counts of sign-ups and letters, without addresses. */
export function lettersOverview({ db, clock }: { db: Database; clock: Clock }): Promise<LettersOverview> {
  return findLettersOverview(db, clock.now());
}
