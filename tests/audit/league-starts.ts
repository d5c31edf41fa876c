import { setTimeout as pause } from "node:timers/promises";
import { startBusyProcesses } from "#tests/support/busy-processes.ts";
import { freePort } from "#tests/support/free-port.ts";
import { leagueCalls, leagueOutlets, leaguePages } from "#tests/support/league-calls.ts";
import { startProduct } from "#tests/support/product.ts";

/** Fresh starts, every other one on a busy machine: which season does each answer show from the first moment on? */
const STARTS = Number(process.env.STARTS ?? 8);
const SEASON = "2025-26";
/** How an answer names the current season; earlier meetings and the list of records name others. */
const NAMED_SEASON = /"(?:season|current)":"([\d-]+)"|Season <b>([\d-]+)|NPFL (\d{4}-\d{2})/;
const paths = [...leagueCalls, ...leaguePages, ...leagueOutlets.filter((path) => !path.endsWith(".png"))];
let faults = 0;

for (let start = 1; start <= STARTS; start += 1) {
  const isBusy = start % 2 === 0;
  using _busy = startBusyProcesses(isBusy ? 2 : 0);
  const port = await freePort();
  const outcomes = new Map<string, number>();
  const stopWatching = new AbortController();
  const watched = watch(`http://localhost:${port}`, outcomes, stopWatching.signal);
  const product = await startProduct({ PORT: String(port) });
  const isLoaded = await Promise.race([untilLoaded(product.url), pause(120_000, false)]);
  stopWatching.abort();
  await watched;
  await product.stop();
  const wrong = [...outcomes.keys()].filter((outcome) => outcome !== SEASON && outcome !== "503");
  if (wrong.length > 0 || !isLoaded) faults += 1;
  const summary = [...outcomes].map(([outcome, times]) => `${outcome} ×${times}`).join(", ");
  console.log(
    `start ${start}${isBusy ? ", on a busy machine" : ""}: ${summary}${isLoaded ? "" : ", never loaded"}`,
  );
}
process.exitCode = faults === 0 ? 0 : 1;

/** Requests everything over and over, even before the port is open. */
async function watch(origin: string, outcomes: Map<string, number>, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    await Promise.all(paths.map((path) => recordOutcome(origin, path, outcomes).catch(() => pause(50))));
  }
}

async function recordOutcome(origin: string, path: string, outcomes: Map<string, number>): Promise<void> {
  const response = await fetch(origin + path);
  const text = await response.text();
  const isUncached = response.headers.get("cache-control") === "no-store";
  const season = response.status === 200 ? NAMED_SEASON.exec(text)?.slice(1).find(Boolean) : undefined;
  const outcome =
    response.status === 200 ? (season ?? SEASON) : `${response.status}${isUncached ? "" : " cached"}`;
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}

async function untilLoaded(origin: string): Promise<boolean> {
  while ((await fetch(`${origin}/api/npfl/standings/current`)).status !== 200) await pause(100);
  // One more round of requests, past every cache's first answer.
  await pause(2_000);
  return true;
}
