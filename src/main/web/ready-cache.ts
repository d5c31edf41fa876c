import type { IncomingMessage, ServerResponse } from "node:http";
import { AskError } from "#main/ask.ts";
import { wantsLite } from "./canonical.ts";
import { chooseEncoding, countSending, isUnmodified, makeReady, type Ready, type Unready } from "./ready.ts";
import { SingleFlightCache } from "./single-flight-cache.ts";

const LIMIT_BYTES = 64 * 1024 * 1024;

export interface Made {
  readonly unready: Unready;
  readonly freshMs: number;
  readonly staleMs: number;
}

/** Pages and API answers, ready to be sent; files of the build stand here for good. */
export class ReadyCache {
  readonly #answers = new SingleFlightCache<Ready>({ entries: LIMIT_BYTES, weight: (ready) => ready.bytes });
  readonly #files = new Map<string, Ready>();

  keepFile(path: string, ready: Ready): void {
    this.#files.set(path, ready);
  }

  /** The request's answer, where it stands ready; no query is parsed and nothing is allocated to find it. */
  find(request: IncomingMessage): Ready | undefined {
    const target = request.url ?? "/";
    const file = this.#files.get(target);
    if (file !== undefined) return file;
    const lite = wantsLite(request.headers["save-data"] as string | undefined) && !target.startsWith("/api/");
    return lite ? undefined : this.#answers.fresh(target);
  }

  async respond(headers: Headers, key: string, make: () => Promise<Made>): Promise<Response> {
    const ready = await this.#answers.get(
      key,
      async () => {
        const { unready, freshMs, staleMs } = await make();
        return { value: await makeReady(unready), freshMs, staleMs };
      },
      (error) => !(error instanceof AskError),
    );
    return toResponse(ready, headers);
  }

  clear(): void {
    this.#answers.clear();
  }

  get size(): number {
    return this.#answers.size;
  }
}

export function send(request: IncomingMessage, response: ServerResponse, ready: Ready): void {
  countSending(ready);
  if (isUnmodified(request.headers["if-none-match"], ready.etag)) {
    response.writeHead(304, ready.notModifiedHead).end();
    return;
  }
  const encoding = chooseEncoding(request.headers["accept-encoding"] as string | undefined);
  response.writeHead(ready.status, ready.heads[encoding]);
  if (request.method === "HEAD") response.end();
  else response.end(ready.bodies[encoding]);
}

function toResponse(ready: Ready, asked: Headers): Response {
  countSending(ready);
  if (isUnmodified(asked.get("if-none-match") ?? undefined, ready.etag)) {
    return new Response(null, { status: 304, headers: pairs(ready.notModifiedHead) });
  }
  const encoding = chooseEncoding(asked.get("accept-encoding") ?? undefined);
  return new Response(new Uint8Array(ready.bodies[encoding]), {
    status: ready.status,
    headers: pairs(ready.heads[encoding]),
  });
}

function pairs(head: readonly string[]): [string, string][] {
  return Array.from({ length: head.length / 2 }, (_, at) => [head[at * 2] ?? "", head[at * 2 + 1] ?? ""]);
}
