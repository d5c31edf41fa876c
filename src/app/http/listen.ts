import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { Duplex } from "node:stream";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Hono } from "hono";
import { errorCodeOf } from "#contracts/error-codes.ts";
import type { Clock } from "#platform/clock.ts";
import { NO_STORE } from "./cache-headers.ts";
import { inertPolicy, securityHeaders } from "./headers.ts";
import type { Metrics } from "./metrics.ts";
import { type ResponseCache, send } from "./response-cache.ts";

const SENTENCES = {
  400: "This request cannot be read.",
  405: "This server is not a proxy.",
  408: "The request did not come in time.",
  417: 'Only "Expect: 100-continue" is supported.',
  431: "The address or another part of the request's head is too long.",
  500: "Something went wrong on our side.",
  503: "Too many requests at once. Please try again in a few seconds.",
} as const;
type RefusedStatus = keyof typeof SENTENCES;
type Headers = Readonly<Record<string, string>>;

const common: Headers = {
  ...securityHeaders,
  "Content-Security-Policy": inertPolicy,
  ...NO_STORE,
  // A page of another origin should see the status rather than a network error.
  "Access-Control-Allow-Origin": "*",
};

type Format = keyof typeof TYPES;
const TYPES = { text: "text/plain; charset=utf-8", json: "application/json; charset=utf-8" } as const;

/** An answer made without the framework: one sentence, and the same headers as any other. */
function refusalOf(
  status: RefusedStatus,
  extraHeaders: Headers = {},
  format: Format = "text",
): { headers: Headers; body: string } {
  const sentence = SENTENCES[status];
  const body =
    format === "json" ? JSON.stringify({ error: sentence, code: errorCodeOf(status) }) : `${sentence}\n`;
  const length = String(Buffer.byteLength(body));
  return {
    headers: { ...common, "Content-Type": TYPES[format], "Content-Length": length, ...extraHeaders },
    body,
  };
}

function refuseRequest(
  response: ServerResponse,
  status: RefusedStatus,
  extraHeaders?: Headers,
  format?: Format,
): void {
  const { headers, body } = refusalOf(status, extraHeaders, format);
  response.writeHead(status, headers).end(body);
}

/** Refuses bytes that never became a request, and ends the connection. */
function refuseSocket(socket: Duplex, status: RefusedStatus, extraHeaders?: Headers): void {
  // Nobody else listens for errors of a socket that Node hands over; unhandled, they would end the process.
  socket.on("error", () => {});
  if (!socket.writable) return;
  const { headers, body } = refusalOf(status, { ...extraHeaders, Connection: "close" });
  const head = Object.entries(headers).map((pair) => pair.join(": "));
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, "", body].join("\r\n"));
}

/** Returns true if it has answered the request, which then goes no further. */
export type Guard = (request: IncomingMessage, response: ServerResponse) => boolean;
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface ListenDeps {
  readonly app: Hono;
  readonly cache: ResponseCache;
  readonly metrics: Metrics;
  readonly clock: Clock;
  /** Called before anything else. */
  readonly guard: Guard;
  /** Called next, in development. */
  readonly middleware?: Middleware | undefined;
  readonly host: string;
  readonly port: number;
}

export interface HttpServer {
  readonly port: number;
  /** Lets the answers under way finish, then closes. */
  close(): Promise<void>;
}

const DRAIN_MS = 10_000;
/** Against slow readers and writers; Node's own defaults are five minutes. */
const LIMITS = {
  /** For an idle socket, such as that of a client that asks but does not read. Node may allow twice as long. */
  silence: 30_000,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  maxConnections: 4_000,
  /** How often Node looks for connections over these limits; its default is half a minute. */
  connectionsCheckingInterval: 1_000,
};

/** A few seconds of work: with more waiting, readers would give up before their answer, and memory would run out. */
const MAX_IN_PROGRESS = 256;
const COMPUTED_KINDS = new Set(["page", "api"]);

