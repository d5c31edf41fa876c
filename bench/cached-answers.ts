import { spawn } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { startProduct } from "#tests/support/product.ts";
import { cpuSeconds, load } from "./load.ts";

const CONNECTIONS = 32;
const SECONDS = 4;
const ROUNDS = 3;
const HEADERS = { "Accept-Encoding": "gzip, deflate, br", Accept: "*/*" };

/** Requests per CPU-second of the serving process: ours, and bare node:http with the same bytes, in turns. */
export async function benchCachedAnswers(): Promise<string[]> {
  const product = await startProduct({ PROVE_ANSWERS: "", LOG_LEVEL: "error" });
  const port = Number(new URL(product.url).port);
  const pid = product.process.pid ?? 0;
  const lines = ["answer                              ours/CPU-s   bare/CPU-s   ratio (aim ≥ 0.65)"];
  try {
    for (const [name, address] of [
      ["home page, cached", "/"],
      ["API answer, cached", "/api/articles/latest"],
    ] as const) {
      const bare = await startBare(await capture(port, address));
      const ratios: number[][] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        ratios.push([
          await perCpuSecond(pid, port, address),
          await perCpuSecond(bare.pid, bare.port, address),
        ]);
      }
      bare.end();
      const [ours, theirs] = [0, 1].map((at) => median(ratios.map((pair) => pair[at] ?? 0))) as [
        number,
        number,
      ];
      lines.push(
        `${name.padEnd(34)} ${Math.round(ours).toString().padStart(10)} ${Math.round(theirs).toString().padStart(12)}   ${(ours / theirs).toFixed(2)}`,
      );
    }
    lines.push(await uncached(pid, port));
  } finally {
    await product.stop();
  }
  return lines;
}

async function perCpuSecond(pid: number, port: number, address: string): Promise<number> {
  const before = cpuSeconds(pid);
  const answers = await load({
    port,
    path: address,
    headers: HEADERS,
    connections: CONNECTIONS,
    seconds: SECONDS,
  });
  return answers / (cpuSeconds(pid) - before);
}

/** Each request a new address, so that each is rendered, hashed and compressed. */
async function uncached(pid: number, port: number): Promise<string> {
  const before = cpuSeconds(pid);
  const pages = 200;
  for (let page = 0; page < pages; page += 1) await capture(port, `/search?q=nothing${page}`);
  return `a page rendered anew                ${Math.round(pages / (cpuSeconds(pid) - before))
    .toString()
    .padStart(10)}`;
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
        const own = response.rawHeaders.filter(
          (_, at, all) => !/^(date|connection|keep-alive)$/i.test(all[at - (at % 2)] ?? ""),
        );
        resolve({ head: own, body: Buffer.concat(parts).toString("base64") });
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

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
