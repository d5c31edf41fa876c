import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { leagueCalls, leagueOutlets, leaguePages } from "#tests/support/league-calls.ts";
import { startProduct } from "#tests/support/product.ts";

/** Fresh starts, every other one on a busy machine: which season does each answer name from the first moment on? */
const STARTS = Number(process.env.STARTS ?? 8);
const SEASON = "2025-26";
/** How an answer names the current season; earlier meetings and the list of records name others. */
const NAMED = /"(?:season|current)":"([\d-]+)"|Season <b>([\d-]+)|NPFL (\d{4}-\d{2})/;
const asked = [...leagueCalls, ...leaguePages, ...leagueOutlets.filter((path) => !path.endsWith(".png"))];
let faults = 0;

for (let start = 1; start <= STARTS; start += 1) {
  const burners = start % 2 === 0 ? [burn(), burn()] : [];
  const port = await freePort();
  const seen = new Map<string, number>();
  const watching = new AbortController();
  const watched = watch(`http://localhost:${port}`, seen, watching.signal);
  const product = await startProduct({ PORT: String(port) });
  const whole = await Promise.race([untilLoaded(product.url), pause(120_000, false)]);
  watching.abort();
  await watched;
  await product.stop();
  for (const burner of burners) burner.kill();
  const wrong = [...seen.keys()].filter((what) => what !== SEASON && what !== "503");
  if (wrong.length > 0 || !whole) faults += 1;
  const told = [...seen].map(([what, times]) => `${what} ×${times}`).join(", ");
  console.log(
    `start ${start}${burners.length > 0 ? ", burdened" : ""}: ${told}${whole ? "" : ", never loaded"}`,
  );
}
process.exitCode = faults === 0 ? 0 : 1;

/** Requests everything over and over, even before the port is open. */
async function watch(origin: string, seen: Map<string, number>, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    await Promise.all(asked.map((path) => note(origin, path, seen).catch(() => pause(50))));
  }
}

async function note(origin: string, path: string, seen: Map<string, number>): Promise<void> {
  const response = await fetch(origin + path);
  const text = await response.text();
  const isUncached = response.headers.get("cache-control") === "no-store";
  const named = response.status === 200 ? NAMED.exec(text)?.slice(1).find(Boolean) : undefined;
  const what =
    response.status === 200 ? (named ?? SEASON) : `${response.status}${isUncached ? "" : " cached"}`;
  seen.set(what, (seen.get(what) ?? 0) + 1);
}

async function untilLoaded(origin: string): Promise<boolean> {
  while ((await fetch(`${origin}/api/npfl/standings/current`)).status !== 200) await pause(100);
  // One more round of questions, past every cache's first answer.
  await pause(2_000);
  return true;
}

function burn(): ChildProcess {
  return spawn(process.execPath, ["-e", "for (;;);"]);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "localhost", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
