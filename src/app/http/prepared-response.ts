import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import { SECOND_MS } from "#platform/time.ts";
import { HELD_SECONDS, type Shared, sharedHeaders } from "./cache-headers.ts";
import type { Held } from "./dictionary.ts";
import { headersFor } from "./headers.ts";

export type Encoding = "br" | "gzip" | "dcz" | "identity";

/** An answer whose headers and bytes are made once for each encoding: serving it takes two calls. */
export interface PreparedResponse {
  readonly status: number;
  readonly etag: string;
  readonly bodies: Bodies;
  readonly heads: Partial<Record<Encoding | "notModified", string[]>>;
  /** The headers common to all encodings. */
  readonly common: Readonly<Record<string, string>>;
  /** For readers who have it. */
  readonly dictionary: Held | undefined;
  /** What caches are told about it; undefined if its own headers say that. */
  readonly shared: SharedUntil | undefined;
  /** The number of plain bytes. */
  readonly length: number;
  /** Bytes in memory for readers who accept brotli; about twice as many once readers without brotli have asked. */
  readonly weight: number;
  /** How often it was sent; an answer sent again is worth better compression. */
  sent: number;
}

/** Hardly anybody is sent the plain bytes, which would be most of a page's weight: they are decompressed on demand. */
interface Bodies {
  /** Null in a page that was shrunk and has not been sent since. */
  br: Buffer | null;
  gzip: Buffer | null;
  dcz?: Buffer;
  /** For answers too small to compress. */
  readonly plain: Buffer | null;
}

export interface SharedUntil extends Omit<Shared, "secondsToChange"> {
  /** It changes by itself at this time of the monotonic clock. */
  readonly changesAt: number;
}

export interface ResponseSource {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly shared?: SharedUntil;
  /** When the body was made, as it stands in it: the ETag is the same without it. */
  readonly made?: string;
  /** The body compressed beforehand, at build time. */
  readonly compressed?: { readonly br: Buffer; readonly gzip: Buffer } | null;
  readonly dictionary?: Held;
}

/** For the first reader, who waits: 4 ms a page. */
const QUICK = 5;
/** For later readers, off the main thread and within a tenth of a core: 200 ms for 10 % less. 10 saves 8 % in 90 ms. */
const THOROUGH = 11;
const WORTH_COMPRESSING = 600;
/** For a file compressed beforehand, where compression costs only a longer header. */
const WORTH_NAMING = 200;
/** 256 KB: every page fits, and the encoder takes a fraction of the memory that it takes by default. */
const WINDOW_BITS = 18;
/** For the headers, which are strings. */
const HEADS_WEIGHT = 4_000;
const SHRUNK_HEADS_WEIGHT = 1_500;

/** `previous` is the earlier answer at this address: if it is equal, as it mostly is, its compressed bytes are reused. */
export async function prepareResponse(
  { status, headers, body, shared, made, compressed, dictionary }: ResponseSource,
  previous?: PreparedResponse,
): Promise<PreparedResponse> {
  const etag = `W/"${hash("sha256", without(body, made), "base64url").slice(0, 22)}"`;
  const isLargeEnough = body.length >= (compressed ? WORTH_NAMING : WORTH_COMPRESSING);
  const unchanged = previous?.etag === etag ? previous : undefined;
  // What browsers hold for its successor may be the successor of what they hold.
  const isHeld = "Use-As-Dictionary" in headers;
  const common: Record<string, string> = {
    ...headersFor(headers["Content-Security-Policy"]),
    ...headers,
    ...(shared && cacheHeaders(shared)),
    ETag: etag,
    Vary: `Accept-Encoding, Save-Data${dictionary || isHeld ? ", Available-Dictionary" : ""}`,
  };
  const last = unchanged?.bodies.br ? unchanged.bodies : undefined;
  const br = compressed?.br ?? last?.br ?? (isLargeEnough ? await brotli(body, QUICK) : body);
  const bodies = isLargeEnough
    ? { plain: null, gzip: null, ...last, ...compressed, br }
    : { br, gzip: body, plain: body };
  return {
    status,
    etag,
    bodies,
    heads: {},
    common,
    dictionary,
    shared,
    length: body.length,
    weight: HEADS_WEIGHT + br.length,
    // Files of the build are already compressed as well as possible.
    sent: isLargeEnough && !compressed ? (unchanged?.sent ?? 0) : IMPROVED,
  };
}

/** The same answer for readers who have `name`, already packed with it. */
export function withPacked(ready: PreparedResponse, name: string, packed: Buffer): PreparedResponse {
  const dictionary = { name, pack: () => packed, unpack: () => bodyOf(ready, "identity") };
  return { ...ready, bodies: { ...ready.bodies, dcz: packed }, heads: {}, dictionary };
}

/** The same content made at another time is the same answer, in each process and after a restart. */
function without(body: Buffer, made: string | undefined): Buffer | string {
  return made === undefined ? body : body.toString("latin1").replaceAll(made, "");
}

/** Longer than any cache may hold an answer: nearer to its change, an answer's headers count the seconds. */
const SOON_MS = 2 * HELD_SECONDS * SECOND_MS;

function changesSoon({ shared }: PreparedResponse): boolean {
  return shared !== undefined && shared.changesAt - performance.now() < SOON_MS;
}

function cacheHeaders({ changesAt, ...shared }: SharedUntil): Readonly<Record<string, string>> {
  return sharedHeaders({ ...shared, secondsToChange: (changesAt - performance.now()) / SECOND_MS });
}

