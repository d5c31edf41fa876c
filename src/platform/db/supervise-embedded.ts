import { setTimeout as pause } from "node:timers/promises";
import { errorMessage } from "#platform/process/errors.ts";
import { type EmbeddedDatabase, startEmbedded } from "./embedded.ts";
import { holdRunningLock } from "./lock.ts";

/** The child processes of a crashed PostgreSQL hold its memory for a moment longer. */
const BEFORE_RESTART_MS = 500;

interface Deps {
  /** Called when PostgreSQL crashed, and whenever it could not be restarted yet. */
  onTrouble(what: string): void;
}

/**
 * The embedded PostgreSQL of a server: exclusively ours, and restarted whenever it crashes. Null = another server
 * holds it.
 */
export async function superviseEmbedded(
  dataDir: string,
  { onTrouble }: Deps,
): Promise<EmbeddedDatabase | null> {
  const embedded = await startEmbedded(dataDir, { durable: true });
  let leaving = false;
  const hold = (): ReturnType<typeof holdRunningLock> =>
    holdRunningLock(embedded.url, () => void restartUntilUp());
  let lock = await hold();
  if (lock === null) {
    await embedded.stop();
    return null;
  }

  async function restartUntilUp(): Promise<void> {
    onTrouble("the database ended, it is started again");
    while (!leaving) {
      await pause(BEFORE_RESTART_MS);
      try {
        await embedded.restart();
        lock = await hold();
        return;
      } catch (error) {
        onTrouble(errorMessage(error));
      }
    }
  }

  return {
    ...embedded,
    async stop() {
      leaving = true;
      await lock?.release();
      await embedded.stop();
    },
  };
}
