import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readEnv, settingNames } from "#platform/settings/env.ts";

const read = (file: string): string => readFileSync(file, "utf8");
const many = read("compose.many.yaml");
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, first = ""]) => first);
/** The names at the beginning of a section's lines. */
const namesIn = (section: string): string[] =>
  all(many.slice(many.indexOf(`\n${section}:`) + 1).split(/\n(?=\S)/)[0] ?? "", /^ {2}([\w-]+):/gm);
const services = namesIn("services");

test("compose.many.yaml: what the programs in front and behind are told to ask is a service of it, at its port", () => {
  const port = String(readEnv({}).PORT);
  const asked = (file: string, pattern: RegExp) => all(read(file), pattern);
  const webs = services.filter((name) => name.startsWith("web-"));
  expect(many).toContain(`PORT: ${port}\n`);
  expect(asked("ops/varnish.vcl", /\.host = "([\w-]+)"; \.port = "3000"/g)).toEqual(webs);
  expect(asked("ops/nginx.conf", /server ([\w-]+):3000 /g)).toEqual(webs);
  expect(services).toEqual(expect.arrayContaining(asked("ops/pgbouncer.ini", / host=([\w-]+) port=5432 /g)));
  expect(services).toEqual(expect.arrayContaining(all(many, /@([a-z-]+)[:/]/g)));
  expect(many).toContain(`@pooler:${asked("ops/pgbouncer.ini", /listen_port = (\d+)/g)}/naija`);
  expect(all(many, /http:\/\/([\w-]+)\//g)).toEqual(["edge"]);
});

test("compose.many.yaml: its settings are the product's, its files exist, its volumes and configurations are declared", () => {
  const own = new Set(["POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD", "PGPASSWORD", "PGDATA"]);
  const names = all(many, /(?:^ {4,6}|\{ |, )([A-Z][A-Z_]+): /gm).filter((name) => !own.has(name));
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((name) => !settingNames().includes(name))).toEqual([]);
  const taken = all(many, /\$\{([A-Z_]+)[:}]/g).filter((name) => !own.has(name));
  expect(taken.filter((name) => !settingNames().includes(name))).toEqual([]);
  expect(all(many, /"\.\/([\w./-]+):\//g).filter((file) => !existsSync(file))).toEqual([]);
  expect(all(many, /source: (\w+)/g).toSorted()).toEqual(namesIn("configs").toSorted());
  expect([...new Set(all(many, /volumes: \["(\w+):/g))].toSorted()).toEqual(namesIn("volumes").toSorted());
});

test("every probe asks for an address that says whether a process is ready", () => {
  const probed = [
    ...all(read("Dockerfile"), /127\.0\.0\.1:3000(\/\w+)/g),
    ...all(read("ops/varnish.vcl"), /probe ready \{ \.url = "(\/\w+)"/g),
    ...all(read("ops/release.sh"), /:\$port(\/\w+)/g),
  ];
  expect(probed).toEqual(["/readyz", "/readyz", "/readyz"]);
  expect(read("src/app/routes/ops.ts")).toContain('"/readyz"');
});

test("the database's connections are enough for all processes of compose.many.yaml, and PgBouncer asks for no more", () => {
  const most = Number(/max_connections=(\d+)/.exec(many)?.[1]);
  const [pooled] = all(read("ops/pgbouncer.ini"), /default_pool_size = (\d+)/g);
  const replicas = Number(/replicas: (\d+)/.exec(many)?.[1]);
  const webs = services.filter((name) => name.startsWith("web-")).length;
  // Of a web process: notices, and what watches the primary's position.
  expect(Number(pooled) + webs * 2 + replicas * 26).toBeLessThan(most);
  expect(webs * 22).toBeLessThan(most);
});

test("the database keeps its log for a replica that is away: one whose next part is gone never catches up", () => {
  const [kept] = all(many, /wal_keep_size=(\w+)/g);
  expect(kept).toMatch(/^\d+GB$/);
  expect(read("docs/operations.md")).toContain(`\`wal_keep_size=${kept}\``);
});

test("compose.many.yaml: a replica whose first copy was cut off copies anew; one that has its copy keeps it", () => {
  const dir = mkdtempSync(path.join(tmpdir(), "ng-replica-"));
  const program = (name: string, lines: string): void =>
    writeFileSync(path.join(dir, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  program(
    "pg_basebackup",
    'while [ "$1" != -D ]; do shift; done; mkdir "$2" && echo 18 >"$2/PG_VERSION" || exit; echo copy; [ ! -e cut ] || exit 1; touch "$2/whole"',
  );
  program("postgres", 'test -e "$PGDATA/whole" && echo runs');
  const [, command = ""] = /command:\n +- >-\n((?: {8}.+\n)+)/.exec(many) ?? [];
  const start = (): string =>
    spawnSync("sh", ["-c", command.replaceAll("$$", "$").replaceAll(/\s+/g, " ")], {
      ...{ cwd: dir, encoding: "utf8" },
      env: { PATH: `${dir}:${process.env.PATH}`, PGDATA: path.join(dir, "replica") },
    }).stdout;
  writeFileSync(path.join(dir, "cut"), "");
  expect(start()).toBe("copy\n");
  rmSync(path.join(dir, "cut"));
  expect([start(), start()]).toEqual(["copy\nruns\n", "runs\n"]);
  rmSync(dir, { recursive: true });
});
