import { type ChildProcess, spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { buildSite } from "#app/site-build/build-site.ts";
import { systemClock } from "#platform/clock.ts";
import { sampleProviders } from "#sample/providers/registry.ts";
import { startSample } from "#sample/server.ts";
import { startPapersServer } from "#tests/support/lasting-papers/papers-server.ts";
import { startReaders } from "#tests/support/lasting-papers/readers.ts";
import { findFaults, queryStored, readStored, type Stored } from "#tests/support/lasting-papers/stored.ts";
import { makeDataDir, type RunningProduct, startProduct } from "#tests/support/product.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { until } from "#tests/support/until.ts";
import { failovers } from "./cluster/failovers.ts";
import { tryPooler } from "./cluster/pooler.ts";
import { startProbes } from "./cluster/probes.ts";
import { missingPrograms } from "./cluster/programs.ts";
import { startPush } from "./cluster/push.ts";
import { compareReads } from "./cluster/reads.ts";
import { startServers } from "./cluster/servers.ts";

/**
 * Three PostgreSQL with Patroni behind HAProxy and PgBouncer, two web processes and a worker, as ops/ has them: what
 * pooling and replicas bring, and what is lost when the primary fails. ROWS=pooler,reads,kill,freeze,cut,promote;
 * TIMES=3.
 */
const rows = (process.env.ROWS ?? "pooler,reads,kill,freeze,cut,promote").split(",");
const times = Number(process.env.TIMES ?? 3);

const missing = missingPrograms();
if (missing !== null) {
  console.error(missing);
  process.exit(1);
}
await buildSite();
const servers = await startServers();
const children: ChildProcess[] = [];
const dataDirs: string[] = [];
const faults: string[] = [];
const place = { connectionString: servers.writer };

async function end(code: number): Promise<never> {
  for (const child of children) child.kill("SIGKILL");
  await servers.stop();
  for (const dir of dataDirs) await rm(dir, { recursive: true, force: true });
  process.exit(code);
}
process.on("uncaughtException", async (error) => {
  console.error(error);
  await end(1);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end(1));

if (rows.includes("pooler")) for (const line of await tryPooler(servers, faults)) console.log(line);
if (rows.some((row) => row !== "pooler")) await withProduct();
for (const fault of new Set(faults)) console.log(`FAULT: ${fault}`);
await end(faults.length === 0 ? 0 : 1);

async function withProduct(): Promise<void> {
  const providers = await startSample({
    clock: systemClock,
    log: silentLog,
    providers: sampleProviders,
    port: 0,
  });
  await using papersServer = await startPapersServer(providers.origin);
  const push = await startPush(servers.writer);
  const base = {
    DATABASE_URL: servers.writer,
    PUSH_SERVICES: push.service.origin,
    DOUBLE_OPT_IN: "1",
    PROVE_ANSWERS: "",
    LEAGUE_TODAY: "2026-02-10",
  };
  const pooled = { DATABASE_POOL_URL: servers.pooler, DATABASE_READ_URL: servers.reader };

  async function startWeb(env: Record<string, string>): Promise<RunningProduct> {
    const settings = { ...base, ...env, ROLES: "web", TRUST_PROXY: "1", OPS_TOKEN: "a-token-for-tests" };
    const web = await startProduct(settings, { papersOrigin: papersServer.origin });
    children.push(web.process);
    dataDirs.push(web.dataDir);
    return web;
  }
  const workerDir = await makeDataDir();
  dataDirs.push(workerDir);
  children.push(
    spawn(
      process.execPath,
      ["--import", "./tests/support/lasting-papers/replace-sample.ts", "src/app/main.ts"],
      {
        env: {
          ...{ ...process.env, ...base, NODE_ENV: "production", ROLES: "worker", EDITION: "sample" },
          ...{ DATA_DIR: workerDir, LOG_LEVEL: "error", PAPERS_SERVER: papersServer.origin },
        },
        stdio: ["ignore", "ignore", "inherit"],
      },
    ),
  );
  const webs = [await startWeb(pooled), await startWeb(pooled)] as const;
  const isFilled = await until(180, async () => (await readStored(place)).articles.length > 20);
  if (!isFilled) throw new Error("no news came");

  if (rows.includes("reads")) {
    const direct = await startWeb({});
    for (const line of await compareReads({ direct, clustered: webs[0], servers })) console.log(line);
    await direct.stop();
  }
  const ledger = startReaders();
  const living = new AbortController();
  const people = [ledger.live(webs[0].url, workerDir, living.signal), push.live(webs[1].url, living.signal)];
  const probes = startProbes(webs.map(({ url }) => url));
  let before: Stored | null = null;
  for (const row of rows)
    for (let turn = 1; failovers[row] !== undefined && turn <= times; turn += 1) {
      await push.announce();
      const found = probes.begin();
      const said = await failovers[row](servers, probes);
      const stored = await readStored(place);
      // What is acknowledged while this is read is missing from it, which is no fault: it is stored a second later.
      const missed = new Set(findFaults(stored, { before, papersServer, ledger }));
      if (missed.size > 0) await pause(1_000);
      const later =
        missed.size > 0 ? findFaults(await readStored(place), { before, papersServer, ledger }) : [];
      faults.push(...later.filter((fault) => missed.has(fault)).map((fault) => `${row} ${turn}: ${fault}`));
      faults.push(...found.faults().map((fault) => `${row} ${turn}: ${fault}`));
      before = stored;
      console.log(`${row} ${turn}: ${said}; ${found.figures()}`);
    }
  living.abort();
  await Promise.all([...people, probes.stop()]);
  console.log(await push.end(faults));
  const stored = await readStored(place);
  faults.push(...findFaults(stored, { before, papersServer, ledger }).map((fault) => `the end: ${fault}`));
  // What a job itself asks for again is due later: a brief that has no topics yet.
  const twice = await queryStored<{ name: string }>(
    place,
    `select name from pgboss.job where data->>'due' is not null and start_after <= created_on
     group by name, data->>'due' having count(*) > 1`,
  );
  if (twice.length > 0) faults.push(`jobs were queued twice: ${JSON.stringify(twice)}`);
  const [jobs] = await queryStored<{ done: number; rounds: number; failed: number }>(
    place,
    `select count(*) filter (where state = 'completed')::int as done, count(*) filter (where state = 'failed')::int as failed,
       count(*) filter (where name = 'news.round' and state = 'completed')::int as rounds from pgboss.job`,
  );
  const acknowledged = ledger.posted.filter((form) => form.acknowledged).length;
  console.log(
    `ledgers: ${acknowledged} sign-ups and messages acknowledged of ${ledger.posted.length}, ${ledger.confirmed.size} confirmations, ${ledger.counts.views} views acknowledged and ${stored.views} stored with the probes' ${probes.views()}, ${stored.articles.length + stored.held.length} articles, jobs ${JSON.stringify(jobs)}`,
  );
  if (stored.views < ledger.counts.views + probes.views()) faults.push("acknowledged views were lost");
  const errors = webs
    .flatMap((web) => web.output().split("\n"))
    .filter((line) => line.includes('"level":50'))
    .map((line) => line.replace(/"(?:time|request)":"[^"]*",/g, ""));
  if (faults.length > 0) console.log([...new Set(errors)].slice(0, 20).join("\n"));
  await providers.close();
}
