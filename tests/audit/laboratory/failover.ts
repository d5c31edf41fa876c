import { existsSync } from "node:fs";
import { until } from "#tests/support/until.ts";
import { type Bench, type Row, textOf } from "./place.ts";

const WORDS = "Ten words and more of praise.";
const FORM = new URLSearchParams({ name: "Ada", email: "ada@palm.example", feedback: WORDS });

/** From now on sessions only read, or write again; open ones are ended, as in a failover. */
async function setReadOnly(bench: Bench, value: "on" | "off"): Promise<void> {
  const [row] = await bench.query<{ name: string }>("select current_database() as name");
  // One statement each: a session that only reads may still begin a transaction that writes.
  await bench.query(
    `begin read write; alter database ${row?.name} set default_transaction_read_only = ${value}; commit`,
  );
  await bench.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
}

const statusOf = async (url: string, init: RequestInit = {}): Promise<number> =>
  (await fetch(url, { redirect: "manual", ...init })).status;

export const failoverRows: readonly Row[] = [
  {
    says: "a database that only reads: pages 200, a form 503 with Retry-After and its words, /readyz tells it",
    async tries(place) {
      await using bench = await place.bench();
      const { url } = await bench.start();
      await setReadOnly(bench, "on");
      const told = await until(30, async () => /only reads/.test(await textOf(`${url}/readyz`)));
      const page = await statusOf(`${url}/latest?page=2`);
      const form = await fetch(`${url}/feedback`, { method: "POST", body: FORM, redirect: "manual" });
      const isKept = (await form.text()).includes(WORDS);
      const again = form.headers.get("retry-after");
      return {
        fits: told && page === 200 && form.status === 503 && isKept && again !== null,
        seen: `/readyz tells it: ${told}; page ${page}; form ${form.status}, Retry-After ${again}, words kept: ${isKept}`,
      };
    },
  },
  {
    says: "the queue waits for a database that only reads, and goes on after it; no process ends",
    async tries(place) {
      await using bench = await place.bench();
      const { url, process } = await bench.start();
      await setReadOnly(bench, "on");
      await until(30, async () => /only reads/.test(await textOf(`${url}/readyz`)));
      const [during] = await bench.query<{ now: string }>("select clock_timestamp()::text as now");
      await until(20, async () => false);
      const done = `select from pgboss.job where state = 'completed' and completed_on > '${during?.now}' limit 1`;
      const waited = (await bench.query(done)).length === 0;
      await setReadOnly(bench, "off");
      const goesOn = await until(120, async () => (await bench.query(done)).length > 0);
      const form = await statusOf(`${url}/feedback`, { method: "POST", body: FORM });
      return {
        fits: waited && goesOn && form === 303 && process.exitCode === null,
        seen: `waited: ${waited}; goes on: ${goesOn}; form afterwards ${form}`,
      };
    },
  },
  {
    says: "a frozen database (SIGSTOP): cached pages 200, a new page and a form 503 and never 500",
    async tries(place) {
      await using bench = await place.bench();
      const { url } = await bench.start();
      await textOf(`${url}/latest`);
      const pids = await place.pids();
      const signal = (name: NodeJS.Signals) => {
        // One of them may have ended meanwhile.
        for (const pid of pids) if (existsSync(`/proc/${pid}`)) process.kill(pid, name);
      };
      signal("SIGSTOP");
      try {
        const from = performance.now();
        const statuses = await Promise.all([
          statusOf(`${url}/latest`),
          statusOf(`${url}/search?q=ferry`),
          statusOf(`${url}/feedback`, { method: "POST", body: FORM }),
          statusOf(`${url}/readyz`),
        ]);
        const seconds = Math.round((performance.now() - from) / 1000);
        return {
          fits: statuses.join() === "200,503,503,503" && seconds < 30,
          seen: `cached, new, form, /readyz: ${statuses.join(", ")} within ${seconds} s`,
        };
      } finally {
        signal("SIGCONT");
      }
    },
  },
];
