import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip as gzipCompress } from "node:zlib";
import { headersFor } from "./headers.ts";

export type Encoding = "br" | "gzip" | "identity";

/** An answer with its head and bytes computed once: serving it is two calls. */
export interface Ready {
  readonly status: number;
  readonly etag: string;
  readonly heads: Record<Encoding, string[]>;
  readonly bodies: Bodies;
  readonly notModifiedHead: string[];
  readonly bytes: number;
  /** How often it was sent; what is sent again is worth a better compression. */
  sent: number;
}

/** Most of a page's weight is what hardly anybody is sent: its plain bytes are made of the others when they are wanted. */
interface Bodies {
  br: Buffer;
  readonly gzip: Buffer;
  /** Of what is too small to be compressed. */
  readonly plain: Buffer | null;
}

export interface Unready {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The body compressed beforehand, at build time. */
  readonly compressed?: { readonly br: Buffer; readonly gzip: Buffer } | null;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzipCompress);
/** For the first reader, who waits: 4 ms a page. */
const QUICK = 5;
/** For all later ones, off the thread that serves: 56 ms, a tenth smaller. 11 would cost three times as much for 2 % more. */
const THOROUGH = 10;
const WORTH_COMPRESSING = 600;
/** 256 KB: every page fits, and the encoder takes a fraction of the memory of its own choice. */
const WINDOW_BITS = 18;

/** `before` is what stood under the same address: most often the same, and then its compression serves again. */
export async function makeReady(
  { status, headers, body, compressed }: Unready,
  before?: Ready,
): Promise<Ready> {
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const worth = body.length >= WORTH_COMPRESSING;
  const same = before?.etag === etag ? before : undefined;
  const { br, gzip } = worth
    ? (compressed ?? same?.bodies ?? (await compress(body)))
    : { br: body, gzip: body };
  const lengths = { br: br.length, gzip: gzip.length, identity: body.length };
  const common: Record<string, string> = {
    ...headersFor(headers["Content-Security-Policy"]),
    ...headers,
    ETag: etag,
    Vary: "Accept-Encoding, Save-Data",
  };
  const head = (encoding: Encoding): string[] =>
    flat({
      ...common,
      ...(encoding === "identity" || !worth ? {} : { "Content-Encoding": encoding }),
      "Content-Length": String(lengths[encoding]),
    });
  const { "Content-Type": _type, ...unmodified } = common;
  return {
    status,
    etag,
    bodies: { br, gzip, plain: worth ? null : body },
    heads: { br: head("br"), gzip: head("gzip"), identity: head("identity") },
    notModifiedHead: flat(unmodified),
    bytes: worth ? br.length + gzip.length : body.length,
    // A file of the build was compressed as well as can be.
    sent: worth && !compressed ? (same?.sent ?? 0) : IMPROVED,
  };
}

export function bodyOf({ bodies }: Ready, encoding: Encoding): Buffer {
  if (bodies.plain !== null) return bodies.plain;
  return encoding === "identity" ? gunzipSync(bodies.gzip) : bodies[encoding];
}

const IMPROVED = Number.NEGATIVE_INFINITY;

/** Care takes a tenth of a core at most, whatever readers ask for: each improvement waits nine times as long as the last took. */
const REST = 9;
let mayImproveAt = 0;

/** Counts a sending; from the second one on the brotli bytes are made anew, with more care, when there is time for it. */
export function countSending(ready: Ready): void {
  ready.sent += 1;
  if (ready.sent < 2 || performance.now() < mayImproveAt) return;
  ready.sent = IMPROVED;
  void improve(ready);
}

async function improve(ready: Ready): Promise<void> {
  mayImproveAt = Number.POSITIVE_INFINITY;
  const from = performance.now();
  const better = await brotli(bodyOf(ready, "identity"), quality(THOROUGH)).finally(() => {
    mayImproveAt = performance.now() + REST * (performance.now() - from);
  });
  ready.bodies.br = better;
  ready.heads.br = ready.heads.br.map((word, at, head) =>
    head[at - 1] === "Content-Length" ? String(better.length) : word,
  );
}

async function compress(body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, gzip] = await Promise.all([brotli(body, quality(QUICK)), zip(body, { level: 6 })]);
  return { br, gzip };
}

function quality(level: number): { params: Record<number, number> } {
  return {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS },
  };
}

/** Browsers write it in a handful of ways: each is read once. */
const chosen = new Map<string, Encoding>();
const MOST_CHOSEN = 1_000;

/** The best of what the reader takes; "br;q=0" is honoured. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return "identity";
  const known = chosen.get(accepted);
  if (known !== undefined) return known;
  if (chosen.size >= MOST_CHOSEN) chosen.clear();
  const best = bestEncoding(accepted);
  chosen.set(accepted, best);
  return best;
}

function bestEncoding(accepted: string): Encoding {
  if (takes(accepted, "br")) return "br";
  return takes(accepted, "gzip") ? "gzip" : "identity";
}

export function isUnmodified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === bare);
}

function takes(accepted: string, name: string): boolean {
  return accepted.split(",").some((part) => {
    const [word = "", ...parameters] = part
      .toLowerCase()
      .split(";")
      .map((piece) => piece.trim());
    return word === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

function flat(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat();
}
