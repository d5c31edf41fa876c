import { setTimeout as pause } from "node:timers/promises";

/** A product that has just been started answers the league's calls with 503 until all of it is loaded. */
export async function untilLeague(url: string): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await pause(300)) {
    // On a busy machine it may be too busy to answer at all.
    const answer = await fetch(`${url}/api/npfl/standings/current`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error("the league was not loaded");
}
