import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "#tests/support/free-port.ts";
import { until } from "#tests/support/until.ts";
import { type Place, startNetwork } from "./network.ts";

const [uid = 0, gid = 0] = spawnSync("sh", ["-c", "id -u postgres; id -g postgres"])
  .stdout.toString()
  .trim()
  .split("\n")
  .map(Number);

/** What Patroni says of its PostgreSQL. */
interface Said {
  readonly replication?: readonly {
    readonly application_name: string;
    readonly state: string;
    readonly sync_state: string;
  }[];
}

/** One of three machines: Patroni with its PostgreSQL, in a place of its own on the network. */
export class Machine {
  readonly name: string;
  readonly place: Place;
  readonly #dir: string;
  #patroni: ChildProcess | null = null;

  constructor(name: string, dir: string, place: Place) {
    [this.name, this.#dir, this.place] = [name, dir, place];
  }

  async start(): Promise<void> {
    const config = path.join(this.#dir, `${this.name}.yaml`);
    this.#patroni = await startProgram("patroni", [config], this.#dir, this.place.enter);
  }

  /** "primary", "replica", or null while it is neither. */
  async role(): Promise<"primary" | "replica" | null> {
    for (const role of ["primary", "replica"] as const) {
      const answer = await fetch(`http://${this.place.address}:8008/${role}`, {
        signal: AbortSignal.timeout(1_000),
      }).catch(() => null);
      if (answer?.status === 200) return role;
    }
    return null;
  }

  /** The machines that copy its changes as they happen: those of a primary, of which one stands in step. */
  async streamsTo(): Promise<string[]> {
    const { replication = [] } = await fetch(`http://${this.place.address}:8008/patroni`, {
      signal: AbortSignal.timeout(1_000),
    }).then(
      (answer) => answer.json() as Promise<Said>,
      (): Said => ({}),
    );
    const names = replication.filter((to) => to.state === "streaming").map((to) => to.application_name);
    return replication.some((to) => to.sync_state === "sync") ? [...new Set(names)] : [];
  }

  /** Kills, freezes or thaws everything that runs on it. */
  async signal(signal: "SIGKILL" | "SIGSTOP" | "SIGCONT"): Promise<void> {
    for (const pid of await this.#pids())
      try {
        process.kill(pid, signal);
      } catch {
        // It ended by itself, because the one before it did.
      }
  }

  /** Lets the synchronous standby become the primary, in an orderly way. */
  async giveWay(): Promise<void> {
    const body = JSON.stringify({ leader: this.name });
    await fetch(`http://${this.place.address}:8008/switchover`, { method: "POST", body });
  }

  /** Of its Patroni, which says what it is waiting for. */
  async lastLines(): Promise<string> {
    const log = await readFile(path.join(this.#dir, `${this.name}.yaml.log`), "utf8").catch(() => "");
    return `${this.name}:\n${log.trim().split("\n").slice(-20).join("\n")}`;
  }

  async stop(): Promise<void> {
    await this.signal("SIGCONT");
    await this.signal("SIGKILL");
  }

  async #pids(): Promise<number[]> {
    const file = path.join(this.#dir, this.name, "postmaster.pid");
    const postmaster = Number((await readFile(file, "utf8").catch(() => "0")).split("\n")[0]);
    const all = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
    const children: number[] = [];
    for (const pid of all) {
      const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
      const parent = Number(stat.replace(/^.*\) /, "").split(" ")[1]);
      if (parent === postmaster && postmaster > 1) children.push(pid);
    }
    const isRunning = postmaster > 1 && all.includes(postmaster);
    return [this.#patroni?.pid ?? 0, ...(isRunning ? [postmaster] : []), ...children].filter(
      (pid) => pid > 1,
    );
  }
}

export interface Servers {
  readonly machines: readonly Machine[];
  readonly dir: string;
  readonly writer: string;
  readonly reader: string;
  readonly pooler: string;
  /** The machine that is the primary now. */
  primary(): Promise<Machine>;
  stop(): Promise<void>;
}

/** Three machines as ops/patroni.yaml has them, behind ops/haproxy.cfg and ops/pgbouncer.ini, all on this one. */
export async function startServers(): Promise<Servers> {
  const dir = await mkdtemp("/var/tmp/ng-cluster-");
  await chown(dir, uid, gid);
  const names = ["db-1", "db-2", "db-3"];
  const network = startNetwork(names);
  const machines = network.places.map((place, nth) => new Machine(names[nth] ?? "", dir, place));
  const [etcdPort, peerPort, writerPort, readerPort, poolerPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const inPlace = (text: string): string =>
    machines.reduce((all, { name, place }) => all.replaceAll(`${name}:`, `${place.address}:`), text);
  const started: ChildProcess[] = [];
  const etcd = `http://${network.host}:${etcdPort}`;
  const peer = `http://127.0.0.1:${peerPort}`;
  const places = [
    "--data-dir",
    path.join(dir, "etcd"),
    "--listen-client-urls",
    etcd,
    "--enable-v2",
    "--advertise-client-urls",
    etcd,
  ];
  const peers = ["--listen-peer-urls", peer, "--initial-advertise-peer-urls", peer];
  started.push(
    await startProgram("etcd", [...places, ...peers, "--initial-cluster", `default=${peer}`], dir),
  );

  const patroni = (await readFile("ops/patroni.yaml", "utf8")).replaceAll(/scram-sha-256|peer$/gm, "trust");
  for (const machine of machines) {
    await mkdir(path.join(dir, `socket-${machine.name}`));
    await chown(path.join(dir, `socket-${machine.name}`), uid, gid);
    const own = inPlace(patroni.replaceAll("db-1", machine.name))
      .replace("etcd:2379", `${network.host}:${etcdPort}`)
      .replace("/var/lib/postgresql/naija-gist", path.join(dir, machine.name))
      .replace("shared_buffers: 512MB", "shared_buffers: 64MB")
      .replace(
        "\n  authentication:",
        `\n  parameters: { unix_socket_directories: ${dir}/socket-${machine.name} }\n  authentication:`,
      );
    await writeFile(path.join(dir, `${machine.name}.yaml`), own);
    await machine.start();
    // The first makes the cluster, which the others copy.
    if (machine === machines[0]) await waitFor(60, async () => (await machine.role()) === "primary");
  }
  await waitFor(
    90,
    async () => (await machines[1]?.role()) === "replica" && (await machines[2]?.role()) === "replica",
  );

  const haproxy = inPlace(await readFile("ops/haproxy.cfg", "utf8"))
    .replace("bind :5432", `bind 127.0.0.1:${writerPort}`)
    .replace("bind :5433", `bind 127.0.0.1:${readerPort}`);
  await writeFile(path.join(dir, "haproxy.cfg"), haproxy);
  started.push(await startProgram("haproxy", ["-f", path.join(dir, "haproxy.cfg")], dir));

  const pgbouncer = (await readFile("ops/pgbouncer.ini", "utf8"))
    .replace("host=database port=5432", `host=127.0.0.1 port=${writerPort}`)
    .replace("0.0.0.0", "127.0.0.1")
    .replaceAll("6432", String(poolerPort))
    .replace("scram-sha-256", "trust")
    .replace("/etc/pgbouncer/userlist.txt", path.join(dir, "users"));
  await writeFile(path.join(dir, "users"), '"naija" ""\n');
  await writeFile(path.join(dir, "pgbouncer.ini"), `${pgbouncer}\nunix_socket_dir =\n`);
  started.push(await startProgram("pgbouncer", ["-q", path.join(dir, "pgbouncer.ini")], dir));

  const primary = async (): Promise<Machine> => {
    for (const machine of machines) if ((await machine.role()) === "primary") return machine;
    throw new Error("there is no primary");
  };
  const url = (at: number): string => `postgres://naija@127.0.0.1:${at}/naija`;
  const admin = new Client({
    connectionString: `postgres://postgres@${machines[0]?.place.address}:5432/postgres`,
  });
  await admin.connect();
  await admin.query("create role naija login");
  await admin.query("create database naija owner naija");
  await admin.end();
  await waitFor(30, async () => {
    const client = new Client({ connectionString: url(poolerPort) });
    client.on("error", () => {});
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  });
  return {
    ...{ machines, dir, primary },
    ...{ writer: url(writerPort), reader: url(readerPort), pooler: url(poolerPort) },
    async stop() {
      for (const machine of machines) await machine.stop();
      for (const child of started) child.kill("SIGKILL");
      await pause(500);
      network.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** As the user postgres; its log lies in the folder. */
async function startProgram(
  program: string,
  args: readonly string[],
  dir: string,
  enter: readonly string[] = [],
): Promise<ChildProcess> {
  const log = path.join(dir, `${path.basename(args.at(-1) ?? program)}.log`);
  const asPostgres = ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
  const line = `exec ${program} "$@" >>"$LOG" 2>&1`;
  const [first = "", ...rest] = [...enter, ...asPostgres, "sh", "-c", line, program, ...args];
  const child = spawn(first, rest, {
    cwd: dir,
    env: {
      PATH: `${process.env.PATH}:/usr/sbin:/usr/lib/postgresql/15/bin`,
      HOME: dir,
      LOG: log,
      LC_ALL: "C.UTF-8",
    },
    stdio: "ignore",
  });
  await pause(300);
  if (child.exitCode !== null) throw new Error(`${program} ended: ${await readFile(log, "utf8")}`);
  return child;
}

async function waitFor(seconds: number, condition: () => Promise<boolean>): Promise<void> {
  if (!(await until(seconds, condition))) throw new Error(`not so within ${seconds} s: ${condition}`);
}
