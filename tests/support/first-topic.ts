import { setTimeout as pause } from "node:timers/promises";

export interface ApiClient {
  get(path: string): Promise<{ json(): Promise<unknown> }>;
}

export interface Topic {
  readonly _id: string;
  readonly topic: string;
}

/** Waits for the first topic: a product that has just started has not analysed anything yet. */
export async function firstTopic(client: ApiClient): Promise<Topic> {
  for (const end = Date.now() + 120_000; Date.now() < end; await pause(500)) {
    // On a busy machine the request itself may fail.
    const answer = await client.get("/api/trending/ai?limit=1").catch(() => null);
    const { topics } = ((await answer?.json()) ?? { topics: [] }) as { topics: Topic[] };
    if (topics[0]) return topics[0];
  }
  throw new Error("no topic came");
}
