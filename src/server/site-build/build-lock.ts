import { mkdirSync } from "node:fs";
import path from "node:path";
import { lockAlone, waitForLock } from "#platform/process/file-lock.ts";

/** One builder at a time, also across processes; a killed one does not hold up the others. */
export async function withBuildLock<Value>(file: string, work: () => Promise<Value>): Promise<Value> {
  mkdirSync(path.dirname(file), { recursive: true });
  const lock = await waitForLock(() => lockAlone(file));
  try {
    return await work();
  } finally {
    lock.release();
  }
}
