import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";

const ASK_AGAIN_MS = 200;

/** One builder at a time. The lock is the kernel's, on an open file: it ends with its holder, however that ends. */
export async function withBuildLock<Value>(file: string, work: () => Promise<Value>): Promise<Value> {
  mkdirSync(path.dirname(file), { recursive: true });
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    while (!taken(lock)) await pause(ASK_AGAIN_MS);
    return await work();
  } finally {
    lock.close();
  }
}

function taken(lock: DatabaseSync): boolean {
  try {
    lock.exec("begin exclusive");
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === BUSY) return false;
    throw error;
  }
}

/** SQLITE_BUSY: another process holds it. */
const BUSY = 5;
