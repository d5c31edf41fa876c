import { freeBytes } from "#app/watch/growth.ts";
import { type Clock, mayBothBeRight } from "#platform/clock.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import type { Log } from "#platform/log.ts";
import { errorMessage } from "#platform/process/errors.ts";
import type { Env } from "#platform/settings/env.ts";
import { findOutside } from "./outside.ts";
import { type Finding, findInSettings } from "./settings.ts";

export type { Finding } from "./settings.ts";

interface Deps {
  readonly env: Env;
  readonly fetch: Fetch;
  /** The database's clock; fails if the database is unavailable. */
  readDatabaseClock(): Promise<Clock>;
}

const MIN_DISK_GB = 2;
const GB = 1024 ** 3;

/** Examines what a live site needs, and says what to do about each finding. */
export async function examine({ env, fetch, readDatabaseClock }: Deps): Promise<Finding[]> {
  const [database, disk, outside] = await Promise.all([
    examineDatabase(readDatabaseClock),
    examineDisk(env.DATA_DIR),
    findOutside({ env, fetch, now: new Date() }),
  ]);
  const sample: Finding = {
    ...({ about: "EDITION", state: "look", says: "the sample edition: its news is invented" } as const),
    todo: "set EDITION=live",
  };
  return [...(env.EDITION === "sample" ? [sample] : []), ...findInSettings(env), database, disk, ...outside];
}

async function examineDatabase(readClock: Deps["readDatabaseClock"]): Promise<Finding> {
  try {
    const isRight = mayBothBeRight((await readClock()).now(), new Date());
    if (isRight)
      return { about: "database", state: "good", says: "answers, and its clock is this machine's" };
    const todo = "run NTP on both machines: timedatectl set-ntp true";
    return { about: "clock", state: "wrong", says: "the database's clock is another than this one's", todo };
  } catch (error) {
    const todo = 'see docs/operations.md, "Commands", for this sentence';
    return { about: "database", state: "wrong", says: errorMessage(error), todo };
  }
}

async function examineDisk(dataDir: string): Promise<Finding> {
  const gb = (await freeBytes(dataDir)) / GB;
  const says = `${gb.toFixed(1)} GB are free on the disk of DATA_DIR`;
  if (gb >= MIN_DISK_GB) return { about: "disk", state: "good", says };
  return { about: "disk", state: "wrong", says, todo: "make room, or lower RETENTION_DAYS" };
}

/** At a start: what is wrong as warnings, the rest as notes. */
export async function reportFindings(
  deps: Omit<Deps, "readDatabaseClock"> & { clock: Clock; log: Log },
): Promise<void> {
  const { clock, log } = deps;
  try {
    for (const { about, state, says, todo } of await examine({
      ...deps,
      readDatabaseClock: async () => clock,
    }))
      log[state === "wrong" ? "warn" : "info"](
        { says, ...(todo !== undefined && { todo }) },
        `doctor: ${about}`,
      );
  } catch (error) {
    log.warn({ error: errorMessage(error) }, "the doctor failed");
  }
}

/** "WRONG  SITE_URL: …" and below it what to do. */
export function linesOf({ about, state, says, todo }: Finding): string[] {
  const first = `${state === "wrong" ? "WRONG" : state.padEnd(5)}  ${about}: ${says}`;
  return todo === undefined ? [first] : [first, `         → ${todo}`];
}