function commonHeaders(ready: PreparedResponse): Readonly<Record<string, string>> {
  return ready.shared && changesSoon(ready)
    ? { ...ready.common, ...cacheHeaders(ready.shared) }
    : ready.common;
}

export function notModifiedHeadOf(ready: PreparedResponse): string[] {
  if (ready.heads.notModified !== undefined && !changesSoon(ready)) return ready.heads.notModified;
  const { "Content-Type": _type, ...unmodified } = commonHeaders(ready);
  ready.heads.notModified = flat(unmodified);
  return ready.heads.notModified;
}

export function headOf(ready: PreparedResponse, encoding: Encoding): string[] {
  const head = ready.heads[encoding];
  if (head !== undefined && !changesSoon(ready)) return head;
  ready.heads[encoding] = flat({
    ...commonHeaders(ready),
    ...(encoding === "identity" || ready.bodies.plain ? {} : { "Content-Encoding": encoding }),
    "Content-Length": String(encoding === "identity" ? ready.length : bodyOf(ready, encoding).length),
  });
  return ready.heads[encoding];
}

export function bodyOf(ready: PreparedResponse, encoding: Encoding): Buffer {
  const { bodies, dictionary } = ready;
  if (bodies.plain !== null) return bodies.plain;
  if (encoding === "identity") return unpacked(ready);
  if (encoding === "gzip") bodies.gzip ??= ownCopy(gzipSync(unpacked(ready)));
  else if (encoding === "dcz" && dictionary) bodies.dcz ??= ownCopy(dictionary.pack(unpacked(ready)));
  else bodies.br ??= ownCopy(brotliCompressSync(unpacked(ready), { params: brotliParams(QUICK) }));
  return bodies[encoding] as Buffer;
}

function unpacked({ bodies, dictionary }: PreparedResponse): Buffer {
  return bodies.br ? brotliDecompressSync(bodies.br) : (dictionary as Held).unpack(bodies.dcz as Buffer);
}

/** Keeps only what a page weighs least in; returns its weight. Unpacked and compressed again, it costs 5 ms. */
export function shrink(ready: PreparedResponse): number {
  const { bodies, dictionary, heads, weight } = ready;
  if (!dictionary || bodies.plain) return weight;
  const packed = bodyOf(ready, "dcz");
  bodies.br = bodies.gzip = null;
  for (const encoding of Object.keys(heads)) delete heads[encoding as Encoding];
  ready.sent = 0;
  return SHRUNK_HEADS_WEIGHT + packed.length;
}

const IMPROVED = Number.NEGATIVE_INFINITY;

/** Better compression takes at most a tenth of a core: after each run it rests for nine times as long. */
const REST = 9;
let mayImproveAt = 0;

/** Counts a sending. From the second on, the bytes are compressed again at a higher quality when there is time. */
export function recordSend(ready: PreparedResponse): void {
  ready.sent += 1;
  if (ready.sent < 2 || performance.now() < mayImproveAt) return;
  ready.sent = IMPROVED;
  void improve(ready);
}

async function improve(ready: PreparedResponse): Promise<void> {
  mayImproveAt = Number.POSITIVE_INFINITY;
  const from = performance.now();
  const better = await compressThoroughly(bodyOf(ready, "identity")).finally(() => {
    mayImproveAt = performance.now() + REST * (performance.now() - from);
  });
  ready.bodies.br = better;
  delete ready.heads.br;
}

/** As all but an answer's first readers get it. */
export function compressThoroughly(body: Buffer): Promise<Buffer> {
  return brotli(body, THOROUGH);
}

const compress = promisify(brotliCompress);

async function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return ownCopy(await compress(body, { params: brotliParams(quality) }));
}

function brotliParams(quality: number) {
  return { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS };
}

/** A copy: Node's own buffer is part of a shared 64 KB block, which would stay in memory as long as the answer. */
function ownCopy(shared: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(shared.length);
  shared.copy(copy);
  return copy;
}

/** Of an answer, for a reader who accepts these encodings and has this dictionary. */
export function encodingOf(
  { dictionary, bodies }: PreparedResponse,
  accepted: string | undefined,
  available: string | undefined,
): Encoding {
  const isKnown = available !== undefined && available === dictionary?.name && bodies.plain === null;
  return isKnown && accepts(accepted ?? "", "dcz") ? "dcz" : chooseEncoding(accepted);
}

/** Browsers write Accept-Encoding in a handful of ways; each is parsed once. */
const chosen = new Map<string, Encoding>();
const MAX_CHOSEN = 1_000;

/** The best encoding that the reader accepts; "br;q=0" is honoured. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return "identity";
  const cached = chosen.get(accepted);
  if (cached !== undefined) return cached;
  if (chosen.size >= MAX_CHOSEN) chosen.clear();
  const best = bestEncoding(accepted);
  chosen.set(accepted, best);
  return best;
}

function bestEncoding(accepted: string): Encoding {
  if (accepts(accepted, "br")) return "br";
  return accepts(accepted, "gzip") ? "gzip" : "identity";
}

export function isUnmodified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  // As browsers send it.
  if (ifNoneMatch === etag) return true;
  const bare = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === bare);
}

function accepts(accepted: string, name: string): boolean {
  return accepted.split(",").some((part) => {
    const [coding = "", ...parameters] = part
      .toLowerCase()
      .split(";")
      .map((piece) => piece.trim());
    return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

function flat(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat();
}
