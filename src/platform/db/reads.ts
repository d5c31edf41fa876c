import { setInterval as everyFew, setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import { outageOf } from "#platform/process/outage.ts";
import type { Database } from "./database.ts";
import type { OpenDatabase } from "./open.ts";
import { Replica, type ServerState, watchState } from "./replica.ts";

/** How often the primary and each replica are asked for their positions; while one is behind a change, more often. */
const LOOK_MS = 500;
const CATCH_UP_MS = 20;
/** A replica ends a query that stands in the way of what it has to replay. */
const IN_THE_WAY = "40001";
/** How many connections of replicas are tried before the primary is asked. */
const TRIES = 2;

export interface ReplicaState {
  readonly address: string;
  /** For how long it has not been read; 0 while it is. */
  readonly leftOutSeconds: number;
  /** Null if it does not answer; a minute if it is longer. */
  readonly lagSeconds: number | null;
  readonly reads: number;
}

export interface Reads {
  /** Only for reading. It reads nothing older than what this process has heard of. */
  readonly db: Database;
  /** Something has changed: from now on, only servers that have the change are read. */
  expectChange(): void;
  /** Resolves when the replicas have what has changed; after two seconds at the latest, when the others are left out. */
  caughtUp(): Promise<void>;
  overview(): { readonly ofPrimary: number; readonly replicas: readonly ReplicaState[] };
  close(): Promise<void>;
}

/** Without replicas, the primary is read. */
export function readPrimary(db: Database): Reads {
  const overview = { ofPrimary: 0, replicas: [] };
  return { db, expectChange() {}, async caughtUp() {}, overview: () => overview, async close() {} };
}

interface Options {
  readonly primary: OpenDatabase["pool"];
  readonly primaryUrl: string;
  readonly urls: readonly string[];
  readonly connections: number;
  onTrouble(address: string, why: string): void;
}

/** Reads from the replicas that have what this process has heard of, in turn, and from the primary where none has. */
export function readReplicas({ primary, primaryUrl, urls, ...options }: Options): Reads {
  const progress = new Progress(primaryUrl);
  const isOfPrimary = (state: ServerState): boolean => progress.isOfPrimary(state);
  const replicas = urls.map((url) => new Replica({ url, isOfPrimary, ...options }));
  let ofPrimary = 0;
  let turn = 0;

  async function connect(tries = TRIES, mayWait = true): Promise<PostgresPoolClient> {
    turn += 1;
    const inTurn = [...replicas.slice(turn % replicas.length), ...replicas.slice(0, turn % replicas.length)];
    for (const replica of tries > 0 ? inTurn : []) {
      const client = replica.has(progress.needed) ? await replica.connect(progress.needed) : null;
      if (client !== null)
        return replaceable(client, {
          release: (destroy) => replica.release(client, destroy),
          another: () => connect(tries - 1, mayWait),
        });
    }
    ofPrimary += 1;
    return mayWait ? connectToPrimary() : primary.connect();
  }

  /** If the primary has gone, the replicas soon have all that they will ever get of it. */
  async function connectToPrimary(): Promise<PostgresPoolClient> {
    const another = async (): Promise<PostgresPoolClient> => {
      for (const end = performance.now() + GONE_MS; performance.now() < end; await pause(CATCH_UP_MS))
        if (replicas.some((replica) => replica.has(progress.needed))) break;
      return connect(TRIES, false);
    };
    try {
      const client = await primary.connect();
      return replaceable(client, { release: (destroy) => client.release(destroy), another });
    } catch (error) {
      if (outageOf(error) === null) throw error;
      return another();
    }
  }

  const pool: PostgresPool = { connect, end: async () => {}, options: {} };
  const watch = watchReplicas(replicas, progress);
  return {
    db: new Kysely({ dialect: new PostgresDialect({ pool }) }),
    expectChange() {
      progress.expectChange();
      watch.followChange();
    },
    caughtUp: watch.caughtUp,
    overview: () => ({
      ofPrimary,
      replicas: replicas.map((replica) => ({
        ...{ address: replica.address, reads: replica.reads },
        leftOutSeconds: replica.leftOutSeconds(progress.needed),
        lagSeconds: replica.position < 0 ? null : progress.lagSecondsOf(replica.position),
      })),
    }),
    async close() {
      await watch.stop();
      await Promise.all([progress, ...replicas].map((one) => one.close()));
    },
  };
}

/** Looks at all of them twice a second, and after a change until they have it. */
function watchReplicas(replicas: readonly Replica[], progress: Progress) {
  const leaving = new AbortController();
  const { signal } = leaving;
  const lookAtReplicas = () => Promise.all(replicas.map((replica) => replica.look()));
  let changes = 0;
  let following = followChange();

  async function watch(): Promise<void> {
    for await (const _ of everyFew(LOOK_MS, undefined, { signal, ref: false })) {
      await Promise.all([progress.look(), lookAtReplicas()]);
      for (const replica of replicas) replica.noteWhetherItHas(progress.needed);
    }
  }
  const watching = watch().catch(() => {});

  async function followChange(): Promise<void> {
    const mine = changes;
    const isLatest = (): boolean => mine === changes && !signal.aborted;
    while (isLatest() && !Number.isFinite(progress.needed)) {
      await progress.look();
      await pause(CATCH_UP_MS);
    }
    for (const end = performance.now() + BEHIND_MS; isLatest() && performance.now() < end; ) {
      await lookAtReplicas();
      if (replicas.every(({ position }) => position >= progress.needed || position < 0)) return;
      await pause(CATCH_UP_MS);
    }
  }

  return {
    followChange() {
      changes += 1;
      following = followChange();
    },
    caughtUp: () => Promise.race([following, pause(BEHIND_MS, undefined, { ref: false })]),
    async stop() {
      leaving.abort();
      await Promise.all([watching, following]);
    },
  };
}

/** A connection. If it is lost before it has answered anything, or gives way, another is asked. */
function replaceable(
  first: PostgresPoolClient,
  { release, another }: { release(destroy?: boolean): void; another(): Promise<PostgresPoolClient> },
): PostgresPoolClient {
  let client = first;
  let hasAnswered = false;
  const releaseIt = (destroy?: boolean): void =>
    client === first ? release(destroy) : client.release(destroy);
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    try {
      const answer = await client.query(text, values);
      hasAnswered = true;
      return answer;
    } catch (error) {
      const isLost = outageOf(error) !== null;
      if (hasAnswered || !(isLost || (error as { code?: string }).code === IN_THE_WAY)) throw error;
      releaseIt(isLost);
      client = await another();
      return client.query(text, values);
    }
  };
  return { query: query as PostgresPoolClient["query"], release: releaseIt };
}

