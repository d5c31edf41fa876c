import { spawn } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { median } from "#tests/support/median.ts";
import { startNginx } from "#tests/support/nginx.ts";
import { cpuSeconds, load } from "./load.ts";
import { startWebOnly, startWithNews } from "./product.ts";
import type { Row } from "./row.ts";

const CONNECTIONS = 32;
const SECONDS = 2;
const ROUNDS = 3;
/** The sample edition reads its feeds every minute. */
const FEEDS_ROUND_SECONDS = 65;
const HEADERS = { "Accept-Encoding": "gzip, deflate, br", Accept: "*/*" };

/** Requests per CPU-second of the serving process: ours, bare node:http and nginx with the same bytes, in turn. */
export async function benchCachedAnswers(): Promise<Row[]> {
  const product = await startWebOnly();
  const ourServer = { pid: product.process.pid ?? 0, port: Number(new URL(product.url).port) };
  const rows: Row[] = [];
  for (const [name, address] of [
    ["home page", "/"],
    ["API answer", "/api/articles/latest"],
  ] as const) {
    const captured = await capture(ourServer.port, address);
    const bare = await startBare(captured);
    const nginx = await startNginx((port, dir) => sameFile(port, dir, captured));
    const servers = [ourServer, bare, ...(nginx === null ? [] : [nginx])];
    // Until V8 has compiled the code that is called often, a server takes twice as long for an answer.
    for (const server of servers) await perCpuSecond(server, address);
    const rounds: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const rates: number[] = [];
      for (const server of servers) rates.push(await perCpuSecond(server, address));
      rounds.push(rates);
    }
    bare.end();
    await nginx?.stop();
    const [ourRate = 0, node = 1, file] = servers.map((_, at) =>
      median(rounds.map((rates) => rates[at] ?? 0)),
    );
    const kilobytes = (Buffer.from(captured.body, "base64").length / 1000).toFixed(1);
    rows.push(
      [`${name}, cached, ${kilobytes} KB`, `${Math.round(ourRate)} answers a CPU-second`],
      [
        "… relative to bare node:http with the same bytes and headers",
        `${(ourRate / node).toFixed(2)} (${Math.round(node)})`,
        "≥ 0.95",
      ],
      [
        "… relative to nginx serving the same file",
        file === undefined ? "no nginx here" : `${(ourRate / file).toFixed(2)} (${Math.round(file)})`,
      ],
    );
  }
  await product.stop();
  return [...rows, ...(await besideRounds())];
}

/** The same page from a process that also reads and analyses feeds: that work counts as serving here. */
async function besideRounds(): Promise<Row[]> {
  const product = await startWithNews();
  const ourServer = { pid: product.process.pid ?? 0, port: Number(new URL(product.url).port) };
  const bare = await startBare(await capture(ourServer.port, "/"));
  for (const server of [ourServer, bare]) await perCpuSecond(server, "/");
  const ourRate = await perCpuSecond(ourServer, "/", FEEDS_ROUND_SECONDS);
  const node = await perCpuSecond(bare, "/");
  bare.end();
  await product.stop();
  return [
    ["home page, cached, while feeds are read", `${Math.round(ourRate)} answers a CPU-second`],
    [
      "… relative to bare node:http with the same bytes and headers",
      `${(ourRate / node).toFixed(2)} (${Math.round(node)})`,
      "≥ 0.85",
    ],
  ];
}

/** nginx with the same headers and bytes. */
function sameFile(port: number, dir: string, { head, body }: Captured): string {
  writeFileSync(path.join(dir, "answer"), Buffer.from(body, "base64"));
  chmodSync(dir, 0o755);
  const pairs = head.flatMap((name, at) => (at % 2 === 0 ? [[name, head[at + 1] ?? ""] as const] : []));
  const type = pairs.find(([name]) => /^content-type$/i.test(name))?.[1] ?? "text/html";
  const otherHeaders = pairs.filter(([name]) => !/^(content-type|content-length|etag)$/i.test(name));
  const added = otherHeaders.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  return `sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10; types {} default_type "${type}";
server { listen 127.0.0.1:${port}; root ${dir}; location / { try_files /answer =404; ${added.join(" ")} } }`;
}

async function perCpuSecond(
  { pid, port }: { pid: number; port: number },
  address: string,
  seconds = SECONDS,
): Promise<number> {
  const before = cpuSeconds(pid);
  const answers = await load({
    port,
    path: address,
    headers: HEADERS,
    connections: CONNECTIONS,
    seconds,
  });
  return answers / (cpuSeconds(pid) - before);
}

interface Captured {
  readonly head: readonly string[];
  readonly body: string;
}

function capture(port: number, address: string): Promise<Captured> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path: address, headers: HEADERS }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => {
        const ownHeaders = response.rawHeaders.filter(
          (_, at, all) => !/^(date|connection|keep-alive)$/i.test(all[at - (at % 2)] ?? ""),
        );
        resolve({ head: ownHeaders, body: Buffer.concat(parts).toString("base64") });
      });
    }).on("error", reject);
  });
}

async function startBare(captured: Captured): Promise<{ pid: number; port: number; end(): void }> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), "ng-bare-")), "answer.json");
  await writeFile(file, JSON.stringify(captured));
  const child = spawn(process.execPath, ["bench/bare-server.ts", file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<number>((resolve) =>
    child.stdout.once("data", (line) => resolve(Number(line))),
  );
  return { pid: child.pid ?? 0, port, end: () => child.kill() };
}
