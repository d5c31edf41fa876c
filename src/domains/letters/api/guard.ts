import { createHmac } from "node:crypto";
import { type Caller, type Refusal, refuse } from "#contracts/endpoint.ts";
import { callerKey } from "#domains/letters/rules/caller.ts";
import { answerOnce } from "#domains/letters/store/idempotency.ts";
import { countAttempt } from "#domains/letters/store/limits.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { MINUTE_MS } from "#platform/time.ts";

export interface GuardDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: string;
}

interface Form<Answer> {
  readonly name: "subscribe" | "feedback";
  readonly caller: Caller;
  readonly body: object;
  store(transaction: Database, at: Date): Promise<Answer | Refusal>;
}

/** The limits per ten minutes; they must not block a network that many share (a campus, a carrier's gateway). */
const SLOT_MS = 10 * MINUTE_MS;
const limits = { ofCaller: 10, inAll: 500 } as const;

/** What every form goes through: a rate limit, one execution per idempotency key, and storage before the answer. */
export async function guardForm<Answer extends object>(
  { db, clock, secret }: GuardDeps,
  form: Form<Answer>,
): Promise<Answer | Refusal> {
  const at = clock.now();
  const who = callerKey(secret, form.caller.address, at);
  if (await isTooOften(db, form.name, who, at)) return tooMany(at);
  const { idempotencyKey } = form.caller;
  if (idempotencyKey === undefined) return await db.transaction().execute((store) => form.store(store, at));
  const submission = { key: mac(secret, [form.name, idempotencyKey]), request: mac(secret, [form.body]), at };
  const answer = await answerOnce(db, submission, (store) => form.store(store, at));
  return answer === "another request"
    ? refuse("invalid", "This Idempotency-Key was used for another request.")
    : answer;
}

async function isTooOften(db: Database, form: string, who: string, at: Date): Promise<boolean> {
  const slot = new Date(Math.floor(at.getTime() / SLOT_MS) * SLOT_MS);
  if ((await countAttempt(db, `${form} ${who}`, slot)) > limits.ofCaller) return true;
  return (await countAttempt(db, `${form} in all`, slot)) > limits.inAll;
}

function tooMany(at: Date): Refusal {
  const seconds = Math.ceil((SLOT_MS - (at.getTime() % SLOT_MS)) / 1000);
  return refuse("too-many", "Too many requests. Please wait a moment and try again.", seconds);
}

function mac(secret: string, words: readonly unknown[]): string {
  return createHmac("sha256", secret).update(JSON.stringify(words)).digest("base64url");
}
