import { spawnSync } from "node:child_process";
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { findClusterPaths } from "#platform/db/binaries.ts";
import { startProduct } from "#tests/support/product.ts";
import { until } from "#tests/support/until.ts";

/** A full disk for a minute: readers keep their pages, the operator is told, and everything continues once there is space again. */
const FULL_SECONDS = Number(process.env.SECONDS ?? 60);
const SIZE = "320m";
const TOKEN = "a-token-for-tests";
const CACHED_PAGES = ["/", "/latest", "/category/politics", "/api/articles/latest?limit=2"];

const disk = mkdtempSync(path.join(tmpdir(), "ng-disk-"));
if (spawnSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE},mode=755`, "tmpfs", disk]).status !== 0) {
  console.log("Left out: only root may make a small disk (mount -t tmpfs).");
  process.exit(0);
}
process.on("exit", () => {
  spawnSync("umount", ["-l", disk]);
  rmSync(disk, { recursive: true, force: true });
});

const faults = new Set<string>();
const check = (isTrue: boolean, fault: string): void => void (isTrue || faults.add(fault));

const dataDir = path.join(disk, "data");
const product = await startProduct({ OPS_TOKEN: TOKEN, TRUST_PROXY: "1" }, { dataDir });
const { socketDir } = await findClusterPaths(dataDir, tmpdir());
/** Queries the database directly; null if that fails. */
const query = async (statement: string): Promise<readonly Record<string, unknown>[] | null> => {
  const client = new Client({ host: socketDir, user: "naija", database: "naija", query_timeout: 10_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } catch {
    return null;
  } finally {
    client.end().catch(() => {});
  }
};
const ask = async (target: string): Promise<{ status: number; text: string }> => {
  const headers = { Authorization: `Bearer ${TOKEN}` };
  const answer = await fetch(product.url + target, { headers, signal: AbortSignal.timeout(40_000) });
  return { status: answer.status, text: await answer.text() };
};
const metric = async (name: string): Promise<number> => {
  const lines = (await ask("/metrics")).text.split("\n").filter((line) => line.startsWith(name));
  return lines.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
};
const rounds = (): Promise<number> => metric('job_runs_total{job="news.round",outcome="done"}');

await until(60, async () => (await ask("/api/trending/ai?limit=1")).text.includes("_id"));
for (const page of CACHED_PAGES) await ask(page);
await query("create table junk (words text)");
const acknowledged: string[] = [];
async function signUp(readerNumber: number): Promise<void> {
  const email = `reader${readerNumber}@example.com`;
  const headers = { "Content-Type": "application/json", "X-Forwarded-For": `192.0.2.${readerNumber}` };
  const body = JSON.stringify({ email });
  const answer = await fetch(`${product.url}/api/newsletter/subscribe`, { method: "POST", headers, body });
  if (answer.status === 200) acknowledged.push(email);
  else check(answer.status >= 500, `a form is answered with ${answer.status}`);
}

const filler = path.join(disk, "filler");
fill(filler);
let requests = 0;
const readyStatuses = new Set<number>();
const newPageStatuses = new Map<number, number>();
for (const end = Date.now() + FULL_SECONDS * 1_000; Date.now() < end; await pause(1_000)) {
  for (const page of CACHED_PAGES) {
    const { status, text } = await ask(page);
    requests += 1;
    check(status === 200 && text.length > 100, `${page} is answered with ${status} while the disk is full`);
  }
  check((await ask("/healthz")).status === 200, "/healthz does not answer 200");
  readyStatuses.add((await ask("/readyz")).status);
  // Pages that nobody has requested before may fail, but are never blank.
  const { status, text } = await ask(`/search?q=market%20${requests}`);
  newPageStatuses.set(status, (newPageStatuses.get(status) ?? 0) + 1);
  check(text.includes("</html>"), `a new page with status ${status} is blank`);
  await signUp(requests);
  // Uses up what the database had in reserve, too.
  await query("insert into junk select repeat(md5(i::text), 200) from generate_series(1, 3000) i");
  fill(filler);
}
check((await metric("disk_free_bytes")) < 4_000_000, "/metrics does not show that the disk is full");
check((await metric("troubles_total")) > 0, "/metrics counts no troubles");
const logLine = /"[^"]*(?:No space left|ENOSPC|could not extend|the database is away)[^"]*"/i.exec(
  product.output(),
)?.[0];
check(logLine !== undefined, "no line of the log says that the disk is full");

const roundsBefore = await rounds();
rmSync(filler);
check(
  await until(120, async () => (await ask("/readyz")).status === 200),
  "with free space again, /readyz does not answer 200",
);
check(
  await until(150, async () => (await rounds()) > roundsBefore),
  "with free space again, no round of feeds is completed",
);
check((await ask("/latest?page=3")).status === 200, "with free space again, new pages fail");
await query("drop table junk");
const stored = new Set((await query("select email from letters.subscriber"))?.map(({ email }) => email));
check(
  acknowledged.every((email) => stored.has(email)),
  "a subscription that was acknowledged is lost",
);
const code = await product.stop();
check(code === 0, `the product ended with ${code}`);

const newPages = [...newPageStatuses].map(([status, times]) => `${times} × ${status}`).join(", ");
console.log(
  `${requests} cached pages in ${FULL_SECONDS} s on a full disk, new pages: ${newPages}; /readyz: ${[...readyStatuses].join(", ")}; ${acknowledged.length} forms accepted and stored`,
);
console.log(`in the log: ${logLine}`);
for (const fault of faults) console.log(`FAULT: ${fault}`);
process.exit(faults.size === 0 ? 0 : 1);

function fill(file: string): void {
  const handle = openSync(file, "a");
  try {
    for (const size of [1_048_576, 4_096, 1]) {
      try {
        for (const bytes = Buffer.alloc(size); ; ) writeSync(handle, bytes);
      } catch {
        // Full, for pieces of this size.
      }
    }
  } finally {
    closeSync(handle);
  }
  chmodSync(file, 0o600);
}
