import { createHmac } from "node:crypto";
import { type Caller, type Refusal, refuse } from "#contracts/endpoint.ts";
import { callerKey } from "#features/letters/rules/caller.ts";
import { answerOnce, findAnswer } from "#features/letters/store/idempotency.ts";
import { countAttempt } from "#features/letters/store/limits.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { MINUTE_MS } from "#platform/time.ts";

export interface GuardDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: string;
}

interface Form<Answer> {
  readonly name: "subscribe" | "feedback" | "correction";
  readonly caller: Caller;
  readonly body: object;
  /** False while as many are stored as somebody can look through. */
  hasRoom?(): Promise<boolean>;
  store(transaction: Database, times: FormTimes): Promise<Answer | Refusal>;
}

export interface FormTimes {
  readonly at: Date;
  /** When its letter may be sent: later than `at` in a surge of forms, so that the letters go out at an even pace. */
  readonly sendAt: Date;
}

/**
 * The limits per ten minutes; they must not block a network that many share (a campus, a carrier's gateway). Whoever
 * sends forms from many networks cannot close them for readers: what comes after `mailed` is stored and its letter
 * waits, and only `stored` bounds what the database takes.
 */
const SLOT_MS = 10 * MINUTE_MS;
const limits = { ofCaller: 10, mailed: 500, stored: 10_000 } as const;

/** What every form goes through: a rate limit, one execution per idempotency key, and storage before the answer. */
export async function guardForm<Answer extends object>(
  { db, clock, secret }: GuardDeps,
  form: Form<Answer>,
): Promise<Answer | Refusal> {
  const at = clock.now();
  const { address, idempotencyKey } = form.caller;
  const submission = idempotencyKey !== undefined && {
    key: mac(secret, [form.name, idempotencyKey]),
    request: mac(secret, [form.body]),
    at,
  };
  const before = await countForms(db, form.name, callerKey(secret, address, at), at);
  if (before === null || (form.hasRoom && !(await form.hasRoom()))) {
    // What was answered is answered again: a caller whose answer was lost repeats the request.
    const earlier = submission && (await findAnswer<Answer | Refusal>(db, submission));
    return earlier ? firstAnswer(earlier) : tooMany(at);
  }
  const sendAt = new Date(at.getTime() + Math.floor(before / limits.mailed) * SLOT_MS);
  const store = (transaction: Database) => form.store(transaction, { at, sendAt });
  return submission
    ? firstAnswer(await answerOnce(db, submission, store))
    : await db.transaction().execute(store);
}

function firstAnswer<Answer>(answer: Answer | "another request"): Answer | Refusal {
  return answer === "another request"
    ? refuse("invalid", "This Idempotency-Key was used for another request.")
    : answer;
}

/** How many of these forms came before it in this slot; null if it is one too many. */
async function countForms(db: Database, form: string, who: string, at: Date): Promise<number | null> {
  const slot = new Date(Math.floor(at.getTime() / SLOT_MS) * SLOT_MS);
  if ((await countAttempt(db, `${form} ${who}`, slot)) > limits.ofCaller) return null;
  const inAll = await countAttempt(db, `${form} in all`, slot);
  return inAll > limits.stored ? null : inAll - 1;
}

function tooMany(at: Date): Refusal {
  const seconds = Math.ceil((SLOT_MS - (at.getTime() % SLOT_MS)) / 1000);
  return refuse("too-many", "Too many requests. Please wait a moment and try again.", seconds);
}

function mac(secret: string, words: readonly unknown[]): string {
  return createHmac("sha256", secret).update(JSON.stringify(words)).digest("base64url");
}
