import { setTimeout as pause } from "node:timers/promises";

/** Waits until the league is loaded: until then a product that has just started answers its calls with 503. */
export async function waitForLeague(url: string): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await pause(300)) {
    // On a busy machine the request itself may fail.
    const answer = await fetch(`${url}/api/npfl/standings/current`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error("the league was not loaded");
}
