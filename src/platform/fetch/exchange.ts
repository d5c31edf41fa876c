import { promisify } from "node:util";
import { brotliDecompress, inflateRaw, unzip } from "node:zlib";
import { Agent, type Dispatcher, request as undiciRequest } from "undici";
import { failed, ok, type Result } from "#platform/result.ts";
import { guardedLookup, NOT_PUBLIC_ADDRESS, type Resolve } from "./guarded-lookup.ts";
import type { Fetched, FetchFailure, FetchRequest } from "./request.ts";

const CONNECT_MS = 10_000;
const IDLE_MS = 10_000;
const MAX_BYTES = 5 * 1024 * 1024;
const PACKINGS = "gzip, br, deflate";

/** One request to one address and its answer of any status; redirects are not followed here. */
export type Exchange = (
  url: URL,
  request: FetchRequest,
  leftMs: number,
) => Promise<Result<Fetched, FetchFailure>>;

interface ExchangeOptions {
  readonly allowedLoopback: ReadonlySet<string>;
  readonly userAgent: string;
  readonly resolve?: Resolve;
}

export function createExchange({ allowedLoopback, userAgent, resolve }: ExchangeOptions): Exchange {
  const guarded = new Agent({ connect: { timeout: CONNECT_MS, lookup: guardedLookup(resolve) } });
  const local = new Agent({ connect: { timeout: CONNECT_MS } });

  return async (url, request, leftMs) => {
    try {
      const answer = await undiciRequest(url, {
        method: request.method ?? "GET",
        headers: headersFor(url, request, userAgent),
        body: request.body,
        dispatcher: allowedLoopback.has(url.origin) ? local : guarded,
        headersTimeout: request.silentMs ?? IDLE_MS,
        bodyTimeout: request.silentMs ?? IDLE_MS,
        signal: AbortSignal.timeout(leftMs),
      });
      return ok(await fetchedFrom(url, answer, request.maxBytes ?? MAX_BYTES));
    } catch (error) {
      return failed(failureOf(error));
    }
  };
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

function headersFor(url: URL, request: FetchRequest, userAgent: string): Record<string, string> {
  const headers: Record<string, string> = {
    "user-agent": userAgent,
    accept: "*/*",
    "accept-encoding": PACKINGS,
  };
  if (request.etag) headers["if-none-match"] = request.etag;
  if (request.lastModified) headers["if-modified-since"] = request.lastModified;
  // The caller's own headers may contain a key: they are sent only to the host for which they were written.
  return url.origin === new URL(request.url).origin ? { ...headers, ...request.headers } : headers;
}

async function fetchedFrom(url: URL, answer: Dispatcher.ResponseData, maxBytes: number): Promise<Fetched> {
  const status = answer.statusCode;
  const headers = plainHeaders(answer.headers);
  const fetched = { status, unchanged: status === 304, url: url.href, movedTo: null, headers };
  if (!isSuccess(status)) {
    await answer.body.dump();
    return { ...fetched, body: new Uint8Array() };
  }
  const wire = await readBody(answer.body, maxBytes);
  return { ...fetched, body: await decompress(wire, headers["content-encoding"] ?? "", maxBytes) };
}

function plainHeaders(headers: Dispatcher.ResponseData["headers"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value.join(", ") : value]],
    ),
  );
}

const TIMEOUTS = ["UND_ERR_CONNECT_TIMEOUT", "UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT", "ETIMEDOUT"];

/** Translates a network error into a failure for the caller. */
function failureOf(error: unknown): FetchFailure {
  if (error instanceof BodyTooLarge) return { kind: "too-large", message: error.message };
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (code === NOT_PUBLIC_ADDRESS) return { kind: "refused", message };
  if (name === "TimeoutError" || TIMEOUTS.includes(code ?? ""))
    return { kind: "timeout", message: "no answer in time" };
  return { kind: "network", message: code ? `${code}: ${message}` : message };
}

class BodyTooLarge extends Error {}

/** Text compresses well; a higher ratio is an attack. Small bodies are exempt. */
const MAX_RATIO = 100;
const RATIO_COUNTS_FROM = 256 * 1024;

/** Reads the body as sent, at most `maxBytes`. */
async function readBody(wire: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of wire) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new BodyTooLarge(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A server packs once, a proxy on the way perhaps again; each packing costs a pass over the body. */
const MAX_PACKINGS = 2;

/** Decompresses the body by its Content-Encoding, in reverse order. */
async function decompress(packed: Buffer, contentEncoding: string, maxBytes: number): Promise<Buffer> {
  const packings = contentEncoding.toLowerCase().split(",").reverse();
  if (packings.length > MAX_PACKINGS) throw new BodyTooLarge(`packed ${packings.length} times`);
  let body = packed;
  for (const packing of packings) {
    const cap = Math.min(maxBytes, Math.max(RATIO_COUNTS_FROM, body.length * MAX_RATIO));
    body = await unpackOnce(body, packing.trim(), cap);
  }
  return body;
}

async function unpackOnce(body: Buffer, packing: string, maxOutputLength: number): Promise<Buffer> {
  const unpacker = unpackerFor(packing, body);
  if (unpacker === null || body.length === 0) return body;
  try {
    return await unpacker(body, { maxOutputLength });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_BUFFER_TOO_LARGE") throw error;
    throw new BodyTooLarge(`unpacks to more than ${maxOutputLength} bytes`);
  }
}

type Unpacker = (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

function unpackerFor(packing: string, body: Buffer): Unpacker | null {
  if (packing === "br") return promisify(brotliDecompress);
  if (packing === "gzip" || packing === "x-gzip") return promisify(unzip);
  if (packing !== "deflate") return null;
  // Some servers send "deflate" without the zlib header that the standard requires.
  const hasZlibHeader = ((body[0] ?? 0) & 0x0f) === 8;
  return hasZlibHeader ? promisify(unzip) : promisify(inflateRaw);
}
