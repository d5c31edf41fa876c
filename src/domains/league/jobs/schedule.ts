import { inTransaction } from "#platform/db/transaction.ts";
import type { Job } from "#platform/jobs/job.ts";
import { askSources } from "./ask-sources.ts";
import type { LeagueHands } from "./deps.ts";
import { bringBundle } from "./import-bundle.ts";
import { foretell } from "./write-forecasts.ts";

/** A day on which fixtures, games in hand and form show: the sample edition plays the season back to it. */
export const midSeasonDay = "2025-12-12";

/** Bring along what the house knows, ask who knows more, foretell what comes. */
export function leagueJobs(hands: LeagueHands): Job[] {
  const live = hands.today === undefined;
  return [
    {
      name: "league.round",
      when: { everyMinutes: 30 },
      run: async () => {
        await loadBundle(hands);
        if (live) await askSources(hands);
        await foretell(hands);
      },
    },
  ];
}

/** A new bundle and the forecasts made from it appear together: until then readers see what was there before. */
function loadBundle(hands: LeagueHands): Promise<void> {
  return inTransaction(hands.db, async (db) => {
    const taken = await bringBundle({ ...hands, db });
    if (taken !== null) await foretell({ ...hands, db });
  });
}
