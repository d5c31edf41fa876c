import { type FileLock, lockExclusive, lockShared, waitForLock } from "#platform/process/file-lock.ts";

export interface DatabaseUsers {
  /** Registers this process, then makes sure that the database runs. True if nobody else uses it. */
  enter(start: () => Promise<void>): Promise<boolean>;
  /** Runs something while no process registers or leaves. */
  runExclusive(work: () => Promise<void>): Promise<void>;
  /** Removes this process, and stops the database if it was the last. */
  leave(stop: () => Promise<void>): Promise<void>;
}

/**
 * The users of a folder's embedded database: servers and commands, each a process with a kernel lock on a file. A
 * killed one no longer counts; a new one waits for one that is leaving, and the other way round.
 */
export function databaseUsers(folder: { turnFile: string; usersFile: string }): DatabaseUsers {
  const { turnFile, usersFile } = folder;
  let ownLock: FileLock | null = null;

  async function runExclusive<Value>(work: () => Promise<Value>): Promise<Value> {
    const turnLock = await waitForLock(() => lockExclusive(turnFile));
    try {
      return await work();
    } finally {
      turnLock.release();
    }
  }

  function isUnused(): boolean {
    const lock = lockExclusive(usersFile);
    lock?.release();
    return lock !== null;
  }

  function releaseOwnLock(): void {
    ownLock?.release();
    ownLock = null;
  }

  return {
    runExclusive,
    enter: (start) =>
      runExclusive(async () => {
        const first = isUnused();
        ownLock = lockShared(usersFile);
        try {
          await start();
        } catch (error) {
          releaseOwnLock();
          throw error;
        }
        return first;
      }),
    leave: (stop) =>
      runExclusive(async () => {
        releaseOwnLock();
        if (isUnused()) await stop();
      }),
  };
}
