import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { startEmbedded } from "#platform/db/embedded.ts";
import { makeClockSettable, setClockAhead } from "#tests/support/database-clock.ts";
import { makeDataDir, type RunningProduct, startProduct } from "#tests/support/product.ts";

export interface Outcome {
  readonly fits: boolean;
  readonly seen: string;
}

/** One promise: how it is tested in real processes, and what was seen. */
export interface Row {
  readonly says: string;
  tries(place: Place): Promise<Outcome>;
}

/** How far clocks are ahead of this machine's, in milliseconds. */
export interface Clocks {
  readonly machineMs: number;
  readonly databaseMs: number;
  /** The machine's clock on SIGUSR2. */
  readonly jumpMs?: number;
}

export interface Bench extends AsyncDisposable {
  readonly url: string;
  query<Row>(statement: string): Promise<Row[]>;
  /** Sets the database's clock. */
  setAhead(ms: number): Promise<void>;
  /** Starts the product on it; it ends with the bench. */
  start(clocks?: Clocks, env?: Record<string, string>): Promise<RunningProduct>;
}

export interface Place extends AsyncDisposable {
  /** A database of its own with the sample edition's first articles, whose clock can be set. */
  bench(): Promise<Bench>;
  /** The processes of PostgreSQL. */
  pids(): Promise<number[]>;
}

const CONNECTIONS = 200;
export const RIGHT: Clocks = { machineMs: 0, databaseMs: 0 };

/** One PostgreSQL for all rows; each row gets a copy of the filled database. */
export async function openPlace(): Promise<Place> {
  const dir = await makeDataDir();
  const postgres = await startEmbedded(dir, { durable: false, connections: CONNECTIONS });
  const urlOf = (name: string) => postgres.url.replace("/naija?", `/${name}?`);
  const admin = <Row>(statement: string) => query<Row>(postgres.url, statement);
  await admin("create database filled");
  const filling = await startProduct({ DATABASE_URL: urlOf("filled") });
  while (!/"date":/.test(await textOf(`${filling.url}/api/editions/current`))) await pause(500);
  await filling.stop();
  let benches = 0;

  async function bench(): Promise<Bench> {
    const name = `bench_${++benches}`;
    await admin(`create database ${name} template filled strategy file_copy`);
    const url = urlOf(name);
    await makeClockSettable(url);
    const products: RunningProduct[] = [];
    return {
      url,
      query: (statement) => query(url, statement),
      setAhead: (ms) => setClockAhead(url, ms),
      async start({ machineMs, databaseMs, jumpMs } = RIGHT, env = {}) {
        await setClockAhead(url, databaseMs);
        const product = await startProduct({
          ...{ DATABASE_URL: url, LEAGUE_TODAY: "2026-02-10", LOG_LEVEL: "info" },
          NODE_OPTIONS: "--import ./tests/support/shifted-clock.ts",
          CLOCK_AHEAD_MS: String(machineMs),
          ...(jumpMs !== undefined && { CLOCK_JUMP_MS: String(jumpMs) }),
          ...env,
        });
        products.push(product);
        return product;
      },
      async [Symbol.asyncDispose]() {
        await Promise.all(products.map((product) => product.stop()));
        await admin(`drop database ${name} with (force)`);
      },
    };
  }

  return {
    bench,
    pids: async () => {
      // The first of them accepts connections, and is in no list.
      const rows = await admin<{ pid: number }>(`
        select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid
        union all select pid from pg_stat_activity`);
      return rows.map(({ pid }) => pid);
    },
    async [Symbol.asyncDispose]() {
      await postgres.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

async function query<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  // Its query fails as well.
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** The body of an answer; of a request that fails, its error. */
export async function textOf(url: string, init: RequestInit = {}): Promise<string> {
  return fetch(url, init).then(
    (answer) => answer.text(),
    (error: unknown) => String(error),
  );
}
