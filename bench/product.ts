import { execFile } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { once } from "#platform/cache/memoize.ts";
import { firstTopic } from "#tests/support/first-topic.ts";
import { makeDataDir, type RunningProduct, startProduct } from "#tests/support/product.ts";
import { waitForLeague } from "#tests/support/wait-for-league.ts";

const [MAX_TRIES, RETRY_MS] = [5, 2_000];
/** Without this limit an answer that never comes would hold up a bench for ever. */
const ANSWER_MS = 15_000;
const TOKEN = "a-token-for-measuring";
const SETTINGS = { PROVE_ANSWERS: "", LOG_LEVEL: "error", OPS_TOKEN: TOKEN };

/** A process that only serves, over a database with news in it: polling and jobs do not count as serving. */
export function startWebOnly(settings: Record<string, string> = {}): Promise<RunningProduct> {
  return startWithNews({ ...settings, ROLES: "web" });
}

/** The product as readers have it, with its sample news; answers are not checked against contracts. */
export async function startWithNews(settings: Record<string, string> = {}): Promise<RunningProduct> {
  const dataDir = await makeDataDir();
  // Owners too: the database runs as a user of its own.
  await promisify(execFile)("cp", ["-a", `${await folderWithNews()}/.`, dataDir]);
  const product = await startProduct({ ...SETTINGS, ...settings }, { dataDir });
  return {
    ...product,
    async stop() {
      const code = await product.stop();
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/** A data folder that lasts as long as this process. */
export async function makeFolderUntilExit(): Promise<string> {
  const dataDir = await makeDataDir();
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Filled once for all parts: each has a copy. */
const folderWithNews = once(async () => {
  const dataDir = await makeFolderUntilExit();
  const product = await startProduct(SETTINGS, { dataDir });
  await firstTopic({ get: (path) => fetch(product.url + path) });
  await waitForLeague(product.url);
  await product.stop();
  return dataDir;
});

/** Tries again: on a busy machine a connection may fail at first. */
export async function fetchWithRetries(
  address: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetch(address, { headers, signal: AbortSignal.timeout(ANSWER_MS) });
    } catch (error) {
      if (tries === MAX_TRIES) throw error;
      await pause(RETRY_MS);
    }
  }
}

/** A figure of /metrics, summed over all labels that match. */
export async function metric(product: RunningProduct, name: string, labels = ""): Promise<number> {
  const answer = await fetchWithRetries(`${product.url}/metrics`, { Authorization: `Bearer ${TOKEN}` });
  const lines = (await answer.text())
    .split("\n")
    .filter((line) => line.startsWith(name) && line.includes(labels));
  return lines.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

/** A process's own memory plus its share of what several processes hold (PSS, Linux), in MB. */
export function megabytesOf(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readProc(pid, "smaps_rollup"))?.[1] ?? 0) / 1024;
}

/** The processes of the embedded PostgreSQL of a data folder. */
export function postgresOf(dataDir: string): number[] {
  const postmaster = Number(readFileSync(`${dataDir}/postgres/postmaster.pid`, "utf8").split("\n")[0]);
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return all.filter((pid) => pid === postmaster || parentOf(pid) === postmaster);
}

function parentOf(pid: number): number {
  return Number(
    readProc(pid, "stat")
      .replace(/^.*\) /, "")
      .split(" ")[1],
  );
}

/** Reads what the system says about a process; empty if it has just ended. */
function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
