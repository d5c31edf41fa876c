import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as gzipCompress } from "node:zlib";
import { securityHeaders } from "./headers.ts";

export type Encoding = "br" | "gzip" | "identity";

/** An answer with its head and bytes computed once: serving it is two calls. */
export interface Ready {
  readonly status: number;
  readonly etag: string;
  readonly heads: Readonly<Record<Encoding, string[]>>;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly notModifiedHead: string[];
  readonly bytes: number;
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
/** 8 costs 3 ms for a page and is done once per cached page; 11 would cost 60. */
const BROTLI_QUALITY = 8;
const WORTH_COMPRESSING = 600;

export async function makeReady({ status, headers, body, compressed }: Unready): Promise<Ready> {
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const worth = body.length >= WORTH_COMPRESSING;
  const { br, gzip } = worth ? (compressed ?? (await compress(body))) : { br: body, gzip: body };
  const bodies = { br, gzip, identity: body };
  const common = { ...securityHeaders, ...headers, ETag: etag, Vary: "Accept-Encoding, Save-Data" };
  const head = (encoding: Encoding): string[] =>
    flat({
      ...common,
      ...(encoding === "identity" || !worth ? {} : { "Content-Encoding": encoding }),
      "Content-Length": String(bodies[encoding].length),
    });
  const { "Content-Type": _type, ...unmodified } = common as Record<string, string>;
  return {
    status,
    etag,
    bodies,
    heads: { br: head("br"), gzip: head("gzip"), identity: head("identity") },
    notModifiedHead: flat(unmodified),
    bytes: br.length + gzip.length + body.length,
  };
}

async function compress(body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gzip] = await Promise.all([brotli(body, { params }), zip(body, { level: 6 })]);
  return { br, gzip };
}

/** The best of what the reader takes; "br;q=0" is honoured. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return "identity";
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
