import type { IncomingMessage, ServerResponse } from "node:http";
import { ingredientsSoFar } from "#platform/cache/ingredients.ts";
import { type CacheOutcomes, SingleFlightCache } from "#platform/cache/single-flight-cache.ts";
import { type Clock, systemClock } from "#platform/clock.ts";
import { SECOND_MS } from "#platform/time.ts";
import { type CacheDeps, isFault } from "./ask.ts";
import type { Shared } from "./cache-headers.ts";
import { wantsLite } from "./canonical.ts";
import { headerPairs } from "./headers.ts";
import {
  bodyOf,
  encodingOf,
  headOf,
  isUnmodified,
  notModifiedHeadOf,
  type PreparedResponse,
  prepareResponse,
  type ResponseSource,
  recordSend,
  shrink,
  withPacked,
} from "./prepared-response.ts";
import { sayAge } from "./say-age.ts";

const MB = 1024 * 1024;
/** Some 1,900 pages, 2,500 in languages: an eighth of the memory is for those ready to be sent, the rest is shrunk. */
const LIMIT_BYTES = 24 * MB;
const LIMIT_BYTES_IN_LANGUAGES = 32 * MB;
/** A round of feeds changes the news throughout: readers of one address wait for a page once a second at most. */
const GRACE_MS = SECOND_MS;
/** Before the server closes the silent connection after 30 seconds: the reader gets an error page instead of nothing. */
const GIVE_UP_MS = 27_000;

const NEVER = Number.POSITIVE_INFINITY;

export interface CacheableResponse {
  readonly source: ResponseSource;
  /** Set if shared caches may hold it; otherwise its own headers say what they may. */
  readonly shared?: Pick<Shared, "kind" | "seconds">;
  readonly freshMs: number;
  readonly staleMs: number;
}

export interface CacheState extends CacheOutcomes {
  readonly entries: number;
  readonly bytes: number;
}

/** Pages and API answers, ready to be sent; files of the build stay here for good. */
export class ResponseCache {
  readonly #answers: SingleFlightCache<PreparedResponse>;
  readonly #clock: Clock;
  readonly #files = new Map<string, PreparedResponse>();

  constructor(languages = 1, deps: CacheDeps = {}) {
    this.#answers = new SingleFlightCache({
      maxWeight: languages > 1 ? LIMIT_BYTES_IN_LANGUAGES : LIMIT_BYTES,
      weight: (ready) => ready.weight,
      shrink,
      graceMs: GRACE_MS,
      giveUpMs: GIVE_UP_MS,
      standIn: sayAge,
      ...deps,
    });
    this.#clock = deps.clock ?? systemClock;
  }

  saveFile(path: string, ready: PreparedResponse): void {
    this.#files.set(path, ready);
  }

  /** For browsers that hold an earlier file: only what has changed since, packed with it as a dictionary. */
  saveChange(path: string, { name, packed }: { name: string; packed: Buffer }): void {
    const file = this.#files.get(path);
    if (file) this.#files.set(changeKey(path, name), withPacked(file, name, packed));
  }

  /** The request's prepared answer, if there is one; finding it parses no query and allocates nothing. */
  find(request: IncomingMessage): PreparedResponse | undefined {
    const target = request.url ?? "/";
    const file = this.#files.get(target);
    if (file !== undefined) {
      const held = request.headers["available-dictionary"] as string | undefined;
      return (held && this.#files.get(changeKey(target, held))) || file;
    }
    const lite = wantsLite(request.headers["save-data"] as string | undefined) && !target.startsWith("/api/");
    return lite ? undefined : this.#answers.fresh(target);
  }

  async respond(headers: Headers, key: string, make: () => Promise<CacheableResponse>): Promise<Response> {
    const ready = await this.#answers.get(
      key,
      async () => this.#prepare(await make(), this.#answers.last(key)),
      isFault,
    );
    return toResponse(ready, headers);
  }

  async #prepare({ source, shared, ...lifetime }: CacheableResponse, last: PreparedResponse | undefined) {
    const { domains = [], changesAt = NEVER, oldestAt = NEVER } = ingredientsSoFar() ?? {};
    const untilChange = changesAt - this.#clock.now().getTime();
    const told = shared && { ...shared, domains, changesAt: performance.now() + untilChange };
    const ready = await prepareResponse(told ? { ...source, shared: told } : source, last);
    return { value: oldestAt === NEVER ? ready : await sayAge(ready, new Date(oldestAt)), ...lifetime };
  }

  /** Versions have changed. */
  recheck(): void {
    this.#answers.recheck();
  }

  invalidate(): void {
    this.#answers.invalidate();
  }

  get state(): CacheState {
    return { entries: this.#answers.size, bytes: this.#answers.weight, ...this.#answers.outcomes };
  }
}

/** No address has a space. */
function changeKey(path: string, held: string): string {
  return `${path} ${held}`;
}

export function send(request: IncomingMessage, response: ServerResponse, ready: PreparedResponse): void {
  recordSend(ready);
  if (isUnmodified(request.headers["if-none-match"], ready.etag)) {
    response.writeHead(304, notModifiedHeadOf(ready)).end();
    return;
  }
  const { "accept-encoding": accepted, "available-dictionary": available } = request.headers;
  const encoding = encodingOf(ready, accepted as string | undefined, available as string | undefined);
  response.writeHead(ready.status, headOf(ready, encoding));
  if (request.method === "HEAD") response.end();
  else response.end(bodyOf(ready, encoding));
}

function toResponse(ready: PreparedResponse, requestHeaders: Headers): Response {
  recordSend(ready);
  if (isUnmodified(requestHeaders.get("if-none-match") ?? undefined, ready.etag)) {
    return new Response(null, { status: 304, headers: headerPairs(notModifiedHeadOf(ready)) });
  }
  const [accepted, available] = ["accept-encoding", "available-dictionary"].map(
    (name) => requestHeaders.get(name) ?? undefined,
  );
  const encoding = encodingOf(ready, accepted, available);
  return new Response(new Uint8Array(bodyOf(ready, encoding)), {
    status: ready.status,
    headers: headerPairs(headOf(ready, encoding)),
  });
}
