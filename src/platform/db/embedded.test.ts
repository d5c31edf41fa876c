import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { makeDataDir } from "#tests/support/product.ts";
import { startEmbedded } from "./embedded.ts";

/** A child that has ended but is never reaped, as under a container's first process without an init. */
async function endedUnnoticed(): Promise<{ pid: number; end(): void }> {
  const parent = spawn("sh", ["-c", "sleep 0.2 & echo $!; exec sleep 600"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [line] = await once(parent.stdout, "data");
  const pid = Number(String(line));
  const isEnded = async () => (await readFile(`/proc/${pid}/stat`, "utf8")).includes(") Z ");
  for (const end = Date.now() + 10_000; Date.now() < end && !(await isEnded()); ) await pause(20);
  return { pid, end: () => void parent.kill() };
}

test.runIf(process.platform === "linux")(
  "the database starts again where its killed process still has its id",
  { timeout: 60_000 },
  async () => {
    const dataDir = await makeDataDir();
    const first = await startEmbedded(dataDir, { durable: false });
    await first.stop();
    const dead = await endedUnnoticed();
    await writeFile(path.join(dataDir, "postgres/postmaster.pid"), `${dead.pid}\n`);
    const second = await startEmbedded(dataDir, { durable: false });
    expect(second.adopted).toBe(false);
    await second.stop();
    dead.end();
    await rm(dataDir, { recursive: true });
  },
);
