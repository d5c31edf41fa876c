import { hostname } from "node:os";
import { getHeapStatistics } from "node:v8";
import { findGrowth, freeBytes, type Growth } from "#app/watch/growth.ts";
import type { CheckResult, PublicSettings } from "#contracts/ops.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Env } from "#platform/settings/env.ts";
import { counted } from "#platform/text/counted.ts";
import { daysAfter, lagosDate } from "#platform/time.ts";
import { formatDuration, megabytes } from "./format.ts";

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly env: Pick<Env, "ROLES" | "DATA_DIR">;
  readonly settings: Pick<PublicSettings, "edition" | "siteUrl">;
  /** Identifies the build: a shortened hash of its sources. */
  readonly build: string;
}

const MIN_DISK_BYTES = 1024 ** 3;
const SOON_DAYS = 30;

export async function checkProcess({ db, clock, env, settings, build }: Deps): Promise<CheckResult> {
  const { rss, heapUsed, external } = process.memoryUsage();
  const limit = getHeapStatistics().heap_size_limit;
  const free = await freeBytes(env.DATA_DIR);
  const growth = await findGrowth(db, hostname(), clock.now());
  const fullOn = growth?.fullOn ?? null;
  const isFullSoon = fullOn !== null && fullOn < daysAfter(clock.now(), SOON_DAYS);
  const { edition, siteUrl } = settings;
  return {
    title: "This process",
    gauges: [
      {
        name: "build_info",
        help: "Build, edition and roles of this process",
        value: 1,
        labels: { build, edition, roles: env.ROLES },
      },
      { name: "disk_free_bytes", help: "Free space on the disk of DATA_DIR", value: free },
    ],
    tables: [
      {
        title: `${hostname()}, process ${process.pid}`,
        head: ["", ""],
        rows: [
          ["address", siteUrl],
          ["edition", edition],
          ["roles", env.ROLES],
          ["build", build],
          ["Node", process.version],
          ["running for", formatDuration(process.uptime())],
          [
            "memory",
            `${megabytes(rss)}, of which heap ${megabytes(heapUsed)} and buffers ${megabytes(external)}`,
          ],
          ["heap limit", megabytes(limit)],
          ["disk free", megabytes(free)],
          ...growthRows(growth),
        ],
      },
    ],
    problems: [
      ...(free < MIN_DISK_BYTES ? [`Only ${megabytes(free)} are free on the disk of DATA_DIR.`] : []),
      ...(isFullSoon
        ? [`The disk of DATA_DIR is full on ${lagosDate(fullOn)} if it goes on like this.`]
        : []),
    ],
  };
}

function growthRows(growth: Growth | null): [string, string][] {
  if (growth === null) return [["the disk is full on", "known after three days"]];
  const { days, databaseBytesPerDay, fullOn } = growth;
  return [
    ["the disk is full on", fullOn === null ? "no day: it does not fill" : lagosDate(fullOn)],
    ["the database grows by", `${megabytes(databaseBytesPerDay)} a day, over ${counted(days, "day")}`],
  ];
}
