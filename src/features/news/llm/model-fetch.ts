import type { Fetch } from "#platform/fetch/request.ts";
import { MINUTE_MS } from "#platform/time.ts";

/** A model sends nothing while it computes its answer. */
const TIMEOUT_MS = MINUTE_MS;
const MAX_BYTES = 512 * 1024;
/** The status of a gateway whose host did not answer in time: the work may have been done and charged. */
export const GATEWAY_TIMEOUT = 504;

/** The guarded fetch with the interface that an SDK expects, for addresses below one base only. */
export function modelFetch(fetch: Fetch, base: string): typeof globalThis.fetch {
  return async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (!url.startsWith(base)) throw new TypeError("an address that is not the model's");
    const answer = await fetch({
      url,
      method: init?.method === "POST" ? "POST" : "GET",
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === "string" ? init.body : undefined,
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      silentMs: TIMEOUT_MS,
    });
    if (answer.ok) {
      const { status, headers, body } = answer.value;
      return new Response(Buffer.from(body), {
        status,
        headers: { "content-type": headers["content-type"] ?? "" },
      });
    }
    const { failure } = answer;
    if (failure.kind === "status") return new Response("", { status: failure.status });
    if (failure.kind === "timeout") return new Response("", { status: GATEWAY_TIMEOUT });
    throw new TypeError(`${failure.kind}: ${failure.message}`);
  };
}
