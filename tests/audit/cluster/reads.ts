import { Client } from "pg";
import type { RunningProduct } from "#tests/support/product.ts";
import type { Servers } from "./servers.ts";

const SECONDS = 10;
const CONNECTIONS = 8;
/** Each search is a new one, which the database has to answer. */
const WORDS = ["naira", "lagos", "police", "governor", "court", "school"];

/** The same uncached pages of one process that reads the primary, and of one behind pooler and replicas. */
export async function compareReads({
  direct,
  clustered,
  servers,
}: {
  direct: RunningProduct;
  clustered: RunningProduct;
  servers: Servers;
}): Promise<string[]> {
  const lines: string[] = [];
  for (const [name, product] of [
    ["one process on the primary", direct],
    ["one process behind PgBouncer and replicas", clustered],
  ] as const) {
    await ask(product.url, 2);
    const before = await reads(servers);
    const { answers, slow } = await ask(product.url, SECONDS);
    const after = await reads(servers);
    const tuples = servers.machines.map(
      ({ name }, nth) => `${name} ${(after[nth] ?? 0) - (before[nth] ?? 0)}`,
    );
    lines.push(
      `${name}: ${(answers / SECONDS).toFixed(0)} answers a second made anew, 95th percentile ${slow.toFixed(0)} ms; rows read by ${tuples.join(", ")}`,
    );
  }
  const page = await fetch(`${clustered.url}/ops`, {
    headers: { Authorization: "Bearer a-token-for-tests" },
  });
  const [shown = "nothing"] = /replica [^<]*<[^>]*>\s*<[^>]*>[^<]*/.exec(await page.text()) ?? [];
  return [...lines, `/ops says: ${shown.replaceAll(/<[^>]*>/g, " ")}`];
}

let asked = 0;
async function ask(url: string, seconds: number): Promise<{ answers: number; slow: number }> {
  const end = performance.now() + seconds * 1000;
  const waits: number[] = [];
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        asked += 1;
        const from = performance.now();
        const answer = await fetch(`${url}/api/articles/search?q=${WORDS[asked % WORDS.length]}+-w${asked}`);
        await answer.arrayBuffer();
        if (answer.status === 200) waits.push(performance.now() - from);
      }
    }),
  );
  return {
    answers: waits.length,
    slow: waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? 0,
  };
}

/** Rows that each machine has returned so far. */
async function reads({ machines }: Servers): Promise<number[]> {
  return Promise.all(
    machines.map(async ({ place }) => {
      const client = new Client({ connectionString: `postgres://naija@${place.address}:5432/naija` });
      await client.connect();
      const { rows } = await client.query(
        "select (tup_returned + tup_fetched)::float8 as n from pg_stat_database where datname = 'naija'",
      );
      await client.end();
      return rows[0].n;
    }),
  );
}
