import { spawnSync } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type CommandEnd, runCommand } from "#tests/support/command.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { makeDataDir } from "#tests/support/product.ts";

// A start takes seconds by itself, and much longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let dir: string;
const database = databaseOfFile();

beforeAll(async () => {
  dir = await makeDataDir();
  await writeFile(path.join(dir, "file"), "");
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** The server as `npm start` starts it. */
const server = (env: Record<string, string>) =>
  runCommand(["start.mjs"], {
    program: process.execPath,
    env: { PORT: "0", EDITION: "sample", DATA_DIR: path.join(dir, "data"), ...env },
  });
const command = (env: Record<string, string>) => runCommand(["events", "list"], { env });

function lines({ stderr }: CommandEnd): string[] {
  return stderr.trim().split("\n");
}

test.each([
  ["the server", server],
  ["a command", command],
])("all invalid settings are reported at once, a sentence each, and %s exits with 2", async (_, start) => {
  const outcome = await start({
    PORT: " ",
    LANGUAGES: "ha,fr",
    MAIL_FROM: "nonsense",
    EVENT_FEEDS: "foo",
    SITE_URL: "https://naijagist.example/news",
    LEAGUE_TODAY: "1900-01-01",
    LLM_MODEL: "llama",
    SMTP_URL: "http://us:hidden-word@mail.example",
  });
  expect(outcome.code).toBe(2);
  expect(
    lines(outcome).map(
      (line) => /^The setting (\w+)=.* is not usable: .+\. See \.env\.example\.$/.exec(line)?.[1],
    ),
  ).toEqual([
    "PORT",
    "LEAGUE_TODAY",
    "SITE_URL",
    "SMTP_URL",
    "MAIL_FROM",
    "LANGUAGES",
    "EVENT_FEEDS",
    "LLM_MODEL",
  ]);
  expect(outcome.stderr).not.toContain("hidden-word");
});

test.each([
  ["a file", "file", "it is a file"],
  ["below a file", "file/data", "a part of its path is a file"],
])(
  "a data folder that is %s gives a sentence and exit code 1, for the server and for commands",
  async (_, name, reason) => {
    const DATA_DIR = path.join(dir, name);
    const sentence = `The data folder ${DATA_DIR} cannot be used: ${reason}. Set DATA_DIR.`;
    for (const outcome of [await command({ DATA_DIR }), await server({ DATA_DIR })])
      expect([outcome.code, lines(outcome)]).toEqual([1, [sentence]]);
  },
);

/** Root may write everywhere: the test becomes another user if it can. */
const asNobody = ["--reuid=65534", "--regid=65534", "--clear-groups"];
const mayBecomeNobody =
  process.getuid?.() === 0 &&
  spawnSync("setpriv", [...asNobody, "test", "-r", path.resolve("src/cli/main.ts")]).status === 0;

test.runIf(mayBecomeNobody)("a data folder of another user gives a sentence and exit code 1", async () => {
  const DATA_DIR = path.join(dir, "of-root");
  await mkdir(DATA_DIR, { mode: 0o755 });
  const outcome = await runCommand([...asNobody, path.resolve("naija-gist"), "events", "list"], {
    program: "setpriv",
    env: { DATA_DIR },
  });
  expect([outcome.code, lines(outcome)]).toEqual([
    1,
    [`The data folder ${DATA_DIR} cannot be used: this user may not write there. Set DATA_DIR.`],
  ]);
});

test.each([
  [
    "that cannot be resolved",
    { HOST: "nowhere.invalid" },
    /^HOST=nowhere.invalid (is an unknown name|cannot be looked up)\./,
  ],
  ["of another machine", { HOST: "192.0.2.1" }, /^HOST=192\.0\.2\.1 is not an address of this machine\./],
])("a host %s gives a sentence and exit code 1", async (_, env, sentence) => {
  const outcome = await server({ DATABASE_URL: database.url, ...env });
  expect([outcome.code, lines(outcome)]).toEqual([1, [expect.stringMatching(sentence)]]);
});

test("a port in use and an unreachable database each give a sentence and exit code 1", async () => {
  const portHolder = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => portHolder.once("listening", resolve));
  const PORT = String((portHolder.address() as { port: number }).port);
  const [portTaken, unreachable] = [
    await server({ DATABASE_URL: database.url, PORT }),
    await server({ DATABASE_URL: "postgres://us:hidden-word@127.0.0.1:9/naija" }),
  ];
  portHolder.close();
  expect([portTaken.code, lines(portTaken)]).toEqual([
    1,
    [`The port ${PORT} on 127.0.0.1 is taken by another program. Set PORT to another one.`],
  ]);
  expect([unreachable.code, lines(unreachable)]).toEqual([
    1,
    ["The database of DATABASE_URL cannot be used: no server listens there."],
  ]);
});

test.each([
  ["the server", ["start.mjs"]],
  ["a command", ["src/cli/main.ts", "events", "list"]],
] as const)("with 64 file descriptors %s says so in a sentence", async (_, args) => {
  const outcome = await runCommand(["-c", 'ulimit -n 64 && exec "$0" "$@"', process.execPath, ...args], {
    program: "sh",
    env: { PORT: "0", EDITION: "sample", DATA_DIR: path.join(dir, "few") },
  });
  expect([outcome.code, lines(outcome)]).toEqual([
    1,
    [
      "Naija Gist may open only 64 files here and needs at least 256. Raise the limit, as with: ulimit -n 4096",
    ],
  ]);
});