/** A replica that is further behind is left out. */
const BEHIND_MS = 2_000;
/** Within this time after a primary's end, replicas are read without asking it. */
const GONE_MS = 2 * BEHIND_MS;
const REMEMBERED_MS = 60_000;

/**
 * How far the primary is, and what a replica must have: what the primary had two seconds ago, and every change that this
 * process has heard of. Such a change is in the write-ahead log before the position that the primary has then.
 */
class Progress {
  readonly #primary: ReturnType<typeof watchState>;
  /** The primary's positions of the last minute, the latest last. */
  #positions: { readonly at: number; readonly position: number }[] = [];
  #changes = 0;
  #changedAt = 0;
  /** Infinite until the position after the last change is known. */
  needed = Number.POSITIVE_INFINITY;
  #origin: string | null = null;
  /** Null while the primary does not answer. */
  #writableSince: number | null = null;

  constructor(url: string) {
    this.#primary = watchState(url);
  }

  expectChange(): void {
    this.#changes += 1;
    this.#changedAt = performance.now();
    this.needed = Number.POSITIVE_INFINITY;
  }

  async look(): Promise<void> {
    const [at, changes] = [performance.now(), this.#changes];
    const state = await this.#primary.ask().catch(() => null);
    // While the primary does not answer, the replicas are as new as can be known: two seconds after a change, a standby
    // has what it will ever get of it.
    this.#writableSince = state?.writableSince ?? null;
    if (state === null) {
      if (at - this.#changedAt > BEHIND_MS)
        this.needed = Math.min(this.needed, this.#positions.at(-1)?.position ?? this.needed);
      return;
    }
    const { position } = state;
    this.#origin = state.origin;
    this.#positions = [...this.#positions.filter((one) => one.at > at - REMEMBERED_MS), { at, position }];
    if (changes !== this.#changes) return;
    const before = this.#positions.findLast((one) => one.at <= at - BEHIND_MS)?.position ?? 0;
    this.needed = Number.isFinite(this.needed) ? Math.max(this.needed, before) : position;
  }

  /** A server that can be written to is the primary itself, or a former replica that has gone its own way. */
  isOfPrimary({ origin, writableSince }: ServerState): boolean {
    if (this.#origin !== null && origin !== this.#origin) return false;
    return writableSince === null || writableSince === (this.#writableSince ?? writableSince);
  }

  /** How long ago the primary had no more than this; at most a minute. */
  lagSecondsOf(position: number): number {
    const last = this.#positions.at(-1)?.at ?? 0;
    const missed = this.#positions.find((one) => one.position > position);
    return missed === undefined ? 0 : (last - missed.at) / 1000;
  }

  close(): Promise<void> {
    return this.#primary.close();
  }
}
