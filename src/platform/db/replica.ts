import type { PoolClient, QueryConfig } from "pg";
import { errorMessage } from "#platform/process/errors.ts";
import { type OpenDatabase, openDatabase } from "./open.ts";

/** A server that has not given its position within this time is left out, and its queries go elsewhere. */
const SILENT_MS = 1_000;

/**
 * A server's position in the write-ahead log, in bytes: what it has, even if its disk has not got it yet, or as a replica
 * what it has replayed.
 */
const POSITION: QueryConfig & { query_timeout: number } = {
  query_timeout: SILENT_MS,
  text: `select ((case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_insert_lsn() end) - '0/0')::float8 as position`,
};

async function askPosition(server: Pick<PoolClient, "query">): Promise<number> {
  const { rows } = await server.query<{ position: number }>(POSITION);
  const [row] = rows;
  if (row === undefined) throw new Error("no position");
  return row.position;
}

/** Asks on a connection of its own, so that a server with much to do does not count as silent. */
export function watchPosition(url: string) {
  const limits = { connections: 1, connectMs: SILENT_MS, silentMs: SILENT_MS };
  const { pool, close } = openDatabase(url, { ...limits, onError: () => {} });
  return { ask: () => askPosition(pool as Pick<PoolClient, "query">), close };
}

interface Options {
  readonly url: string;
  readonly connections: number;
  onTrouble(address: string, why: string): void;
}

interface Endable {
  end(): Promise<void>;
}

/** One address of replicas: behind it there may be several, so that each connection has a position of its own. */
export class Replica {
  /** Without credentials. */
  readonly address: string;
  readonly #open: OpenDatabase;
  readonly #watched: ReturnType<typeof watchPosition>;
  readonly #onTrouble: Options["onTrouble"];
  readonly #positions = new WeakMap<PoolClient, number>();
  readonly #used = new Set<PoolClient & Endable>();
  /** -1 while it is silent. */
  position = -1;
  reads = 0;

  constructor({ url, connections, onTrouble }: Options) {
    this.address = URL.parse(url)?.host || "a local socket";
    this.#onTrouble = onTrouble;
    this.#open = openDatabase(url, { connections, connectMs: SILENT_MS, onError: () => {} });
    this.#watched = watchPosition(url);
  }

  async look(): Promise<void> {
    try {
      // Behind an address with several replicas, the connection may have been that of one that has gone.
      this.position = await this.#watched.ask().catch(() => this.#watched.ask());
    } catch (error) {
      if (this.position >= 0) this.#onTrouble(this.address, errorMessage(error));
      this.position = -1;
      // Whoever waits for an answer of it is told that there will be none.
      for (const client of this.#used) client.end().catch(() => {});
    }
  }

  /** A connection whose server has what is needed; null if it has not, or does not answer. */
  async connect(needed: number): Promise<PoolClient | null> {
    let client: (PoolClient & Endable) | undefined;
    try {
      client = (await this.#open.pool.connect()) as PoolClient & Endable;
      this.#used.add(client);
      if ((this.#positions.get(client) ?? -1) < needed)
        this.#positions.set(client, await askPosition(client));
      if ((this.#positions.get(client) ?? -1) >= needed) {
        this.reads += 1;
        return client;
      }
      this.release(client);
    } catch {
      if (client !== undefined) this.release(client, true);
    }
    return null;
  }

  release(client: PoolClient & Partial<Endable>, isBroken = false): void {
    this.#used.delete(client as PoolClient & Endable);
    client.release(isBroken);
  }

  async close(): Promise<void> {
    await Promise.all([this.#open.close(), this.#watched.close()]);
  }
}
