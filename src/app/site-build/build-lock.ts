import { mkdirSync } from "node:fs";
import path from "node:path";
import { lockExclusive, waitForLock } from "#platform/process/file-lock.ts";

/** Lets one builder work at a time, even across processes; one that is killed does not hold up the others. */
export async function withBuildLock<Value>(file: string, work: () => Promise<Value>): Promise<Value> {
  mkdirSync(path.dirname(file), { recursive: true });
  const lock = await waitForLock(() => lockExclusive(file));
  try {
    return await work();
  } finally {
    lock.release();
  }
}