const BROKEN: Readonly<Record<string, RefusedStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const ALL_METHODS = "GET, HEAD, POST, OPTIONS";
/** "OPTIONS *" is about the server, not about an address. */
const serverOptionsHeaders = {
  ...securityHeaders,
  "Content-Security-Policy": inertPolicy,
  Allow: ALL_METHODS,
};

/** Opens the port. Answers from the cache are sent without going through the framework. */
export async function listen({
  app,
  cache,
  metrics,
  clock,
  guard,
  middleware,
  host,
  port,
}: ListenDeps): Promise<HttpServer> {
  const appListener = getRequestListener((request, env) => app.fetch(request, env), {
    overrideGlobalObjects: false,
    // HTTP/1.0 has no Host header; load balancers still use it for health checks.
    hostname: "localhost",
    errorHandler: (error) => {
      const status = error instanceof RequestError ? 400 : 500;
      const { headers, body } = refusalOf(status);
      return new Response(body, { status, headers });
    },
  });
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const cached = request.method === "GET" || request.method === "HEAD" ? cache.find(request) : undefined;
    if (cached !== undefined) {
      metrics.countReady(cached.status);
      send(request, response, cached);
      return;
    }
    const kind = kindOf(request.url ?? "/");
    const end = metrics.requestSeconds.startTimer({ kind });
    response.once("finish", () => {
      end();
      metrics.requests.inc({ cache: "none", status: String(response.statusCode) });
    });
    if (COMPUTED_KINDS.has(kind) && !mayEnter(response))
      refuseRequest(response, 503, { "Retry-After": "5" }, kind === "api" ? "json" : "text");
    else appListener(request, response);
  };
  let inProgress = 0;
  function mayEnter(response: ServerResponse): boolean {
    if (inProgress >= MAX_IN_PROGRESS) return false;
    inProgress += 1;
    response.once("close", () => {
      inProgress -= 1;
    });
    return true;
  }
  const options = { maxHeaderSize: 16 * 1024, requireHostHeader: false, ...LIMITS };
  const server = createServer(options, (request, response) => {
    // Browsers set their own clock right by this header, which Node takes from this machine's.
    if (clock.doubt?.()) response.setHeader("Date", clock.now().toUTCString());
    if (!namesItsHost(request)) return refuseRequest(response, 400, { Connection: "close" });
    if (guard(request, response)) return;
    if (request.method === "OPTIONS" && request.url === "*")
      response.writeHead(204, serverOptionsHeaders).end();
    else if (middleware === undefined) answer(request, response);
    else middleware(request, response, () => answer(request, response));
  });
  server.maxConnections = LIMITS.maxConnections;
  server.setTimeout(LIMITS.silence);
  refuseMalformed(server);
  await startListening(server, host, port);
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    close: () => close(server),
  };
}

function kindOf(target: string): string {
  return /^\/(api|pictures|icons|share|assets|metrics|ops|readyz|healthz)\b/.exec(target)?.[1] ?? "page";
}

const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Of two Host headers Node would take the first, and a proxy in front of us perhaps the second. Only HTTP/1.0 may send
 * none. Node would refuse that too, but without the headers of all our answers.
 */
function namesItsHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion !== "1.1";
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts === 1 && HOST.test(headers.host);
}

/** Refuses what Node would refuse without our headers: non-HTTP, long headers, slow requests, an odd Expect header. */
function refuseMalformed(server: Server): void {
  server.on("clientError", (error: Error & { code?: string }, socket) =>
    refuseSocket(socket, BROKEN[error.code ?? ""] ?? 400),
  );
  server.on("checkExpectation", (_request, response) => refuseRequest(response, 417));
  server.on("connect", (_request, socket) => {
    // Node hands this socket over to us; left open, it would delay the server's shutdown.
    socket.once("finish", () => socket.destroy());
    refuseSocket(socket, 405, { Allow: ALL_METHODS });
  });
}

function startListening(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve());
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
  });
}
