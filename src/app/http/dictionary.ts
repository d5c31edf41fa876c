import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { constants, zstdCompress, zstdCompressSync, zstdDecompressSync } from "node:zlib";

/** What a browser has, and need not receive again (RFC 9842, compression dictionaries). */
export interface Held {
  /** As browsers name it in Available-Dictionary. */
  readonly name: string;
  /** The body in the encoding "dcz". */
  pack(body: Buffer): Buffer;
  unpack(packed: Buffer): Buffer;
}

/**
 * What every page of the build holds, so that pages are sent in less than half of their bytes; or an earlier build's
 * file, of which little has changed.
 */
export class Dictionary implements Held {
  readonly name: string;
  readonly bytes: Buffer;
  readonly #hash: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.#hash = createHash("sha256").update(bytes).digest();
    this.name = `:${this.#hash.toString("base64")}:`;
  }

  pack(body: Buffer): Buffer {
    return Buffer.concat([MAGIC, this.#hash, zstdCompressSync(body, this.#options)]);
  }

  /** The same beside the thread that serves. */
  async packApart(body: Buffer): Promise<Buffer> {
    return Buffer.concat([MAGIC, this.#hash, await promisify(zstdCompress)(body, this.#options)]);
  }

  /** A higher level saves 3 % more, and takes six times as long. */
  get #options() {
    return { dictionary: this.bytes, params: { [constants.ZSTD_c_compressionLevel]: 9 } };
  }

  unpack(packed: Buffer): Buffer {
    return zstdDecompressSync(packed.subarray(MAGIC.length + this.#hash.length), { dictionary: this.bytes });
  }
}

const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
