import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { linesOf } from "#platform/text/lines.ts";
import { HEAD } from "./export.ts";
import { CUT_OFF, NO_COPY, WrongCopy } from "./wrong-copy.ts";

/**
 * Writes compressed lines; the file gets its name once every byte is on the disk. It holds readers' addresses: only
 * its owner may read it.
 */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  const half = `${file}.${process.pid}.half`;
  try {
    await pipeline(Readable.from(lines), createGzip(), createWriteStream(half, { mode: 0o600 }));
    const written = await open(half, "r+");
    await written.sync();
    await written.close();
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

/** No line of a backup is nearly this long. */
const LONGEST_LINE = 256 * 1024 * 1024;

/** Reads the lines of a backup file to its very end, where the checksum is. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const text = createGunzip();
  bytes.on("error", (error) => text.destroy(error));
  try {
    yield* linesOf(fromHead(bytes.pipe(text).setEncoding("utf8")), LONGEST_LINE);
  } catch (error) {
    throw broken(error);
  }
}

/** Refuses another program's file by its first bytes, before it is read into memory. */
async function* fromHead(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const part of parts) {
    if (isFirst && !part.startsWith(HEAD.slice(0, part.length))) throw new WrongCopy(NO_COPY);
    isFirst = false;
    yield part;
  }
}

/** Translates zlib's errors for a file that is not gzip, was cut off, or has a wrong checksum. */
function broken(error: unknown): unknown {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (code === "Z_BUF_ERROR") return new WrongCopy(CUT_OFF);
  if (code === "Z_DATA_ERROR" && /incorrect header check/.test(String(error))) return new WrongCopy(NO_COPY);
  if (code.startsWith("Z_"))
    return new WrongCopy("The copy is damaged: its checksum is another. Nothing was changed.");
  return error;
}
