import type { Ask } from "#contracts/all/all-endpoints.ts";
import { connectors } from "#features/league/sources/connectors.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import type { Job } from "#platform/jobs/job.ts";
import { askSources } from "./ask-sources.ts";
import { checkHeadlines } from "./check-headlines.ts";
import type { LeagueDeps } from "./deps.ts";
import { importBundle } from "./import-bundle.ts";
import { writeForecasts } from "./write-forecasts.ts";

/** Where each source is asked. */
export const resultSources = Object.fromEntries(connectors.map(({ name, base }) => [name, base]));

/** Where a key of API-Football can be tested. */
export const apiFootballAddress = resultSources["api-football"] ?? "";

/** Imports the bundle, asks the sources, writes the forecasts and compares the results with headlines. */
export function leagueJobs(deps: LeagueDeps & { readonly ask: Ask }): Job[] {
  const live = deps.today === undefined;
  // At the start both jobs run at once: the second would wait for the first one's transaction until it times out.
  let loading: Promise<void> | null = null;
  const loadBundle = (): Promise<void> => {
    loading ??= loadNewBundle(deps).finally(() => {
      loading = null;
    });
    return loading;
  };
  return [
    {
      name: "league.round",
      when: { everyMinutes: 30 },
      run: async () => {
        await loadBundle();
        if (live) await askSources(deps);
        await writeForecasts(deps);
        if (live) await checkHeadlines(deps);
      },
    },
    {
      name: "league.running",
      when: { everyMinutes: 1 },
      run: async () => {
        if (deps.playsToday) await loadBundle();
        if (live || deps.playsToday) await askSources(deps, { onlyRunning: true });
      },
    },
  ];
}

/** A new bundle and its forecasts become visible together; until then readers see the earlier state. */
function loadNewBundle(deps: LeagueDeps): Promise<void> {
  return inTransaction(deps.db, async (db) => {
    const imported = await importBundle({ ...deps, db });
    if (imported !== null) await writeForecasts({ ...deps, db });
  });
}
