import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const USER = "reader";
const HOME = `/home/${USER}`;

/** A minimal Debian with Node and npm of this machine, an ordinary user and a clone of this repository. */
export interface BareRoot {
  /** The release of Debian and the version of Node. */
  readonly name: string;
  /** Begins a program as that user in the clone, in a process group of its own. */
  begin(command: readonly string[], env?: Readonly<Record<string, string>>): ChildProcess;
  /** The same as root, from the root folder. */
  beginAsRoot(command: readonly string[]): ChildProcess;
  /** The path of a file in it, as seen from outside. */
  inside(name: string): string;
  /** The path of a file in the clone, as seen from outside. */
  inClone(name: string): string;
  /** Uncommitted changes in the clone. */
  changes(): string;
  /** The ids of processes still running in it. */
  processes(): number[];
  remove(): void;
}

/**
 * Opens a root that goes, with every process in it, when this process ends. Where none can be made, it says why, and
 * ends.
 */
export function openBareRoot(): BareRoot {
  const obstacle = whyImpossible();
  if (obstacle !== null) {
    console.log(`Left out: ${obstacle}.`);
    process.exit(0);
  }
  const root = makeBareRoot();
  console.log(root.name);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  process.once("exit", () => {
    for (const pid of root.processes()) process.kill(pid, "SIGKILL");
    root.remove();
  });
  return root;
}

/** Why no such root can be made here; null if it can. */
function whyImpossible(): string | null {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "it needs root on Linux";
  const missing = ["debootstrap", "unshare", "chroot"].filter(
    (name) => spawnSync("which", [name]).status !== 0,
  );
  if (missing.length > 0) return `this machine has no ${missing.join(" and no ")}`;
  return spawnSync("unshare", ["--mount", "true"]).status === 0 ? null : "mounting is not allowed here";
}

/** If BARE_ROOT names a root that debootstrap has made before, that one is copied. */
function makeBareRoot(): BareRoot {
  const root = mkdtempSync(path.join(tmpdir(), "ng-bare-"));
  const remove = () => rmSync(root, { recursive: true, force: true });
  process.once("exit", remove);
  run("chmod", ["755", root]);
  if (process.env.BARE_ROOT) run("cp", ["-a", `${process.env.BARE_ROOT}/.`, root]);
  else run("debootstrap", ["--variant=minbase", release(), root, mirror()]);
  copyNode(root);
  copyRegistrySettings(root);
  run("chroot", [root, "useradd", "--create-home", "--shell", "/bin/bash", USER]);
  run("git", ["clone", "--quiet", "--no-hardlinks", ".", path.join(root, HOME, "naija-gist")]);
  copyNpmCache(root);
  run("chroot", [root, "chown", "-R", `${USER}:${USER}`, HOME]);
  return {
    name: `Debian ${release()}, Node ${readNodeVersion(root)}`,
    begin: (command, env = {}) => begin(root, { who: USER, folder: `${HOME}/naija-gist`, command, env }),
    beginAsRoot: (command) =>
      begin(root, {
        who: "root",
        folder: "/",
        command,
        env: { HOME: "/root", USER: "root", PATH: ROOTS_PATH },
      }),
    inside: (name) => path.join(root, name),
    inClone: (name) => path.join(root, HOME, "naija-gist", name),
    changes: () => changesIn(path.join(root, HOME, "naija-gist")),
    processes: () => processesBelow(root),
    remove,
  };
}

/** The mounts are in a namespace of their own: they end with the last process in it. */
const MOUNT = `
  mount -t proc proc "$ROOT/proc" && mount --rbind /dev "$ROOT/dev" || exit 1
  exec chroot --userspec="$WHO" "$ROOT" env -i "$@"`;

const ROOTS_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

