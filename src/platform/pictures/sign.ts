import { createHmac, timingSafeEqual } from "node:crypto";

export type PictureKind = "pictures" | "icons";

/** Makes and reads our own addresses of outside pictures; unsigned ones are refused: this is not an open proxy. */
export interface PictureSigner {
  /** "/pictures/{signature}/{address}"; null if the input is not a web address. */
  sign(kind: PictureKind, url: string | null): string | null;
  /** The outside address, or null if the signature is not ours. */
  read(kind: PictureKind, signature: string, encoded: string): string | null;
}

const SIGNATURE_BYTES = 12;

/** Signs with the key; addresses that earlier keys signed are still read. */
export function createPictureSigner(key: Buffer, earlier: readonly Buffer[] = []): PictureSigner {
  const signatureOf = (kind: PictureKind, encoded: string, key: Buffer): Buffer =>
    createHmac("sha256", key).update(`${kind} ${encoded}`).digest().subarray(0, SIGNATURE_BYTES);
  return {
    sign(kind, url) {
      if (url === null || !/^https?:\/\//.test(url) || url.length > 2_000) return null;
      const encoded = encode(url);
      return `/${kind}/${signatureOf(kind, encoded, key).toString("base64url")}/${encoded}`;
    },
    read(kind, signature, encoded) {
      const received = Buffer.from(signature, "base64url");
      if (received.length !== SIGNATURE_BYTES) return null;
      const isOurs = (by: Buffer): boolean => timingSafeEqual(received, signatureOf(kind, encoded, by));
      return [key, ...earlier].some(isOurs) ? decode(encoded) : null;
    },
  };
}

/**
 * Readable instead of base64: a page names forty of them twice, and their common hosts and folders compress well.
 * Behind "?" or "#" slashes stay encoded: a browser takes "/../" out of any path.
 */
function encode(url: string): string {
  const encoded = encodeURIComponent(url.replace(/^https:\/\//, "")).replaceAll("%3A", ":");
  const [path = ""] = encoded.split(/%3F|%23/, 1);
  return path.replaceAll("%2F", "/").replaceAll("//", "/%2F") + encoded.slice(path.length);
}

/** The outside address in one of our own picture addresses, whoever signed it; null if it is another address. */
export function pictureIn(address: string): string | null {
  const [, encoded] = /\/pictures\/[\w-]+\/([^?#]+)/.exec(address) ?? [];
  return encoded === undefined ? null : URL.canParse(decode(encoded)) ? decode(encoded) : null;
}

function decode(encoded: string): string {
  const url = decodeURIComponent(encoded);
  return /^https?:\/\//.test(url) ? url : `https://${url}`;
}
