import { type FileLock, lockAlone, lockShared, waitForLock } from "#platform/process/file-lock.ts";

export interface DatabaseUsers {
  /** Registers this process, then makes sure that the database runs. True if nobody else uses it. */
  enter(start: () => Promise<void>): Promise<boolean>;
  /** Runs something while no process registers or leaves. */
  inTurn(work: () => Promise<void>): Promise<void>;
  /** Removes this process, and stops the database if it was the last. */
  leave(stop: () => Promise<void>): Promise<void>;
}

/**
 * The users of a folder's embedded database: servers and commands, each a process with a kernel lock on a file. A
 * killed one no longer counts; a new one waits for one that is leaving, and the other way round.
 */
export function databaseUsers(folder: { turnFile: string; usersFile: string }): DatabaseUsers {
  const { turnFile, usersFile } = folder;
  let own: FileLock | null = null;

  async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = await waitForLock(() => lockAlone(turnFile));
    try {
      return await work();
    } finally {
      turn.release();
    }
  }

  function isUnused(): boolean {
    const nobody = lockAlone(usersFile);
    nobody?.release();
    return nobody !== null;
  }

  function countOut(): void {
    own?.release();
    own = null;
  }

  return {
    inTurn,
    enter: (start) =>
      inTurn(async () => {
        const first = isUnused();
        own = lockShared(usersFile);
        try {
          await start();
        } catch (error) {
          countOut();
          throw error;
        }
        return first;
      }),
    leave: (stop) =>
      inTurn(async () => {
        countOut();
        if (isUnused()) await stop();
      }),
  };
}
