import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { childrenCpuSeconds } from "./load.ts";

/**
 * CPU seconds that newsboat takes to read feeds from empty and again unchanged: a reader in C++ that stores entries in
 * SQLite and groups nothing. Null where it is not installed.
 */
export async function newsboatSeconds(
  feeds: readonly string[],
): Promise<{ fromEmpty: number; unchanged: number } | null> {
  const dir = await mkdtemp(path.join(tmpdir(), "ng-newsboat-"));
  await writeFile(path.join(dir, "urls"), feeds.join("\n"));
  await writeFile(path.join(dir, "config"), "reload-threads 8\n");
  const reload = async (): Promise<number> => {
    const before = childrenCpuSeconds();
    const files = ["-u", `${dir}/urls`, "-c", `${dir}/cache.db`, "-C", `${dir}/config`];
    const child = spawn("newsboat", [...files, "-x", "reload"], {
      env: { HOME: dir, PATH: process.env.PATH },
    });
    const [code] = await once(child, "exit");
    if (code !== 0) throw new Error(`newsboat ended with ${code}`);
    return childrenCpuSeconds() - before;
  };
  try {
    return { fromEmpty: await reload(), unchanged: await reload() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
