import { type Ask, endpoints } from "#contracts/all/all-endpoints.ts";
import { domainOf } from "#contracts/all/domain-of.ts";
import type { Caller, Endpoint, Refusal } from "#contracts/endpoint.ts";
import { type ErrorCode, errorCodeOf } from "#contracts/error-codes.ts";
import { ingredientsSoFar, type KnownVersions } from "#platform/cache/ingredients.ts";
import { type Computed, SingleFlightCache } from "#platform/cache/single-flight-cache.ts";
import type { Clock } from "#platform/clock.ts";
import { DAY_MS } from "#platform/time.ts";
import { withTimeout } from "#platform/with-timeout.ts";
import { problemsOf } from "./problems.ts";

export type Handler = (params: unknown, caller: Caller) => Promise<unknown>;
/** The handler of every endpoint of all domains, by address. */
export type AllHandlers = ReadonlyMap<string, Handler>;

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
    code: ErrorCode = errorCodeOf(status),
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

/** Leaves the time to answer with an error before the server closes the silent connection after 30 seconds. */
export const GIVE_UP_MS = 20_000;
const INTERNAL_CALLER: Caller = { address: "", headers: {} };
const STALE_MS = DAY_MS;

/** Validates the question, calls its handler, and turns a refusal into an `AskError`. */
export async function answer(
  handlers: AllHandlers,
  address: string,
  params: unknown,
  caller: Caller,
  prove: boolean,
): Promise<unknown> {
  const endpoint = (endpoints as Record<string, Endpoint>)[address];
  const handler = handlers.get(address);
  if (endpoint === undefined || handler === undefined) throw new AskError(404, "There is no such call.");
  const parsed = endpoint.params.safeParse(params ?? {});
  if (!parsed.success) {
    throw new AskError(422, problemsOf(endpoint, parsed.error.issues));
  }
  const domain = domainOf(address);
  if (domain !== undefined) ingredientsSoFar()?.addDomain(domain);
  if (holdsNul(parsed.data)) throw new AskError(422, "A text must not contain a NUL character.");
  const result = await withTimeout(handler(parsed.data, caller), GIVE_UP_MS);
  if (isRefusal(result)) {
    if (prove) proveRefusal(address, endpoint, result);
    throw new AskError(STATUS[result.refused], result.detail, result.retryAfterSeconds, result.code);
  }
  return prove ? proveAnswer(address, endpoint, result) : result;
}

export type AnswerCache = SingleFlightCache<unknown>;

/** What both caches of the server follow. */
export interface CacheDeps {
  readonly clock?: Clock;
  /** The versions of the domains' rows that are known now. */
  readonly known?: () => KnownVersions;
}

export function createAnswerCache(deps: CacheDeps = {}): AnswerCache {
  return new SingleFlightCache<unknown>({
    maxWeight: 500,
    weight: () => 1,
    // A page made from an old answer would have to be made again at once.
    graceMs: 0,
    giveUpMs: GIVE_UP_MS,
    ...deps,
  });
}

interface AskOptions {
  readonly prove: boolean;
  readonly cache: AnswerCache;
}

/**
 * Domains that change without a new version: the news counts views and hours; a market's figure is no longer live after
 * a while; the weather is asked for outside, as a reader needs it.
 */
const CHANGED_BY_CLOCK: ReadonlySet<string> = new Set(["news", "markets", "weather"]);

/**
 * How long an answer of these domains stays fresh if no change is announced: `ms` where the clock changes one of them.
 */
export function clockMs(domains: readonly string[], ms: number): number {
  return domains.some((domain) => CHANGED_BY_CLOCK.has(domain)) ? ms : Number.POSITIVE_INFINITY;
}

/** How long an answer stays fresh if no change of its domain is announced. */
export function lifetimeOf(address: string, { freshFor }: Pick<Endpoint, "freshFor">) {
  const domain = domainOf(address);
  return { freshMs: clockMs(domain === undefined ? [] : [domain], freshFor * 1000), staleMs: STALE_MS };
}

/** `ask` for pages and outlets: in-process, each answer cached for as long as it is current. */
export function createAsk(handlers: AllHandlers, { prove, cache }: AskOptions): Ask {
  const ask = async (address: string, params: unknown = {}): Promise<unknown> => {
    const { freshFor } = (endpoints as Record<string, Endpoint>)[address] ?? { freshFor: 0 };
    const fetchAnswer = (): Promise<unknown> => answer(handlers, address, params, INTERNAL_CALLER, prove);
    if (freshFor === 0) return fetchAnswer();
    const compute = async (): Promise<Computed<unknown>> => ({
      value: await fetchAnswer(),
      ...lifetimeOf(address, { freshFor }),
    });
    return cache.get(`${address} ${JSON.stringify(params)}`, compute, isFault);
  };
  const noting = async (address: string, params?: unknown): Promise<unknown> =>
    ask(address, params).catch((error) => {
      noteMissing(address, error);
      throw error;
    });
  return noting as Ask;
}

/** A refusal is an answer too; an older answer stands in only after a fault. */
export function isFault(error: unknown): boolean {
  return !(error instanceof AskError);
}

/** What is made without an answer, because it was refused or failed, is made again when that may have changed. */
function noteMissing(address: string, error: unknown): void {
  const ingredients = ingredientsSoFar();
  if (!ingredients) return;
  const domain = domainOf(address);
  if (domain !== undefined) ingredients.addDomain(domain);
  ingredients.isIncomplete ||= isFault(error) || (error as AskError).status === STATUS.unavailable;
}

/** NUL is the one character that PostgreSQL cannot store in a text. */
function holdsNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  return typeof value === "object" && value !== null && Object.values(value).some(holdsNul);
}

function isRefusal(result: unknown): result is Refusal {
  return typeof result === "object" && result !== null && "refused" in result;
}

/** Any endpoint may refuse an invalid request or be overloaded; its other refusals must be in its contract. */
function proveRefusal(address: string, { refuses = [] }: Endpoint, { refused }: Refusal): void {
  const declared: readonly Refusal["refused"][] = ["invalid", "unavailable", ...refuses];
  if (!declared.includes(refused))
    throw new Error(
      `${address} refused with "${refused}", which its contract does not declare: ${declared.join(", ")}`,
    );
}

function proveAnswer(address: string, endpoint: Endpoint, result: unknown): unknown {
  const parsed = endpoint.answer.safeParse(result);
  if (parsed.success) return result;
  const issue = parsed.error.issues[0];
  throw new Error(
    `the answer of ${address} breaks its contract at ${issue?.path.join(".")}: ${issue?.message}`,
  );
}
