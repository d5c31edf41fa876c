import { Client } from "pg";
import type { OpenDatabase } from "#platform/db/open.ts";

/** One query as the driver is asked for it. */
interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** PostgreSQL asked by nobody but its driver: the limit that our own answers are measured against. */
export interface DatabaseAlone {
  /** The queries that our own code asks for while it makes an answer. */
  during(ask: () => Promise<unknown>): Promise<readonly Query[]>;
  /** Asks them again, one after the other, on a connection of its own; the milliseconds of all. */
  timeOf(queries: readonly Query[]): Promise<number>;
  close(): Promise<void>;
}

/** `pool` must not have been used before. */
export async function openAlone(pool: OpenDatabase["pool"], url: string): Promise<DatabaseAlone> {
  let asked: Query[] | null = null;
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const [text, values = []] = given;
      if (typeof text === "string") asked?.push({ text, values: values as readonly unknown[] });
      return query(...given);
    }) as typeof client.query;
  });
  const alone = new Client({ connectionString: url });
  await alone.connect();
  return {
    async during(ask) {
      const queries: Query[] = [];
      asked = queries;
      await ask();
      asked = null;
      return queries;
    },
    async timeOf(queries) {
      const started = performance.now();
      for (const { text, values } of queries) await alone.query(text, [...values]);
      return performance.now() - started;
    },
    close: () => alone.end(),
  };
}
