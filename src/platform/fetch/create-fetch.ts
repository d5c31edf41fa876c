import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log.ts";
import { failed, ok, type Result } from "#platform/result.ts";
import { createExchange, isSuccess } from "./exchange.ts";
import type { Resolve } from "./guarded-lookup.ts";
import { checkHop, nextHop } from "./hop.ts";
import { createHostQueue, NO_TURN } from "./host-queue.ts";
import type { Fetch, Fetched, FetchFailure, FetchRequest } from "./request.ts";
import { createHostWaits } from "./retry-after.ts";

export interface FetchOptions {
  /** Origins on this machine that may be requested: the sample edition's, a test's. */
  readonly allowedLoopback: readonly string[];
  readonly userAgent: string;
  /** The pause between two requests to a host. */
  readonly spacingMs: number;
  /** Requests to a host at the same time; by default one. */
  readonly perHost?: number;
  readonly clock: Clock;
  readonly log: Log;
  /** The system's DNS, unless a test replaces it. */
  readonly resolve?: Resolve;
}

const TOTAL_MS = 20_000;
const MAX_HOPS = 5;
const AT_ONCE = 8;
/** Each request in progress may hold a body of some megabytes. */
const MOST_OPEN = 64;
const REDIRECTS = [301, 302, 303, 307, 308];
const PERMANENT = [301, 308];

/** The only way to make outgoing requests: rate-limited for each host, and never into our own network. */
export function createFetch({ log, clock, spacingMs, perHost = 1, ...options }: FetchOptions): Fetch {
  const allowedLoopback = new Set(options.allowedLoopback);
  const exchange = createExchange({ ...options, allowedLoopback });
  const concurrent = Math.max(AT_ONCE, perHost);
  const takeTurn = createHostQueue({
    spacingMs,
    perHost,
    concurrent,
    mostOpen: Math.max(MOST_OPEN, concurrent),
  });
  const rest = createHostWaits(clock);

  return async (request) => {
    const answer = await followHops(request);
    if (!answer.ok)
      log.info(
        { url: request.logAs ?? request.url, kind: answer.failure.kind, why: answer.failure.message },
        "not fetched",
      );
    return answer;
  };

  async function followHops(request: FetchRequest): Promise<Result<Fetched, FetchFailure>> {
    let hop = checkHop(request.url, allowedLoopback);
    let leftMs = request.timeoutMs ?? TOTAL_MS;
    let moved = { to: null as string | null, isPermanent: true };
    const deadline = deadlineOf(request.waitMs);
    for (let hops = 0; hops <= MAX_HOPS; hops += 1) {
      if (!hop.ok) return hop;
      const url = hop.value;
      const { answer, tookMs } = await inTurn(url.host, () => ask(url, request, leftMs), deadline);
      if (!answer.ok) return answer;
      const location = redirectOf(answer.value);
      if (location === null) return toResult(answer.value, moved.to);
      const { method = "GET" } = request;
      if (method !== "GET") return refused(`a ${method} is not sent on`);
      hop = nextHop(url, location, allowedLoopback);
      moved = follow(moved, answer.value.status, hop);
      leftMs = Math.max(1, leftMs - tookMs);
    }
    return refused(`more than ${MAX_HOPS} redirects`);
  }

  async function inTurn(host: string, work: () => Promise<Result<Fetched, FetchFailure>>, deadline?: number) {
    const turn = await takeTurn(
      host,
      () => timed(work),
      deadline && Math.max(0, deadline - performance.now()),
    );
    if (turn !== NO_TURN) return turn;
    return { answer: failed({ kind: "busy", message: `${host} is busy` } as const), tookMs: 0 };
  }

  async function ask(
    url: URL,
    request: FetchRequest,
    leftMs: number,
  ): Promise<Result<Fetched, FetchFailure>> {
    const seconds = rest.secondsLeft(url.host);
    if (seconds === 0) return exchange(url, request, leftMs);
    const message = "the host asked to be left alone";
    return failed({ kind: "status", message, status: 429, retryAfterSeconds: seconds });
  }

  function toResult(fetched: Fetched, movedTo: string | null): Result<Fetched, FetchFailure> {
    const { status, unchanged } = fetched;
    if (isSuccess(status) || unchanged) return ok({ ...fetched, movedTo });
    const retryAfterSeconds = rest.learn(fetched);
    return failed({ kind: "status", message: `answered ${status}`, status, retryAfterSeconds });
  }
}

function deadlineOf(waitMs: number | undefined): number | undefined {
  return waitMs === undefined ? undefined : performance.now() + waitMs;
}

function redirectOf({ status, headers }: Fetched): string | null {
  return REDIRECTS.includes(status) ? (headers.location ?? null) : null;
}

interface Moved {
  readonly to: string | null;
  readonly isPermanent: boolean;
}

/** A new address is reported only as far as every redirect up to it was permanent. */
function follow(moved: Moved, status: number, hop: Result<URL, FetchFailure>): Moved {
  const isPermanent = moved.isPermanent && PERMANENT.includes(status) && hop.ok;
  return isPermanent ? { to: hop.value.href, isPermanent } : { to: moved.to, isPermanent: false };
}

async function timed<Value>(work: () => Promise<Value>): Promise<{ answer: Value; tookMs: number }> {
  const started = performance.now();
  const answer = await work();
  return { answer, tookMs: Math.round(performance.now() - started) };
}

function refused(message: string): Result<never, FetchFailure> {
  return failed({ kind: "refused", message });
}
