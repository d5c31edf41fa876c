import type { Ask } from "#contracts/all-endpoints.ts";
import type { PublicSettings } from "#contracts/ops.ts";

const TIMEOUT_MS = 15_000;
const RETRY_AFTER_MS = 500;
const RETRY_TIMEOUT_MS = 25_000;

type Words = Record<string, unknown>;

/** A call that failed: `status` is the answer's, 0 when none came. */
export class AskError extends Error {
  readonly status: number;
  /** What the server said: a sentence, or a list of problems with `loc` and `msg`. */
  readonly detail: unknown;
  /** After so many seconds it is worth asking again; null where the server named no time. */
  readonly againSeconds: number | null;

  constructor(status: number, detail: unknown, againSeconds: number | null = null) {
    super(typeof detail === "string" ? detail : `The server answered with ${status}`);
    this.status = status;
    this.detail = detail;
    this.againSeconds = againSeconds;
  }
}

let bases: PublicSettings["apiBase"] = { development: "/api", production: "/api" };

/** The root page tells once where the API is. */
export function askAt(apiBase: PublicSettings["apiBase"]): void {
  bases = apiBase;
}

export function apiBaseFor(host: string, apiBase: PublicSettings["apiBase"]): string {
  const development = /staging|dev|^localhost\b|^127\.|^\[::1\]/.test(host);
  return development ? apiBase.development : apiBase.production;
}

/** The browser's question-asker: one retry, on a time-out or a network error only. */
export const ask: Ask = async (address, words) => {
  const { method, path, rest } = fillPath(address, (words ?? {}) as Words);
  const base = apiBaseFor(window.location.hostname, bases);
  const request = method === "GET" ? { url: base + path + query(rest) } : { url: base + path, body: rest };
  const headers: Record<string, string> = { Accept: "application/json", "Content-Type": "application/json" };
  // The one retry of a POST is safe, because the server repeats its first answer to the same key.
  if (method !== "GET") headers["Idempotency-Key"] = crypto.randomUUID?.() ?? String(Math.random());
  const init = { method, headers, ...("body" in request ? { body: JSON.stringify(request.body) } : {}) };
  const answer = await send(request.url, init, TIMEOUT_MS).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return send(request.url, init, RETRY_TIMEOUT_MS);
  });
  return read(answer);
};

/** So long a reader waits for what the server is still preparing. */
const PREPARING_MS = 60_000;

/** Asks again whenever the server said when to: until there is an answer, for a minute at most. */
export const askUntilReady: Ask = async (address, words) => {
  const from = performance.now();
  for (;;) {
    try {
      return await ask(address, words);
    } catch (error) {
      const pause =
        error instanceof AskError && error.againSeconds !== null ? error.againSeconds * 1000 : null;
      if (pause === null || performance.now() - from + pause > PREPARING_MS) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
};

/** Takes the words in braces out of what is asked: "GET /articles/{id}" → "/articles/7". */
export function fillPath(address: string, words: Words): { method: string; path: string; rest: Words } {
  const [method = "GET", template = ""] = address.split(" ");
  const rest = { ...words };
  const path = template.replace(/\{(\w+)\}/g, (_, word: string) => {
    const value = String(rest[word] ?? "");
    delete rest[word];
    return encodeURIComponent(value);
  });
  return { method, path, rest };
}

function query(words: Words): string {
  const given = Object.entries(words).filter(
    ([, value]) => value !== undefined && value !== null && value !== "",
  );
  if (given.length === 0) return "";
  return `?${new URLSearchParams(given.map(([word, value]) => [word, String(value)]))}`;
}

async function send(url: string, init: RequestInit, timeoutMs: number): Promise<Response> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  try {
    const response = await fetch(url, { ...init, signal: stop.signal });
    // The body too has to come within the time.
    const body = await response.arrayBuffer();
    return new Response(response.status === 204 ? null : body, response);
  } catch {
    throw new AskError(0, "Network error. Please check your connection and try again.");
  } finally {
    clearTimeout(timer);
  }
}

async function read(answer: Response): Promise<never> {
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok && body !== null) return body as never;
  const said = (body ?? {}) as { detail?: unknown; error?: unknown };
  const again = answer.status === 503 ? Number(answer.headers.get("Retry-After")) : 0;
  throw new AskError(answer.status, said.detail ?? said.error ?? "", again > 0 ? again : null);
}
