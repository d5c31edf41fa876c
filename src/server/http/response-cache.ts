import type { IncomingMessage, ServerResponse } from "node:http";
import { type CacheOutcomes, SingleFlightCache } from "#platform/cache/single-flight-cache.ts";
import { AskError } from "./ask.ts";
import { wantsLite } from "./canonical.ts";
import { headerPairs } from "./headers.ts";
import {
  bodyOf,
  chooseEncoding,
  headOf,
  isUnmodified,
  type PreparedResponse,
  prepareResponse,
  type ResponseSource,
  recordSend,
} from "./prepared-response.ts";

/** About a thousand pages; twice as many (`MAX_SHARES`) if pages exist in several languages. */
const LIMIT_BYTES = 24 * 1024 * 1024;
const MAX_SHARES = 2;
/** No reader waits for a page that another reader saw a moment ago. */
const GIVE_STALE_MS = 600_000;
/** Before the server closes the silent connection after 30 seconds: the reader gets an error page instead of nothing. */
const GIVE_UP_MS = 27_000;

export interface CacheableResponse {
  readonly source: ResponseSource;
  readonly freshMs: number;
  readonly staleMs: number;
  /** The domain whose changes make it stale; if undefined, any domain's do. */
  readonly domain?: string | undefined;
}

export interface CacheState extends CacheOutcomes {
  readonly entries: number;
  readonly bytes: number;
}

/** Pages and API answers, ready to be sent; files of the build stay here for good. */
export class ResponseCache {
  readonly #answers: SingleFlightCache<PreparedResponse>;
  readonly #files = new Map<string, PreparedResponse>();

  constructor(languages = 1) {
    this.#answers = new SingleFlightCache({
      maxWeight: LIMIT_BYTES * Math.min(languages, MAX_SHARES),
      weight: (ready) => ready.weight,
      giveStaleMs: GIVE_STALE_MS,
      giveUpMs: GIVE_UP_MS,
    });
  }

  saveFile(path: string, ready: PreparedResponse): void {
    this.#files.set(path, ready);
  }

  /** The request's prepared answer, if there is one; finding it parses no query and allocates nothing. */
  find(request: IncomingMessage): PreparedResponse | undefined {
    const target = request.url ?? "/";
    const file = this.#files.get(target);
    if (file !== undefined) return file;
    const lite = wantsLite(request.headers["save-data"] as string | undefined) && !target.startsWith("/api/");
    return lite ? undefined : this.#answers.fresh(target);
  }

  async respond(headers: Headers, key: string, make: () => Promise<CacheableResponse>): Promise<Response> {
    const ready = await this.#answers.get(
      key,
      async () => {
        const { source, ...lifetime } = await make();
        return { value: await prepareResponse(source, this.#answers.last(key)), ...lifetime };
      },
      (error) => !(error instanceof AskError),
    );
    return toResponse(ready, headers);
  }

  markStale(domain: string): void {
    this.#answers.markStale(domain);
  }

  invalidate(): void {
    this.#answers.invalidate();
  }

  get state(): CacheState {
    return { entries: this.#answers.size, bytes: this.#answers.weight, ...this.#answers.outcomes };
  }
}

export function send(request: IncomingMessage, response: ServerResponse, ready: PreparedResponse): void {
  recordSend(ready);
  if (isUnmodified(request.headers["if-none-match"], ready.etag)) {
    response.writeHead(304, ready.notModifiedHead).end();
    return;
  }
  const encoding = chooseEncoding(request.headers["accept-encoding"] as string | undefined);
  response.writeHead(ready.status, headOf(ready, encoding));
  if (request.method === "HEAD") response.end();
  else response.end(bodyOf(ready, encoding));
}

function toResponse(ready: PreparedResponse, requestHeaders: Headers): Response {
  recordSend(ready);
  if (isUnmodified(requestHeaders.get("if-none-match") ?? undefined, ready.etag)) {
    return new Response(null, { status: 304, headers: headerPairs(ready.notModifiedHead) });
  }
  const encoding = chooseEncoding(requestHeaders.get("accept-encoding") ?? undefined);
  return new Response(new Uint8Array(bodyOf(ready, encoding)), {
    status: ready.status,
    headers: headerPairs(headOf(ready, encoding)),
  });
}