interface Begun {
  readonly who: string;
  readonly folder: string;
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

function begin(root: string, { who, folder, command, env }: Begun): ChildProcess {
  const environment = {
    HOME,
    USER,
    LANG: "C.UTF-8",
    PATH: "/usr/local/bin:/usr/bin:/bin",
    ...certificateAuthority(),
    ...env,
  };
  const assignments = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const inside = ["-C", folder, ...assignments, ...command];
  return spawn("unshare", ["--mount", "--propagation=private", "sh", "-c", MOUNT, "sh", ...inside], {
    detached: true,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ROOT: root, WHO: `${who}:${who}` },
  });
}

/** The Node and the npm of this machine, not the packaged one. */
function copyNode(root: string): void {
  const modules = path.join(root, "usr/local/lib/node_modules");
  mkdirSync(modules, { recursive: true });
  cpSync(ofThisMachine("node"), path.join(root, "usr/local/bin/node"));
  cpSync(path.resolve(ofThisMachine("npm"), "../.."), path.join(modules, "npm"), { recursive: true });
  for (const name of ["npm", "npx"])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(root, "usr/local/bin", name));
}

function ofThisMachine(name: string): string {
  const paths = execFileSync("which", ["-a", name], { encoding: "utf8" }).trim().split("\n");
  const [found] = paths.filter((candidate) => !candidate.startsWith(process.cwd()));
  if (found === undefined) throw new Error(`There is no ${name} on this machine besides the packaged one.`);
  return realpathSync(found);
}

function readNodeVersion(root: string): string {
  return execFileSync(path.join(root, "usr/local/bin/node"), ["--version"], { encoding: "utf8" }).trim();
}

/** Copies this machine's settings for the registry, and no others. */
function copyRegistrySettings(root: string): void {
  for (const name of ["/etc/resolv.conf", "/etc/hosts"]) if (existsSync(name)) cpSync(name, root + name);
  const settings = ["registry", "proxy", "https-proxy", "noproxy", "strict-ssl", "cafile"].flatMap((name) => {
    const value = npmSetting(name);
    return value === "" || value === "null" ? [] : [`${name}=${value}`];
  });
  mkdirSync(path.join(root, "usr/local/etc"), { recursive: true });
  writeFileSync(path.join(root, "usr/local/etc/npmrc"), `${settings.join("\n")}\n`);
  for (const file of [npmSetting("cafile"), ...Object.values(certificateAuthority())]) {
    if (!existsSync(file)) continue;
    mkdirSync(path.dirname(root + file), { recursive: true });
    cpSync(file, root + file);
  }
}

/** The certificate authority for the registry, if this machine names one of its own. */
function certificateAuthority(): Record<string, string> {
  const { NODE_EXTRA_CA_CERTS: file } = process.env;
  return file === undefined ? {} : { NODE_EXTRA_CA_CERTS: file };
}

function copyNpmCache(root: string): void {
  const cache = path.join(npmSetting("cache"), "_cacache");
  if (existsSync(cache)) cpSync(cache, path.join(root, HOME, ".npm/_cacache"), { recursive: true });
}

function npmSetting(name: string): string {
  return execFileSync("npm", ["config", "get", name], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}

function release(): string {
  return /^VERSION_CODENAME=(\w+)/m.exec(readFileSync("/etc/os-release", "utf8"))?.[1] ?? "stable";
}

/** The Debian mirror that this machine's own packages come from. */
function mirror(): string {
  const folder = "/etc/apt/sources.list.d";
  const files = existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
  const lists = ["/etc/apt/sources.list", ...files].filter((file) => existsSync(file));
  const text = lists.map((file) => readFileSync(file, "utf8")).join("\n");
  return (
    /^(?:URIs:|deb(?: \[.*?\])?) (\S+\/debian\/?)(?:\s|$)/m.exec(text)?.[1] ?? "http://deb.debian.org/debian"
  );
}

function changesIn(clone: string): string {
  const args = ["-c", "safe.directory=*", "-C", clone, "status", "--porcelain"];
  return execFileSync("git", args, { encoding: "utf8" });
}

function processesBelow(root: string): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/root`) === root;
      } catch {
        return false;
      }
    });
}

function run(program: string, args: readonly string[]): void {
  execFileSync(program, args, { stdio: ["ignore", "ignore", "inherit"] });
}
