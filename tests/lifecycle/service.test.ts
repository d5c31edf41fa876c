import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/** A small repository with the real scripts; programs that need root, systemd or npm's registry are stood in for. */
const dir = mkdtempSync(path.join(tmpdir(), "ng-service-"));
const inDir = (name: string): string => path.join(dir, name);
const read = (name: string): string => readFileSync(inDir(name), "utf8");

const STAND_INS: Readonly<Record<string, string>> = {
  id: "echo 0",
  useradd: 'echo "useradd $*" >>"$DIR/calls"',
  chown: "exit 0",
  // runuser -u USER -- COMMAND
  runuser: 'shift 3; exec "$@"',
  systemctl: 'echo "systemctl $*" >>"$DIR/calls"',
  curl: '[ ! -e "$DIR/opt/current/broken" ]',
  npm: `mkdir -p node_modules/node/bin && printf '#!/bin/sh\\nmkdir -p build; touch build/.built-from\\n' >node_modules/node/bin/node
    chmod +x node_modules/node/bin/node`,
};

function run(...call: string[]) {
  const { status, stdout, stderr } = spawnSync(call[0]!, call.slice(1), {
    cwd: inDir("source"),
    encoding: "utf8",
    env: {
      ...{ PATH: `${inDir("bin")}:${process.env.PATH}`, DIR: dir, READY_SECONDS: "1" },
      ...{ CODE: inDir("opt"), DATA: inDir("data"), SETTINGS: inDir("settings"), UNITS: dir },
      COMMAND: inDir("bin/naija-gist"),
      ...{
        GIT_AUTHOR_NAME: "a",
        GIT_AUTHOR_EMAIL: "a@b",
        GIT_COMMITTER_NAME: "a",
        GIT_COMMITTER_EMAIL: "a@b",
      },
    },
  });
  return { status, text: stdout + stderr };
}

function release(tag: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(inDir(`origin/${name}`), text);
  for (const call of ["add -A", `commit -qm ${tag}`, `tag ${tag}`])
    expect(run("git", "-C", inDir("origin"), ...call.split(" "))).toMatchObject({ status: 0 });
}

const running = () => path.basename(run("readlink", inDir("opt/current")).text.trim());

