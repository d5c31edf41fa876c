import { Client } from "pg";
import type { OpenDatabase } from "#platform/db/open.ts";

/** One query as it is passed to the driver. */
interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** PostgreSQL asked through its driver alone: the limit that our own answers are measured against. */
export interface DatabaseAlone {
  /** The queries that our own code makes while it answers. */
  queriesOf(ask: () => Promise<unknown>): Promise<readonly Query[]>;
  /** Runs them again, one after the other, on a connection of its own; returns the milliseconds of all together. */
  timeOf(queries: readonly Query[]): Promise<number>;
  close(): Promise<void>;
}

/** `pool` must not have been used before. */
export async function openAlone(pool: OpenDatabase["pool"], url: string): Promise<DatabaseAlone> {
  let recorded: Query[] | null = null;
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const [text, values = []] = args;
      if (typeof text === "string") recorded?.push({ text, values: values as readonly unknown[] });
      return query(...args);
    }) as typeof client.query;
  });
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    async queriesOf(ask) {
      const queries: Query[] = [];
      recorded = queries;
      await ask();
      recorded = null;
      return queries;
    },
    async timeOf(queries) {
      const started = performance.now();
      for (const { text, values } of queries) await client.query(text, [...values]);
      return performance.now() - started;
    },
    close: () => client.end(),
  };
}
