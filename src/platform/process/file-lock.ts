import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";

const ASK_AGAIN_MS = 50;
/** SQLITE_BUSY: another process holds the lock. */
const BUSY = 5;

export interface FileLock {
  release(): void;
}

/** An exclusive kernel lock on a file, released whenever and however its holder ends. Null = another process has it. */
export function lockExclusive(file: string): FileLock | null {
  return lock(file, "begin exclusive");
}

/** A shared lock: any number of holders, unless somebody holds it exclusively. */
export function lockShared(file: string): FileLock | null {
  return lock(file, "begin; select 1 from sqlite_schema");
}

/** Tries until the lock is acquired. */
export async function waitForLock(ask: () => FileLock | null): Promise<FileLock> {
  for (;;) {
    const lock = ask();
    if (lock !== null) return lock;
    await pause(ASK_AGAIN_MS);
  }
}

function lock(file: string, statement: string): FileLock | null {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec(statement);
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === BUSY) return null;
    throw error;
  }
}
