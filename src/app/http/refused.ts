import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { errorCodeOf } from "#contracts/error-codes.ts";
import { NO_STORE } from "./cache-headers.ts";
import { inertPolicy, securityHeaders } from "./headers.ts";

const SENTENCES = {
  400: "This request cannot be read.",
  405: "This server is not a proxy.",
  408: "The request did not come in time.",
  417: 'Only "Expect: 100-continue" is supported.',
  431: "The address or another part of the request's head is too long.",
  500: "Something went wrong on our side.",
  503: "Too many requests at once. Please try again in a few seconds.",
} as const;
export type RefusedStatus = keyof typeof SENTENCES;
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
export function refusalOf(
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

export function refuseRequest(
  response: ServerResponse,
  status: RefusedStatus,
  extraHeaders?: Headers,
  format?: Format,
): void {
  const { headers, body } = refusalOf(status, extraHeaders, format);
  response.writeHead(status, headers).end(body);
}

/** Refuses bytes that never became a request, and ends the connection. */
export function refuseSocket(socket: Duplex, status: RefusedStatus, extraHeaders?: Headers): void {
  // Nobody else listens for errors of a socket that Node hands over; unhandled, they would end the process.
  socket.on("error", () => {});
  if (!socket.writable) return;
  const { headers, body } = refusalOf(status, { ...extraHeaders, Connection: "close" });
  const head = Object.entries(headers).map((pair) => pair.join(": "));
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, "", body].join("\r\n"));
}
