import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { recordLine } from "#features/letters/rules/record-lines.ts";
import { eachSubscriber } from "#features/letters/store/records.ts";
import type { Database } from "#platform/db/database.ts";

const KEPT_FILES = 30;
const exported = /^subscribers-\d{4}-\d{2}-\d{2}T\d{2}\.jsonl\.gz$/;

/** Writes all subscribers to a file for this hour and keeps the newest 30 files; `subscribers import` restores one. */
export async function exportSubscribers(db: Database, dir: string, due: Date): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const file = path.join(dir, `subscribers-${due.toISOString().slice(0, 13)}.jsonl.gz`);
  const unfinished = `${file}.part`;
  const out = createWriteStream(unfinished, { mode: 0o600, flush: true });
  await pipeline(Readable.from(lines(db)), createGzip(), out);
  await rename(unfinished, file);
  await removeOld(dir);
}

async function* lines(db: Database): AsyncGenerator<string> {
  for await (const record of eachSubscriber(db)) yield `${recordLine(record)}\n`;
}

async function removeOld(dir: string): Promise<void> {
  const names = (await readdir(dir)).filter((name) => exported.test(name)).sort();
  for (const name of names.slice(0, -KEPT_FILES)) await rm(path.join(dir, name), { force: true });
}
