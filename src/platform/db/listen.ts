import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";

const RECONNECT_MS = 1_000;
/** A connection that a firewall has dropped is silent: only a query detects that. */
const PROBE_MS = 15_000;
const TIMEOUT_MS = 5_000;

interface Deps {
  onNotice(payload: string): void;
  /** Connected (again): earlier notices may have been missed. */
  onConnect(): void;
  onTrouble(error: Error): void;
}

export interface Subscription {
  isConnected(): boolean;
  stop(): Promise<void>;
}

/** Listens to a channel of the database on its own connection, and reconnects whenever that breaks. */
export function listen(url: string, channel: string, deps: Deps): Subscription {
  const leaving = new AbortController();
  let client: Client | null = null;

  async function keepListening(): Promise<void> {
    while (!leaving.signal.aborted) {
      try {
        client = await connect(url, channel, deps);
        deps.onConnect();
        await untilBroken(client, leaving.signal);
      } catch (error) {
        deps.onTrouble(error instanceof Error ? error : new Error(String(error)));
      }
      await client?.end().catch(() => {});
      client = null;
      await pause(RECONNECT_MS, undefined, { signal: leaving.signal }).catch(() => {});
    }
  }

  const ended = keepListening();
  return {
    isConnected: () => client !== null,
    async stop() {
      leaving.abort();
      await ended;
    },
  };
}

async function connect(url: string, channel: string, deps: Deps): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: "naija-gist changes",
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    keepAlive: true,
  });
  client.on("error", () => {});
  client.on("notification", ({ payload }) => deps.onNotice(payload ?? ""));
  await client.connect();
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
  return client;
}

/** Resolves when listening ends; rejects when the connection is lost. */
async function untilBroken(client: Client, leaving: AbortSignal): Promise<void> {
  const broken = once(client, "end").then(() => Promise.reject(new Error("the connection ended")));
  broken.catch(() => {});
  while (!leaving.aborted) {
    const moment = pause(PROBE_MS, undefined, { signal: leaving }).catch(() => {});
    await Promise.race([broken, moment]);
    if (!leaving.aborted) await Promise.race([broken, client.query("select 1")]);
  }
}
