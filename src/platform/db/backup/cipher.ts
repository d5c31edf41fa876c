import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { InvalidBackup } from "./invalid-backup.ts";

/** An encrypted copy: this mark, salt, start value, the bytes under AES-256-GCM, and at the end their tag. */
const MARK = Buffer.from("naija-gist encrypted 1\n");
const SALT_BYTES = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = MARK.length + SALT_BYTES + IV_BYTES;
const CIPHER = "aes-256-gcm";
const GZIP = Buffer.from([0x1f, 0x8b]);

/** Encrypts a stream with a key that the operator keeps elsewhere. */
export function encrypted(key: string) {
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
export async function* decrypted(
  parts: AsyncIterable<Buffer>,
  key: string | undefined,
): AsyncGenerator<Buffer> {
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
