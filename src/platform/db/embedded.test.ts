import { spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { makeDataDir } from "#tests/support/product.ts";
import { startEmbedded } from "./embedded.ts";

/** A child of this user that has ended but is never reaped, as under a container's first process without an init. */
async function endedUnnoticed(uid: number): Promise<{ pid: number; end(): void }> {
  const parent = spawn("sh", ["-c", "sleep 0.2 & echo $!; exec sleep 600"], {
    stdio: ["ignore", "pipe", "ignore"],
    // PostgreSQL ignores the id of another user's process, so the dead process belongs to the database's user.
    uid,
  });
  const [line] = await once(parent.stdout, "data");
  const pid = Number(String(line));
  const isEnded = async () => (await readFile(`/proc/${pid}/stat`, "utf8")).includes(") Z ");
  for (const end = Date.now() + 40_000; Date.now() < end && !(await isEnded()); ) await pause(20);
  return { pid, end: () => void parent.kill() };
}

test.runIf(process.platform === "linux")(
  "the database starts again while its killed process is still a zombie",
  { timeout: 60_000 },
  async () => {
    const dataDir = await makeDataDir();
    const first = await startEmbedded(dataDir, { durable: false });
    await first.stop();
    const { uid, gid } = await stat(path.join(dataDir, "postgres"));
    const dead = await endedUnnoticed(uid);
    await writeFile(path.join(dataDir, "postgres/postmaster.pid"), `${dead.pid}\n`);
    const folder = decodeURIComponent(/host=([^&]*)/.exec(first.url)?.[1] ?? "");
    const socketLock = path.join(folder, ".s.PGSQL.5432.lock");
    await mkdir(folder, { recursive: true });
    await writeFile(socketLock, `${dead.pid}\n`);
    for (const entry of [folder, socketLock]) await chown(entry, uid, gid);
    const second = await startEmbedded(dataDir, { durable: false });
    expect(second.adopted).toBe(false);
    await second.stop();
    dead.end();
    await rm(dataDir, { recursive: true });
  },
);