beforeAll(() => {
  for (const folder of ["bin", "origin", "source"]) mkdirSync(inDir(folder));
  for (const [name, lines] of Object.entries(STAND_INS)) {
    writeFileSync(inDir(`bin/${name}`), `#!/bin/sh\n${lines}\n`);
    chmodSync(inDir(`bin/${name}`), 0o755);
  }
  cpSync("ops", inDir("origin/ops"), { recursive: true });
  // The commands of the product: what they were called with.
  writeFileSync(
    inDir("origin/naija-gist"),
    '#!/bin/sh\necho "$(readlink -f "$(dirname "$0")") $* MAIL_FROM=$MAIL_FROM" >>"$DIR/commands"\n',
  );
  chmodSync(inDir("origin/naija-gist"), 0o755);
  cpSync(".env.example", inDir("origin/.env.example"));
  run("git", "init", "-q", inDir("origin"));
  release("v1", {});
  run("git", "clone", "-q", inDir("origin"), inDir("source"));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test("the installation makes a user, settings with a token, a release and a running unit; again it keeps the settings", () => {
  const first = run("ops/install.sh");
  expect(first).toMatchObject({ status: 0, text: expect.stringContaining("it runs: ") });
  expect(running()).toBe("v1");
  expect(read("settings")).toMatch(/^OPS_TOKEN=[\da-f]{48}$/m);
  expect(read("calls").trim().split("\n").slice(-3)).toEqual([
    ...["systemctl daemon-reload", "systemctl restart naija-gist", "systemctl enable naija-gist"],
  ]);
  expect(read("naija-gist.service")).toBe(readFileSync("ops/naija-gist.service", "utf8"));
  writeFileSync(inDir("settings"), "OPS_TOKEN=a-token-for-tests\nMAIL_FROM=Gist $(id) <a@b.ng>\n");
  expect(run("ops/install.sh").status).toBe(0);
  expect(read("settings")).toContain("a-token-for-tests");
});

test("an upgrade backs up with the version that runs, and goes back", () => {
  release("v2", { "README.md": "two" });
  expect(run("ops/upgrade.sh")).toMatchObject({ status: 0 });
  expect(running()).toBe("v2");
  const backup = read("commands").trim().split("\n").at(-1);
  expect(backup).toBe(
    `${inDir("opt/releases/v1")} backup ${inDir("data/backups/before-v2.gz")} MAIL_FROM=Gist $(id) <a@b.ng>`,
  );
  expect(run("ops/upgrade.sh", "--back").status).toBe(0);
  expect(running()).toBe("v1");
  expect(run("ops/upgrade.sh").status).toBe(0);
});

test("the installed command has the service's settings, with the quotes that systemd takes away", () => {
  writeFileSync(inDir("settings"), 'OPS_TOKEN=a-token-for-tests\nMAIL_FROM="Gist $(id) <a@b.ng>"\n');
  expect(run("naija-gist", "doctor")).toMatchObject({ status: 0 });
  expect(read("commands").trim().split("\n").at(-1)).toBe(
    `${inDir("opt/releases")}/${running()} doctor MAIL_FROM=Gist $(id) <a@b.ng>`,
  );
});

test.each([
  ["in a last line that does not end", "OPS_TOKEN=a-token-for-tests\nMAIL_FROM=a@b.ng"],
  ["among blanks", "OPS_TOKEN=a-token-for-tests\n \t MAIL_FROM= \ta@b.ng\t \n"],
  ["quoted, among blanks", "OPS_TOKEN=a-token-for-tests\n MAIL_FROM = 'a@b.ng' \r\n# the end"],
])("the installed command has a setting that stands %s", (_, settings) => {
  writeFileSync(inDir("settings"), settings);
  expect(run("naija-gist", "doctor")).toMatchObject({ status: 0 });
  expect(read("commands")).toMatch(/ doctor MAIL_FROM=a@b\.ng\n$/);
});

test("the code of an installed version runs no command without its settings", () => {
  const folder = inDir("opt/releases/alone");
  mkdirSync(folder, { recursive: true });
  cpSync("naija-gist", path.join(folder, "naija-gist"));
  expect(run(path.join(folder, "naija-gist"), "help")).toMatchObject({
    status: 2,
    text: expect.stringContaining("/usr/local/bin"),
  });
  rmSync(folder, { recursive: true });
});

test("an option that nobody knows is no version", () => {
  expect(run("ops/upgrade.sh", "--help")).toMatchObject({
    status: 1,
    text: expect.stringContaining("--back"),
  });
});

test("a version that does not become ready gives way to the one before, and goes back to what ran before that", () => {
  release("v3", { broken: "" });
  expect(run("ops/upgrade.sh")).toMatchObject({ status: 1, text: expect.stringContaining("v2 runs again") });
  expect(running()).toBe("v2");
  expect(run("ops/upgrade.sh", "--back").status).toBe(0);
  expect(running()).toBe("v1");
});

test("the unit is one that systemd accepts, and it writes into the data folder alone", () => {
  const unit = readFileSync("ops/naija-gist.service", "utf8");
  expect(unit).toContain("\nReadWritePaths=/var/lib/naija-gist /tmp\n");
  if (!existsSync("/usr/bin/systemd-analyze")) return;
  const file = inDir("tried.service");
  writeFileSync(file, unit.replace("/opt/naija-gist/current/node_modules/node/bin/node", "/bin/true"));
  expect(run("systemd-analyze", "verify", file).text).toBe("");
});

test.each(["compose.yaml", "compose.many.yaml"])(
  "every setting of .env reaches the processes of %s",
  (file) => {
    const text = readFileSync(file, "utf8");
    expect(text).toContain("env_file: [{ path: .env, required: false }]");
    const database = text.indexOf("image: postgres");
    const set = [...text.slice(0, database).matchAll(/^ +([A-Z_]+): /gm)].map(([, name]) => name);
    const own = [
      "PORT",
      "HOST",
      "DATA_DIR",
      "DATABASE_URL",
      "DATABASE_POOL_URL",
      "DATABASE_READ_URL",
      "EDGE_PURGE_URLS",
      "EDGE_PURGE_TOKEN",
      "ROLES",
      "SITE_URL",
      "SECRET",
      "TRUST_PROXY",
      "BACKUP_DIR",
    ];
    expect(set.filter((name) => !own.includes(name!))).toEqual([]);
    // What the file takes from .env, it gives on unchanged.
    for (const name of ["SITE_URL", "SECRET", "TRUST_PROXY", "BACKUP_DIR", "EDGE_PURGE_TOKEN"])
      if (set.includes(name)) expect(text).toMatch(new RegExp(`${name}: \\$\\{${name}:`));
  },
);

test("no secret of .env is in the image", () => {
  expect(readFileSync(".dockerignore", "utf8").split("\n")).toEqual(
    expect.arrayContaining([".env*", "data"]),
  );
});
