import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Job } from "#platform/jobs/job.ts";

/** Resized pictures on disk, up to a limit; the least recently used are deleted first. */
export interface DiskCache {
  find(name: string): Promise<Buffer | null>;
  put(name: string, body: Buffer): Promise<void>;
  remove(name: string): Promise<void>;
  /** Deletes the least recently used until the limit is met; returns how many. */
  tidy(): Promise<number>;
}

/** `onTrouble` gets the error if a picture could not be stored: the reader gets it even if the disk is full. */
export function createDiskCache(
  folder: string,
  capBytes: number,
  onTrouble: (error: Error) => void = () => {},
): DiskCache {
  const fileOf = (name: string): string => {
    const hash = createHash("sha256").update(name).digest("hex");
    return path.join(folder, hash.slice(0, 2), hash);
  };
  return {
    async find(name) {
      const file = fileOf(name);
      const body = await readFile(file).catch(() => null);
      const now = new Date();
      if (body !== null) await utimes(file, now, now).catch(() => {});
      return body;
    },
    put: (name, body) => saveFile(fileOf(name), body).catch(onTrouble),
    remove: (name) => rm(fileOf(name), { force: true }).catch(onTrouble),
    tidy: () => tidy(folder, capBytes),
  };
}

/** Keeps the stored pictures within their limit. */
export function tidyJob(cache: DiskCache): Job {
  return {
    name: "pictures.tidy",
    when: { everyMinutes: 60 },
    run: async () => void (await cache.tidy()),
  };
}

async function saveFile(file: string, body: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  // Renamed only when complete: a killed writer leaves no partial picture.
  const unfinished = `${file}.${process.pid}`;
  try {
    await writeFile(unfinished, body);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function tidy(folder: string, capBytes: number): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        // Another process may just have renamed or deleted it.
        const stats = await stat(file).catch(() => null);
        return stats === null ? [] : [{ file, size: stats.size, mtimeMs: stats.mtimeMs }];
      }),
  );
  const files = found.flat();
  let bytes = files.reduce((sum, { size }) => sum + size, 0);
  let deleted = 0;
  for (const { file, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (bytes <= capBytes) break;
    await rm(file, { force: true });
    bytes -= size;
    deleted += 1;
  }
  return deleted;
}
