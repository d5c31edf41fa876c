import { promisify } from "node:util";
import { brotliDecompress, inflateRaw, unzip } from "node:zlib";

export class BodyTooLarge extends Error {}

/** Text compresses well; a higher ratio is an attack. Small bodies are exempt. */
const MAX_RATIO = 100;
const RATIO_COUNTS_FROM = 256 * 1024;

/** Reads the body as sent, at most `maxBytes`. */
export async function readBody(wire: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of wire) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new BodyTooLarge(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Decompresses the body by its Content-Encoding, in reverse order. */
export async function decompress(packed: Buffer, contentEncoding: string, maxBytes: number): Promise<Buffer> {
  const packings = contentEncoding.toLowerCase().split(",").reverse();
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
