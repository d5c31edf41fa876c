import { createReadStream, createWriteStream } from "node:fs";
import { open, realpath, rename, rm, stat } from "node:fs/promises";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { linesOf } from "#platform/text/lines.ts";
import { decrypted, encrypted } from "./cipher.ts";
import { HEAD_MARK } from "./export.ts";
import { BACKUP_CUT_OFF, InvalidBackup, NOT_A_BACKUP } from "./invalid-backup.ts";

/** Whether the name leads to a pipe or a device, which is written to and never replaced. */
export async function isPipeOrDevice(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && !found.isFile();
}

/** Writes compressed lines, encrypted if there is a key, to a pipe, to a device, or to a file, also through a link. */
export async function writeLines(file: string, lines: AsyncIterable<string>, key?: string): Promise<void> {
  const write = async (to: Writable): Promise<void> => {
    const bytes = Readable.from(lines);
    if (key === undefined) await pipeline(bytes, createGzip(), to);
    else await pipeline(bytes, createGzip(), encrypted(key), to);
  };
  if (await isPipeOrDevice(file)) return write(createWriteStream(file));
  return writeFile(await realpath(file).catch(() => file), write);
}

/**
 * The file gets its name once every byte is on the disk. It holds readers' addresses: only its owner may read it.
 */
async function writeFile(file: string, write: (to: Writable) => Promise<void>): Promise<void> {
  const unfinished = `${file}.${process.pid}.half`;
  try {
    await write(createWriteStream(unfinished, { mode: 0o600 }));
    const handle = await open(unfinished, "r+");
    await handle.sync();
    await handle.close();
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** No line of a backup is nearly this long. */
const MAX_LINE_LENGTH = 256 * 1024 * 1024;

/** Reads the lines of a backup file to its very end, where the checksum is. */
export async function* readLines(file: string, key?: string): AsyncGenerator<string> {
  const bytes = Readable.from(decrypted(createReadStream(file), key), { objectMode: false });
  const text = createGunzip();
  bytes.on("error", (error) => text.destroy(error));
  try {
    yield* linesOf(fromHead(bytes.pipe(text).setEncoding("utf8")), MAX_LINE_LENGTH);
  } catch (error) {
    throw broken(error);
  }
}

/** Refuses another program's file by its first bytes, before it is read into memory. */
async function* fromHead(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const part of parts) {
    if (isFirst && !part.startsWith(HEAD_MARK.slice(0, part.length))) throw new InvalidBackup(NOT_A_BACKUP);
    isFirst = false;
    yield part;
  }
}

/** Translates zlib's errors for a file that is not gzip, was cut off, or has a wrong checksum. */
function broken(error: unknown): unknown {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (code === "Z_BUF_ERROR") return new InvalidBackup(BACKUP_CUT_OFF);
  if (code === "Z_DATA_ERROR" && /incorrect header check/.test(String(error)))
    return new InvalidBackup(NOT_A_BACKUP);
  if (code.startsWith("Z_"))
    return new InvalidBackup("The copy is damaged: its checksum does not match. Nothing was changed.");
  return error;
}
