import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./free-port.ts";

export interface Nginx {
  readonly pid: number;
  readonly port: number;
  stop(): Promise<void>;
}

/** The path of nginx, installed from Debian's packages if it is missing and we may; null without it. */
function findNginx(): string | null {
  const result = spawnSync("sh", [
    "-c",
    "command -v nginx || (apt-get install -y nginx-light >&2 && command -v nginx)",
  ]);
  return result.status === 0 ? result.stdout.toString().trim() : null;
}

/**
 * Starts nginx with the configuration that `http` returns, on a port of this machine, in one process unless it keeps a
 * cache; null if there is no nginx.
 */
export async function startNginx(
  http: (port: number, dir: string) => string,
  { cache = false } = {},
): Promise<Nginx | null> {
  const program = findNginx();
  if (program === null) return null;
  const dir = await mkdtemp(path.join(tmpdir(), "ng-nginx-"));
  const port = await freePort();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${dir}/${name};`,
  );
  const conf = `daemon off; master_process ${cache ? "on; user root" : "off"}; pid ${dir}/pid; error_log ${dir}/error.log;
events { worker_connections 4096; }
http { access_log off; ${temporary.join(" ")}
${http(port, dir)} }`;
  await writeFile(path.join(dir, "nginx.conf"), conf);
  const child = spawn(program, ["-p", dir, "-c", "nginx.conf"], { stdio: "inherit" });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  await waitUntilOpen(port);
  return {
    pid: child.pid ?? 0,
    port,
    async stop() {
      child.kill("SIGTERM");
      await exited;
      await rm(dir, { recursive: true, force: true });
    },
  };
}

async function waitUntilOpen(port: number): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await pause(50)) {
    const open = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (open) return;
  }
  throw new Error("nginx did not open");
}
