import { spawn, spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

export interface Varnish {
  readonly port: number;
  stop(): Promise<void>;
}

function findVarnish(): string | null {
  const modules = "/usr/lib/*/varnish/vmods/libvmod_xkey.so";
  const result = spawnSync("sh", ["-c", `ls ${modules} >&2 && command -v varnishd`]);
  return result.status === 0 ? result.stdout.toString().trim() : null;
}

/** Starts Varnish with a configuration on a port of this machine; null if Varnish or its modules are not installed. */
export async function startVarnish(
  vcl: string,
  port: number,
  env: Record<string, string>,
): Promise<Varnish | null> {
  const program = findVarnish();
  if (program === null) return null;
  const dir = await mkdtemp(path.join(tmpdir(), "ng-varnish-"));
  // Varnish's own users read it.
  await chmod(dir, 0o755);
  await writeFile(path.join(dir, "site.vcl"), vcl);
  const place = ["-n", path.join(dir, "work"), "-a", `127.0.0.1:${port}`];
  const child = spawn(program, ["-F", ...place, "-f", path.join(dir, "site.vcl"), "-s", "malloc,64m"], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  for (const end = Date.now() + 60_000; !(await isReady(port)); await pause(200))
    if (Date.now() > end || child.exitCode !== null) throw new Error(`Varnish did not open:\n${said}`);
  return {
    port,
    async stop() {
      child.kill("SIGTERM");
      await exited;
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** True once a process behind it answers through it. */
function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    request({ port, path: "/readyz" }, (answer) => resolve(answer.resume().statusCode === 200))
      .on("error", () => resolve(false))
      .end();
  });
}
