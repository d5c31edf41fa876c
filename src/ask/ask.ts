import type { Ask } from "#contracts/all/all-endpoints.ts";
import { keptAtHeader } from "#contracts/device.ts";
import { MINUTE_MS } from "#contracts/durations.ts";
import type { PublicSettings } from "#contracts/ops.ts";
import { readAnswer } from "./tolerant.ts";

/** A phone's clock may be wrong by hours; less than this may be the network's delay. */
const WRONG_MS = 2 * MINUTE_MS;
let isCompared = false;

/** Compares the device's clock with the server's, once a page, and remembers the difference for the next page. */
function compareClocks(headers: Headers): void {
  const ahead = Date.now() - Date.parse(headers.get("Date") ?? "") - Number(headers.get("Age")) * 1000;
  if (isCompared || Number.isNaN(ahead)) return;
  isCompared = true;
  const wrong = Math.abs(ahead) > WRONG_MS ? ahead : 0;
  window.times?.setAhead(wrong);
  try {
    if (wrong) sessionStorage.clockAhead = wrong;
    else sessionStorage.removeItem("clockAhead");
  } catch {
    // Without storage the next page compares them again.
  }
}

const TIMEOUT_MS = 15_000;
const RETRY_AFTER_MS = 500;
const RETRY_TIMEOUT_MS = 25_000;

type Params = Record<string, unknown>;

/** A failed call; `status` is the answer's, or 0 if there was none. */
export class AskError extends Error {
  readonly status: number;
  /** The server's message: a sentence, or a list of problems with `loc` and `msg`. */
  readonly detail: unknown;
  /** Seconds after which to ask again; null if the server named none. */
  readonly againSeconds: number | null;
  /** Does not change with the message; "network" if there was no answer. */
  readonly code: string;

  constructor(
    status: number,
    detail: unknown,
    againSeconds: number | null = null,
    code: unknown = "network",
  ) {
    super(typeof detail === "string" ? detail : `Status ${status}`);
    this.status = status;
    this.detail = detail;
    this.againSeconds = againSeconds;
    this.code = String(code);
  }
}

type Site = Pick<PublicSettings, "apiBase" | "siteUrl">;

let site: Site = { apiBase: { development: "/api", production: "/api" }, siteUrl: "" };

/** The root page tells once where the site and its API are. */
export function setSite(settings: Site): void {
  site = settings;
}

export function apiBaseFor(host: string, apiBase: PublicSettings["apiBase"]): string {
  const development = /staging|dev|^localhost\b|^127\.|^\[::1\]/.test(host);
  return development ? apiBase.development : apiBase.production;
}

/** The browser's `ask`: one retry, after a timeout or a network error only. */
export const ask: Ask = async (address, params) => {
  const asker = here();
  const { method, rest } = fillPath(address, (params ?? {}) as Params);
  const isGet = method === "GET";
  const url = urlOf(address, params);
  const headers: Record<string, string> = { Accept: "application/json", "Content-Type": "application/json" };
  // Retrying a POST is safe, because the server repeats its first answer to the same key.
  if (!isGet) headers["Idempotency-Key"] = crypto.randomUUID?.() ?? String(Math.random());
  // Never from the browser's HTTP cache; what has not changed costs a round trip without its body.
  const init = { method, headers, body: isGet ? null : JSON.stringify(rest), cache: "no-cache" as const };
  const answer = await send(url, init, TIMEOUT_MS).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return send(url, init, RETRY_TIMEOUT_MS);
  });
  return readBody(answer, asker);
};

function here(): string | undefined {
  return globalThis.location?.pathname;
}

/** How long a reader waits for data that the server is still preparing. */
const MAX_PREPARING_MS = MINUTE_MS;

/** Asks again after each Retry-After until there is an answer, for a minute at most. */
export const askUntilReady: Ask = async (address, params) => {
  const from = performance.now();
  for (;;) {
    try {
      return await ask(address, params);
    } catch (error) {
      const pause = ((error as AskError).againSeconds ?? 0) * 1000;
      if (!pause || performance.now() - from + pause > MAX_PREPARING_MS) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
};

/** The URL of a question in the browser. */
export function urlOf(address: string, params: unknown): string {
  const { method, path, rest } = fillPath(address, (params ?? {}) as Params);
  return apiBaseFor(window.location.hostname, site.apiBase) + path + (method === "GET" ? query(rest) : "");
}

/** Fills the parameters in braces: "GET /articles/{id}" → "/articles/7". */
export function fillPath(address: string, params: Params): { method: string; path: string; rest: Params } {
  const [method = "GET", template = ""] = address.split(" ");
  const rest = { ...params };
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name] ?? "");
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { method, path, rest };
}

function query(params: Params): string {
  const entries = Object.entries(params).filter(
    ([, value]) => value !== undefined && value !== null && value !== "",
  );
  if (entries.length === 0) return "";
  return `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
}

/** When an answer was true that the service worker or the server gives in place of a current one; otherwise null. */
export function keptAt({ headers }: Response): number | null {
  return Date.parse(headers.get(keptAtHeader) ?? "") || null;
}

interface Reply {
  readonly response: Response;
  readonly text: string;
}

async function send(url: string, init: RequestInit, timeoutMs: number): Promise<Reply> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    if (isForeignPage(response)) throw new Error();
    // The body, too, must arrive before the timeout.
    const text = await response.text();
    if (!keptAt(response)) compareClocks(response.headers);
    return { response, text };
  } catch {
    throw new AskError(0, "Network error. Please check your connection and try again.");
  } finally {
    clearTimeout(timer);
  }
}

/** When each answer was true. */
const times = new WeakMap<object, number>();

/** When an answer was true: when it came, or when the service worker kept it. */
export function trueAt(answer: unknown): number {
  return times.get(Object(answer)) ?? Date.now();
}

/** The API never succeeds with a page of HTML: such an answer comes from a hotel's or an airport's sign-in page. */
function isForeignPage({ ok, headers }: Response): boolean {
  return ok && (headers.get("Content-Type") ?? "").includes("html");
}

/** Our own addresses are paths in the browser: the page may be open under another name of the site. */
export function parseAnswer(json: string): unknown {
  try {
    return JSON.parse(json.replaceAll(`"${site.siteUrl}/`, '"/'));
  } catch {
    return null;
  }
}

function readBody({ response, text }: Reply, asker?: string): never {
  const body = readAnswer(parseAnswer(text));
  if (response.ok && body !== null) {
    const at = keptAt(response) ?? Date.now();
    times.set(Object(body), at);
    // The page that asked may no longer be open.
    if (keptAt(response) && asker === here()) window.dispatchEvent(new CustomEvent("kept", { detail: at }));
    return body as never;
  }
  const problem = (body ?? {}) as { detail?: unknown; error?: unknown; code?: unknown };
  const again = response.status === 503 ? Number(response.headers.get("Retry-After")) : 0;
  throw new AskError(
    response.status,
    problem.detail ?? problem.error ?? "",
    again > 0 ? again : null,
    problem.code ?? "",
  );
}
