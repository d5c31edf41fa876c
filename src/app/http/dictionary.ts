import { createHash } from "node:crypto";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";

/**
 * What every page of the build holds. A browser that has it receives pages without it (RFC 9842, compression
 * dictionaries): less than half of a page's bytes.
 */
export class Dictionary {
  /** As browsers name it in Available-Dictionary. */
  readonly name: string;
  readonly bytes: Buffer;
  readonly #hash: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.#hash = createHash("sha256").update(bytes).digest();
    this.name = `:${this.#hash.toString("base64")}:`;
  }

  /** The body in the encoding "dcz". A higher level saves 3 % more, and takes six times as long. */
  pack(body: Buffer): Buffer {
    const packed = zstdCompressSync(body, {
      dictionary: this.bytes,
      params: { [constants.ZSTD_c_compressionLevel]: 9 },
    });
    return Buffer.concat([MAGIC, this.#hash, packed]);
  }

  unpack(packed: Buffer): Buffer {
    return zstdDecompressSync(packed.subarray(MAGIC.length + this.#hash.length), { dictionary: this.bytes });
  }
}

const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
