import { type Ask, endpoints } from "#contracts/all-endpoints.ts";
import type { Caller, Endpoint, Refusal } from "#contracts/endpoint.ts";
import { codeOf, type ErrorCode } from "#contracts/error-codes.ts";
import { type Computed, SingleFlightCache } from "#platform/cache/single-flight-cache.ts";
import { DAY_MS } from "#platform/time.ts";
import { domainOf } from "./domain-of.ts";
import { problemsOf } from "./problems.ts";

export type Handler = (ask: unknown, caller: Caller) => Promise<unknown>;
/** The handler of every endpoint of all domains, by address. */
export type EveryHandler = ReadonlyMap<string, Handler>;

/** What `ask` rejects with, as in the browser: the status and the text of the refusal. */
export class AskError extends Error {
  readonly status: number;
  readonly detail: Refusal["detail"];
  readonly retryAfterSeconds: number | undefined;
  readonly code: ErrorCode;

  constructor(
    status: number,
    detail: Refusal["detail"],
    retryAfterSeconds?: number,
    code: ErrorCode = codeOf(status),
  ) {
    super(typeof detail === "string" ? detail : detail.map((problem) => problem.msg).join("; "));
    this.status = status;
    this.detail = detail;
    this.retryAfterSeconds = retryAfterSeconds;
    this.code = code;
  }
}

const STATUS: Record<Refusal["refused"], number> = {
  "not-found": 404,
  invalid: 422,
  conflict: 409,
  "too-many": 429,
  unavailable: 503,
};

const OURSELVES: Caller = { address: "", headers: {} };
const STALE_MS = DAY_MS;

/** Validates the question, calls its handler, and turns a refusal into an `AskError`. */
export async function answer(
  handlers: EveryHandler,
  address: string,
  ask: unknown,
  caller: Caller,
  prove: boolean,
): Promise<unknown> {
  const endpoint = (endpoints as Record<string, Endpoint>)[address];
  const handler = handlers.get(address);
  if (endpoint === undefined || handler === undefined) throw new AskError(404, "There is no such call.");
  const parsed = endpoint.ask.safeParse(ask ?? {});
  if (!parsed.success) {
    throw new AskError(422, problemsOf(endpoint, parsed.error.issues));
  }
  if (holdsNul(parsed.data)) throw new AskError(422, "A NUL character is no text.");
  const given = await handler(parsed.data, caller);
  if (isRefusal(given)) {
    if (prove) proveRefusal(address, endpoint, given);
    throw new AskError(STATUS[given.refused], given.detail, given.retryAfterSeconds, given.code);
  }
  return prove ? proven(address, endpoint, given) : given;
}

export type AnswerCache = SingleFlightCache<unknown>;

export function createAnswerCache(): AnswerCache {
  // Never stale: a page rendered from a stale answer would count as fresh. Readers of the page do not wait for it.
  return new SingleFlightCache<unknown>({ maxWeight: 500, weight: () => 1, giveStaleMs: 0 });
}

interface AskOptions {
  readonly prove: boolean;
  readonly cache: AnswerCache;
}

/** `ask` for pages and outlets: in-process, each answer cached for as long as its contract allows. */
export function createAsk(handlers: EveryHandler, { prove, cache }: AskOptions): Ask {
  const ask = async (address: string, params: unknown = {}): Promise<unknown> => {
    const freshMs = ((endpoints as Record<string, Endpoint>)[address]?.freshFor ?? 0) * 1000;
    const fetchAnswer = (): Promise<unknown> => answer(handlers, address, params, OURSELVES, prove);
    if (freshMs === 0) return fetchAnswer();
    const make = async (): Promise<Computed<unknown>> => ({
      value: await fetchAnswer(),
      freshMs,
      staleMs: STALE_MS,
      of: domainOf(address),
    });
    // A refusal is an answer too; an older answer stands in only after a fault.
    return cache.get(`${address} ${JSON.stringify(params)}`, make, (error) => !(error instanceof AskError));
  };
  return ask as Ask;
}

/** NUL is the one character that PostgreSQL cannot store in a text. */
function holdsNul(words: unknown): boolean {
  if (typeof words === "string") return words.includes("\0");
  return typeof words === "object" && words !== null && Object.values(words).some(holdsNul);
}

function isRefusal(given: unknown): given is Refusal {
  return typeof given === "object" && given !== null && "refused" in given;
}

/** Any endpoint may refuse an invalid request or be overloaded; its other refusals must be in its contract. */
function proveRefusal(address: string, { refuses = [] }: Endpoint, { refused }: Refusal): void {
  const told: readonly Refusal["refused"][] = ["invalid", "unavailable", ...refuses];
  if (!told.includes(refused)) throw new Error(`the contract of ${address} does not tell of "${refused}"`);
}

function proven(address: string, endpoint: Endpoint, given: unknown): unknown {
  const parsed = endpoint.answer.safeParse(given);
  if (parsed.success) return given;
  const issue = parsed.error.issues[0];
  throw new Error(
    `the answer of ${address} breaks its contract at ${issue?.path.join(".")}: ${issue?.message}`,
  );
}
