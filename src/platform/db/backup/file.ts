import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, readdir, realpath, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { Unavailable, WrongInput } from "#platform/process/errors.ts";
import { linesOf } from "#platform/text/lines.ts";
import { HEAD_MARK } from "./export.ts";

/** A backup that cannot be restored, explained in a sentence; nothing has changed. */
export class InvalidBackup extends WrongInput {}

export const NOT_A_BACKUP = "This is not a copy of Naija Gist. Nothing was changed.";

export const BACKUP_CUT_OFF = "The copy is cut off: its end is missing. Nothing was changed.";

export const SERVER_IS_RUNNING = "A server runs on this database. Stop it first.";

/** Whether the name leads to a pipe or a device, which is written to and never replaced. */
export async function isPipeOrDevice(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && !found.isFile();
}

/** Writes compressed lines, encrypted if there is a key, to a pipe, to a device, or to a file, also through a link. */
export async function writeLines(file: string, lines: AsyncIterable<string>, key?: string): Promise<void> {
  const bytes = Readable.from(lines);
  const write = async (to: Writable): Promise<void> => {
    if (key === undefined) await pipeline(bytes, createGzip(), to);
    else await pipeline(bytes, createGzip(), encrypted(key), to);
  };
  if (!(await isPipeOrDevice(file))) return writeFile(await realpath(file).catch(() => file), write);
  let isCutOff = false;
  const output = createWriteStream(file).once("error", ({ code }: NodeJS.ErrnoException) => {
    // The database's connection can break with the same code: then the lines have failed before the output.
    isCutOff = code === "EPIPE" && bytes.errored === null;
  });
  try {
    await write(output);
  } catch (error) {
    throw isCutOff ? new Unavailable(`The output ${file} was closed before the copy was complete.`) : error;
  }
}

const UNFINISHED = /\.\d+\.half$/;

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

/** Removes from a folder what killed processes left half written, if nothing was written to it since. */
export async function removeUnfinished(folder: string, since: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!UNFINISHED.test(name)) continue;
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found !== null && found.mtime < since) await rm(file, { force: true });
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

/** An encrypted copy: this mark, salt, start value, the bytes under AES-256-GCM, and at the end their tag. */
const MARK = Buffer.from("naija-gist encrypted 1\n");
const SALT_BYTES = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = MARK.length + SALT_BYTES + IV_BYTES;
const CIPHER = "aes-256-gcm";
const GZIP = Buffer.from([0x1f, 0x8b]);

/** Encrypts a stream with a key that the operator keeps elsewhere. */
function encrypted(key: string) {
  return async function* (parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const [salt, iv] = [randomBytes(SALT_BYTES), randomBytes(IV_BYTES)];
    const cipher = createCipheriv(CIPHER, scryptSync(key, salt, 32), iv);
    yield Buffer.concat([MARK, salt, iv]);
    for await (const part of parts) yield cipher.update(part);
    yield cipher.final();
    yield cipher.getAuthTag();
  };
}

/** The bytes of a copy, decrypted if it is encrypted. */
async function* decrypted(parts: AsyncIterable<Buffer>, key: string | undefined): AsyncGenerator<Buffer> {
  const source = parts[Symbol.asyncIterator]();
  const others: AsyncIterable<Buffer> = { [Symbol.asyncIterator]: () => source };
  const head = await firstBytes(source);
  if (!head.subarray(0, MARK.length).equals(MARK)) {
    yield head;
    yield* others;
    return;
  }
  const decipher = decipherOf(head, key);
  // The tag comes last: as many bytes are held back.
  let held: Buffer = head.subarray(HEAD_BYTES);
  for await (const part of others) {
    const all = Buffer.concat([held, part]);
    const ready = all.subarray(0, Math.max(0, all.length - TAG_BYTES));
    held = all.subarray(ready.length);
    if (ready.length > 0) yield decipher.update(ready);
  }
  if (held.length > TAG_BYTES) yield decipher.update(held.subarray(0, -TAG_BYTES));
  decipher.end(held.subarray(-TAG_BYTES));
}

/** At least the head, if there is as much. */
async function firstBytes(source: AsyncIterator<Buffer>): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  while (bytes.length < HEAD_BYTES) {
    const { done, value } = await source.next();
    if (done) break;
    bytes = Buffer.concat([bytes, value]);
  }
  return bytes;
}

function decipherOf(head: Buffer, key: string | undefined) {
  if (key === undefined)
    throw new InvalidBackup("The copy is encrypted: set BACKUP_KEY to the key with which it was made.");
  const salt = head.subarray(MARK.length, MARK.length + SALT_BYTES);
  const iv = head.subarray(MARK.length + SALT_BYTES, HEAD_BYTES);
  const decipher = createDecipheriv(CIPHER, scryptSync(key, salt, 32), iv);
  let isFirst = true;
  return {
    update(bytes: Buffer): Buffer {
      const plain = decipher.update(bytes);
      if (isFirst && !plain.subarray(0, GZIP.length).equals(GZIP.subarray(0, plain.length)))
        throw new InvalidBackup("BACKUP_KEY is not the key with which this copy was made.");
      isFirst = false;
      return plain;
    },
    end(tag: Buffer): void {
      try {
        decipher.setAuthTag(tag);
        decipher.final();
      } catch {
        throw new InvalidBackup(
          "The copy is damaged or cut off: its seal does not fit. Nothing was changed.",
        );
      }
    },
  };
}
