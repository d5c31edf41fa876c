import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/** Writes lines compressed; the name appears once every byte is on the disk. Readers' addresses stand in it: nobody else may read it. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  const half = `${file}.half`;
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

/** Line ends are "\n" alone: readline would also cut at U+2028, which stands in texts. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const text = createGunzip();
  bytes.on("error", (error) => text.destroy(error));
  let rest = "";
  for await (const part of bytes.pipe(text).setEncoding("utf8")) {
    const lines = (rest + part).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
