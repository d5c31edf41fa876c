import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { AskError } from "#app/http/ask.ts";
import { readBody } from "#app/http/body.ts";
import { isForCaches, NO_STORE } from "#app/http/cache-headers.ts";
import { addressOf } from "#app/http/caller-address.ts";
import { headerPairs, inertPolicy, pagePolicy, securityHeaders } from "#app/http/headers.ts";
import type { Guard } from "#app/http/listen.ts";
import { product } from "#contracts/product.ts";
import type { Clock } from "#platform/clock.ts";
import { createPasswordAttempts } from "#platform/limits/attempts.ts";

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

const wrongPassword = "Incorrect password. Please try again.";
const tooManyPasswords = "Too many attempts. Please wait a quarter of an hour and try again.";

const style = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;background:#fdfdfb;color:#14191a;font:16px/24px Roboto,-apple-system,"Segoe UI",sans-serif}
main{width:min(320px,calc(100vw - 48px))}
h1{margin:0 0 8px;font:700 24px/28px Georgia,serif}
p{margin:0 0 16px}
label{display:block;font-weight:600;font-size:14px}
input,button{display:block;width:100%;min-height:44px;margin:4px 0 16px;padding:0 12px;border:1px solid #7b837d;border-radius:4px;font:inherit;background:#fff;color:inherit}
button{background:#00784a;border-color:#00784a;color:#fff;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid #00784a;outline-offset:2px}
[role=alert]{color:#b3261e;font-weight:600}
@media(prefers-color-scheme:dark){body{background:#101614;color:#eef2ee}input{background:#17201d;border-color:#7d8a84}:focus-visible{outline-color:#4cc38a}[role=alert]{color:#ff9d94}}`;

const script = `if(document.querySelector("[role=alert]"))alert(document.querySelector("[role=alert]").textContent)`;

/** All that a locked host shows. It works without script, and contains nothing of the site. */
function gatePage(message?: string): string {
  return `<!doctype html>
<html lang="en-NG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${product.name}: staging</title><style>${style}</style></head>
<body><main><h1>${product.name}</h1><p>This is a staging address. Enter the password to go on.</p>
${message ? `<p role="alert">${message}</p>` : ""}
<form method="post"><label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" autofocus>
<button type="submit">Enter</button></form></main><script>${script}</script></body></html>`;
}
