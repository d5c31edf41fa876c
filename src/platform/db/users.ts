import { type FileLock, lockAlone, lockShared, waitForLock } from "#platform/process/file-lock.ts";

export interface DatabaseUsers {
  /** Counts us in, then sees that the database runs. True where nobody else uses it. */
  enter(start: () => Promise<void>): Promise<boolean>;
  /** Does something while nobody comes or goes. */
  inTurn(work: () => Promise<void>): Promise<void>;
  /** Counts us out, and ends the database where we were the last. */
  leave(stop: () => Promise<void>): Promise<void>;
}

/**
 * Who uses the embedded database of a folder: servers and commands, each a process with a lock of the kernel on a
 * file. A killed one is counted no more; who comes waits for who is just leaving, and the other way round.
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
