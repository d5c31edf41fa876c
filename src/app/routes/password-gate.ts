import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { AskError } from "#app/http/ask.ts";
import { readBody } from "#app/http/body.ts";
import { isForCaches, NO_STORE } from "#app/http/cache-headers.ts";
import { addressOf } from "#app/http/caller-address.ts";
import { headerPairs, inertPolicy, pagePolicy, securityHeaders } from "#app/http/headers.ts";
import type { Guard } from "#app/http/listen.ts";
import type { Clock } from "#platform/clock.ts";
import { createPasswordAttempts } from "#platform/limits/attempts.ts";
import { gatePage, tooManyPasswords, wrongPassword } from "./password-page.ts";

interface GateDeps {
  /** If undefined, nothing unlocks the gate. */
  readonly password: string | undefined;
  readonly key: Buffer;
  readonly clock: Clock;
  /** How many proxies are ours. Behind them, X-Forwarded-Host holds the host that the reader asked for. */
  readonly trustedProxies: number;
}

const STAGING = /vercel|netlify|staging/i;
const COOKIE = "gate";
const MAX_BODY_LENGTH = 2 * 1024;

/** On a staging host, answers every request itself until the browser has given the password. */
export function createGate({ password, key, clock, trustedProxies }: GateDeps): Guard {
  const attempts = createPasswordAttempts(clock);
  // Bound to the password: a new one locks every browser again.
  const sign = (text: string): Buffer => createHmac("sha256", key).update(`${password} ${text}`).digest();
  const isPassword = (typed: string): boolean =>
    password !== undefined && timingSafeEqual(sign(`typed ${typed}`), sign(`typed ${password}`));
  const isUnlocked = (request: IncomingMessage): boolean => {
    const [nonce = "", signature = ""] = (cookieOf(request) ?? "").split(".");
    const actual = Buffer.from(signature, "base64url");
    const expected = sign(`unlocked ${nonce}`);
    return password !== undefined && actual.length === expected.length && timingSafeEqual(actual, expected);
  };

  function unlock(request: IncomingMessage, response: ServerResponse): void {
    const nonce = randomBytes(16).toString("base64url");
    const secureAttribute = request.headers["x-forwarded-proto"] === "https" ? "; Secure" : "";
    response.writeHead(303, {
      ...securityHeaders,
      "Content-Security-Policy": inertPolicy,
      "Set-Cookie": `${COOKIE}=${nonce}.${sign(`unlocked ${nonce}`).toString("base64url")}; Path=/; HttpOnly; SameSite=Lax${secureAttribute}`,
      Location: pathOf(request),
      ...NO_STORE,
    });
    response.end();
  }

  async function tryPassword(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Taken before the form is read: a connection that is cut off in the meantime has no address.
    const address = addressOf(request, trustedProxies);
    const typed = await readPassword(request);
    if (typed === null) return void response.destroy();
    const wait = attempts.wait(address);
    // The right password waits too: letting it in would confirm the guess.
    if (wait > 0) showGate(request, response, { status: 429, message: tooManyPasswords, wait });
    else if (isPassword(typed)) unlock(request, response);
    else {
      attempts.countWrong(address);
      showGate(request, response, { status: 401, message: wrongPassword });
    }
  }

  return (request, response) => {
    if (!isStaging(request, trustedProxies > 0)) return false;
    if (isUnlocked(request)) {
      hideFromCaches(response);
      return false;
    }
    if (request.method !== "POST") showGate(request, response, { status: 401 });
    else void tryPassword(request, response);
    return true;
  };
}

function isStaging({ headers }: IncomingMessage, behindProxy: boolean): boolean {
  if (STAGING.test(headers.host ?? "")) return true;
  return behindProxy && STAGING.test(String(headers["x-forwarded-host"] ?? ""));
}

function cookieOf({ headers }: IncomingMessage): string | undefined {
  const cookies = (headers.cookie ?? "").split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
}

/** Where the reader wanted to go, always on this host. */
function pathOf({ url = "/" }: IncomingMessage): string {
  return url.startsWith("/") ? url.replace(/^[/\\]+/, "/") : "/";
}

interface GatePage {
  readonly status: 401 | 429;
  readonly message?: string;
  /** Seconds. */
  readonly wait?: number;
}

function showGate(
  request: IncomingMessage,
  response: ServerResponse,
  { status, message, wait }: GatePage,
): void {
  const page = gatePage(message);
  response.writeHead(status, {
    ...securityHeaders,
    ...(wait === undefined ? {} : { "Retry-After": String(wait) }),
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": pagePolicy(Buffer.from(page), []),
    ...NO_STORE,
    "X-Robots-Tag": "noindex",
  });
  response.end(request.method === "HEAD" ? undefined : page);
}

/** The password in the form; "" if the body is too large to be one. Null if the sender broke off. */
async function readPassword(request: IncomingMessage): Promise<string | null> {
  try {
    const body = await readBody(request.iterator({ destroyOnReturn: false }), MAX_BODY_LENGTH);
    return new URLSearchParams(body.toString()).get("password") ?? "";
  } catch (error) {
    // Discards the rest, behind which the connection's next request would wait.
    request.resume();
    return (error as AskError).status === 413 ? "" : null;
  }
}

/** A shared cache in front of this server would show the page to readers without the password. */
function hideFromCaches(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, rawHeaders: OutgoingHttpHeaders | string[] = {}) => {
    const headers = Array.isArray(rawHeaders) ? headerPairs(rawHeaders) : Object.entries(rawHeaders);
    const remaining = headers.filter(([name]) => !isForCaches(name));
    return writeHead(status, { ...Object.fromEntries(remaining), "Cache-Control": "private, no-store" });
  }) as typeof response.writeHead;
}
