import { type ChildProcess, spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { buildSite } from "#app/site-build/build-site.ts";
import { startEmbedded } from "#platform/db/embedded.ts";
import { openDatabase } from "#platform/db/open.ts";
import { startNginx } from "#tests/support/nginx.ts";
import { makeDataDir, type RunningProduct, startProduct } from "#tests/support/product.ts";

/**
 * 3 web and 2 worker processes over one PostgreSQL, behind nginx as configured in ops/nginx.conf. Processes die under
 * load; nothing may be lost or duplicated, and no reader may notice.
 */
const SECONDS = Number(process.env.SECONDS ?? 150);
const KILL_EVERY_MS = 15_000;
const PAGES = [
  "/",
  "/latest",
  "/popular",
  "/category/politics",
  "/hot-topics",
  "/api/articles/latest",
  "/api/npfl/standings/current",
];

// Built once, before all of them need it.
await buildSite();
const faults: string[] = [];
const check = (isTrue: boolean, fault: string): void => void (isTrue || faults.push(fault));

const dir = await makeDataDir();
// As docs/scaling.md asks for: five processes and their replacements take up to 26 connections each.
const postgres = await startEmbedded(dir, { durable: true, connections: 200 });
const shared = { DATABASE_URL: postgres.url, LEAGUE_TODAY: "2026-02-10" };

/** Including those that were killed. */
const allWebs: RunningProduct[] = [];

/** A restarted process keeps its address. */
async function startWeb(port = "0"): Promise<RunningProduct> {
  const web = await startProduct({ ...shared, ROLES: "web", PORT: port, TRUST_PROXY: "1" });
  children.add(web.process);
  allWebs.push(web);
  return web;
}

const dataDirs: string[] = [];
const children = new Set<ChildProcess>();

/** A worker opens no port, so there is nothing to wait for. */
async function startWorker(): Promise<ChildProcess> {
  const dataDir = await makeDataDir();
  dataDirs.push(dataDir);
  const env = {
    ...process.env,
    ...shared,
    ROLES: "worker",
    EDITION: "sample",
    DATA_DIR: dataDir,
    LOG_LEVEL: "error",
  };
  const worker = spawn(process.execPath, ["src/app/main.ts"], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  children.add(worker);
  return worker;
}

// If the audit fails in the middle, no process is left running.
process.on("uncaughtException", async (error) => {
  console.error(error);
  for (const child of children) child.kill("SIGKILL");
  await postgres.stop();
  process.exit(1);
});

// All at once on an empty database: one of them sets it up, and the others wait for it.
const webs = await Promise.all([startWeb(), startWeb(), startWeb()]);
const workers = await Promise.all([startWorker(), startWorker()]);
const { db, close } = openDatabase(postgres.url, { connections: 2, onError() {} });
const count = async (table: string): Promise<number> =>
  (await sql<{ count: number }>`select count(*) as count from ${sql.raw(table)}`.execute(db)).rows[0]
    ?.count ?? -1;
while ((await count("news.topic")) === 0) await pause(500);

const configuration = await readFile("ops/nginx.conf", "utf8");
const ports = webs.map(({ url }) => new URL(url).port);
const nginx = await startNginx(
  (port, folder) =>
    configuration
      .replace(/web-(\d):3000/g, (_all, number) => `127.0.0.1:${ports[Number(number) - 1]}`)
      .replace("listen 80", `listen 127.0.0.1:${port}`)
      .replace("/tmp/naija-gist-cache", `${folder}/cache`),
  { cache: true },
);
if (nginx === null) throw new Error("nginx is missing: apt-get install nginx-light");
const frontOrigin = `http://127.0.0.1:${nginx.port}`;

const figures = { answers: 0, cut: 0, wrong: 0, kills: 0, slowest: 0 };
const wrong = new Map<string, number>();
let isOver = false;
let requests = 0;

/** Every other request is one that nginx has not cached. */
async function readPages(): Promise<void> {
  while (!isOver) {
    const page = PAGES[Math.floor(Math.random() * PAGES.length)] ?? "/";
    requests += 1;
    const from = performance.now();
    try {
      const answer = await fetch(frontOrigin + page + (requests % 2 === 0 ? "" : `?said=reader${requests}`));
      await answer.arrayBuffer();
      figures.answers += 1;
      if (answer.status !== 200) {
        figures.wrong += 1;
        wrong.set(`${answer.status} ${page}`, (wrong.get(`${answer.status} ${page}`) ?? 0) + 1);
      }
    } catch (error) {
      figures.cut += 1;
      console.log(`${page}: ${error instanceof Error ? (error.cause ?? error.message) : error}`);
    }
    figures.slowest = Math.max(figures.slowest, performance.now() - from);
    await pause(20);
  }
}

const kill = (child: ChildProcess, signal: NodeJS.Signals = "SIGKILL"): Promise<unknown> => {
  const exited = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  figures.kills += 1;
  return exited;
};

async function killInTurn(): Promise<void> {
  for (let turn = 0; !isOver; turn += 1) {
    await pause(KILL_EVERY_MS);
    if (turn % 2 === 0) {
      const at = (turn / 2) % workers.length;
      await kill(workers[at] as ChildProcess);
      workers[at] = await startWorker();
    } else {
      const at = turn % webs.length;
      const web = webs[at] as RunningProduct;
      // A deploy stops a process cleanly; a crash does not.
      await kill(web.process, turn % 4 === 1 ? "SIGKILL" : "SIGTERM");
      dataDirs.push(web.dataDir);
      webs[at] = await startWeb(new URL(web.url).port);
    }
  }
}

const readers = Array.from({ length: 4 }, readPages);
const killer = killInTurn();
const articlesBefore = await count("news.article");
await pause(SECONDS * 1_000);
isOver = true;
await Promise.all([...readers, killer]);

check(figures.wrong === 0, `answers with another status than 200: ${JSON.stringify([...wrong])}`);
check(figures.cut === 0, `${figures.cut} answers were cut off`);
check((await count("news.article")) >= articlesBefore, "articles were lost");
// What a job itself asks for again is due later: a brief that has no topics yet.
const sentTwice = await sql<{ name: string; due: string }>`select name, data->>'due' as due from pgboss.job
  where data->>'due' is not null and start_after <= created_on group by 1, 2 having count(*) > 1`.execute(db);
check(sentTwice.rows.length === 0, `jobs were sent twice: ${JSON.stringify(sentTwice.rows)}`);
const rounds = await sql<{
  count: number;
}>`select count(*) as count from pgboss.job where name = 'news.round' and state = 'completed'`.execute(db);
check((rounds.rows[0]?.count ?? 0) >= Math.floor(SECONDS / 60), "rounds stopped with the killed workers");

interface Latest {
  readonly articles: readonly { readonly _id: string; readonly image_url: string | null }[];
}
const lists = await Promise.all(
  webs.map(
    async ({ url }) => (await (await fetch(`${url}/api/articles/latest?limit=50&page=2`)).json()) as Latest,
  ),
);
// Without a SITE_URL each names its own port.
const pathOf = (url: string | null): string | null => url && new URL(url).pathname;
const pictures = lists.map(
  ({ articles }) => new Map(articles.map(({ _id, image_url }) => [_id, pathOf(image_url)])),
);
const differing = [...(pictures[0] ?? [])].filter(([id, url]) =>
  pictures.some((other) => other.has(id) && other.get(id) !== url),
);
check(differing.length === 0, "signed picture addresses differ between processes");

// A limit holds across all processes, whichever of them is asked.
const statuses: number[] = [];
for (let attempt = 0; attempt < 60; attempt += 1) {
  const { url } = webs[attempt % webs.length] as RunningProduct;
  const body = JSON.stringify({ email: `reader${attempt}@example.com` });
  const answer = await fetch(`${url}/api/newsletter/subscribe`, {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json" },
  });
  statuses.push(answer.status);
}
const accepted = statuses.filter((status) => status < 300).length;
check(
  statuses.includes(429) && statuses.lastIndexOf(200) < statuses.indexOf(429),
  `the limit is not shared: ${statuses.join(" ")}`,
);
check((await count("letters.subscriber")) === accepted, "a subscription was lost or stored twice");

const { answers, cut, kills, slowest } = figures;
console.log(
  `${kills} kills in ${SECONDS} s; ${answers} answers through nginx, ${cut} cut off, ${figures.wrong} with another status than 200, the slowest after ${Math.round(slowest)} ms, ${rounds.rows[0]?.count} rounds, ${accepted} subscriptions before the shared limit`,
);
for (const fault of new Set(faults)) console.log(`FAULT: ${fault}`);
if (faults.length > 0) for (const web of allWebs) console.log(web.output());

await nginx.stop();
const exited = workers.map((worker) => new Promise((resolve) => worker.once("exit", resolve)));
for (const worker of workers) worker.kill("SIGTERM");
await Promise.all([...exited, ...webs.map((web) => web.stop())]);
await close();
await postgres.stop();
for (const one of [dir, ...dataDirs]) await rm(one, { recursive: true, force: true });
process.exit(faults.length === 0 ? 0 : 1);
