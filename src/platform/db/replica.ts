import type { PoolClient, QueryConfig } from "pg";
import { errorMessage } from "#platform/process/errors.ts";
import { type OpenDatabase, openDatabase } from "./open.ts";

/** A server that has not given its position within this time is left out, and its queries go elsewhere. */
const SILENT_MS = 1_000;

export interface ServerState {
  /**
   * In the write-ahead log, in bytes: what a server has, even if its disk has not got it yet, or as a replica what it
   * has replayed.
   */
  readonly position: number;
  /** The same for a database and its copies on replicas, and for no other. */
  readonly origin: string;
  /** Since when the server that can be written to runs; null in a replica. */
  readonly writableSince: number | null;
}

const STATE: QueryConfig & { query_timeout: number } = {
  query_timeout: SILENT_MS,
  text: `select ((case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_insert_lsn() end) - '0/0')::float8 as position,
  (select system_identifier from pg_control_system()) || '/' ||
  (select oid from pg_database where datname = current_database()) as origin,
  case when not pg_is_in_recovery() then extract(epoch from pg_postmaster_start_time())::float8 end as "writableSince"`,
};

async function askState(server: Pick<PoolClient, "query">): Promise<ServerState> {
  const { rows } = await server.query<ServerState>(STATE);
  const [row] = rows;
  if (row === undefined) throw new Error("no position");
  return row;
}

/** Asks on a connection of its own, so that a server with much to do does not count as silent. */
export function watchState(url: string) {
  const limits = { connections: 1, connectMs: SILENT_MS, silentMs: SILENT_MS };
  const { pool, close } = openDatabase(url, { ...limits, onError: () => {} });
  return { ask: () => askState(pool as Pick<PoolClient, "query">), close };
}

interface Options {
  readonly url: string;
  readonly connections: number;
  isOfPrimary(state: ServerState): boolean;
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
  readonly #watched: ReturnType<typeof watchState>;
  readonly #options: Options;
  readonly #positions = new WeakMap<PoolClient, number>();
  readonly #used = new Set<PoolClient & Endable>();
  #isSilent = false;
  /** When it last had what was needed; if it never had, when it was first asked. */
  #hadAllAt = performance.now();
  /** -1 while it is silent. */
  position = -1;
  reads = 0;

  constructor(options: Options) {
    const { url, connections } = options;
    this.address = URL.parse(url)?.host || "a local socket";
    this.#options = options;
    this.#open = openDatabase(url, { connections, connectMs: SILENT_MS, onError: () => {} });
    this.#watched = watchState(url);
  }

  async look(): Promise<void> {
    try {
      // Behind an address with several replicas, the connection may have been that of one that has gone.
      this.position = this.#positionIn(await this.#watched.ask().catch(() => this.#watched.ask()));
      this.#isSilent = false;
    } catch (error) {
      if (!this.#isSilent) this.#options.onTrouble(this.address, errorMessage(error));
      this.#isSilent = true;
      this.position = -1;
      // Whoever waits for an answer of it is told that there will be none.
      for (const client of this.#used) client.end().catch(() => {});
    }
  }

  has(needed: number): boolean {
    return this.position >= needed;
  }

  /** Called after a look. */
  noteWhetherItHas(needed: number): void {
    if (this.has(needed)) this.#hadAllAt = performance.now();
  }

  leftOutSeconds(needed: number): number {
    return this.has(needed) ? 0 : (performance.now() - this.#hadAllAt) / 1000;
  }

  /** A connection whose server has what is needed; null if it has not, or does not answer. */
  async connect(needed: number): Promise<PoolClient | null> {
    let client: (PoolClient & Endable) | undefined;
    try {
      client = (await this.#open.pool.connect()) as PoolClient & Endable;
      this.#used.add(client);
      if ((this.#positions.get(client) ?? -1) < needed)
        this.#positions.set(client, this.#positionIn(await askState(client)));
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

  #positionIn(state: ServerState): number {
    if (!this.#options.isOfPrimary(state)) throw new Error("it is not a replica of this database");
    return state.position;
  }

  release(client: PoolClient & Partial<Endable>, isBroken = false): void {
    this.#used.delete(client as PoolClient & Endable);
    client.release(isBroken);
  }

  async close(): Promise<void> {
    await Promise.all([this.#open.close(), this.#watched.close()]);
  }
}
