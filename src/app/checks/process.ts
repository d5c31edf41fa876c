import { statfs } from "node:fs/promises";
import { hostname } from "node:os";
import { getHeapStatistics } from "node:v8";
import type { CheckResult, PublicSettings } from "#contracts/ops.ts";
import type { Env } from "#platform/settings/env.ts";
import { formatDuration, megabytes } from "./format.ts";

interface Deps {
  readonly env: Pick<Env, "ROLES" | "DATA_DIR">;
  readonly settings: Pick<PublicSettings, "edition" | "siteUrl">;
  /** Identifies the build: a shortened hash of its sources. */
  readonly build: string;
}

const MIN_DISK_BYTES = 1024 ** 3;

export async function checkProcess({ env, settings, build }: Deps): Promise<CheckResult> {
  const { rss, heapUsed, external } = process.memoryUsage();
  const limit = getHeapStatistics().heap_size_limit;
  const free = await freeBytes(env.DATA_DIR);
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
        ],
      },
    ],
    problems: free < MIN_DISK_BYTES ? [`Only ${megabytes(free)} are free on the disk of DATA_DIR.`] : [],
  };
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder).catch(() => statfs("."));
  return bavail * bsize;
}
