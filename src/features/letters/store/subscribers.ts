import { type Language, TIDIED } from "#features/letters/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import { recordErasures } from "#platform/ledger/erasures.ts";
import type { LettersTables } from "./tables.ts";

interface Signup {
  readonly email: string;
  readonly language: Language;
  readonly state: "pending" | "active";
  readonly consentVersion: string;
  readonly at: Date;
}

/**
 * Stores the signup, including that of a reader who left or was paused, and tells when that was. That stays known until
 * the signup is confirmed, because anybody can type an address. Null if the address is already subscribed. One
 * statement, so that two concurrent signups get two different answers.
 */
export async function saveSignup(
  db: Database,
  signup: Signup,
): Promise<{ id: string; endedAt: Date | null } | null> {
  const fresh = {
    state: signup.state,
    language: signup.language,
    consent_at: signup.at,
    consent_version: signup.consentVersion,
    confirmed_at: signup.state === "active" ? signup.at : null,
    paused_because: null,
    ...(signup.state === "active" && { ended_at: null }),
  };
  const row = await db
    .withTables<LettersTables>()
    .with("before", (letters) =>
      letters.selectFrom("letters.subscriber").select("ended_at").where("email", "=", signup.email),
    )
    .insertInto("letters.subscriber")
    .values({ email: signup.email, ...fresh })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet(fresh).where("letters.subscriber.state", "<>", "active"),
    )
    .returning((signedUp) => ["id", signedUp.selectFrom("before").select("ended_at").as("endedAt")])
    .executeTakeFirst();
  return row ?? null;
}

/**
 * True if the token was valid: unused and in time, or used by a reader who is still subscribed. One statement, so that
 * a crash cannot use up a link without confirming its subscription.
 */
export async function confirmByToken(db: Database, hash: Buffer, at: Date): Promise<boolean> {
  const confirmed = await db
    .withTables<LettersTables>()
    .with("used", (letters) =>
      letters
        .updateTable("letters.token")
        .set({ used_at: at })
        .where("hash", "=", hash)
        .where("purpose", "=", "confirm")
        .where("used_at", "is", null)
        .where("expires_at", ">", at)
        .returning("subscriber_id"),
    )
    .updateTable("letters.subscriber")
    .set({ state: "active", confirmed_at: at, ended_at: null })
    .where("id", "in", (used) => used.selectFrom("used").select("subscriber_id"))
    .where("state", "in", ["pending", "active"])
    .returning("id")
    .executeTakeFirst();
  return confirmed !== undefined || (await isActiveByToken(db, hash));
}

async function isActiveByToken(db: Database, hash: Buffer): Promise<boolean> {
  const row = await db
    .withTables<LettersTables>()
    .selectFrom("letters.token as token")
    .innerJoin("letters.subscriber as subscriber", "subscriber.id", "token.subscriber_id")
    .select("subscriber.id")
    .where("token.hash", "=", hash)
    .where("token.purpose", "=", "confirm")
    .where("subscriber.state", "=", "active")
    .executeTakeFirst();
  return row !== undefined;
}

/** False if the link is nobody's; who has left already stays as they are. */
export async function unsubscribeByToken(db: Database, hash: Buffer, at: Date): Promise<boolean> {
  const left = await db
    .withTables<LettersTables>()
    .updateTable("letters.subscriber")
    .set((row) => ({
      state: "unsubscribed",
      ended_at: row.case().when("state", "=", "unsubscribed").then(row.ref("ended_at")).else(at).end(),
    }))
    .where("id", "=", (tokens) =>
      tokens
        .selectFrom("letters.token")
        .select("subscriber_id")
        .where("hash", "=", hash)
        .where("purpose", "=", "unsubscribe"),
    )
    .returning("id")
    .executeTakeFirst();
  return left !== undefined;
}

/** Unsubscribes after a complaint. False if there was no subscription. */
export async function endSubscription(db: Database, id: string, at: Date): Promise<boolean> {
  const ended = await db
    .withTables<LettersTables>()
    .updateTable("letters.subscriber")
    .set({ state: "unsubscribed", ended_at: at })
    .where("state", "<>", "unsubscribed")
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

/**
 * After a bounce, or on the operator's instruction: the address gets no letter until the reader signs up again. False
 * if no current subscriber matches.
 */
export async function pauseSubscriber(
  db: Database,
  who: { id: string } | { email: string },
  reason: string,
  at: Date,
): Promise<boolean> {
  const paused = await db
    .withTables<LettersTables>()
    .updateTable("letters.subscriber")
    .set({ state: "paused", paused_because: reason.slice(0, 300), ended_at: at })
    .where("state", "in", ["pending", "active"])
    .where((row) => ("id" in who ? row("id", "=", who.id) : row("email", "=", who.email)))
    .returning("id")
    .executeTakeFirst();
  return paused !== undefined;
}

/**
 * Retention: deletes former subscribers who left, and unconfirmed ones who signed up, more than a month ago. The ledger
 * remembers who left, so that no older copy of the database subscribes them again.
 */
export async function deleteLapsedSubscribers(db: Database, before: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const lapsed = await transaction
      .withTables<LettersTables>()
      .deleteFrom("letters.subscriber")
      .where((row) =>
        row.or([
          row.and([row("state", "=", "unsubscribed"), row("ended_at", "<", before)]),
          row.and([row("state", "=", "pending"), row("consent_at", "<", before)]),
        ]),
      )
      .returning(["email", "ended_at"])
      .execute();
    const left = lapsed.filter(({ ended_at }) => ended_at !== null).map(({ email }) => email);
    await recordErasures(transaction, "reader", left, TIDIED);
  });
}
