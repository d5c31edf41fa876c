import { spawnSync } from "node:child_process";

/** Debian's, with what is installed for each. */
const PROGRAMS = {
  patroni: "patroni python3-etcd",
  etcd: "etcd-server",
  haproxy: "haproxy",
  pgbouncer: "pgbouncer",
  ip: "iproute2",
  "/usr/lib/postgresql/15/bin/postgres": "postgresql-15",
} as const;

/** One sentence with what to install, or null. */
export function missingPrograms(): string | null {
  const missing = Object.entries(PROGRAMS).filter(
    ([program]) => spawnSync("sh", ["-c", `PATH=$PATH:/usr/sbin command -v ${program}`]).status !== 0,
  );
  if (missing.length === 0) return null;
  const packages = missing.map(([, name]) => name).join(" ");
  return `This audit needs programs that are not here: apt-get install --no-install-recommends ${packages}`;
}
