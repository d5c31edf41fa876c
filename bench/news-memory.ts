import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import { startEmbedded } from "#platform/db/embedded.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open.ts";
import { makeDataDir, startProduct } from "#tests/support/product.ts";
import { fillArticles, someWords } from "./fill-articles.ts";
import type { Row } from "./row.ts";

/** As many as the desk's window holds: three days of all papers. */
const ARTICLES = 9_000;
const SECONDS = Number(process.env.MEMORY_SECONDS ?? 75);
const READERS = 8;
const AS_BROWSERS = { "Accept-Encoding": "gzip, deflate, br, zstd" };

/** Node's memory with a full desk window, while feeds are polled, the analysis runs and readers ask for pages. */
export async function benchMemory(): Promise<Row[]> {
  const dataDir = await makeDataDir();
  await fillDesk(dataDir);
  const product = await startProduct({ PROVE_ANSWERS: "", LOG_LEVEL: "error" }, { dataDir });
  const pid = product.process.pid ?? 0;
  const atStart = megabytes(pid, "VmRSS");
  const end = Date.now() + SECONDS * 1000;
  const answers = await Promise.all(Array.from({ length: READERS }, () => readPages(product.url, end)));
  const highest = megabytes(pid, "VmHWM");
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
  const total = answers.reduce((sum, count) => sum + count, 0);
  return [
    ["Node's memory when the port opens", `${atStart} MB`, "≤ 280 MB"],
    [
      `its highest within ${SECONDS} s: ${total} pages and answers, rounds, analysis`,
      `${highest} MB`,
      "≤ 340 MB",
    ],
  ];
}

async function fillDesk(dataDir: string): Promise<void> {
  const postgres = await startEmbedded(dataDir, { durable: false });
  const open = openDatabase(postgres.url, { connections: 2, onError() {} });
  await migrate(open.db, "migrations");
  await fillArticles(open.db as Kysely<unknown>, { articles: ARTICLES, days: 3, edition: "sample" });
  await open.close();
  await postgres.stop();
}

/** Requests different pages each time, so that few come from the cache. */
async function readPages(url: string, end: number): Promise<number> {
  let answers = 0;
  for (; Date.now() < end; answers += 1) {
    const id = 1 + Math.floor(Math.random() * ARTICLES);
    const pages = [
      `/article/0${id}`,
      `/search?q=${someWords(1)}`,
      `/api/articles/latest?page=${1 + (id % 90)}`,
    ];
    const answer = await fetch(url + pages[answers % pages.length], { headers: AS_BROWSERS });
    await answer.arrayBuffer();
    await pause(50);
  }
  return answers;
}

/** The memory of a process as the system counts it: now (VmRSS) or at its highest (VmHWM). */
function megabytes(pid: number, which: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kilobytes = new RegExp(`^${which}:\\s+(\\d+)`, "m").exec(status)?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}
